import { expect, test } from 'vitest';
import { AssessLineError, assessLine, briefLine } from './assess-line.ts';

const LINE = {
  id: 'a',
  prospect: { name: 'Jo Marsh', company: 'Norvald' },
  now: '2026-11-20T00:00:00Z',
  documents: [{ id: 'd1', url: 'https://a.example/2026/03/12/x', title: 'Jo Marsh of Norvald' }],
};

test('a line is answered with its documents in order', () => {
  const documents = [{ ...LINE.documents[0], id: 'd2' }, LINE.documents[0]];
  const answer = assessLine(JSON.stringify({ ...LINE, documents }), 1);

  expect(answer.id).toBe('a');
  expect(answer.documents.map(({ id }) => id)).toEqual(['d2', 'd1']);
  expect(answer.documents[0]).toMatchObject({ verdict: 'possible', date: '2026-03-12' });
});

test('only an exact day is a date', () => {
  const documents = [{ id: 'd1', url: 'https://a.example/2026/03/x' }];

  expect(assessLine(JSON.stringify({ ...LINE, documents }), 1).documents[0]?.date).toBeNull();
});

test('lists, numbers and gaps where text belongs are read as well as can be', () => {
  const documents = [
    { id: 1, url: null, title: ['Jo', 'Marsh'], description: 7, markdown: {}, metadata: 'none' },
    { id: 'd2' },
  ];

  expect(assessLine(JSON.stringify({ ...LINE, documents }), 1).documents).toHaveLength(2);
});

test.each([
  ['{"id":', 'Line 7 is not JSON'],
  ['[]', 'Line 7: the line is not as expected'],
  [JSON.stringify({ ...LINE, now: 'soon' }), 'Line 7: "now" is not as expected'],
  [JSON.stringify({ ...LINE, documents: [{}] }), 'Line 7: "documents.0.id" is not as expected'],
  [JSON.stringify({ ...LINE, prospect: null }), 'Line 7: "prospect" is not as expected'],
])('%s is refused with its line number', (line, message) => {
  for (const answerTo of [assessLine, briefLine]) {
    expect(() => answerTo(line, 7)).toThrow(AssessLineError);
    expect(() => answerTo(line, 7)).toThrow(message);
  }
});

test('a brief is written on the pages that are judged to be about the person, and on no other', () => {
  const page = {
    url: 'https://news.example/2026/06/01/norvald-names-cco',
    title: 'Norvald names Jo Marsh chief compliance officer',
    markdown:
      'OSLO, 1 June 2026. Norvald has appointed Jo Marsh as chief compliance officer of Norvald.\n\n' +
      '“We want one risk register instead of nine before the end of the year,” said Jo Marsh of Norvald.',
    metadata: { publishedTime: '2026-06-01' },
  };
  const other = {
    url: 'https://pottery.example/jo-marsh',
    title: 'Jo Marsh, potter',
    markdown: 'Jo Marsh is a potter in Devon. “I fire the kiln on Sundays,” said Jo Marsh.',
  };
  const documents = [
    { ...other, id: 'd1' },
    { ...page, id: 'd2' },
  ];

  const { id, brief } = briefLine(JSON.stringify({ ...LINE, documents }), 1);

  expect(id).toBe('a');
  expect(brief.who).toMatchObject({ status: 'current', asOf: '2026-06-01' });
  expect(brief.words.map(({ quote }) => quote)).toEqual([
    'We want one risk register instead of nine before the end of the year',
  ]);
  expect(brief.words[0]?.url).toContain(`${page.url}#:~:text=`);
});

test('a brief on nothing says nothing', () => {
  expect(briefLine(JSON.stringify({ ...LINE, documents: [] }), 1)).toEqual({
    id: 'a',
    brief: { who: null, whyNow: [], words: [], openers: [] },
  });
});
