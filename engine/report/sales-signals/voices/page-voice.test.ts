import { expect, test } from 'vitest';
import type { ResearchResult } from '../../../model/research-event.ts';
import { confirmedPage, MARLOW } from '../../../testing/confirmed-page.ts';
import { attributedSentences } from '../attributed-sentences.ts';

function spokenOn(content: string, more: Partial<ResearchResult> = {}): readonly string[] {
  return attributedSentences(MARLOW, confirmedPage(content, more)).flatMap(({ spoken }) => spoken);
}

const TURN = 'We counted forty keys and nine doors.';

test.each([
  ['bold with a colon', `**Tessa Marlow:** ${TURN}\n\n**Sam:** And the windows?`],
  ['bold, the colon outside', `**Marlow**: ${TURN}\n\n**Sam Poole**: And the windows?`],
  ['in capitals', `MARLOW: ${TURN}\n\nPOOLE: And the windows?`],
  ['plain, with the full name', `Tessa Marlow: ${TURN}\nSam Poole: And the windows?`],
  ['after a time', `[00:12] Tessa: ${TURN}\n[00:40] Sam: And the windows?`],
  [
    'before a time, on a line of its own',
    `**Sam Poole** 00:03\n\nReady?\n\n**Tessa Marlow** 00:12\n\n${TURN}`,
  ],
  [
    'by initials',
    `**TT: What did you count?**\n\nTM: ${TURN}\n\n**TT: And then?**\n\nTM: We slept.`,
  ],
  ['by a clipped name', `**Sam:** What did you count?\n\n**Tess:** ${TURN}`],
  [
    'with title and office',
    `**Chairman:** Ready?\n\n**Ms. Tessa Marlow (Chief Compliance Officer, Quillfeather):** ${TURN}`,
  ],
  ['behind a dash', `**S. POOLE** — Ready?\n\n**T. MARLOW** — ${TURN}`],
  ['as the guest', `Tessa Marlow of Quillfeather joins us.\n\nHost: Ready?\n\nGuest: ${TURN}`],
  [
    'by her name in brackets behind her part',
    `Host (Sam Poole): Ready?\n\nGuest (Tessa Marlow, Quillfeather): ${TURN}`,
  ],
  ['as the answer', `Tessa Marlow of Quillfeather joins us.\n\nQ: Ready?\n\nA: ${TURN}`],
  [
    'as the answer to a question in bold',
    `Tessa Marlow of Quillfeather.\n\n**P. ¿Lista?**\n\nR. ${TURN}\n\n**P. ¿Y luego?**\n\nR. We slept.`,
  ],
])('a turn of a transcript is hers when she is labelled %s', (_, content) => {
  expect(spokenOn(content)).toContain(TURN);
});

test.each([
  ['the one who asks', `**Tessa Marlow:** We sleep well.\n\n**Sam:** ${TURN}\n\nReady?`],
  ['another guest', `TESSA MARLOW: We sleep well.\n\nMAX ROE: ${TURN}\n\nHOST: Really?`],
  ['whoever follows the last turn', `Host: Ready?\n\nTessa Marlow: We sleep well.\n\n${TURN}`],
  ['a list of people', `**Tessa Marlow:** ${TURN}\n\n**Max Roe:** Our finance chief since 2014.`],
  [
    'a list of people behind dashes',
    `# Our people\n\n**Max Roe** – Managing director. Third of his name.\n\n**Tessa Marlow** – Compliance. ${TURN}\n\n**Sam Poole** – Sales. Ask him about keys.`,
  ],
  [
    'a question that heads a page with labelled turns',
    `# Who holds the keys?\n\n${TURN} Tessa Marlow joined us.\n\n**And now?**\n\n*Marlow:* We sleep well.\n\n*Sam Poole (locksmith):* So do we.`,
  ],
  ['readers who comment', `By Tessa Marlow\n\nI sleep well in my own bed.\n\nMax Roe: ${TURN}`],
  [
    'another guest, named in brackets',
    `Tessa Marlow of Quillfeather joins us.\n\nHost (Sam Poole): Ready?\n\nGuest (Max Roe, consultant): ${TURN}\n\nMarlow: Max is right about the doors.`,
  ],
])('what follows the label of %s is not hers', (_, content) => {
  expect(spokenOn(content)).not.toContain(TURN);
});

const INTRODUCTION = 'Tessa Marlow is chief compliance officer of Quillfeather.';

test.each([
  [
    'bold questions',
    `${INTRODUCTION}\n\n**What changed?**\n\n${TURN}\n\n**And then?**\n\nWe slept.`,
  ],
  [
    'a question and its answer on one line',
    `${INTRODUCTION}\n\n**What changed?** ${TURN}\n\n**And then?** We slept.`,
  ],
  [
    'a remark among the questions',
    `${INTRODUCTION}\n\n**What changed?**\n\nNothing.\n\n**Some call it luck.**\n\n${TURN}\n\n**And then?**\n\nWe slept.`,
  ],
  [
    'a remark after them',
    `${INTRODUCTION}\n\n**What changed?**\n\nNothing.\n\n**And then?**\n\nWe slept.\n\n**Some call it luck.**\n\n${TURN}`,
  ],
  [
    'headings as questions',
    `${INTRODUCTION}\n\n## What changed?\n\n${TURN}\n\n## And then?\n\nWe slept.`,
  ],
  [
    'bare lines that ask her',
    `${INTRODUCTION}\n\nWhat did you change?\n\n${TURN}\n\nWhat would you do again?\n\nWe would sleep.`,
  ],
  ['dashes', `${INTRODUCTION}\n\n— What changed?\n\n— ${TURN}\n\n— And then?\n\n— We slept.`],
])('an interview is known by %s', (_, content) => {
  expect(spokenOn(content)).toContain(TURN);
});

test.each([
  [
    'the closing words of an interview',
    `${INTRODUCTION}\n\n**What changed?**\n\nNothing.\n\n**And then?**\n\nWe slept.\n\n${TURN}`,
  ],
  [
    'a company’s answers to its applicants',
    `${INTRODUCTION}\n\n**How do I apply?**\n\n${TURN}\n\n**What do I bring?**\n\nBring a coat.`,
  ],
  [
    'a colleague quoted in an answer',
    `${INTRODUCTION}\n\n**Best thing?**\n\nIona, graduate: “${TURN}”\n\n**And then?**\n\nWe slept.`,
  ],
])('%s are not hers', (_, content) => {
  expect(spokenOn(content)).not.toContain(TURN);
});

const OWN = 'I keep nine keys on one ring.';

test.each([
  ['en', 'By Tessa Marlow, chief compliance officer'],
  ['en', 'Submitted by: Tessa Marlow'],
  ['en', '*Delivered by Tessa Marlow, Quillfeather, 13 June 2024*'],
  ['de', '*Von Tessa Marlow, Leiterin Compliance*'],
  ['de', 'Gastbeitrag von Tessa Marlow'],
  ['fr', 'Par Tessa Marlow — 6 octobre 2026'],
  ['es', 'Por Tessa Marlow'],
  ['pt', 'Texto: Tessa Marlow'],
  ['it', 'di Tessa Marlow'],
  ['nl', '**Door Tessa Marlow, chief risk officer**'],
  ['sv', 'Av Tessa Marlow'],
  ['pl', '**Autorka: Tessa Marlow, Quillfeather**'],
  ['cs', 'Napsala Tessa Marlow'],
  ['tr', 'Yazan: Tessa Marlow'],
])('below her byline the text is hers (%s: %s)', (language, byline) => {
  expect(spokenOn(`# Keys\n\n${byline}\n\n${OWN}`, { language })).toEqual([OWN]);
});

test.each([
  ['her name above it', `# Keys\n\nTESSA MARLOW\n*Contributed*\n\n${OWN}\n\nMy door has a lock.`],
  [
    'her name below it',
    `# A word from the office\n\n${OWN}\n\n*Tessa Marlow, Chief Compliance Officer*`,
  ],
  [
    'an author box',
    `# Keys\n\n${OWN}\n\nAbout the author: Tessa Marlow runs compliance at Quillfeather.`,
  ],
  ['what she is said to write', `Tessa Marlow, Chief Compliance Officer, writes: ${OWN}`],
  [
    'her profile',
    `# Tessa Marlow\n\n**About**\n\n${OWN}\n\nQuillfeather, 2019 – Present\n\nBeta Foods, 2011 – 2019`,
  ],
])('a text in the first person is hers by %s', (_, content) => {
  expect(spokenOn(content)).toContain(OWN);
});

test('a text is hers on a site of her own', () => {
  const url = 'https://www.tessamarlow.example/keys';

  expect(spokenOn(`# Keys\n\n${OWN}\n\nMy door has a lock.`, { url })).toContain(OWN);
  expect(spokenOn(`# Keys\n\n${OWN}\n\nMy door has a lock.`)).toEqual([]);
});

test.each([
  ['another byline', `By Sam Poole\n\nTessa Marlow met me at noon.\n\n${OWN}\n\nMy tea got cold.`],
  [
    'a reporter who says I',
    `# A day in the vault\n\nTessa Marlow, Chief Compliance Officer\n\nI arrive at seven and wait.\n\nMy coffee is cold when Tessa Marlow laughs.`,
  ],
  [
    'a company that says we',
    `# Our team\n\nTessa Marlow, Chief Compliance Officer\n\nWe keep nine keys on one ring.\n\nOur doors have locks.`,
  ],
  ['a byline of two', `By Tessa Marlow and Sam Poole\n\n${OWN}`],
  [
    'who speaks of the author',
    `By Tessa Marlow\n\nMy door has a lock.\n\nTessa Marlow is chief compliance officer and lives in Leeds.`,
  ],
  [
    'the editors',
    `By Tessa Marlow\n\nMy door has a lock.\n\nThe editors pay nothing and send a calendar.`,
  ],
])('the text of a page with %s is not hers', (_, content) => {
  const spoken = spokenOn(content);

  expect(spoken.filter((one) => one !== 'My door has a lock.')).toEqual([]);
});

test('what somebody else says in her article is not hers', () => {
  const content = `By Tessa Marlow\n\n${OWN} My boss said: “Nobody needs nine keys.” We call that "low risk" here.`;

  expect(spokenOn(content)).toEqual([OWN, 'We call that "low risk" here.']);
});

test.each([
  [
    'Tessa Marlow above',
    '> We cut it to nine days.\n>\n> — Tessa Marlow, CRO, Quillfeather',
    ['We cut it to nine days.'],
  ],
  [
    'Tessa Marlow behind',
    '"We cut it to nine days." — Tessa Marlow, CRO',
    ['We cut it to nine days.'],
  ],
  ['somebody else', '> We cut it to nine days.\n>\n> — Max Roe, CFO, Beta Foods', []],
  [
    'Tessa Marlow on the line below',
    '"We cut it to nine days."\n\n**Tessa Marlow**, CRO at Quillfeather\n\n"A great team."\n\n**Max Roe**, CFO',
    ['We cut it to nine days.'],
  ],
  [
    'Tessa Marlow in the block, without a dash',
    '> „Wir sparen an Ordnern.“\n> Tessa Marlow, Leiterin\n\n> „Der Umbau kostet Geld.“\n> Uwe Brandt, Vorstand',
    ['Wir sparen an Ordnern.'],
  ],
  ['a title of a talk', '"The green tick and other tales" — Tessa Marlow, CRO', []],
])('a quotation belongs to the credit under it: %s', (_, content, spoken) => {
  expect(spokenOn(content)).toEqual(spoken);
});

test.each([
  ['en', 'Thanks, Tessa.'],
  ['en', 'Thank you, Tessa Marlow.'],
  ['de', 'Danke, Tessa.'],
  ['fr', 'Merci, Tessa.'],
])('thanks in bold end an interview and are no label (%s): %s', (language, thanks) => {
  const interview = `# Tessa Marlow\n\n**What did you count?**\n\n${TURN}\n\n**And did you sleep?**\n\nWe slept.\n\n**${thanks}**`;
  expect(spokenOn(interview, { language })).toEqual([TURN, 'We slept.']);
});

test('questions to somebody by name are no help for readers, whatever verbs they have', () => {
  const interview = `**Come sono cambiati i registri?**\n\nSono il doppio.\n\n**Le chiavi aiutano?**\n\nAiutano chi le conta.`;
  const answers = ['Sono il doppio.', 'Aiutano chi le conta.'];
  const more = { language: 'it', title: 'Due domande a Tessa Marlow' };
  expect(spokenOn(interview, more)).toEqual(answers);
});

test.each([
  ['fr', '28 octobre 2026. Tribune de Tessa Marlow, directrice des risques, Quillfeather'],
  ['en', '28 October 2026. By Tessa Marlow, chief risk officer, Quillfeather'],
  ['es', '28 de octubre de 2026. Tribuna de Tessa Marlow, directora de riesgos'],
])('a byline behind a date and a full stop makes the page theirs (%s): %s', (language, line) => {
  const text = `# La carta\n\n${line}\n\n${TURN}`;
  expect(spokenOn(text, { language, title: 'La carta' })).toContain(TURN);
});

test.each([
  ['en', 'Try Quillfeather free for 14 days. No credit card.'],
  ['de', 'Sie können 14 Tage kostenlos testen.'],
  ['fr', 'Demandez votre essai gratuit.'],
])('an offer below a text of hers is not what she says (%s): %s', (language, offer) => {
  const text = `By Tessa Marlow\n\n${TURN}\n\n${offer}`;
  expect(spokenOn(text, { language, title: 'Column by Tessa Marlow' })).toEqual([TURN]);
});
