/** A story long enough to be distinguished from a notice; every sentence is its own. */
export const STORY = [
  'Acme has named Ada Okafor its first chief compliance officer, the payments company said in Leeds on Tuesday.',
  'She joins after nine years at the northern branch of the tax office, where she rebuilt the unit that checks small lenders.',
  'Okafor will report to the board and lead forty people in three countries, among them the team that answers the regulator.',
  'The company was told in spring to review how it knows its customers, and paid for an outside reviewer over the summer.',
  'Its chairman called the appointment the last piece of a plan that began when two senior managers left in January.',
] as const;

/** Another story of the same length about the same person. */
export const OTHER_STORY = [
  'Ada Okafor of Acme told a full hall in Bristol that most controls fail quietly and on a Friday afternoon.',
  'Her talk opened the second day of the conference and drew on a hundred reports of small things that went wrong.',
  'She asked the audience to count how often a checklist had stopped anybody from doing what they wanted to do anyway.',
  'Afterwards the panel argued about software that promises to write those checklists by itself, with little agreement.',
  'The organisers will publish the slides next week, together with a recording for those who could not travel.',
] as const;

/** The story as a site prints it: its own lines before, between and after. */
export function printedBy(site: string, story: readonly string[]): string {
  const furniture = [
    `[Home](https://${site}/) [Markets](https://${site}/markets) [People](https://${site}/people)`,
    'By our staff',
    `Readers of ${site} can sign up for a morning letter that brings the most important stories of the day by e-mail.`,
  ];
  const [first = '', ...rest] = story;
  return ['# A story', ...furniture, first, 'Advertisement', ...rest, `© ${site}`].join('\n\n');
}
