import { expect, test } from 'vitest';
import { confirmedPage, MARLOW } from '../../testing/confirmed-page.ts';
import { analyzedPages } from '../sales-signals/analyzed-pages.ts';
import { eventsTold } from './find-events.ts';

const NOW = new Date('2026-06-20');

function kindsOn(content: string, language: string): readonly string[] {
  const pages = analyzedPages(MARLOW, [confirmedPage(content, { language })]);
  return eventsTold(MARLOW, pages, NOW).map(({ kind }) => kind);
}

test.each([
  ['en', 'Larkpay, its neighbour on the same street, was fined £5.2 million in May.'],
  ['en', 'Neighbouring Harrow Mutual was fined £90,000 in May.'],
  ['de', 'Die Nachbarstadt Verlingen musste im Mai 180.000 Euro Bußgeld zahlen.'],
  ['fr', 'Sa voisine, la mutuelle Corvane, a été condamnée en mai à une amende de 90 000 euros.'],
  ['es', 'Su vecina Cartonajes Urbe fue multada en mayo con 90.000 euros.'],
  ['pt', 'A vizinha Rio Seguros foi multada em maio em 90 mil euros.'],
  ['nl', 'Buurman Zeker & Zoon kreeg in mei een boete van 90.000 euro.'],
  ['sv', 'Grannen Nordskydd fick i maj betala en sanktionsavgift på 900 000 kronor.'],
  ['da', 'Naboen Sikker Forsikring fik i maj en bøde på 900.000 kroner.'],
  [
    'de',
    'Schlimmer traf es die Konkurrenz: Das Bankhaus Larkpay musste im Mai eine Woche zusperren.',
  ],
  ['pl', 'Sąsiad, spółka Polisa, dostał w maju karę 900 tys. zł.'],
  ['cs', 'Sousední Pojistka dostala v květnu pokutu 900 000 Kč.'],
])('what befalls a neighbour is none of the company’s events (%s: %s)', (language, sentence) => {
  expect(kindsOn(`Tessa Marlow works for Quillfeather. ${sentence}`, language)).toEqual([]);
});

test('a review that an authority opens is no new office', () => {
  const told = 'The regional office on 2 June opened a review of how Quillfeather bills.';

  expect(kindsOn(told, 'en')).not.toContain('expansion');
});

test('a company that buys its neighbour has bought', () => {
  expect(kindsOn('Quillfeather bought its neighbour Larkpay on 3 June 2026.', 'en')).toEqual([
    'acquisition',
  ]);
});

test.each([
  ['en', 'Her former employer was fined £90,000 in May.'],
  ['de', 'Ihr früherer Arbeitgeber erhielt im Mai ein Bußgeld von 90.000 Euro.'],
  ['fr', 'Son ancien employeur a été condamné en mai à une amende de 90 000 euros.'],
])(
  '%s: what befalls a former employer is none of the company’s events: %s',
  (language, sentence) => {
    const told = kindsOn(`Tessa Marlow works for Quillfeather. ${sentence}`, language);

    expect(told).not.toContain('fine');
  },
);

test('a company that is itself the former employer has its own events', () => {
  const told = 'Her former employer Quillfeather was fined £90,000 in May.';

  expect(kindsOn(`Tessa Marlow has left. ${told}`, 'en')).toContain('fine');
});

test.each([
  ['es', 'La Superintendencia Nacional del Consumidor multó con 90.000 euros a Quillfeather.'],
  ['pt', 'A Comissão Nacional de Proteção de Dados multou em 90 mil euros a Quillfeather.'],
  ['it', 'L’Autorità Garante della Concorrenza ha multato per 90.000 euro Quillfeather.'],
])('%s: what hangs on an authority’s name is nobody else’s: %s', (language, sentence) => {
  expect(kindsOn(sentence, language)).toEqual(['fine']);
});

test('menus and date lines do not push the news of a page from its head', () => {
  const above =
    'Leeds Daily\n\nLocal | Business\n\nWords: Ann Lee\n\n2 June 2026\n\nTo the point\n\n';

  expect(kindsOn(`${above}Quillfeather was fined £90,000.`, 'en')).toEqual(['fine']);
});
