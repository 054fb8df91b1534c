import { expect, test } from 'vitest';
import { confirmedPage, MARLOW } from '../../testing/confirmed-page.ts';
import { wordListOf } from '../../text/words.ts';
import { analyzedPages } from '../sales-signals/analyzed-pages.ts';
import { ownWords } from './own-words.ts';
import { OWN_QUOTATIONS, QUOTATIONS_OF_OTHERS } from './testing/quotations.ts';

function shownOn(content: string, language: string): string {
  const pages = analyzedPages(MARLOW, [confirmedPage(content, { language, title: 'A page' })]);
  return ownWords(pages, new Date('2026-11-01'))
    .map(({ line }) => wordListOf(line.text).join(' '))
    .join(' | ');
}

test.each(OWN_QUOTATIONS)(
  'what somebody says is theirs, however the language tells it (%s: %s)',
  (language, text, said) => {
    const shown = shownOn(text, language);

    expect(said.filter((one) => !shown.includes(wordListOf(one).join(' ')))).toEqual([]);
  },
);

test.each(QUOTATIONS_OF_OTHERS)(
  'fault 176: what a colleague, a superior or a chair says of them is not (%s: %s)',
  (language, text) => {
    expect(shownOn(text, language)).toBe('');
  },
);
