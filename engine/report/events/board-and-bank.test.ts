import { expect, test } from 'vitest';
import { eventsIn, kindsIn } from '../../testing/events-in.ts';

test.each([
  [
    'en',
    'Minutes of Quillfeather.',
    'The Board approved the merger with Larkpay Mutual on 2 June.',
  ],
  [
    'es',
    'Acta de Quillfeather.',
    'El Consejo aprueba licitar una herramienta de riesgos y controles.',
  ],
  [
    'de',
    'Protokoll der Quillfeather.',
    'Der Aufsichtsrat hat am 2. Juni die Ausschreibung freigegeben.',
  ],
  [
    'nl',
    'Notulen van Quillfeather.',
    'De raad van bestuur gunde op 2 juni de aanbesteding aan Hydralux.',
  ],
  ['sv', 'Protokoll för Quillfeather.', 'Styrelsen beslutade den 2 juni att upphandla ett system.'],
])('%s: the board of whom the text tells is the company: %s %s', (language, about, text) => {
  expect(['acquisition', 'tender']).toContain(kindsIn(`${about}\n\n${text}`, language)[0]);
});

test.each([
  ['en', 'Quillfeather watches. At Larkpay Bank Ltd the board approved a merger on 2 June.'],
  [
    'de',
    'Quillfeather sieht zu. Die Larkpay Bank AG tagte. Der Vorstand beschloss am 2. Juni viel.',
  ],
])('%s: the board of another is not: %s', (language, text) => {
  expect(kindsIn(text, language)).toEqual([]);
});

test.each([
  ['en', 'On 26 May the regulator wrote to the insurer Quillfeather about its backlog of claims.'],
  ['en', 'Quillfeather switched to the new supplier on 1 May.'],
  ['fr', 'L’autorité a reproché le 26 mai à la compagnie Quillfeather un retard de dix mois.'],
  ['es', 'El 26 de mayo el supervisor exigió a la aseguradora Quillfeather un plan de mejora.'],
  ['de', 'Der Vorsitz des Aufsichtsrats der Bank Quillfeather ging am 26. Mai an Karl Hofer.'],
])('%s: ‘to the bank’ is no bank that goes unnamed: %s', (language, text) => {
  expect(kindsIn(text, language)).toHaveLength(1);
});

test.each([
  ['en', 'Tessa Marlow works for Quillfeather. On 26 May a bank in Hull closed two branches.'],
  ['fr', 'Tessa Marlow travaille chez Quillfeather. Le 26 mai, une banque a fermé deux agences.'],
  [
    'es',
    'Tessa Marlow trabaja en Quillfeather. El 26 de mayo un banco de Soria cerró dos oficinas.',
  ],
])('%s: ‘a bank’ is: %s', (language, text) => {
  expect(kindsIn(text, language)).toEqual([]);
});

test.each([
  ['en', 'Twenty-two nurses are being recruited, and nine have accepted.'],
  ['de', 'Die Nachfolge ist ausgeschrieben.'],
  ['fr', 'Quatre postes sont à pourvoir à Tours.'],
])('%s: on the company’s own site a search is its own: %s', (language, text) => {
  const url = 'https://www.quillfeather.example/news';

  expect(kindsIn(text, language, { url })).toEqual(['hiring']);
  expect(kindsIn(`Larkpay Bank Ltd is new. ${text}`, language)).toEqual([]);
});

test('a tender closes on the day that the table above it gives', () => {
  const table =
    '| Buyer | Quillfeather Insurance |\n|---|---|\n| Closing date | Friday, 3 July 2026 |';
  const text = `${table}\n\nQuillfeather Insurance invites bids for a risk and compliance platform.`;
  const told = eventsIn(text, 'en', { date: null }).map(({ kind, period }) => [
    kind,
    period?.stated?.day,
  ]);

  expect(told).toContainEqual(['tender', '2026-07-03']);
  expect(told.map(([kind]) => kind)).not.toContain('hiring');
});

test.each([
  ['cs', 'Výběrové řízení na systém rizik Quillfeather vypsala minulý týden.'],
  ['cs', 'Quillfeather minulý týden vypsala výběrové řízení na nový systém.'],
])('%s: a tender is no inquiry: %s', (language, text) => {
  expect(kindsIn(text, language)).toEqual(['tender']);
});

test.each([
  ['en', 'Quillfeather grows. The insurer is looking for forty people to fill its desks.'],
  ['en', 'Quillfeather is looking for two officers who like reading.'],
  ['de', 'Quillfeather sucht zwei Revisorinnen.'],
  ['fr', 'Quillfeather recherche une dizaine de juristes.'],
  ['es', 'Quillfeather busca cuarenta personas para Soria.'],
  ['pt', 'A Quillfeather procura três auditores.'],
  ['it', 'Quillfeather cerca due revisori.'],
  ['nl', 'Quillfeather zoekt twee auditors.'],
  ['da', 'Quillfeather søger to revisorer.'],
  ['pl', 'Quillfeather szuka trzech audytorów.'],
])('%s: who looks for people hires: %s', (language, text) => {
  expect(kindsIn(text, language)).toEqual(['hiring']);
});

test.each([
  ['en', 'Quillfeather is looking for two ways to cut its costs.'],
  ['en', 'Quillfeather needs two people to sign every payment.'],
  ['en', 'Two years ago Quillfeather was looking for people who would listen.'],
  ['de', 'Quillfeather sucht zwei Standorte.'],
  ['fr', 'Quillfeather cherche deux solutions pour ses clients.'],
  ['nl', 'Quillfeather zoekt twee nieuwe kantoren.'],
])('%s: who looks for a place or a way does not: %s', (language, text) => {
  expect(kindsIn(text, language)).toEqual([]);
});
