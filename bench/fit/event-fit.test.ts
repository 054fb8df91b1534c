import { expect, test } from 'vitest';
import { calibratedLogOdds } from '../../engine/judge/score/fitted-model.ts';
import { EVENT_SIGNS } from '../../engine/report/events/by-date/event-sign.ts';
import { fitEvents } from './event-fit.ts';
import { logOddsOf } from './logistic.ts';
import type { SignExample } from './sign-fit.ts';

const NO_SIGN = EVENT_SIGNS.map(() => 0);
const COMPANY_NAMED = EVENT_SIGNS.map((sign) => Number(sign === 'company-named'));

function sentences(
  count: number,
  { values, isEvent, weight = 1 }: { values: readonly number[]; isEvent: boolean; weight?: number },
): SignExample[] {
  return Array.from({ length: count }, (_, index) => ({
    group: `${values.join('')} ${isEvent} ${weight} ${index}`,
    values,
    isPositive: isEvent,
    weight,
  }));
}

function isTold(examples: readonly SignExample[], values: readonly number[]): boolean {
  const { model, calibration } = fitEvents(examples);
  return calibratedLogOdds(logOddsOf(model, values), calibration) >= calibration.confirmedMin;
}

const OTHERS = [
  ...sentences(20, { values: NO_SIGN, isEvent: true }),
  ...sentences(60, { values: NO_SIGN, isEvent: false }),
];

test('the line is where 94 in 100 left-out sentences tell an event', () => {
  const events = sentences(94, { values: COMPANY_NAMED, isEvent: true });
  const sure = [...OTHERS, ...events, ...sentences(6, { values: COMPANY_NAMED, isEvent: false })];
  const unsure = [
    ...OTHERS,
    ...events,
    ...sentences(14, { values: COMPANY_NAMED, isEvent: false }),
  ];

  expect(isTold(sure, COMPANY_NAMED)).toBe(true);
  expect(isTold(sure, NO_SIGN)).toBe(false);
  expect(isTold(unsure, COMPANY_NAMED)).toBe(false);
});

test('what a reader calls no event counts twice', () => {
  const events = sentences(94, { values: COMPANY_NAMED, isEvent: true });
  const traps = sentences(6, { values: COMPANY_NAMED, isEvent: false, weight: 2 });

  expect(isTold([...OTHERS, ...events, ...traps], COMPANY_NAMED)).toBe(false);
});
