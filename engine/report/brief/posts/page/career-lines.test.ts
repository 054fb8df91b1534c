import { expect, test } from 'vitest';
import { statusByPage } from '../../../../testing/status-by-page.ts';

test.each([
  [
    'en',
    'Quillfeather Insurance is not true to its own rules, a union said. The company denies it.\n\nTessa Marlow\nHead of Risk-designate, Quillfeather Insurance',
  ],
  [
    'en',
    'Reports of a merger are wrong, Quillfeather Insurance said.\n\nTessa Marlow\nHead of Risk-designate, Quillfeather Insurance',
  ],
  [
    'de',
    'Gerüchte über einen Verkauf bestreitet Quillfeather Insurance.\n\nTessa Marlow\nHead of Risk-designate, Quillfeather Insurance',
  ],
])(
  'what the first sentence denies is not the line below a name, in %s: %s',
  (language, content) => {
    expect(statusByPage(language, content)).toBe('joining');
  },
);

test('a move that its own sentence denies is none', () => {
  const content =
    'Tessa Marlow will join Quillfeather Insurance, a blog wrote. The company denies it.';
  expect(statusByPage('en', content)).not.toBe('joining');
});
