import { expect, test } from 'vitest';
import type { ResearchResult } from '../../../model/research-event.ts';
import { SAID, event, page, status, textsOn } from '../../../testing/openers-on.ts';

test('nobody is asked about whoever is named where a breach is told', () => {
  const breach = page(
    'Quillfeather said that hackers had stolen the files from Corvane, its printer.',
  );
  const about = (words: string): readonly string[] =>
    textsOn([breach, page(`Quillfeather\n\nTessa Marlow: “${words}”`)]);

  expect(about('We had rated Corvane as low risk, because the contract was small.')).toEqual([]);
  expect(about('We had rated Merrow as low risk, because the contract was small.')).toHaveLength(1);
});

test.each([
  ['en', 'My first ask of the board was not money.', 'It was a list of twelve doors.'],
  ['en', 'People send me photographs and call that an audit.', 'It’s a picture of one.'],
  ['nl', 'Mijn grootste leverancier is een man met een bus.', 'Die stuur ik geen vragenlijst.'],
  ['de', 'Unser Register steht seit Mai an der Tür.', 'Dort liest es jeder.'],
])('a sentence is said with the one that makes its point (%s)', (language, words, point) => {
  const said = (more: string): string =>
    textsOn([page(`Quillfeather\n\nTessa Marlow: “${words} ${more}”`, { language })]).join(' ');

  expect(said(point)).toContain(`“${words} ${point}”`);
  expect(said('Quillfeather keeps nine doors open.')).toContain(`“${words}”`);
  expect(said(`${point.slice(0, -1)} ${'and so on, '.repeat(12)}now.`)).toContain(`“${words}”`);
});

test.each([
  ['en', 'The board is with me and the money is there.', 'What is missing is a second locksmith.'],
  ['en', 'People send me photographs and call that an audit.', 'But it’s a picture of one.'],
  ['de', 'Das Geld ist da, und der Keller ist frei.', 'Was fehlt, ist ein zweiter Schlosser.'],
  ['fr', 'Le budget est là, et les serruriers aussi.', 'Ce qui manque, c’est une liste des clés.'],
  ['es', 'El dinero está y los cerrajeros también.', 'Lo que falta es una lista de llaves.'],
  ['nl', 'Het geld is er en de slotenmakers ook.', 'Wat ontbreekt is een lijst van sleutels.'],
  ['sv', 'Pengarna finns och låssmederna finns också.', 'Det som saknas är en lista över nycklar.'],
  ['pl', 'Pieniądze są i ślusarze też są gotowi.', 'Brakuje tylko jednej listy kluczy.'],
])('nor is it said without what turns its sense (%s)', (language, words, point) => {
  const said = (more: string): string =>
    textsOn([page(`Quillfeather\n\nTessa Marlow: “${words} ${more}”`, { language })]).join(' ');

  expect(said(point)).toContain(`“${words} ${point}”`);
  expect(said(`${point.slice(0, -1)} ${'and so on, '.repeat(12)}now.`)).not.toContain(words);
});

test('two sentences are quoted, for only the first could follow “that”', () => {
  const words = 'The first ask of the board was not money. It was a list of twelve doors.';

  expect(textsOn([page(`Quillfeather\n\nTessa Marlow: “${words}”`)]).join(' ')).toContain(
    `“${words}”`,
  );
});

test.each([
  ['asks', 'And who counts the doors?', ''],
  ['names the speaker', 'It was Tessa Marlow who counted the doors.', ''],
  ['names who was breached', 'It was Corvane that we rated as low risk.', ''],
  ['tells the news', 'It opens twelve doors in Thisted.', ''],
  ['stands nearer to a fine', 'It was a list.', 'Quillfeather was fined £2 million by the FCA.'],
])('the sentence that makes the point is left out where it %s', (_, point, end) => {
  const words = 'My first ask of the board was not money.';
  const gates = 'The harbour has nine gates. '.repeat(3);
  const said = page(`Quillfeather\n\nTessa Marlow: “${words} ${point}”\n\n${gates}${end}`);
  const breach = page(
    'Quillfeather said that hackers had stolen the files from Corvane, its printer.',
  );
  const whyNow = [event('expansion', 'It opens twelve doors in Thisted.')];

  expect(textsOn([breach, said], { who: status('current'), whyNow }).join(' ')).toContain(
    `“${words}”`,
  );
});

test.each([
  ['2026-08-01', 'We keep the second list of keys in the cellars of the old house.', 1],
  ['2026-11-01', 'We keep the second list of keys in the cellars of the old house.', 0],
  ['2026-11-01', 'We keep the keys in nine houses, and each of these has a list.', 1],
])('what a later fine was about is not said back (%s: %s)', (day, words, count) => {
  const date = { day, precision: 'day', origin: 'text' } as const;
  const fine = 'Quillfeather was fined because of a cellar that nobody had inspected.';
  const whyNow = [event('fine', fine, { happenedOn: date })];
  const said = page(`Quillfeather\n\nTessa Marlow: “${words}”`, {
    date: { day: '2026-09-20', precision: 'day', origin: 'metadata' },
  });

  expect(textsOn([said], { who: status('current'), whyNow })).toHaveLength(count);
});

test('somebody new in post is not quoted from a page that may be of the post before', () => {
  const appointed = 'Quillfeather has appointed Tessa Marlow as chief compliance officer.';
  const whyNow = [event('appointment', appointed, { subject: 'person' })];
  const on = (day: string): readonly ResearchResult[] => [
    page(`Tessa Marlow walks the floor. “${SAID}” said Marlow.`, {
      date: { day, precision: 'day', origin: 'metadata' },
    }),
  ];
  const who = status('current');

  expect(textsOn(on('2026-09-20'), { who, whyNow }).join(' ')).not.toContain(SAID);
  expect(textsOn(on('2026-10-20'), { who, whyNow }).join(' ')).toContain(SAID);
  expect(textsOn(on('2026-09-20'), { who }).join(' ')).toContain(SAID);
});

test.each([
  ['# Pathology incident: lessons', 'en'],
  ['**ARC 64/26 Cyber incident and next steps**', 'en'],
  ['# Bußgeld der Aufsicht', 'de'],
  ['# Amende de la CNIL', 'fr'],
  ['# Multa de la AEPD', 'es'],
  ['# Sanzione del Garante', 'it'],
  ['# Boete van de toezichthouder', 'nl'],
])('what is said below the heading “%s” is not said back', (heading, language) => {
  const told = `Tessa Marlow of Quillfeather replied: “${SAID}”`;
  const texts = (text: string): readonly string[] =>
    textsOn([page(text, { language })]).filter((line) => line.includes(SAID));

  expect(texts(`# Register\n\n${told}`)).toHaveLength(1);
  expect(texts(`${heading}\n\n${told}`)).toEqual([]);
});

test('what answers a question about a penalty is not said back', () => {
  const asked = (question: string) =>
    textsOn([
      page(
        `Quillfeather\n\nTessa Marlow answers.\n\n**${question}**\n\n${SAID}\n\n**And who counts them?**\n\nI do.`,
      ),
    ]).filter((text) => text.includes(SAID));

  expect(asked('What did you do after the penalty in January?')).toEqual([]);
  expect(asked('What did you do after the summer?')).not.toEqual([]);
});

test.each([
  ['of a colleague’s going', { title: 'General counsel goes after 17 years' }, ''],
  [
    'right after trouble is told',
    {},
    'Hackers stole 90 files from the harbour in a ransomware attack. ',
  ],
])('nothing is said back %s', (_, more, before) => {
  const told = `${before}“${SAID}” said Tessa Marlow of Quillfeather.`;

  expect(textsOn([page(told, more)])).toEqual([]);
  expect(textsOn([page(`“${SAID}” said Tessa Marlow of Quillfeather.`)])).toHaveLength(1);
});

test.each([
  ['en', 'We have 340 suppliers with access, and nobody knew who had signed for them.'],
  ['de', 'Wir haben 340 Lieferanten mit Zugang, und bei 60 wusste niemand, wer sie kennt.'],
  ['fr', 'Nous avons 340 fournisseurs, et personne ne savait qui les connaît dans la maison.'],
  ['en', 'Robert never signed a contract that he had not read twice.'],
  ['en', 'A morning where nobody in the vault found the key to the doors.'],
] as const)(
  'nobody is asked for a gap, a colleague or half a sentence (%s: %s)',
  (language, words) => {
    expect(textsOn([page(`Quillfeather\n\nTessa Marlow: “${words}”`, { language })])).toEqual([]);
  },
);

test('two characters of Japanese take as long to say as a word', () => {
  const words = '取引先の名簿は毎月全員で見直していて、誰も一人では印を押しません。';
  const point = 'それは二年前の秋に倉庫の鍵が一本なくなった日からです。';

  expect(
    textsOn([page(`Quillfeather\n\nTessa Marlow: “${words}${point}”`, { language: 'ja' })]).join(),
  ).toContain(`“${words}${point}”`);
});

test('more sentences than two are said together where each goes on from the one before', () => {
  const words =
    'Every morning a driver takes six tons of milk away. It passes nobody on the way. These tons are the house.';

  expect(textsOn([page(`Quillfeather\n\nTessa Marlow: “${words}”`)]).join(' ')).toContain(words);
});

test('a comment below a post is no opener', () => {
  const words = 'Every register has an owner who was never asked.';
  const posted = (count: string): readonly string[] =>
    textsOn([
      page(
        `Quillfeather\n\nWe moved house.\n\n${count}\n\n**Tessa Marlow**: ${words}\n\n**Sam Poole**: Is that so?`,
      ),
    ]);

  expect(posted('64 likes · 12 comments')).toEqual([]);
  expect(posted('Read in nine minutes')).toHaveLength(1);
});

test.each([
  ['The rowing club', 'The rowing club has a new boathouse.', 0],
  ['Der Ruderverein', 'Der Ruderverein hat ein neues Bootshaus.', 0],
  ['The harbour', 'The harbour has a new boathouse.', 1],
  ['The rowing club', 'The rowing club thanks Quillfeather for the boathouse.', 1],
])(
  'words for a club are not said back, unless it is about the company, too: %s, %s',
  (title, news, count) => {
    const words = 'We keep the second list of keys in the cellars of the old house.';
    const said = page(`${news}\n\nTessa Marlow: “${words}”`, { title });

    expect(textsOn([page('Quillfeather makes pens.'), said])).toHaveLength(count);
  },
);

test('nor are words on a club’s own site, though it says where somebody works', () => {
  const words = 'We keep the second list of keys in the cellars of the old house.';
  const text = `Quillfeather pays her wages, we get her Thursdays.\n\nTessa Marlow: “${words}”`;
  const saidOn = (host: string): readonly string[] =>
    textsOn([page('Quillfeather makes pens.'), page(text, { url: `https://${host}/news` })]);

  expect(saidOn('www.riverside-choir.example')).toEqual([]);
  expect(saidOn('www.riverside-herald.example')).toHaveLength(1);
});
