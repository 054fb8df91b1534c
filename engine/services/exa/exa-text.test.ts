import { expect, test } from 'vitest';
import { resultBlocks } from './client.ts';

test('a block gives address, title, date and words; one without an address gives nothing', () => {
  const text = [
    'Title: A talk\nURL: https://a.example/talk\nPublished: 2026-05-02T10:00:00.000Z\nAuthor: N/A\nHighlights:\nOne.\nTwo.',
    'A line of the first page after a rule of its own.',
    'Title: No address\nPublished: N/A\nHighlights:\nThree.',
    'Title: N/A\nURL: https://a.example/other\nPublished: N/A\nHighlights: Four.',
  ].join('\n---\n');

  expect(resultBlocks(text)).toEqual([
    {
      url: 'https://a.example/talk',
      title: 'A talk',
      text: 'One.\nTwo.',
      date: '2026-05-02T10:00:00.000Z',
    },
    { url: 'https://a.example/other', title: '', text: 'Four.', date: '' },
  ]);
});
