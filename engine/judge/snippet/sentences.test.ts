import { expect, test } from 'vitest';
import { parsePage } from '../page/parse-page.ts';
import { sentencesOf } from './sentences.ts';

function sentencesIn(markdown: string): readonly string[] {
  const page = parsePage({
    id: '1',
    url: 'https://news.example/1',
    title: '',
    description: '',
    markdown,
    metadata: {},
  });
  return page.passages.flatMap(sentencesOf).map(({ text }) => text);
}

test('a quotation mark stays with the sentence it opens, not with the one before', () => {
  expect(sentencesIn('She did not dispute the findings. "The notice is fair," she said.')).toEqual([
    'She did not dispute the findings.',
    '"The notice is fair," she said.',
  ]);
});

test('a quotation mark stays with the sentence it closes', () => {
  expect(sentencesIn('He said: "We should have noticed."\n\nThe board agreed.')).toEqual([
    'He said: "We should have noticed."',
    'The board agreed.',
  ]);
});

test.each([
  ['"We should have noticed." The board agreed.', '"We should have noticed."', 'The board agreed.'],
  ['“It was fair.” She left.', '“It was fair.”', 'She left.'],
  ['„Wir sind bereit.“ Der Vorstand schwieg.', '„Wir sind bereit.“', 'Der Vorstand schwieg.'],
])('a full stop within a closing quotation mark ends the sentence: %s', (text, first, second) => {
  expect(sentencesIn(text)).toEqual([first, second]);
});

test('an abbreviation within quotation marks ends nothing', () => {
  expect(sentencesIn('She joined "Acme Inc." last year.')).toEqual([
    'She joined "Acme Inc." last year.',
  ]);
});
