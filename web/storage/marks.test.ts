import { expect, test } from 'vitest';
import { marksFrom, withMark } from './marks.ts';

test('kept marks are read back, and anything else that lies in their place counts as none', () => {
  const kept = { marks: [['https://a.example/', 'them']] };

  expect([...marksFrom(kept)]).toEqual([['https://a.example/', 'them']]);
  for (const broken of [
    undefined,
    null,
    7,
    'marks',
    { marks: [['https://a.example/', 'maybe']] },
    { marks: { 'https://a.example/': 'them' } },
    { marks: [['https://a.example/']] },
  ]) {
    expect([...marksFrom(broken)]).toEqual([]);
  }
});

test('a mark replaces the earlier one for its address, and taking it back leaves none', () => {
  const once = withMark(new Map(), 'https://a.example/', 'them');
  const twice = withMark(once, 'https://a.example/', 'other');

  expect([...twice]).toEqual([['https://a.example/', 'other']]);
  expect([...withMark(twice, 'https://a.example/', null)]).toEqual([]);
  expect([...once]).toEqual([['https://a.example/', 'them']]);
});
