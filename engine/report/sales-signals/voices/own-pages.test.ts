import { expect, test } from 'vitest';
import type { ResearchResult } from '../../../model/research-event.ts';
import { confirmedPage, MARLOW } from '../../../testing/confirmed-page.ts';
import { attributedSentences } from '../attributed-sentences.ts';

const ANOTHER = { title: 'A page', description: '' };

function spokenOn(content: string, more: Partial<ResearchResult> = {}): readonly string[] {
  const page = confirmedPage(content, { ...ANOTHER, ...more });
  return attributedSentences(MARLOW, page).flatMap(({ spoken }) => spoken);
}

/** What she writes in a forum, under names that spell hers. */
const POSTS = [
  ['en', 'tessa_marlow', 'We buried nine thousand files in June.'],
  ['de', 'tmarlow', 'Bei uns prüft seit Mai die Nachtschicht.'],
  ['fr', 'u/TessaMarlow', 'Chez nous, le registre tient en deux pages.'],
  ['es', '@marlow.tessa', 'Nosotros llamamos a cuarenta proveedores.'],
  ['it', 'tessam', 'Da noi il registro sta in un cassetto.'],
  ['nl', 'TMarlow84', 'Bij ons belt de magazijnchef zelf.'],
  ['sv', 'marlow-tessa', 'Hos oss ringer nattskiftet först.'],
  ['pl', 'tessa.marlow', 'U nas rejestr ma dwie strony.'],
] as const;

test.each(POSTS)(
  'a post under a name that spells hers is hers (%s: %s)',
  (language, user, said) => {
    const others = 'Somebody else says so too.';
    const posted = `**${user}** · *6 October 2026, 21:14*\n\n${said}\n\nSeen by all\n\n**gdpr_granny** · *7 October 2026, 08:40*\n\n${others}\n\n**${user}** · *7 October 2026, 09:05*\n\n${said}`;
    const asked = `**u/mapledr**: how is it done\n\n**${user}** (OP): ${said}\n\n**u/quiet_node**: ${others}\n\n**${user}** (OP): ${said}`;

    for (const page of [posted, asked]) expect(spokenOn(page, { language })).toEqual([said, said]);
  },
);

test.each([
  ['another user', '**tess_harlow** · *6 October 2026*', '**gdpr_granny** · *7 October 2026*'],
  ['who shares her given name', '**tessa_k** · *6 October 2026*', '**old_hand** · 3 h'],
])('a post of %s is not', (_, one, other) => {
  const page = `${one}\n\nWe count our keys.\n\n${other}\n\nWe count our doors.`;

  expect(spokenOn(page)).toEqual([]);
});

const OWN = 'Auditors count what was easy to count.';

test.each([
  ['en', 'Journal, words by Tessa Marlow'],
  ['en', '11 March 2026, by Tessa Marlow, Quillfeather'],
  ['de', 'Kolumne · Von Tessa Marlow'],
  ['de', '11. März 2026 – Gastbeitrag von Tessa Marlow'],
  ['fr', '11 mars 2026, par Tessa Marlow, Quillfeather'],
  ['es', 'Opinión | Por Tessa Marlow'],
  ['pt', 'Opinião · Por Tessa Marlow'],
  ['it', 'Rubrica, di Tessa Marlow'],
  ['nl', '5 november 2026 · Door Tessa Marlow'],
  ['sv', 'Krönika | Av Tessa Marlow'],
])('a byline may follow a label or a date (%s: %s)', (language, byline) => {
  expect(spokenOn(`# Title\n\n*${byline}*\n\n${OWN}`, { language })).toContain(OWN);
});

test('a byline behind somebody else is theirs', () => {
  expect(spokenOn(`# Title\n\nMax Roe, with photographs by Tessa Marlow\n\n${OWN}`)).toEqual([]);
});

const DIARY = 'I locked the store myself in June.\n\nMy auditors asked me for the key.';
const SAID = ['I locked the store myself in June.', 'My auditors asked me for the key.'];

test.each([
  ['whose host is her surname', 'https://marlow.example/notes/key', 'About me: Tessa Marlow', SAID],
  ['whose host is a family’s company', 'https://marlow.example/notes/key', 'Harlow & Sons', []],
  ['with her name and a question above', 'https://paper.example/key', 'Share', []],
])('a diary on a site %s', (_, url, below, said) => {
  expect(spokenOn(`# Who has the key?\n\n${DIARY}\n\n${below}`, { url })).toEqual(said);
});

test('a title that asks takes nothing from the text below the author’s name', () => {
  const page = `# Who has the key?\n\n**Tessa Marlow**\n\nJuly 12, 2026 · 4 min read\n\n${DIARY}`;

  expect(spokenOn(page)).toEqual(SAID);
});

test('a disclaimer, a call for letters and the line of time and author are nobody’s words', () => {
  const page = `# Keys\n\n**Tessa Marlow**\n\nAudit in local government. Views mine, typos mine too.\n\n${DIARY}\n\nSend your letter to desk@paper.example. No more than 300 words.`;

  expect(spokenOn(page)).toEqual(SAID);
});

test.each([
  [
    'ko',
    '― 열쇠는 누가 갖고 있습니까.',
    '제가 갖고 있습니다.',
    '― 시간 내주셔서 감사합니다.',
    '커피는 각자 냈다.',
  ],
  [
    'ja',
    '――12月に何が変わりますか。',
    '鍵は私が持っています。',
    '――本日はありがとうございました。',
    '彼女は席を立った。',
  ],
  [
    'de',
    'Wer hat den Schlüssel, Frau Marlow?',
    'Den habe ich.',
    'Vielen Dank für das Gespräch.',
    'Sie geht.',
  ],
  ['ro', 'Cine are cheia, doamna Marlow?', 'Eu o am la mine.', 'Mulțumim!', 'Pleacă grăbită.'],
])('the interviewer’s thanks end the last answer (%s)', (language, ...lines) => {
  const [question, answer, thanks, end] = lines;
  const page = `Tessa Marlow.\n\n**${question}**\n\n${answer}\n\n**${question}**\n\n${answer}\n\n**${thanks}**\n\n${end}`;
  const said = spokenOn(page, { language });

  expect(said).toContain(answer);
  expect(said).not.toContain(end);
});

test('an interview may name her in its address alone', () => {
  const page =
    '# „Cheia”\n\n**Ce s-a schimbat?**\n\nAm schimbat cheia.\n\n**Și apoi?**\n\nAm dormit.';
  const url = (path: string): Partial<ResearchResult> => ({
    language: 'ro',
    url: `https://revista.example/interviuri/${path}`,
  });

  expect(spokenOn(page, url('marlow-tessa-cheia'))).toContain('Am schimbat cheia.');
  expect(spokenOn(page, url('cheia-de-acasa'))).toEqual([]);
});

test('a talk’s title above another speaker’s name is none of hers', () => {
  const page =
    '**Max Roe** – lawyer\n\n„Controls, a new way”\n\n**Tessa Marlow** – Head of Audit, Quillfeather';

  expect(spokenOn(page)).toEqual([]);
});
