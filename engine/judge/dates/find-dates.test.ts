import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { findDates, findMonths } from './find-dates.ts';

test.each([
  ['2026-03-12T07:45:00Z', '2026-03-12'],
  ['2026/3/12', '2026-03-12'],
  ['March 12, 2026', '2026-03-12'],
  ['Mar. 12th, 2026', '2026-03-12'],
  ['12 March 2026', '2026-03-12'],
  ['12-Mar-2026', '2026-03-12'],
  ['12. März 2026', '2026-03-12'],
  ['am 12.3.2026', '2026-03-12'],
  ['12. 03. 2026', '2026-03-12'],
  ['12.03.26', '2026-03-12'],
  ['1er mars 2026', '2026-03-01'],
  ['12 août 2026', '2026-08-12'],
  ['12 de marzo de 2026', '2026-03-12'],
  ['12 de março de 2026', '2026-03-12'],
  ['1º settembre 2026', '2026-09-01'],
  ['12 maart 2026', '2026-03-12'],
  ['12. marts 2026', '2026-03-12'],
  ['den 12 mars 2026', '2026-03-12'],
  ['12. maaliskuuta 2026', '2026-03-12'],
  ['2026年3月12日', '2026-03-12'],
  ['2026. 3. 12', '2026-03-12'],
])('%s is read as %s', (text, day) => {
  expect(findDates(text, { order: 'dmy', languages: [] }).map((date) => date.day)).toEqual([day]);
});

test.each([
  ['5 marca 2026', 'pl', '2026-03-05'],
  ['17 listopada 2025', 'pl', '2025-11-17'],
  ['17. listopadu 2025', 'cs', '2025-11-17'],
  ['3. září 2025', 'cs', '2025-09-03'],
  ['9. októbra 2025', 'sk', '2025-10-09'],
  ['2025. szeptember 4.', 'hu', '2025-09-04'],
  ['8 Ağustos 2025', 'tr', '2025-08-08'],
  ['22 Şub 2026', 'tr', '2026-02-22'],
  ['6 листопада 2025', 'uk', '2025-11-06'],
  ['11 черв. 2026 р.', 'uk', '2026-06-11'],
  ['2 мая 2025 г.', 'ru', '2025-05-02'],
  ['14 Φεβρουαρίου 2026', 'el', '2026-02-14'],
  ['2026 m. balandžio 7 d.', 'lt', '2026-04-07'],
  ['19. oktoobril 2025', 'en', null],
  ['1 iunie 2025', 'ro', '2025-06-01'],
  ['٧ أبريل ٢٠٢٦', 'ar', '2026-04-07'],
  ['23 شتنبر 2025', 'ar', '2025-09-23'],
  ['10 تشرين الأول 2025', 'ar', '2025-10-10'],
  ['４月１日', 'ja', null],
  ['２０２６年４月１日', 'ja', '2026-04-01'],
  ['令和7年12月9日', 'ja', '2025-12-09'],
  ['令和元年5月7日', 'ja', '2019-05-07'],
  ['2026년 2월 18일', 'ko', '2026-02-18'],
] as const)('%s on a page in %s is read as %s', (text, language, day) => {
  const found = findDates(text, { order: 'dmy', languages: [language] });

  expect(found.map((date) => date.day)).toEqual(day === null ? [] : [day]);
});

test('a month that is another one elsewhere is read in the language of the page', () => {
  const monthIn = (language: string): string | undefined =>
    findDates('12. listopada 2025', { order: 'dmy', languages: [language] })[0]?.day;

  expect(monthIn('hr')).toBe('2025-10-12');
  expect(monthIn('pl')).toBe('2025-11-12');
});

test('figures that could be either way keep both readings', () => {
  const [ambiguous, plain] = findDates('03/04/2026 and 25/04/2026', {
    order: 'dmy',
    languages: [],
  });

  expect(ambiguous).toMatchObject({ day: '2026-04-03', swapped: '2026-03-04' });
  expect(plain).not.toHaveProperty('swapped');
});

test.each([
  ['03/04/2026', 'mdy', '2026-03-04'],
  ['03/04/2026', 'dmy', '2026-04-03'],
  ['25/04/2026', 'mdy', '2026-04-25'],
  ['04/25/2026', 'dmy', '2026-04-25'],
  ['03.04.2026', 'mdy', '2026-04-03'],
] as const)('%s in %s order is %s', (text, order, day) => {
  expect(findDates(text, { order, languages: [] })[0]?.day).toBe(day);
});

test.each([
  '30 February 2026',
  '2026-13-40',
  'version 1.2.3',
  '192.168.10.20',
  'call 12-34-5678',
  'in 1848',
  '12 Marvellous 2026',
  'a lap of 3.31.02',
])('%s is no date', (text) => {
  expect(findDates(text, { order: 'dmy', languages: [] })).toEqual([]);
});

test('every real day is read back from its usual spellings', () => {
  const day = fc.date({
    min: new Date('1995-01-01'),
    max: new Date('2035-12-31'),
    noInvalidDate: true,
  });
  const spellings = [
    'en-GB',
    'de-DE',
    'fr-FR',
    'es-ES',
    'pt-PT',
    'it-IT',
    'nl-NL',
    'da-DK',
    'sv-SE',
    'nb-NO',
  ];

  fc.assert(
    fc.property(day, fc.constantFrom(...spellings), (date, locale) => {
      const text = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(
        date,
      );
      expect(findDates(text, { order: 'dmy', languages: [] })[0]?.day).toBe(
        date.toISOString().slice(0, 10),
      );
    }),
  );
});

test('whatever is found is a real day inside the text', () => {
  const piece = fc.constantFrom('1', '12', '31', '2026', '.', '/', '-', ' ', 'March', 'de', '年');

  fc.assert(
    fc.property(fc.array(piece, { maxLength: 25 }), (pieces) => {
      const text = pieces.join('');
      for (const { day, start, end } of findDates(text, { order: 'dmy', languages: [] })) {
        expect(new Date(`${day}T00:00:00Z`).toISOString().slice(0, 10)).toBe(day);
        expect(start).toBeLessThan(end);
        expect(end).toBeLessThanOrEqual(text.length);
      }
    }),
  );
});

test('a month without a day is a month', () => {
  expect(findMonths('Spring issue, March 2026')[0]).toMatchObject({
    day: '2026-03-01',
    precision: 'month',
  });
});
