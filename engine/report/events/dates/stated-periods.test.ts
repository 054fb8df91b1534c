import { expect, test } from 'vitest';
import { plainLetters } from '../../../text/plain-letters.ts';
import type { Tense } from './calendar-periods.ts';
import { statedPeriods } from './stated-periods.ts';

/** Language, day of writing, words, and what they come to; '~' where they are too vague to be shown as a date. */
type DateCase = readonly [
  language: string,
  writtenOn: string,
  words: string,
  expected: string,
  tense?: Tense,
];

const CASES: readonly DateCase[] = [
  ['en', '2026-11-16', 'was fined in March', '2026-03'],
  ['en', '2026-11-16', 'opened the plant on 3 July', '2026-07-03'],
  ['en', '2026-11-03', 'will vote Feb. 10 on whether to merge', '2027-02-10', 'future'],
  ['en', '2026-07-01', 'He started on Monday', '2026-06-29'],
  ['en', '2026-08-31', 'He started on Monday 24 August', '2026-08-24'],
  ['en', '2026-07-30', 'She starts on Monday week, the 10th of August', '2026-08-10', 'future'],
  ['de', '2026-11-20', 'am Montag, den 2. November, verhängt', '2026-11-02'],
  ['fr', '2026-11-20', 'lundi 2 novembre', '2026-11-02'],
  ['en', '2026-11-11', 'told staff last Friday', '2026-11-06'],
  ['en', '2026-09-03', 'bought a rival last week', '2026-08'],
  ['en', '2026-09-16', 'was fined on Monday of last week', '2026-09-07'],
  ['en', '2026-09-16', 'last Friday', '2026-09-11'],
  ['en', '2026-03-17', 'On the second Sunday of January 2025 the line reached the road', '2025-01'],
  ['es', '2026-03-17', 'el segundo domingo de enero de 2025', '2025-01'],
  ['de', '2026-09-16', 'am Dienstag letzter Woche', '2026-09-08'],
  ['fr', '2026-09-16', 'mardi de la semaine dernière', '2026-09-08'],
  ['es', '2026-09-16', 'el lunes de la semana pasada', '2026-09-07'],
  ['en', '2026-09-16', 'starts on Thursday of next week', '2026-09-24', 'future'],
  ['it', '2026-09-16', 'A gennaio ha ceduto', '2026-01'],
  ['en', '2026-09-03', 'was fined last year', '2025'],
  ['en', '2026-09-03', 'was fined in June last year', '2025-06'],
  ['no', '2026-09-03', 'varslet den 4. juni i fjor', '2025-06-04'],
  ['cs', '2026-09-03', 'loni v březnu', '2025-03'],
  ['en', '2026-11-03', 'cut 40 jobs in the third quarter', '2026-08'],
  ['en', '2026-11-03', 'results for Q2 2026', '2026-05'],
  ['en', '2026-11-03', 'in the first half of 2026', '~'],
  ['en', '2026-03-18', 'effective April 1', '2026-04-01', 'future'],
  ['en', '2026-03-18', 'has held the post since May', '2025-05'],
  ['en', '2026-06-12', 'two years ago', '2024'],
  ['en', '2026-06-12', 'steps down at year-end', '2026-12', 'future'],
  ['en', '2026-10-01', 'It may march on', ''],
  ['en', '2026-06-12', 'certified to ISO/IEC 27001:2022', ''],
  ['en', '2026-11-12', 'this autumn', '~'],
  ['de', '2026-11-12', 'am 3. Juli verhängt', '2026-07-03'],
  ['de', '2026-11-12', 'im Frühjahr', '~'],
  ['de', '2026-10-23', 'ab kommenden Montag', '2026-10-26', 'future'],
  ['de', '2026-10-14', 'im ersten Quartal 2027', '2027-02', 'future'],
  ['de', '2026-10-14', 'Bewerbungen bis 30.11.2026', '2026-11-30', 'future'],
  ['de', '2025-12-16', 'Anfang Dezember', '2025-12'],
  ['fr', '2026-10-14', 'le 12 mai', '2026-05-12'],
  ['fr', '2026-06-09', 'a quitté fin mai', '2026-05'],
  ['fr', '2026-10-09', 'à partir de janvier', '2027-01', 'future'],
  ['fr', '2026-10-09', 'Elle a été nommée', ''],
  ['es', '2026-03-03', 'reunido el pasado jueves', '2026-02-26'],
  ['es', '2026-11-04', 'hasta el 15 de diciembre', '2026-12-15', 'future'],
  ['pt', '2026-11-04', 'em março', '2026-03'],
  ['pt', '2026-09-11', 'desde o passado dia 1', '2026-09-01'],
  ['it', '2026-01-23', 'nella notte tra il 14 e il 15 gennaio', '2026-01-15'],
  ['it', '2026-05-23', 'la scorsa settimana', '2026-05'],
  ['nl', '2026-10-28', 'draagt op 1 februari over', '2027-02-01', 'future'],
  ['nl', '2026-10-28', 'vorige maand', '2026-09'],
  ['sv', '2026-10-30', 'den 30 december', '2026-12-30', 'future'],
  ['sv', '2026-06-30', 'i måndags', '2026-06-29'],
  ['da', '2026-08-25', 'senest den 31. januar', '2027-01-31', 'future'],
  ['no', '2026-08-25', 'i fjor', '2025'],
  ['pl', '2026-08-25', 'w lipcu', '2026-07'],
  ['pl', '2026-10-20', 'odejdzie z końcem roku', '2026-12', 'future'],
  ['cs', '2026-11-09', 'ze 4. na 5. listopadu', '2026-11-05'],
  ['cs', '2026-11-09', 'v září', '2026-09'],
  ['tr', '2026-11-02', 'Ekimde üç kişi aldık', '2026-10'],
  ['tr', '2026-10-27', 'geçen cuma', '2026-10-23'],
  ['ja', '2026-06-04', '同社は1日、新工場を稼働させた', '2026-06-01'],
  ['ja', '2026-10-30', '2026年12月31日付', '2026-12-31', 'future'],
  ['ja', '2026-10-30', '先月', '2026-09'],
  ['fi', '2026-10-30', 'elokuussa', '2026-08'],
  ['fi', '2026-11-06', 'tällä viikolla', '2026-11'],
  ['hu', '2026-10-30', 'szeptember 8-án', '2026-09-08'],
  ['hu', '2026-11-02', 'a múlt hónapban', '2026-10'],
  ['el', '2026-11-02', 'τον Μάρτιο', '2026-03'],
  ['el', '2026-11-02', 'έθεσε χθες', '2026-11-01'],
  ['ko', '2026-11-10', '지난 8월', '2026-08'],
  ['de', '2027-01-12', 'seit Freitagabend', '2027-01-08'],
  ['fr', '2026-11-06', 'quitte ces jours-ci', '2026-11'],
  ['pl', '2026-08-25', 'lipiec przyniósł', '2026-07'],
  ['pl', '2026-08-25', 'Lipiec przyniósł', '2026-07'],
  ['pl', '2026-08-25', 'zdaniem Jolanty Czerwiec', ''],
  ['de', '2026-08-25', 'unterschrieben hat er hier nie', ''],
  ['fr', '2026-08-25', 'a été nommée hier', '2026-08-24'],
  ['en', '2026-08-25', 'were down for two months', ''],
  ['da', '2026-08-25', 'for to dage siden', '2026-08-23'],
];

const NAMED = CASES.map(([language, writtenOn, words, expected, tense = 'past']) => ({
  words,
  expected,
  reading: { writtenOn, languages: [language], tense },
}));

test.each(NAMED)('$words is $expected, in $reading', ({ words, expected, reading }) => {
  const periods = statedPeriods(plainLetters(words), reading);

  expect(periods.map(({ stated }) => shown(stated)).at(-1) ?? '').toBe(expected);
});

const LENGTHS = { year: 'YYYY', month: 'YYYY-MM', day: 'YYYY-MM-DD' } as const;

function shown(stated: ReturnType<typeof statedPeriods>[number]['stated']): string {
  return stated === null ? '~' : stated.day.slice(0, LENGTHS[stated.precision].length);
}

test('without a day of writing only dates with their year are read', () => {
  const read = (words: string) =>
    statedPeriods(words, { writtenOn: null, languages: ['en'], tense: 'past' }).length;

  expect(['yesterday', 'in March', 'on 3 July', 'on Monday'].map(read)).toEqual([0, 0, 0, 0]);
  expect(['3 July 2026', 'in March 2026', 'Q2 2026', 'in 2026'].map(read)).toEqual([1, 1, 1, 1]);
});
