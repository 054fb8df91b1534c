import { expect, test } from 'vitest';
import { kindsIn } from '../../testing/events-in.ts';

test.each([
  ['en', 'Quillfeather Insurance made a pre-tax profit of £31m in the year to March.'],
  ['en', 'Premium income at Quillfeather Insurance rose by 4 per cent in the first half.'],
  ['en', 'Quillfeather Insurance posted a profit of £31m, up 4 per cent, as it dropped covers.'],
  ['de', 'Der Gewinn von Quillfeather Insurance stieg um 4 Prozent auf 31 Millionen Euro.'],
  ['de', 'Quillfeather Insurance schloss das Jahr mit einem Minus von 3 Mio. Euro ab.'],
  ['fr', 'Quillfeather Insurance a dégagé un bénéfice de 31 millions d’euros, en hausse de 4 %.'],
  ['es', 'Quillfeather Insurance ganó 31 millones de euros hasta marzo.'],
  ['it', 'L’utile di Quillfeather Insurance è salito del 4 % a 31 milioni di euro.'],
  ['pt', 'O lucro da Quillfeather Insurance cresceu 4% para 31 milhões de euros.'],
  ['nl', 'Quillfeather Insurance boekte een winst van 31 miljoen euro.'],
  ['sv', 'Quillfeather Insurance ökade vinsten med 4 procent till 31 miljoner kronor.'],
  ['da', 'Quillfeather Insurance endte med et overskud på 31 millioner kroner.'],
  ['pl', 'Zysk Quillfeather Insurance wzrósł o 4 proc. do 31 mln zł.'],
  ['en', 'Net sales of Quillfeather Insurance rose by 4 per cent in 2025.'],
  ['en', 'Revenue was £31m in the first quarter at Quillfeather Insurance.'],
  [
    'de',
    'Im Geschäftsjahr 2025/26 verdiente Quillfeather Insurance 3 Mio. Euro, mehr als im Vorjahr.',
  ],
  ['fr', 'Au premier trimestre, les ventes de Quillfeather Insurance ont progressé de 4 %.'],
  ['pt', 'O lucro do primeiro trimestre da Quillfeather Insurance foi de 31 milhões de euros.'],
  ['pl', 'W pierwszym kwartale Quillfeather Insurance miało 14 mln zł zysku.'],
])('%s: what a company earned is a report: %s', (language, text) => {
  expect(kindsIn(text, language)).toEqual(['report']);
});

test.each([
  'Corvel Mutual made a profit of £31m in the year to March.',
  'Quillfeather Insurance did not make a profit of £31m.',
  'Quillfeather Insurance helps clients whose revenue rose by 5 per cent.',
  'Quillfeather Insurance hopes to make a profit of £40m by 2030.',
  'Quillfeather Insurance will publish its results on 11 September.',
  'Revenue of Quillfeather Insurance rose by 4 per cent in 2023.',
  'In the financial year 2022/23 Quillfeather Insurance earned £3m.',
])('profits of others, hopes and calendars are none: %s', (text) => {
  expect(kindsIn(text, 'en')).toEqual([]);
});

test.each([
  ['en', 'Quillfeather Insurance moved its customer records to a new platform in April.'],
  ['en', 'Quillfeather Insurance replaced its main hosting provider in April.'],
  ['en', 'Quillfeather Insurance went live on the new claims software on 12 April.'],
  ['de', 'Quillfeather Insurance hat die Buchhaltung im April auf SAP umgestellt.'],
  ['fr', 'Quillfeather Insurance a mis en service en avril un nouveau logiciel de paie.'],
  ['es', 'Quillfeather Insurance puso en marcha en abril un nuevo sistema de siniestros.'],
  ['it', 'Quillfeather Insurance è passata in aprile al nuovo gestionale.'],
  ['pt', 'A Quillfeather Insurance migrou em abril os seus dados para uma nova plataforma.'],
  ['nl', 'Quillfeather Insurance stapte in april over op een nieuw schadesysteem.'],
  ['sv', 'Quillfeather Insurance bytte affärssystem i april.'],
  ['da', 'Quillfeather Insurance skiftede i april til et nyt skadesystem.'],
  ['pl', 'Quillfeather Insurance w kwietniu wdrożyło nowy system szkód.'],
])('%s: a move to another system is one: %s', (language, text) => {
  expect(kindsIn(text, language)).toEqual(['project']);
});

test.each([
  'Quillfeather Insurance may move its records to a new platform in June.',
  'Corvel Mutual, a rival of Quillfeather Insurance, moved to a new platform in April.',
  'In 2019 Quillfeather Insurance moved its records to a new platform.',
])('no system is changed by others, long ago, or perhaps: %s', (text) => {
  expect(kindsIn(text, 'en')).toEqual([]);
});

test.each([
  ['en', 'The regulator wants a review of claims at Quillfeather Insurance by 30 April 2027.'],
  ['en', 'All laptops at Quillfeather Insurance will be encrypted by 31 December.'],
  ['en', 'The first risk analysis of Quillfeather Insurance is due by the end of November.'],
  ['en', 'The first report of Quillfeather Insurance to its donors is due on 19 July 2026.'],
  ['es', 'El primer informe de Quillfeather Insurance al donante vence el 31 de julio de 2026.'],
  ['de', 'Die Aufsicht erwartet von Quillfeather Insurance bis 31. März 2027 einen Bericht.'],
  ['fr', 'L’ACPR demande à Quillfeather Insurance un rapport d’ici le 15 décembre.'],
  ['es', 'La CNMC exige a Quillfeather Insurance un plan antes del 31 de marzo de 2027.'],
  ['pt', 'O regulador pediu à Quillfeather Insurance um plano até 31 de março de 2027.'],
])('%s: what is asked for or promised by a day is a deadline: %s', (language, text) => {
  expect(kindsIn(text, language)).toEqual(['deadline']);
});

test.each([
  'Quillfeather Insurance wants to be the largest insurer by 31 March 2027.',
  'Members of Quillfeather Insurance can book tickets until 31 March 2027.',
  'The summer fair of Quillfeather Insurance is open until 31 August.',
])('what nobody demands has no deadline: %s', (text) => {
  expect(kindsIn(text, 'en')).not.toContain('deadline');
});
