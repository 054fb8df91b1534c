import { expect, test } from 'vitest';
import { reasonText } from '../../messages/reasons.ts';
import type { Judgement } from '../../model/judgement.ts';
import type { Prospect } from '../../model/prospect.ts';
import { judgeDocuments } from '../judge-documents.ts';

const PROSPECT: Prospect = {
  name: 'Mara Lindqvist',
  company: 'Northwater',
  companyUrl: '',
  position: '',
  linkedinUrl: '',
  notes: '',
};

/** How a page with this text is judged, alone in its search. */
function judge(text: string, prospect: Partial<Prospect> = {}): Judgement {
  const page = { id: '1', url: 'https://news.example/1', description: '', metadata: {} };
  const [judgement] = judgeDocuments({
    prospect: { ...PROSPECT, ...prospect },
    now: new Date('2026-11-20'),
    documents: [{ ...page, title: 'This week', markdown: text }],
  });
  if (judgement === undefined) throw new Error('one document gives one judgement');
  return judgement;
}

const texts = ({ reasons }: Judgement): readonly string[] => reasons.map(reasonText);

const TIED = [
  // An unknown calling, from the name to the company.
  'Mara Lindqvist, a rights clearer at Northwater, likes old maps. It rained.',
  'Mara Lindqvist, who clears rights for Northwater, likes old maps. It rained.',
  'Mara Lindqvist works at Northwater. It rained.',
  'Mara Lindqvist, eine Rechteklärerin bei Northwater, mag alte Karten. Es regnete.',
  'Mara Lindqvist arbeitet seit neun Jahren bei Northwater. Es regnete.',
  'Mara Lindqvist, une restauratrice de cartes chez Northwater, aime la pluie. Il pleut.',
  'Mara Lindqvist, una cartógrafa en Northwater, colecciona mapas. Llovía.',
  'Mara Lindqvist, uma cartógrafa na Northwater, coleciona mapas. Chovia.',
  'Mara Lindqvist, una cartografa presso Northwater, colleziona mappe. Pioveva.',
  'Mara Lindqvist, een kaartenmaker bij Northwater, houdt van regen. Het regende.',
  'Mara Lindqvist jobbar som kartritare på Northwater. Det regnade.',
  'Mara Lindqvist pracuje jako kartografka w Northwater. Padało.',
  // A post with a trade that no vocabulary holds.
  'Mara Lindqvist, Estates Director, Northwater, opened the hall. It rained.',
  'Mara Lindqvist, Manager Field Crews at Northwater, opened the hall. It rained.',
  'Mara Lindqvist, Group Head of Market Crime at Northwater, opened the hall. It rained.',
  'Mara Lindqvist, senior associate på Northwater, samlar kartor. Det regnade.',
  'Northwateri riskijuht Mara Lindqvist kogub kaarte. Sadas.',
  // Lines of agendas, tables and speakers.
  'Mara Lindqvist – Fleet & Yard – Northwater',
  'Mara Lindqvist | Fleet/Yard | Northwater',
  '| Mara Lindqvist | Fleet and Yard | Northwater |\n| --- | --- | --- |',
  '09:30 Mara Lindqvist – CRO, Northwater. Three plants, one plan. Lunch follows at noon.',
  'Speakers: Mara Lindqvist («Northwater») opens the afternoon. It ends at five.',
  // The company first.
  'Northwater today welcomed Mara Lindqvist to its team. It rained.',
  'Northwater ha nombrado a Mara Lindqvist para el cargo. Llovía.',
  "Northwater's map room lead, Mara Lindqvist, opened the hall. It rained.",
  "In a letter to customers, Northwater's security chief, Mara Lindqvist, said sorry. It rained.",
  // Somebody who joins, leaves or is picked, whatever the verb.
  'Northwater has picked Mara Lindqvist as its archivist. It rained.',
  'Northwater holte Mara Lindqvist als Archivarin. Es regnete.',
  'Mara Lindqvist ha lasciato nei giorni scorsi il gruppo Northwater. Pioveva.',
  'Mara Lindqvist quitte en mai la maison Northwater. Il pleut.',
  'Mara Lindqvist, you look after maps at Northwater. Is it raining?',
  'Mara Lindqvist, 41, who clears rights for Northwater, likes old maps. It rained.',
  // The company's new officer, and who it is.
  'Northwater has a new head of risk. Mara Lindqvist starts in May. It rained.',
  'Northwater bekommt im Mai eine neue Leiterin der Revision. Mara Lindqvist zieht aus Bern her. Es regnete.',
  'Northwater se dote d’une nouvelle directrice des risques. Mara Lindqvist arrive en mai. Il pleut.',
  'Northwater krijgt een nieuw hoofd inkoop. Mara Lindqvist begint in mei. Het regende.',
  // Words around the company that are not part of its name.
  'Northwater Operations Director Mara Lindqvist opened the hall. It rained.',
];

test.each(TIED)('name and company are tied in %j', (text) => {
  const judgement = judge(text);

  expect(texts(judgement).join()).toMatch(/Northwater/);
  expect(judgement.verdict).toBe('confirmed');
});

/** Things somebody does at the company, which is named in full. */
const PLACED = [
  'Mara Lindqvist cleaned out her desk at Northwater Lines on Friday. It rained.',
  'Mara Lindqvist despede-se da Northwater Lines. Chovia.',
  "Mara Lindqvist dokuz yıldır Northwater Lines'da. Yağmur yağdı.",
  'Mara Lindqvist räumte den Schreibtisch bei Northwater Lines. Es regnete.',
  'At Northwater Lines, Mara Lindqvist said goodbye on Friday. It rained.',
  'Bei Northwater Lines übergibt Dr. Mara Lindqvist zum Jahreswechsel. Es regnete.',
  'Mara Lindqvist od roku 2019 pracuje v Northwater Lines. Pršelo.',
];

test.each(PLACED)('what somebody does at the company ties them in %j', (text) => {
  expect(judge(text, { company: 'Northwater Lines' }).verdict).toBe('confirmed');
});

const UNTIED = [
  'Mara Lindqvist, director of Delta Bank, Northwater and others met. It rained.',
  'Mara Lindqvist, a critic of Northwater, spoke. It rained.',
  'Mara Lindqvist, in a letter to staff at Northwater, complained. It rained.',
  'Northwater was fined. Its rival hired Mara Lindqvist. It rained.',
  "Mara Lindqvist met Northwater's Peter Roe. It rained.",
  'Mara Lindqvist, 34, of Elm Road, spoke of Northwater. It rained.',
  'Lindqvist v Northwater. Mara Lindqvist lost. It rained.',
];

test.each(UNTIED)('nothing ties the name to the company in %j', (text) => {
  expect(judge(text).verdict).not.toBe('confirmed');
});

test('the trade that the user entered is no other calling', () => {
  const text = 'The coach of Northwater, Mara Lindqvist, named the squad. Training begins at six.';

  expect(texts(judge(text, { position: 'Coach' }))).not.toContain('States another occupation');
  expect(judge(text, { position: 'Coach' }).relevance).toBeGreaterThan(judge(text).relevance);
});

test.each([
  'Mara Lindqvist, Safety Assurance Dept, Northwater',
  'Mara Lindqvist, Leiterin, Abteilung Versicherung, Northwater',
  'Mara Lindqvist spoke at the Risk Forum of the Insurance Congress. Northwater paid for lunch.',
])('neither a department nor a gathering is an employer in %j', (text) => {
  expect(texts(judge(text)).join()).not.toMatch(/another employer/i);
});

test.each([
  ['Mara Lindqvist told reporters of Northwater that it rained.', /Named as/],
  ['Mara Lindqvist leitet Northwater seit Mai.', /Named as leitet/],
  ['Mara Lindqvist became Chief Risk Officer of Northwater in May.', /Named as became/],
  ['Mara Lindqvist devient directrice des risques de Northwater.', /Named as devient/],
])('the words of a reason are a job title, not a verb: %j', (text, wrong) => {
  expect(texts(judge(text)).join('; ')).not.toMatch(wrong);
});

test('an officer introduced by age is no court report', () => {
  const told = judge(
    'Mara Lindqvist, 52, chief risk officer of Northwater, likes maps. It rained.',
  );

  expect(told.verdict).toBe('confirmed');
});

test('somebody who leaves the company for another is not refused for the new employer', () => {
  const leaving = judge('Mara Lindqvist leaves Northwater to become CRO of Delta Bank. It rained.');

  expect(leaving.verdict).not.toBe('other');
  expect(texts(leaving).join()).toMatch(/Northwater/);
});

/** Companies of several words, and sentences that name them as people do. */
const NAMED: readonly (readonly [company: string, text: string])[] = [
  ['Bank Norrvald', 'Mara Lindqvist, prawniczka w Banku Norrvald, lubi mapy. Padało.'],
  [
    'Norrvald Rural Electric Cooperative',
    'Mara Lindqvist, a rights clearer at Norrvald REC. It rained.',
  ],
  ['Groupe Hospitalier Norrvald', 'Mara Lindqvist (GH Norrvald) aime les cartes. Il pleut.'],
  ['Usina Norte Serena', 'Mara Lindqvist, uma cartógrafa na Norte Serena. Chovia.'],
  ['Norrvald', 'Bei Norrvald übergibt Mara Lindqvist zum Jahreswechsel. Es regnete.'],
  ['Norrvald', 'Die Compliance des Herstellers Norrvald leitet Mara Lindqvist. Es regnete.'],
];

test.each(NAMED)('%s is named in %j', (company, text) => {
  expect(texts(judge(text, { company })).join()).toMatch(/Named (?:as|with)/);
});

/** Words that only look like the company. */
const UNNAMED: readonly (readonly [company: string, text: string])[] = [
  ['Norrvald Water Board', 'Norrvald Water – board and bed with Mara Lindqvist. It rained.'],
  ['Cascade Paper', 'Mara Lindqvist, director at Cascadia Paper, likes maps. It rained.'],
];

test.each(UNNAMED)('%s is not named in full in %j', (company, text) => {
  expect(judge(text, { company }).verdict).not.toBe('confirmed');
});

test("a relative's page that names the company's officer confirms nobody", () => {
  const page = { id: '1', url: 'https://news.example/1', description: '', metadata: {} };
  const title = 'Member spotlight: Orla Lindqvist, Head of Compliance, Northwater';
  const markdown = `# ${title}\n\n**Head of Compliance, Northwater**\n\nPeople ask whether I am the other Lindqvist upstairs. I am not.`;
  const [judgement] = judgeDocuments({
    prospect: PROSPECT,
    now: new Date('2026-11-20'),
    documents: [{ ...page, title, markdown }],
  });

  expect(judgement?.verdict).not.toBe('confirmed');
});
