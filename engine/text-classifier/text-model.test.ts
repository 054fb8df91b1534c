import { expect, test } from 'vitest';
import { textFeatures } from './text-features.ts';
import { classProbabilities, type TextModel } from './text-model.ts';

const MODEL: TextModel = {
  classes: ['gone', 'here'],
  bias: [-1, 0],
  weights: { left: [8, -8], constructor: [2, 2] },
};

test('a text is as probably of a class as its words weigh, whatever its length', () => {
  const [gone = 0, here = 1] = classProbabilities(MODEL, new Set(['left']));

  expect(gone).toBeGreaterThan(0.99);
  expect(here).toBeLessThan(0.01);
});

test('words that the model does not know weigh nothing, nor do those of the language', () => {
  const unknown = classProbabilities(MODEL, new Set(['toString', '__proto__']));

  expect(unknown).toEqual(classProbabilities(MODEL, new Set()));
});

test('names come as one word, figures as noughts, and marks stand alone', () => {
  const features = textFeatures('{person} left in 2024.');

  expect(features).toContain('{person} left in');
  expect(features).toContain('in 0000 .');
  expect(features).toContain('left * 0000');
  expect(features).not.toContain('~per');
});

test('groups of letters hold the ends of a word, and short words have none', () => {
  const features = textFeatures('she resigned');

  expect(features).toContain('~ned$');
  expect(features).toContain('~^res');
  expect([...features].filter((one) => one.includes('she') && one.startsWith('~'))).toEqual([]);
});

test('the sentence before is told from the sentence itself', () => {
  const features = textFeatures('she stays', 'he left');

  expect(features).toContain('<left');
  expect(features).not.toContain('left');
});
