import { expect, test } from 'vitest';
import { confirmedPage, MARLOW } from '../../testing/confirmed-page.ts';
import { analyzedPages } from '../sales-signals/analyzed-pages.ts';
import { findEvents } from './find-events.ts';

const NOW = new Date('2026-06-20');

function kindsOn(content: string, language: string): readonly string[] {
  const pages = analyzedPages(MARLOW, [confirmedPage(content, { language })]);
  return findEvents(MARLOW, pages, NOW).map(({ kind }) => kind);
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
  ['cs', 'Konkurenční pojišťovna Severka dostala v květnu pokutu 900 000 Kč.'],
  ['cs', 'Severka, která Quillfeather konkuruje, dostala v květnu pokutu 900 000 Kč.'],
  ['de', 'Nordmar, das mit Quillfeather konkurriert, musste im Mai 90.000 Euro Strafe zahlen.'],
  ['fr', 'Nordmar, qui concurrence Quillfeather, a reçu en mai une amende de 90 000 euros.'],
  ['es', 'Nordmar, que compite con Quillfeather, recibió en mayo una multa de 90.000 euros.'],
  ['pl', 'Konkurencyjny bank Nordmar dostał w maju karę 900 tys. zł.'],
])('what befalls a neighbour is none of the company’s events (%s: %s)', (language, sentence) => {
  expect(kindsOn(`Tessa Marlow works for Quillfeather. ${sentence}`, language)).toEqual([]);
});

test.each([
  ['en', 'Nordmar, a competitor of Quillfeather, was fined £90,000 in May.'],
  ['en', 'Quillfeather’s biggest rival Nordmar bought a broker on 2 May.'],
  ['de', 'Nordmar, der Konkurrent von Quillfeather, kaufte am 2. Mai eine Bank.'],
])('%s: what a rival of the company does is the rival’s: %s', (language, sentence) => {
  expect(kindsOn(sentence, language)).toEqual([]);
});

test.each([
  ['en', 'Quillfeather, which competes with Nordmar, was fined £90,000 in May.'],
  ['de', 'Quillfeather, das mit Nordmar konkurriert, musste im Mai 90.000 Euro Strafe zahlen.'],
])('%s: what befalls the company that competes is its own: %s', (language, sentence) => {
  expect(kindsOn(sentence, language)).toEqual(['fine']);
});

test.each([
  ['fr', 'En mars, l’autorité a infligé 300 millions d’amende à la Banque du Vallon.'],
  ['es', 'En marzo el supervisor impuso una multa de 2 millones al Banco del Valle.'],
])('%s: a bank of a place is another: %s', (language, sentence) => {
  expect(kindsOn(`Quillfeather. ${sentence}`, language)).toEqual([]);
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
  ['fr', 'L’Autorité de la concurrence a infligé à Quillfeather une amende de 90 000 euros.'],
])('%s: what hangs on an authority’s name is nobody else’s: %s', (language, sentence) => {
  expect(kindsOn(sentence, language)).toEqual(['fine']);
});

test('menus and date lines do not push the news of a page from its head', () => {
  const above =
    'Leeds Daily\n\nLocal | Business\n\nWords: Ann Lee\n\n2 June 2026\n\nTo the point\n\n';

  expect(kindsOn(`${above}Quillfeather was fined £90,000.`, 'en')).toEqual(['fine']);
});

test.each([
  ['en', 'Larkpay Ltd was fined £3 million on 3 May 2026, according to Quillfeather.'],
  ['en', 'Larkpay Ltd suffered a ransomware attack on 3 May 2026, said Quillfeather.'],
  ['en', 'Like Quillfeather before it, Larkpay was fined £3 million on 3 May 2026.'],
  ['fr', 'Selon Quillfeather, Larkpay a été condamnée à une amende le 3 mai 2026.'],
  ['es', 'Según Quillfeather, Larkpay fue multada el 3 de mayo de 2026.'],
  ['it', 'Secondo Quillfeather, Larkpay è stata multata il 3 maggio 2026.'],
  ['pt', 'Segundo a Quillfeather, a Nordmar Seguros foi multada a 3 de maio de 2026.'],
  ['nl', 'Volgens Quillfeather kreeg Larkpay op 3 mei 2026 een boete van 90.000 euro.'],
  ['de', 'Laut Quillfeather musste die Larkpay AG am 3. Mai 2026 ein Bußgeld zahlen.'],
  ['sv', 'Enligt Quillfeather fick Larkpay den 3 maj 2026 en sanktionsavgift.'],
  ['pl', 'Według Quillfeather na Larkpay SA nałożono karę 3 maja 2026 r.'],
])('%s: what the company only says of another is not its own: %s', (language, sentence) => {
  expect(kindsOn(sentence, language)).toEqual([]);
});

test.each([
  [
    'en',
    'According to Quillfeather, it was fined £3 million by Larkpay’s regulator on 3 May 2026.',
  ],
  ['en', 'According to Quillfeather, the Leeds office suffered a ransomware attack on 3 May 2026.'],
  ['en', 'The office in Leeds suffered a ransomware attack on 3 May 2026, said Quillfeather.'],
  ['en', 'Quillfeather was fined £3 million on 3 May 2026, according to Larkpay.'],
  ['de', 'Laut Quillfeather verhängte die BaFin am 3. Mai 2026 ein Bußgeld.'],
  ['fr', 'Selon Quillfeather, une cyberattaque a touché ses serveurs le 3 mai 2026.'],
])('%s: what it says of itself is: %s', (language, sentence) => {
  expect(kindsOn(sentence, language)).toHaveLength(1);
});

test.each([
  ['en', 'Quillfeather congratulates Larkpay on winning the Risk Award on 3 May 2026.'],
  ['en', 'Quillfeather is proud to sponsor the Risk Awards, won by Larkpay on 3 May 2026.'],
  ['en', 'Quillfeather advised Larkpay on its acquisition of Nordmar on 3 May 2026.'],
  ['fr', 'Quillfeather a conseillé Larkpay lors du rachat de Nordmar le 3 mai 2026.'],
  ['es', 'Quillfeather asesoró a Larkpay SA en la adquisición de Nordmar el 3 de mayo de 2026.'],
  ['it', 'Quillfeather ha assistito Larkpay nell’acquisizione di Nordmar il 3 maggio 2026.'],
  ['de', 'Quillfeather hat die Larkpay AG bei der Übernahme von Nordmar am 3. Mai 2026 beraten.'],
  ['de', 'Quillfeather gratuliert der Larkpay AG zum Gewinn des Risikopreises am 3. Mai 2026.'],
  ['en', 'Quillfeather insures the ferry that caught fire on 3 May 2026.'],
])('%s: what it only congratulates, advises or insures is another’s: %s', (language, sentence) => {
  expect(kindsOn(sentence, language)).toEqual([]);
});

test.each([
  ['en', 'Quillfeather, advised by Larkpay, bought Nordmar on 3 May 2026.', 'acquisition'],
  ['en', 'Quillfeather advises shops and won the Risk Award on 3 May 2026.', 'award'],
  ['en', 'Quillfeather, advising Larkpay for years, was fined £3 million on 3 May 2026.', 'fine'],
  ['de', 'Quillfeather, von Larkpay beraten, hat am 3. Mai 2026 Nordmar gekauft.', 'acquisition'],
])('%s: what it does or suffers beside its advice is its own: %s', (language, sentence, kind) => {
  expect(kindsOn(sentence, language)).toEqual([kind]);
});
