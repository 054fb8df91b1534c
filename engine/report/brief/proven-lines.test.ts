import { array, assert, property, string, tuple } from 'fast-check';
import { expect, test } from 'vitest';
import type { BriefLine } from '../../model/brief.ts';
import { provenLines } from './proven-lines.ts';

const PAGE = { id: 'p', url: 'https://a.example/x#top', content: 'She left. **He** stayed.' };
const LINE: BriefLine = {
  text: 'He stayed.',
  quote: '**He** stayed.',
  resultId: 'p',
  url: 'https://a.example/x#:~:text=He%20stayed.',
  date: null,
};

test('a line whose quote is on its page is let through', () => {
  expect(provenLines([LINE], [PAGE])).toEqual([LINE]);
});

test.each([
  ['not on the page', { quote: 'He stayed.' }],
  ['no quote', { quote: '  ' }],
  ['a question that is not on the page', { question: 'Who left?' }],
  ['no text', { text: '' }],
  ['unknown page', { resultId: 'q' }],
  ['other address', { url: 'https://evil.example/x' }],
] as const)('a line is dropped: %s', (_, change) => {
  const line = { ...LINE, ...change };

  expect(provenLines([line], [PAGE])).toEqual([]);
});

test('fault 178: whatever quotes and questions are offered, only stretches of the page come out', () => {
  assert(
    property(string(), array(tuple(string(), string())), (content, offered) => {
      const lines = offered.map(([quote, question]) => ({ ...LINE, quote, question }));

      const proven = provenLines(lines, [{ ...PAGE, content }]);

      expect(proven).toEqual(
        lines.filter(
          ({ quote, question }) =>
            quote.trim() !== '' && content.includes(quote) && content.includes(question),
        ),
      );
    }),
  );
});
