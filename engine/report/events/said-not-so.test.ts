import { expect, test } from 'vitest';
import { kindsIn } from '../../testing/events-in.ts';

test.each([
  [
    'en',
    'On Tuesday a spokesman for Quillfeather said flatly that it was not under investigation.',
  ],
  ['en', 'Quillfeather insisted on Tuesday that it had not been hacked.'],
  ['de', 'Quillfeather erklärte am 3. Juni, es gebe kein Verfahren gegen den Versicherer.'],
  ['fr', 'Quillfeather a assuré mardi qu’aucune enquête ne la visait.'],
  ['es', 'Quillfeather aseguró el martes que no está siendo investigada.'],
  ['pt', 'A Quillfeather garantiu na terça-feira que não é alvo de qualquer investigação.'],
  ['it', 'Quillfeather ha precisato martedì che non è oggetto di alcuna indagine.'],
  ['nl', 'Quillfeather liet dinsdag weten dat er geen onderzoek naar de verzekeraar loopt.'],
  ['sv', 'Quillfeather uppgav i tisdags att bolaget inte är under utredning.'],
  ['da', 'Quillfeather oplyste tirsdag, at selskabet ikke er under efterforskning.'],
  ['pl', 'Quillfeather podał we wtorek, że nie toczy się przeciwko niemu żadne śledztwo.'],
  ['cs', 'Quillfeather v úterý uvedl, že proti němu není vedeno žádné vyšetřování.'],
])('%s: the day on which an alarm is denied is no event’s: %s', (language, text) => {
  expect(kindsIn(text, language)).toEqual([]);
});

test.each([
  ['en', 'On Tuesday Quillfeather said that it was under investigation by the regulator.'],
  ['de', 'Quillfeather teilte am Dienstag mit, dass die Aufsicht eine Untersuchung führt.'],
  ['es', 'Quillfeather confirmó el martes que está siendo investigada por el supervisor.'],
])('%s: what is said to be so is told: %s', (language, text) => {
  expect(kindsIn(text, language)).toEqual(['investigation']);
});

test.each([
  ['en', 'Quillfeather’s founder, Paul Mercer, died peacefully in Leeds on 3 June.'],
  ['de', 'Der Gründer von Quillfeather, Karl Hofer, ist am 3. Juni in Wels gestorben.'],
  ['nl', 'De oprichter van Quillfeather, Wim Hofstra, is op 3 juni in Zwolle overleden.'],
  ['fr', 'Le fondateur de Quillfeather, Paul Mercier, s’est éteint le 3 juin à Tours.'],
  ['es', 'El fundador de Quillfeather, Luis Prieto, murió el 3 de junio en Burgos.'],
  ['pt', 'O fundador da Quillfeather, Luís Prata, morreu a 3 de junho em Braga.'],
  ['it', 'Il fondatore di Quillfeather, Luca Prati, è deceduto il 3 giugno a Parma.'],
  ['sv', 'Grundaren av Quillfeather, Karl Holm, gick bort den 3 juni i Lund.'],
  ['no', 'Gründeren av Quillfeather, Karl Holm, døde 3. juni i Bergen.'],
  ['fi', 'Quillfeatherin perustaja Kalle Holma kuoli 3. kesäkuuta Turussa.'],
  ['en', 'Joining me today is Tessa Marlow, who has run compliance at Quillfeather for years.'],
  ['de', 'Zu Gast ist heute Tessa Marlow, die bei Quillfeather die Compliance leitet.'],
  ['fr', 'Notre invitée est aujourd’hui Tessa Marlow, qui dirige la conformité de Quillfeather.'],
])('%s: a death, or the guest of a programme, is no news: %s', (language, text) => {
  expect(kindsIn(text, language)).toEqual([]);
});

test.each([
  ['en', 'Quillfeather Insurance · Annual Report and Accounts 2025 · page 47'],
  ['en', 'Quillfeather Insurance | Annual Report 2025 | Adopted by the Board 21 May 2026'],
  ['en', '03 Quillfeather Insurance Ltd Annual Report and Accounts 2025'],
  ['de', 'Quillfeather Versicherung · Geschäftsbericht 2025 · Seite 12'],
])('%s: the line above a page of a report is no event: %s', (language, text) => {
  expect(kindsIn(text, language)).toEqual([]);
});

test('a report that is published is one', () => {
  const text = 'Quillfeather published its annual report for 2025 on 21 May.';

  expect(kindsIn(text, 'en')).toEqual(['report']);
});

test.each([
  ['en', 'Tom Fell of Larkpay spoke next. His company bought a tool in March and likes it.'],
  ['fr', 'Paul Roy a pris la parole. Sa compagnie a acheté un outil du marché en mars.'],
  ['de', 'Karl Hofer sprach danach. Sein Unternehmen kaufte im März ein Werkzeug.'],
  ['nl', 'Wim Hofstra sprak daarna. Zijn bedrijf kocht in maart een pakket.'],
])('%s: whose company is meant, the person named last says: %s', (language, text) => {
  const named = 'Tessa Marlow works for Quillfeather. Quillfeather is an insurer.';

  expect(kindsIn(`${named} ${text}`, language)).toEqual([]);
});

test.each([
  ['en', 'Sophie Lambert will take over internal audit at Quillfeather on 1 July.'],
  ['en', 'From July Sophie Lambert takes over internal audit at Quillfeather.'],
  ['de', 'Sophie Lambert übernimmt am 1. Juli die interne Revision von Quillfeather.'],
  ['fr', 'Sophie Lambert prend le 1er juillet la tête de l’audit interne de Quillfeather.'],
])('%s: who takes over a department comes to a post: %s', (language, text) => {
  expect(kindsIn(text, language)).toEqual(['appointment']);
});

test.each([
  ['en', 'The regulator imposed a penalty of £2m on Quillfeather under the Financial Act, 2017.'],
  ['fr', 'L’autorité a infligé à Quillfeather une amende de 2 millions d’euros, loi de 2016.'],
  [
    'es',
    'El supervisor impuso a Quillfeather 2 millones de multa conforme a la Ley 21.719 de 2019.',
  ],
  ['it', 'Il Garante ha inflitto a Quillfeather una multa di 2 milioni, legge 190 del 2012.'],
])('%s: the year of a law does not make a fine old: %s', (language, text) => {
  expect(kindsIn(text, language)).toEqual(['fine']);
});

test('the year of a fine does', () => {
  expect(kindsIn('In 2017 the regulator fined Quillfeather £2m.', 'en')).toEqual([]);
});

test.each([
  ['en', 'Quillfeather has parted ways with its chief risk officer, Peter Kemp.'],
  ['da', 'Quillfeather har ansat Karoline Bugge som ny compliancechef.'],
  ['de', 'Quillfeather hat Anna Berger zur neuen Risikochefin ernannt.'],
  ['es', 'Quillfeather ha nombrado a Ana Prieto directora de riesgos.'],
])(
  '%s: who comes or goes in the first sentence is news of the page’s day: %s',
  (language, text) => {
    expect(kindsIn(text, language)).toHaveLength(1);
    expect(kindsIn(`Quillfeather is an insurer. ${text}`, language)).toEqual([]);
  },
);
