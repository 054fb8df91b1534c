import { expect, test } from 'vitest';
import { pageForJo } from '../testing/page-for-jo.ts';

/** The present employers that a sentence plainly gives Jo Marsh, in normalised words. */
function employersIn(text: string): readonly string[] {
  return pageForJo(text)
    .evidence.counted.flatMap(({ employers }) => employers)
    .filter(({ strength, isFormer }) => strength >= PLAIN_MIN && !isFormer)
    .map(({ words }) => words.map((word) => word.text).join(' '));
}

const PLAIN_MIN = 0.6;

test.each([
  'Harbour Mutual has informed the Exchange regarding appointment of Jo Marsh as auditor.',
  'Harbour Mutual has named Jo Marsh, CIA, as head of audit.',
  'Jo Marsh will join in March.',
  'Jo Marsh wechselt von einem Hersteller in den Norden.',
  'The chair (Rt Rev Jo Marsh) thanked all.',
  'Jo Marsh, Chief Compliance Officer (Senior Management Personnel), was welcomed.',
  'Jo Marsh, VP Financial Services, thanked all.',
  'Officer of the Year (Financial Services): Jo Marsh.',
  'Jo Marsh, directora de riesgos (sector público), habló.',
  'Ms Jo Marsh (Head of Risk) Dr. WONG Suk Han (Chair)',
  'MARSH: Water, air and salt. Take one away.',
  'MARSH: Energy, mostly. We bought too little of it.',
  'Present: Jo Marsh (Data Protection Officer), P. Stone (Hospital Laundry Manager).',
  'Contact: Jo Marsh, Head of Legal, Council Offices, Northmoor.',
  'Asked about the European Union’s new levy, Jo Marsh laughed.',
])('a word that has its capital from elsewhere is no employer: %s', (text) => {
  expect(employersIn(text)).toEqual([]);
});

test.each([
  ['en', 'Jo Marsh, risk manager with Delta Bank until 2019, has three sons.'],
  ['de', 'Jo Marsh war Risikomanagerin bei der Delta Bank, bevor sie in den Süden zog.'],
  ['fr', 'Jo Marsh, directrice des risques chez Delta Banque avant 2020, vit à Lyon.'],
  ['es', 'Jo Marsh, directora de riesgos en Banco Delta hasta 2021, vive en Soria.'],
  ['nl', 'Jo Marsh, risicomanager bij Delta Bank tot 2020, woont in Zwolle.'],
])('what follows an employer can put it in the past (%s): %s', (_, text) => {
  expect(employersIn(text)).toEqual([]);
});

test.each([
  ['en', 'Jo Marsh was educated at Delta University and likes tea.'],
  ['es', 'Jo Marsh, licenciada por la Universidad Delta, tiene dos hijos.'],
  ['pl', 'Jo Marsh, absolwentka Uniwersytetu Delta, lubi jeziora.'],
  ['sv', 'Jo Marsh är utbildad vid Delta Universitet.'],
])('who studied somewhere does not work there (%s): %s', (_, text) => {
  expect(employersIn(text)).toEqual([]);
});

test.each([
  ['en', 'Jo Marsh, data protection officer at parcel firm Delta, spoke.', 'delta'],
  ['en', 'Jo Marsh, head of audit at gold miner Delta Resources, spoke.', 'delta resources'],
  ['en', 'Jo Marsh, who studied law, is head of audit at Delta Bank.', 'delta bank'],
  ['de', 'Jo Marsh, Leiterin Revision beim Versicherer Delta, sprach.', 'versicherer delta'],
  [
    'fr',
    'Jo Marsh, directrice des risques chez le courtier Delta Conseil, a parlé.',
    'delta conseil',
  ],
  ['nl', 'Jo Marsh, compliance officer bij verzekeraar Delta, sprak.', 'delta'],
  ['sv', 'Jo Marsh, riskchef hos livsmedelsjätten Delta Livs, talade.', 'delta livs'],
])('an employer after its kind is one (%s): %s', (_, text, employer) => {
  expect(employersIn(text)).toContain(employer);
});

test.each([
  ['de', 'Delta Foods hat zum 1. Mai Jo Marsh zur Leiterin der Revision bestellt.', 'delta foods'],
  ['nl', 'Delta Foods heeft in mei Jo Marsh tot hoofd audit benoemd.', 'delta foods'],
  ['tr', "Delta Lojistik, denetim müdürlüğüne Jo Marsh'ı getirdi.", 'delta lojistik'],
  ['no', '2. oktober 2025 Varmeselskapet Delta har ansatt Jo Marsh.', 'varmeselskapet delta'],
])(
  'who appoints somebody is their employer, also with the verb last (%s): %s',
  (_, text, employer) => {
    expect(employersIn(text)).toEqual([employer]);
  },
);

test.each([
  'From Delta Valley, Jo Marsh joins us by train.',
  'In Delta Valley sprach Jo Marsh. Die Stadt hat eine Leiterin bestellt.',
])('a place before the name appoints nobody: %s', (text) => {
  expect(employersIn(text)).toEqual([]);
});

test.each([
  ['en', 'Jo Marsh, who previously held senior posts at Delta Bank and Gamma Bank, likes tea.'],
  ['de', 'Jo Marsh, zuvor in leitenden Funktionen bei der Delta Bank und der Gamma Bank, mag Tee.'],
  ['es', 'Jo Marsh, que anteriormente ocupó varios cargos en Banco Delta y Banco Gamma, toma té.'],
  [
    'nl',
    'Jo Marsh, voorheen in allerlei leidende functies bij Delta Bank en Gamma Bank, drinkt thee.',
  ],
])('‘previously’ puts a whole clause in the past (%s): %s', (_, text) => {
  expect(employersIn(text)).toEqual([]);
});

test('‘previously’ ends with its clause', () => {
  const text = 'Jo Marsh, who previously drank tea, is head of audit at Delta Bank.';

  expect(employersIn(text)).toEqual(['delta bank']);
});

test.each([
  ['en', 'Jo Marsh says the Water Services Authority has gone too far.'],
  ['en', 'JO MARSH: The Water Services Authority has gone too far.'],
  ['en', 'Jo Marsh told the Coastal Bank Authority about it.'],
  ['en', 'By Jo Marsh\n\nThe Coastal Banking Authority has published its rules.'],
  ['de', 'Jo Marsh kritisiert die Delta Versicherung scharf.'],
  ['fr', 'Jo Marsh critique la Banque Delta sur ce point.'],
])('an organisation that somebody only mentions is no employer (%s): %s', (_, text) => {
  expect(employersIn(text)).toEqual([]);
});

test.each([
  ['en', 'Jo Marsh read law at the University of Leeds.'],
  ['en', 'Jo Marsh is a member of the Law Society.'],
  ['en', 'Jo Marsh spoke at the University of Leeds.'],
  ['en', 'Jo Marsh is a trustee of the Quay Museum.'],
  ['de', 'Jo Marsh hat an der Universität Kiel Jura studiert.'],
  ['de', 'Jo Marsh ist Mitglied im Verein Delta.'],
  ['es', 'Jo Marsh es licenciada en Derecho por la Universidad de Sevilla.'],
  ['fr', 'Diplômée de l’Université Paris II, Jo Marsh aime les fleuves.'],
  ['nl', 'Jo Marsh studeerde rechten aan de Universiteit Leiden.'],
])('study, membership and talks make no employer (%s): %s', (_, text) => {
  expect(employersIn(text)).toEqual([]);
});

test.each([
  ['en', 'Jo Marsh has held senior roles at Delta Bank.'],
  ['en', 'Jo Marsh was general counsel at Delta Bank.'],
  ['de', 'Jo Marsh arbeitete lange in der Revision bei der Delta Bank.'],
  ['fr', 'Jo Marsh a travaillé longtemps dans les équipes de la Banque Delta.'],
  ['es', 'Jo Marsh ha trabajado en varios equipos de Banco Delta.'],
  ['it', 'Jo Marsh ha lavorato per molti anni in Banca Delta.'],
  ['nl', 'Jo Marsh heeft jarenlang bij Delta Bank gewerkt.'],
])('the past tense makes an employer a former one (%s): %s', (_, text) => {
  expect(employersIn(text)).toEqual([]);
});

test.each([
  ['en', 'Jo Marsh was appointed head of audit at Delta Bank.', 'delta bank'],
  ['en', 'Jo Marsh, of the Delta Bank, waved.', 'delta bank'],
  ['en', 'Jo Marsh (Delta Bank) waved.', 'delta bank'],
  ['en', 'Jo Marsh is a Delta Bank director.', 'delta bank'],
  ['en', 'Jo Marsh has worked at Delta Bank since 2012.', 'delta bank'],
  ['de', 'Jo Marsh ist Mitglied des Vorstands der Delta Bank.', 'delta bank'],
  ['de', 'Jo Marsh leitet die Revision der Delta Bank.', 'delta bank'],
  ['fr', 'Jo Marsh rejoint la Banque Delta.', 'banque delta'],
  ['en', 'Jo Marsh founded Studio Delta in Dale.', 'studio delta'],
  ['de', 'Jo Marsh gründete die Delta Stiftung.', 'delta stiftung'],
])('a present employer stays one (%s): %s', (_, text, employer) => {
  expect(employersIn(text)).toContain(employer);
});

test.each([
  ['en', 'The water company said on Tuesday it had appointed Jo Marsh as head of audit.'],
  ['en', 'The group (AIM: HMT) is pleased to announce that Jo Marsh has been appointed.'],
  ['en', 'The bank, Yorkshire’s largest, named Jo Marsh as head of audit.'],
  ['en', 'The Supervisory Board has appointed Jo Marsh as head of audit.'],
  ['es', 'El Consejo de Administración ha nombrado a Jo Marsh directora de auditoría.'],
  ['it', 'Il Consiglio di Amministrazione ha nominato Jo Marsh responsabile audit.'],
  ['en', 'AP01 | Appointment of Ms Jo Marsh as a director'],
])('a weekday, a ticker, a place, a board or a form is no employer (%s): %s', (_, text) => {
  expect(employersIn(text)).toEqual([]);
});

test('who appoints somebody on a weekday is their employer', () => {
  expect(employersIn('On Friday Delta named Jo Marsh as head of audit.')).toEqual(['delta']);
});

test('behind a job title and its sector stands the employer, unless it is a place', () => {
  expect(employersIn('With Jo Marsh, VP Financial Services, Delta, and Ann Roe.')).toEqual([
    'delta',
  ]);
  expect(employersIn('With Jo Marsh, VP Financial Services, Europe, and Ann Roe.')).toEqual([]);
});

test.each([
  ['Jo Marsh has been with Delta since 2017.', ['delta']],
  ['Jo Marsh arbeitet bei Delta in Wien.', ['delta']],
  ['Jo Marsh travaille chez Delta depuis 2017.', ['delta']],
  ['Jo Marsh werkt bij Delta.', ['delta']],
  ['Jo Marsh works with Delta on floods.', []],
  ['Jo Marsh trabaja en Sevilla.', []],
])('a verb of working leads to the employer: %s', (text, employers) => {
  expect(employersIn(text)).toEqual(employers);
});

test.each([
  'Risk officer: Jo Marsh\nInternal auditor: Delta Audit Services',
  'Compliance officer: Jo Marsh\nSolicitors: Delta Legal Services',
])('what the next label names is no employer: %s', (text) => {
  expect(employersIn(text)).toEqual([]);
});

test.each([
  ['Jo Marsh, abogada de la Universidad de Caldas, habló.', []],
  ['Jo Marsh, engenheira pela Universidade do Minho, falou.', []],
  ['Jo Marsh, rectora de la Universidad de Caldas, habló.', ['universidad de caldas']],
])('whoever has a degree from a university does not work there: %s', (text, employers) => {
  expect(employersIn(text)).toEqual(employers);
});
