import { expect, test } from 'vitest';
import { isEastAsian, isEastAsianCharacter, isHan, isKatakana } from './east-asian.ts';

test.each(['王', '々', '𠮷', 'あ', '한'])('%s is a character of its own', (word) => {
  expect(isEastAsianCharacter(word)).toBe(true);
  expect(isEastAsian(word)).toBe(true);
});

test.each(['リスク', 'ー'])('%s is a word in katakana', (word) => {
  expect(isKatakana(word)).toBe(true);
  expect(isEastAsian(word)).toBe(true);
  expect(isEastAsianCharacter(word)).toBe(false);
});

test.each(['', 'a', 'é', 'ж', '1', 'ᄀ', 'ꦏ', '😀'])('%j is in another script', (word) => {
  expect(isEastAsian(word)).toBe(false);
});

test('only Chinese characters are Han', () => {
  expect(['王', '々', '𠮷', 'あ', 'ア', '한'].filter(isHan)).toEqual(['王', '々', '𠮷']);
});
