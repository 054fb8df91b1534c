import { expect, test } from 'vitest';
import { createAttemptBudget } from './budget.ts';

test('three searches and five pages set aside leave two retries', () => {
  const budget = createAttemptBudget();
  budget.reserve(3 + 5);
  for (let search = 0; search < 3; search += 1) budget.takeFirstTry();

  expect([1, 2, 3].map(() => budget.takeRetry())).toEqual([true, true, false]);
});

test('pages that are not needed free their attempts', () => {
  const budget = createAttemptBudget();
  budget.reserve(3 + 5);
  for (let search = 0; search < 3; search += 1) budget.takeFirstTry();
  budget.reserve(2);

  expect([1, 2, 3, 4, 5, 6].map(() => budget.takeRetry()).filter(Boolean)).toHaveLength(5);
});

test('first tries are never refused, and leave no retry beyond ten', () => {
  const budget = createAttemptBudget();
  for (let attempt = 0; attempt < 11; attempt += 1) budget.takeFirstTry();

  expect(budget.takeRetry()).toBe(false);
});
