import { expect, test } from 'vitest';
import { judgedForJo } from '../testing/judged-for-jo.ts';
import { pageForJo } from '../testing/page-for-jo.ts';

test.each([
  [
    'en',
    'Jo Marsh heads audit at Delta Leasing AG. For eleven years she built up the compliance of Harbour Mutual.',
  ],
  [
    'de',
    'Jo Marsh verantwortet bei der Delta Leasing AG die Revision. Elf Jahre lang baute sie die Revision der Harbour Mutual auf.',
  ],
  [
    'fr',
    'Jo Marsh dirige l’audit de la Banque Delta. Pendant neuf ans, elle a bâti la conformité de Harbour Mutual.',
  ],
  [
    'es',
    'Jo Marsh dirige la auditoría del Banco Delta. Durante doce años llevó el cumplimiento de Harbour Mutual.',
  ],
  [
    'it',
    'Jo Marsh guida l’audit di Banca Delta. Per otto anni ha curato i rischi di Harbour Mutual.',
  ],
  [
    'nl',
    'Jo Marsh leidt de audit bij Delta Bank. Negen jaar lang bouwde ze de compliance van Harbour Mutual op.',
  ],
  [
    'da',
    'Jo Marsh leder revisionen hos Delta Bank. I otte år byggede hun compliance op i Harbour Mutual.',
  ],
  [
    'pl',
    'Jo Marsh kieruje audytem w Delta Bank. Przez 9 lat budowała compliance w Harbour Mutual.',
  ],
])('years at the company excuse a newer employer (%s): %s', (_, text) => {
  expect(pageForJo(text).features['employer-beside-company']).toBeLessThan(EXCUSED_MAX);
});

test.each([
  'Jo Marsh heads audit at Delta Leasing AG. For eleven years Peter Roe built up the audit of Harbour Mutual.',
  'Jo Marsh heads audit at Delta Leasing AG. The unit of Harbour Mutual is looking for an auditor.',
  'Jo Marsh leitet bei der Delta Bank die Revision. Harbour Mutual sucht neue Leute.',
])('somebody else’s years there, or none, do not: %s', (text) => {
  expect(pageForJo(text).features['employer-beside-company']).toBeGreaterThan(EXCUSED_MAX);
});

const EXCUSED_MAX = 0.5;

function column(note: string): string {
  return [
    'By Jo Marsh',
    'Five years ago we counted floods by hand. I still do, and so do my neighbours, who count them with me every spring.',
    'The river has come up twice since. We carried chairs upstairs.',
    'Nobody sells chairs any more.',
    note,
  ].join('\n\n');
}

test.each([
  ['en', 'The author, an actuary, is general manager for claims at Harbour Mutual.'],
  ['de', 'Die Autorin ist Leiterin Schaden bei Harbour Mutual.'],
  ['fr', 'L’auteur est directeur général de Harbour Mutual.'],
  ['es', 'La autora es directora de siniestros en Harbour Mutual.'],
  ['pt', 'A autora é diretora de sinistros na Harbour Mutual.'],
  ['nl', 'De auteur is directeur schade bij Harbour Mutual.'],
  ['sv', 'Skribenten är skadechef på Harbour Mutual.'],
  ['cs', 'Autorka je ředitelka likvidace v Harbour Mutual.'],
])('the note below a column gives its author the company (%s): %s', (_, note) => {
  expect(pageForJo(column(note)).features['officer-of-company']).toBeGreaterThanOrEqual(0.5);
});

test.each([
  'The writer Peter Roe is claims director at Harbour Mutual.',
  'The writer is a former claims director of Harbour Mutual.',
  'A claims director of Harbour Mutual disagreed.',
])('a note on somebody else, or on the past, does not: %s', (note) => {
  expect(pageForJo(column(note)).features['officer-of-company']).toBe(0);
});

test('a company in a speaker’s own turn is near them, and one in the host’s turn is not', () => {
  const talk = (host: string, guest: string): string =>
    `HOST: With us is Jo Marsh, who knows the rules.\n\nHOST: ${host}\n\nMARSH: ${guest}`;
  const near = (text: string): number => pageForJo(text).features['company-in-passage'];

  expect(
    near(talk('How many have you?', 'We have four hundred at Harbour Mutual.')),
  ).toBeGreaterThan(0);
  expect(near(talk('Harbour Mutual has four hundred.', 'So I hear. We have fewer.'))).toBe(0);
});

test('the rows of a register are of the company above the table', () => {
  const register = (company: string): string =>
    `# ${company}\n\n| Name | Office |\n| --- | --- |\n| Roe, Peter | Chairman |\n| Poe, Ann | Secretary |\n| Marsh, Jo | Head of Audit |`;

  expect(pageForJo(register('Harbour Mutual – officers')).features['company-named-last']).toBe(0.8);
  expect(pageForJo(register('Delta Bank – officers')).features['company-named-last']).toBe(0);
});

test('words of other callings on the page take no confirmation away', () => {
  const [judgement] = judgedForJo([
    {
      title: 'Minutes',
      markdown:
        'The vicar, the mayor, a nurse and two teachers were heard. Jo Marsh, head of audit at Harbour Mutual, presented the report on risk and controls.',
    },
  ]);

  expect(judgement?.verdict).toBe('confirmed');
});

test.each([
  ['en', "Harbour Mutual's Jo Marsh on old ledgers"],
  ['en', 'Jo Marsh of Harbour Mutual on old ledgers'],
  ['es', '«Los libros mienten»: Jo Marsh, de Harbour Mutual'],
  ['nl', 'Jo Marsh leidt sinds mei de boeken van Harbour Mutual'],
])('a headline that says what joins the two is no chance meeting (%s): %s', (_, title) => {
  const { features } = pageForJo('The ledgers are older than the town.', title);

  expect(features['associated-with-company']).toBeGreaterThan(STATED_MIN);
  expect(features['headline-association']).toBe(0);
});

test('brackets behind a name in a headline hold the employer where the text names it too', () => {
  const title = 'Jo Marsh (Harbour Mutual): the ledgers lie';
  const association = (text: string): number =>
    pageForJo(text, title).features['headline-association'];

  expect(association('Harbour Mutual is old. The ledgers are kept there.')).toBe(0);
  expect(association('The town is old.')).toBeGreaterThan(0);
});

test.each([
  'Jo Marsh – Harbour Mutual (live)',
  'Jo Marsh: the lost choirs of Harbour Mutual',
  'Jo Marsh on Harbour Mutual',
])('two names in a headline may be one: %s', (title) => {
  const { features } = pageForJo('The band plays on Friday.', title);

  expect(features['headline-association']).toBeGreaterThan(0);
});

test('a profile that gives an office at the company is no chance meeting either', () => {
  const text = '# Jo Marsh\n\nElm Road\n\n## Experience\n\nRisk manager, Harbour Mutual, 2020 –';

  expect(pageForJo(text, 'Jo Marsh - Harbour Mutual').features['headline-association']).toBe(0);
});

test('what a column on the company’s own site tells of a family makes no obituary of it', () => {
  const memories =
    'By Jo Marsh, Head of Audit\n\nMy grandmother was born in 1930, married in 1951 and was buried beside her daughter. I audit what she kept.';
  const records = (url?: string): number =>
    pageForJo(memories, 'Notes', url).features['life-records'];

  expect(records()).toBeGreaterThan(0);
  expect(records('https://www.harbourmutual.example/notes')).toBe(0);
});

test('words that say what joins name and company may be many', () => {
  const { features } = pageForJo('Jo Marsh, a clerk with forty buses and jokes at Harbour Mutual');

  expect(features['associated-with-company']).toBeGreaterThan(STATED_MIN);
});

const STATED_MIN = 0.7;

test.each([
  ['Jo Marsh won the Harbour Mutual T20 Cup on Sunday.', 1],
  ['Jo Marsh läuft den Harbour Mutual Marathon.', 1],
  ['Jo Marsh a gagné la finale du Harbour Mutual Trophée.', 1],
  ['Jo Marsh met Harbour Mutual. Cup final on Sunday.', 0],
  ['Jo Marsh left Harbour Mutual League offices.', 1],
  ['Jo Marsh left Harbour Mutual for a cup of tea.', 0],
])('a contest named after the company is not about it: %s', (text, outside) => {
  expect(pageForJo(text).features['company-outside']).toBe(outside);
});

test.each([
  ['Jo Marsh: Still Water, Loud Tap', 0],
  ['Jo Marsh: “I throw pots.”', 1],
  ['Jo Marsh : « Je tourne des bols. »', 1],
  ['Jo Marsh: „Ich drehe Schalen.“', 1],
])('a name at the head of a title speaks only before a quotation: %s', (heading, speaker) => {
  expect(pageForJo(`# ${heading}\n\nThe bowls of Jo Marsh leak.`).features.speaker).toBe(speaker);
});

test('an entry of a list says nothing of the one before it, unless that is a name alone', () => {
  const prize = '- Jo Marsh, Harbour Mutual, for her ledgers\n- Ann Roe, midfielder, for her goals';
  const label = '- Jo Marsh\n- Midfielder of the year';

  expect(pageForJo(prize).features['other-occupation']).toBe(0);
  expect(pageForJo(label).features['other-occupation']).toBe(1);
});

test('a firm that begins with the surname is not the person', () => {
  const firm = 'Jo Marsh lives here. Marsh Hale advises Harbour Mutual. So Marsh Hale says.';
  const person = 'Jo Marsh lives here. Marsh advises Harbour Mutual. So Marsh says.';
  const mentionsIn = (text: string): number => pageForJo(text).evidence.counted.length;

  expect(mentionsIn(firm)).toBe(1);
  expect(mentionsIn(person)).toBe(3);
});

test('a surname behind its company is the person’s, behind a given name a relative’s', () => {
  const mentionsIn = (text: string): number => pageForJo(text).evidence.counted.length;

  expect(mentionsIn('Her boss, Harbour Mutual’s Marsh, has a parking space.')).toBe(1);
  expect(mentionsIn('Her boss, Harriet Marsh, has a parking space.')).toBe(0);
});
