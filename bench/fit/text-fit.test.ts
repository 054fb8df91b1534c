import { expect, test } from 'vitest';
import { textFeatures } from '../../engine/text-classifier/text-features.ts';
import { classProbabilities } from '../../engine/text-classifier/text-model.ts';
import { fitTexts, type TextExample } from './text-fit.ts';

function texts(label: string, ...sentences: readonly string[]): TextExample[] {
  return sentences.map((text) => ({ label, features: textFeatures(text) }));
}

const EXAMPLES = [
  ...texts('gone', 'she left it today', 'he left the bank', 'they left in May', 'Ann left us'),
  ...texts('here', 'she runs it today', 'he runs the bank', 'they run it in May', 'Ann runs risk'),
];

test('what tells texts of a class apart is learnt and holds for a text not seen', () => {
  const model = fitTexts(EXAMPLES, ['gone', 'here']);
  const [gone = 0, here = 0] = classProbabilities(model, textFeatures('the auditor left Lisbon'));

  expect(gone).toBeGreaterThan(0.5);
  expect(here).toBeLessThan(0.5);
});

test('a word of fewer than three texts gets no weight, so that no name is learnt', () => {
  const { weights } = fitTexts(EXAMPLES, ['gone', 'here']);

  expect(Object.keys(weights)).toContain('left');
  expect(Object.keys(weights).filter((one) => one.includes('ann'))).toEqual([]);
});

test('the same texts give the same model', () => {
  expect(fitTexts(EXAMPLES, ['gone'])).toEqual(fitTexts(EXAMPLES, ['gone']));
});
