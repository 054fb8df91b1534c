import { expect, test } from 'vitest';
import { calibratedLogOdds } from '../../engine/judge/score/fitted-model.ts';
import { POST_SIGNS } from '../../engine/report/brief/posts/employment/post-sign.ts';
import { logOddsOf } from './logistic.ts';
import { fitPosts } from './post-fit.ts';
import type { SignExample } from './sign-fit.ts';

const NO_SIGN = POST_SIGNS.map(() => 0);
const MOVE_TOLD = POST_SIGNS.map((sign) => Number(sign === 'move-told'));

function people(count: number, values: readonly number[], isInPost: boolean): SignExample[] {
  return Array.from({ length: count }, (_, index) => ({
    group: `${values.join('')} ${isInPost} ${index}`,
    values,
    isPositive: isInPost,
    weight: isInPost ? 1 : 0.5,
  }));
}

function isSaid(posts: readonly SignExample[], values: readonly number[]): boolean {
  const { model, calibration } = fitPosts(posts);
  const logOdds = calibratedLogOdds(logOddsOf(model, values), calibration);
  return logOdds >= calibration.confirmedMin;
}

test('the line is where 95 in 100 left-out people are in post, a departure counting half', () => {
  const moving = [...people(10, MOVE_TOLD, true), ...people(20, MOVE_TOLD, false)];
  const sure = [...people(90, NO_SIGN, true), ...people(6, NO_SIGN, false), ...moving];
  const unsure = [...people(90, NO_SIGN, true), ...people(30, NO_SIGN, false), ...moving];

  expect(isSaid(sure, NO_SIGN)).toBe(true);
  expect(isSaid(sure, MOVE_TOLD)).toBe(false);
  expect(isSaid(unsure, NO_SIGN)).toBe(false);
});
