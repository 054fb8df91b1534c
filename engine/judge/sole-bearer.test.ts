import { expect, test } from 'vitest';
import { reasonText } from '../messages/reasons.ts';
import type { Judgement } from '../model/judgement.ts';
import { judgeDocuments } from './judge-documents.ts';

/** How pages about somebody of Tessellate Bank are judged together, in their order. */
function judged(name: string, pages: readonly string[]): readonly Judgement[] {
  return judgeDocuments({
    prospect: {
      name,
      company: 'Tessellate Bank',
      companyUrl: '',
      position: '',
      linkedinUrl: '',
      notes: '',
    },
    now: new Date('2026-11-20'),
    documents: pages.map((markdown, index) => ({
      id: String(index),
      url: `https://news${index}.example/story`,
      title: 'A word before work',
      description: '',
      metadata: {},
      markdown,
    })),
  });
}

function verdictOfLast(name: string, pages: readonly string[]): Judgement['verdict'] | undefined {
  return judged(name, pages).at(-1)?.verdict;
}

const atTheBank = (name: string): string =>
  `${name} is the chief risk officer of Tessellate Bank and answered for its stress tests.`;
const interview = (name: string): string =>
  `We met ${name} before work. "I read every loss report myself," ${name} says, "and I ask my colleagues which risks we left out. My first auditor told me that."`;
const ofAnother = (name: string): string =>
  `${name}, head baker at Crumb & Sons, has won the county prize for rye bread again.`;

test('where the search shows nobody else of the name, an interview without the company is confirmed, and says why', () => {
  const [, talk] = judged('Dana Whitlock', [
    atTheBank('Dana Whitlock'),
    interview('Dana Whitlock'),
  ]);

  expect(talk?.verdict).toBe('confirmed');
  expect(talk?.reasons.map(reasonText)).toContain('The pages read show nobody else of this name');
});

test('the interview alone, or beside a page of somebody else of the name, is only possible', () => {
  const name = 'Dana Whitlock';

  expect(verdictOfLast(name, [interview(name)])).toBe('possible');
  expect(verdictOfLast(name, [atTheBank(name), ofAnother(name), interview(name)])).toBe('possible');
});

test('that nobody else is shown proves nothing for a common surname', () => {
  const name = 'Dana Mitchell';

  expect(verdictOfLast(name, [atTheBank(name), interview(name)])).toBe('possible');
});

test('a page that says nothing of work is not theirs because nobody else is shown', () => {
  const name = 'Dana Whitlock';
  const match = `In the second set ${name} dropped her serve and lost to the club champion.`;

  expect(verdictOfLast(name, [atTheBank(name), match])).not.toBe('confirmed');
});

test('nor are words that say nothing of work, outside a talk', () => {
  const name = 'Dana Whitlock';
  const signing = `${name} stays with the club until 2029. "I am glad to be here and I believe in my team," ${name} says. "I asked my parents first."`;

  expect(verdictOfLast(name, [atTheBank(name), signing])).not.toBe('confirmed');
});

test.each([
  'The rowing club thanks NAME, who goes after nine seasons. "I leave with wet eyes," NAME says. "My rowers know that security on the water comes first." The risk of fog is real.',
  'Le club de kayak remercie NAME, qui part après neuf saisons. « Je pars le cœur gros, et ma sécurité, c’est mon équipe », dit NAME. Partenaires : Assurances Petit.',
  'El club de escalada despide a NAME. «Me voy contenta y dejo mi cuerda», dice NAME. «La seguridad es lo primero en mi pared y el riesgo nunca es cero.»',
])('what any club says of safety and risks is not about work: %s', (page) => {
  const name = 'Dana Whitlock';
  const farewell = page.replaceAll('NAME', name);
  const atWork = `${farewell}\n\nCompliance is her day job.`;

  expect(verdictOfLast(name, [atTheBank(name), farewell])).not.toBe('confirmed');
  expect(verdictOfLast(name, [atTheBank(name), atWork])).toBe('confirmed');
});

test.each([
  'Mill Street Dental: NAME fits implants and bridges. Our practice complies with GDPR; read our privacy policy.',
  'Thank you to NAME, treasurer of the parents, who has kept our books for six years.',
  'NAME, a structural engineer, told the hearing that the beams were sound.',
  'The novelist NAME met us by the sea. We spoke with NAME about risk, love and loss.',
  'La chef NAME apre a Lecce. «Ho corso un rischio», dice NAME.',
  'NAME ist neue Leiterin des Kirchenchors. Impressum. Datenschutz.',
  'NAME dirige les cuisines du lycée. Le directeur salue NAME pour la sécurité des plats.',
  'NAME leder kören sedan 2010. Dataskydd och säkerhet för besökare.',
])('any job of somebody of the name is not the job in the field: %s', (page) => {
  const name = 'Dana Whitlock';

  expect(verdictOfLast(name, [atTheBank(name), page.replaceAll('NAME', name)])).not.toBe(
    'confirmed',
  );
});

test('a job title of the field without the company is that of the only bearer', () => {
  const name = 'Dana Whitlock';
  const panel = `The panel: ${name}, head of security and risk, and a professor of statistics.`;

  expect(verdictOfLast(name, [atTheBank(name), panel])).toBe('confirmed');
});

test('beside one page of somebody else among several of theirs, their own words on work are confirmed', () => {
  const pagesOf = (name: string): readonly string[] => [
    atTheBank(name),
    `${name}, chief risk officer at Tessellate Bank, spoke on capital plans.`,
    `Tessellate Bank has named ${name} chief risk officer.`,
    ofAnother(name),
    interview(name),
  ];

  expect(verdictOfLast('Dana Whitlock', pagesOf('Dana Whitlock'))).toBe('confirmed');
  expect(verdictOfLast('Dana de Vries', pagesOf('Dana de Vries'))).toBe('possible');
});

test('nor is one with a few quotes that are not about work', () => {
  const name = 'Dana Whitlock';
  const portrait = `${name} throws pots in a shed. "I like the mud, and my neighbours let me," ${name} says. "I fire on Fridays."`;

  expect(verdictOfLast(name, [atTheBank(name), portrait])).not.toBe('confirmed');
});

test('where the search shows nobody else of the name, a page that names the company anywhere is theirs', () => {
  const minutes = (name: string): string =>
    `Present: nine members, ${name}.\n\nThe clerk reported the day's post.\n\nTessellate Bank will pay for the new bridge.`;
  const pagesOf = (name: string): readonly string[] => [
    atTheBank(name),
    `${name}, chief risk officer at Tessellate Bank, spoke on capital plans.`,
    minutes(name),
  ];

  expect(verdictOfLast('Dana Whitlock', pagesOf('Dana Whitlock'))).toBe('confirmed');
  expect(verdictOfLast('Dana Mitchell', pagesOf('Dana Mitchell'))).toBe('possible');
});

test('even of a common surname, whoever speaks on the field is the prospect, and who speaks on something else is not', () => {
  const name = 'Dana Mitchell';
  const talk = (subject: string): string =>
    `Host: Good morning, and welcome.\n\n${name}: Thank you. I spend my days on ${subject}.\n\nHost: Since when?\n\n${name}: My first year was a mess. I learned from it.`;

  expect(verdictOfLast(name, [atTheBank(name), ofAnother(name), talk('fraud and audit')])).toBe(
    'confirmed',
  );
  expect(
    verdictOfLast(name, [atTheBank(name), ofAnother(name), talk('bees and their hives')]),
  ).toBe('possible');
});

test('an age says nothing against the only bearer of a name whom the search shows at work', () => {
  const aged = (name: string): string =>
    `${name}, 46, reads every audit and compliance report on governance and risk twice.`;

  expect(verdictOfLast('Dana Whitlock', [atTheBank('Dana Whitlock'), aged('Dana Whitlock')])).toBe(
    'confirmed',
  );
  expect(
    verdictOfLast('Dana Whitlock', [
      atTheBank('Dana Whitlock'),
      ofAnother('Dana Whitlock'),
      aged('Dana Whitlock'),
    ]),
  ).not.toBe('confirmed');
});

test('the age of a customer of the company counts against them', () => {
  const name = 'Dana Whitlock';
  const customer = (age: string): string =>
    `${name},${age} has to pay a loan of Tessellate Bank twice over. She wants her money back.`;
  const pagesOf = (age: string): readonly string[] => [atTheBank(name), customer(age)];

  expect(verdictOfLast(name, pagesOf(' 71, of Elm Road,'))).toBe('possible');
});

test('the first of two surnames alone, without the company, makes nobody the only bearer', () => {
  const appointed = (name: string): string =>
    `The lawyer ${name} took over on Monday as compliance officer of the Lagoa clinics, with risk and audit.`;
  const pages = [atTheBank('Dana Vilhena Moutinho'), appointed('Dana Vilhena')];
  const inFull = [atTheBank('Dana Vilhena Moutinho'), appointed('Dana Vilhena Moutinho')];

  expect(verdictOfLast('Dana Vilhena Moutinho', pages)).toBe('possible');
  expect(verdictOfLast('Dana Vilhena Moutinho', inFull)).toBe('confirmed');
});

test('an employer that a sure page also names does not make the only bearer of a name somebody else', () => {
  const name = 'Dana Whitlock';
  const mover = `${name} is the new chief risk officer of Tessellate Bank. Until May ${name} was head of compliance at Larkspur Insurance.`;
  const portrait = `${name} is head of compliance at Larkspur Insurance. Colleagues gave her a map.\n\nOn Monday the risk committee of Tessellate Bank gets a new head.`;

  expect(verdictOfLast(name, [mover, portrait])).toBe('confirmed');
  expect(verdictOfLast(name, [atTheBank(name), portrait])).toBe('possible');
});
