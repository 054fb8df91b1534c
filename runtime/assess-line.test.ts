import { expect, test } from 'vitest';
import { AssessLineError, assessLine } from './assess-line.ts';

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
  expect(() => assessLine(line, 7)).toThrow(AssessLineError);
  expect(() => assessLine(line, 7)).toThrow(message);
});
