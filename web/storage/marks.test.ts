import { expect, test } from 'vitest';
import type { MarkedPage } from '#engine';
import { savedMarksFrom, marksFrom, withMark } from './marks.ts';

const THEM: MarkedPage = { mark: 'them', stated: [] };
const OTHER: MarkedPage = { mark: 'other', stated: [{ kind: 'employer', text: 'Beta Ltd' }] };

test('kept marks are read back, and anything else that lies in their place counts as none', () => {
  const kept = { marks: [['https://a.example/', 'them']] };

  expect([...marksFrom(kept)]).toEqual([['https://a.example/', THEM]]);
  for (const broken of [
    undefined,
    null,
    7,
    'marks',
    { marks: [['https://a.example/', 'maybe']] },
    { marks: { 'https://a.example/': 'them' } },
    { marks: [['https://a.example/']] },
    { ...kept, stated: [['https://a.example/', [{ kind: 'shoe size', text: '43' }]]] },
  ]) {
    expect([...marksFrom(broken)]).toEqual([]);
  }
});

test('what a marked page stated is kept with its mark, and an older version still reads the marks', () => {
  const marks = new Map([
    ['https://a.example/', THEM],
    ['https://b.example/', OTHER],
  ]);

  const kept = savedMarksFrom(marks);

  expect(marksFrom(structuredClone(kept))).toEqual(marks);
  expect(kept.marks).toEqual([
    ['https://a.example/', 'them'],
    ['https://b.example/', 'other'],
  ]);
});

test('a mark replaces the earlier one for its address, and taking it back leaves none', () => {
  const once = withMark(new Map(), 'https://a.example/', THEM);
  const twice = withMark(once, 'https://a.example/', OTHER);

  expect([...twice]).toEqual([['https://a.example/', OTHER]]);
  expect([...withMark(twice, 'https://a.example/', null)]).toEqual([]);
  expect([...once]).toEqual([['https://a.example/', THEM]]);
});
