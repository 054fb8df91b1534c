/** What a salesperson can say about an event without sounding as if they had waited for it. */
export const EVENT_OPENERS: Readonly<Record<string, (company: string, when: string) => string>> = {
  breach: (company, when) =>
    `I read about the incident that touched ${company} in ${when}. What has it changed in the way you look at suppliers and access?`,
  fine: (company, when) =>
    `I read about the regulator’s decision on ${company} in ${when}. Which of the follow-up measures takes most of your team’s time?`,
  enforcement: (company, when) =>
    `I read about the measures agreed for ${company} in ${when}. How do you show progress on them without drowning in spreadsheets?`,
  auditfinding: (company, when) =>
    `I read about the findings on controls at ${company} in ${when}. How do you keep track of what has been closed and what has only been promised?`,
  litigation: (company, when) =>
    `I read about the proceedings around ${company} in ${when}. Has that changed what the board asks you for?`,
  departure: (company, when) =>
    `I read about the change in the team at ${company} in ${when}. What should not get lost in the handover?`,
  newhire: (company, when) =>
    `I read about the appointment at ${company} in ${when}. What will change in the way your teams work together?`,
  rfp: (company) =>
    `I understand that ${company} is looking at its tools. What must a new one do that the present one does not?`,
  mna: (company, when) =>
    `I read about the deal that ${company} is part of in ${when}. How are you bringing two sets of policies and controls together?`,
  ipo: (company, when) =>
    `I read about the listing of ${company} in ${when}. Which controls do you want to see tested before anybody else does?`,
  funding: (company, when) =>
    `I read about the funding for ${company} in ${when}. How much of it finds its way to compliance and controls?`,
  regchange: (company) =>
    `There is a date coming up for ${company}. What is still open on your list?`,
  cert: (company, when) =>
    `I read about the certification of ${company} in ${when}. How do you keep the evidence fresh until the next audit?`,
  expansion: (company, when) =>
    `I read in ${when} that ${company} is moving into something new. Which rules were you surprised to find there?`,
  layoff: (company, when) =>
    `I read about the changes at ${company} in ${when}. Which controls lose their owner, and who picks them up?`,
};

/** How to ask about a subject, by the group it belongs to. */
export const TOPIC_OPENERS: Readonly<Record<string, (label: string, company: string) => string>> = {
  law: (label, company) =>
    `What I read about ${company} mentions ${label}. Who owns this on your side, and what is still open?`,
  framework: (label, company) =>
    `What I read about ${company} mentions ${label}. How do you keep the evidence together between audits?`,
  domain: (label, company) =>
    `What I read about ${company} mentions ${label}. Where does most of the manual work sit today?`,
  voice: (_label, company) =>
    `I read which tools ${company} works with. What do they leave for you to do by hand?`,
};

/** To somebody new in a post. */
export function congratulation(company: string): string {
  return `Congratulations on the post at ${company}. What do you want to be different a year from now?`;
}

/** To say somebody's own words back: about their work one can ask how it goes, about the rest what is behind it. */
export function saidBack(place: string, words: string, isAboutWork: boolean): string {
  const end = /[.!?…]$/u.test(words) ? '' : '.';
  const question = isAboutWork ? 'How far along is that today?' : 'What is the story behind that?';
  return `${place} you said: “${words}${end}” ${question}`;
}

/** To somebody who spoke in public. */
export function talk(title: string): string {
  return `I came across “${title}”. Which question from the audience has stayed with you?`;
}
