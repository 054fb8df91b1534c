import fc from 'fast-check';
import { RRule, type Options } from 'rrule';
import { expect, test } from 'vitest';
import { DAY_MS } from '../../model/time.ts';
import { recurrenceFrom, recursOn } from './recurrence.ts';

const START = Date.UTC(2025, 9, 3) / DAY_MS;
const DAYS = 800;

const optional = (arbitrary: fc.Arbitrary<string>) => fc.option(arbitrary, { nil: '' });
const someOf = (values: readonly string[]) =>
  fc.subarray([...values], { minLength: 1, maxLength: 3 }).map((list) => list.join(','));
const WEEKDAYS = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'];

/** Rules as calendars write them. */
const rules = fc
  .record({
    frequency: fc.constantFrom('DAILY', 'WEEKLY', 'MONTHLY', 'YEARLY'),
    interval: fc.integer({ min: 1, max: 5 }),
    start: fc.integer({ min: START, max: START + 400 }),
    months: optional(someOf(['1', '2', '6', '11']).map((list) => `;BYMONTH=${list}`)),
    monthDays: optional(
      someOf(['1', '13', '29', '31', '-1', '-3']).map((list) => `;BYMONTHDAY=${list}`),
    ),
    weekdays: optional(someOf(WEEKDAYS).map((list) => `;BYDAY=${list}`)),
    nth: optional(someOf(['1MO', '2TU', '-1FR', '5WE', '-2SU']).map((list) => `;BYDAY=${list}`)),
    position: optional(fc.constantFrom('1', '-1', '2').map((one) => `;BYSETPOS=${one}`)),
    count: optional(fc.integer({ min: 1, max: 30 }).map((count) => `;COUNT=${count}`)),
    week: optional(fc.constantFrom(';WKST=SU', ';WKST=MO')),
  })
  .map(
    ({ frequency, interval, start, months, monthDays, weekdays, nth, position, count, week }) => {
      const isByMonth = frequency === 'MONTHLY' || frequency === 'YEARLY';
      const days = isByMonth ? nth || weekdays : weekdays;
      const dates = frequency === 'WEEKLY' ? '' : monthDays;
      // The library counts positions in a first week from the first day on.
      const set = isByMonth && days + dates !== '' ? position : '';
      return {
        start,
        text: `FREQ=${frequency};INTERVAL=${interval}${months}${dates}${days}${set}${count}${week}`,
      };
    },
  );

test('a rule falls on the days on which the library rrule lets it fall', () => {
  fc.assert(
    fc.property(rules, ({ text, start }) => {
      const rule = recurrenceFrom(text);
      const effort = { left: Infinity };
      const days = Array.from({ length: DAYS }, (_, index) => START + index);
      const found =
        rule === null ? [] : days.filter((day) => recursOn(rule, { start, day, effort }) === true);
      // It would look for a rule that never comes to pass until the year 9999.
      fc.pre(found.length > 0);
      const options: Partial<Options> = RRule.parseString(text);
      const last = new Date((START + DAYS - 1) * DAY_MS);
      const oracle = new RRule({ ...options, dtstart: new Date(start * DAY_MS), until: last });
      const expected = oracle.all((date) => date <= last).map((date) => date.getTime() / DAY_MS);
      expect(found).toEqual(expected);
    }),
    { numRuns: 60, seed: 27 },
  );
});
