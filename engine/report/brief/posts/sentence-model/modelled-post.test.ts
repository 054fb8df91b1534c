import { describe, expect, test } from 'vitest';
import { confirmedPage, MARLOW } from '../../../../testing/confirmed-page.ts';
import { analyzedPages } from '../../../sales-signals/analyzed-pages.ts';
import { decideEmployment, type Employment } from '../employment/decide-employment.ts';
import { readPosts } from '../page/page-posts.ts';

const NOW = new Date('2026-06-20');

function standingOn(...pages: readonly (readonly [text: string, language?: string])[]): Employment {
  const results = pages.map(([text, language = 'en'], index) =>
    confirmedPage(text, {
      id: `page-${index}`,
      language,
      date: { day: '2026-06-10', precision: 'day', origin: 'metadata' },
    }),
  );
  return decideEmployment(
    readPosts(analyzedPages(MARLOW, results), MARLOW, NOW).flatMap(({ statements }) => statements),
    NOW,
  );
}

describe('a departure is said that no phrase of the rules tells', () => {
  test.each([
    ['de', 'Tessa Marlow hat bei der Quillfeather Insurance Ende Mai ihren Spind ausgeräumt.'],
    ['es', 'Tessa Marlow colgó la credencial en Quillfeather Insurance en mayo.'],
  ])('%s: %s', (language, text) => {
    const { status, proof } = standingOn([text, language]);

    expect([status, proof?.evidence.quote]).toEqual(['left', text]);
  });
});

test.each([
  'Tessa Marlow may hang up her lanyard at Quillfeather Insurance one day.',
  'Will Tessa Marlow hang up her lanyard at Quillfeather Insurance?',
  'Tessa Marlow bought a policy from Quillfeather Insurance.',
])('what is asked, supposed or of a customer is not said: %s', (text) => {
  expect(['current', 'left', 'leaving', 'joining']).not.toContain(standingOn([text]).status);
});

test.each([
  [
    'de',
    'Falls Tessa Marlow ihren Spind in der Quillfeather Insurance Ende Mai ausgeräumt hat, weiß es keiner.',
  ],
  [
    'it',
    'Se Tessa Marlow ha svuotato l’armadietto di Quillfeather Insurance a maggio, nessuno lo sa.',
  ],
  ['pt', 'Se Tessa Marlow pendurou o crachá na Quillfeather Insurance em maio, ninguém viu.'],
])('nor is a condition (%s): %s', (language, text) => {
  expect(standingOn([text, language]).proof).toBeNull();
});

test('where a page tells of a post in phrases that the rules know, the model adds nothing', () => {
  const known = 'Tessa Marlow is head of risk at Quillfeather Insurance.';
  const odd = 'Tessa Marlow hat bei der Quillfeather Insurance Ende Mai ihren Spind ausgeräumt.';

  expect(standingOn([known], [odd, 'de'])).toMatchObject({
    status: 'current',
    proof: { evidence: { quote: known } },
    contradiction: null,
  });
});

test.each([
  [
    'en',
    'By Tessa Marlow\n\nThe winter was long at Quillfeather Insurance.\n\nOn Friday I emptied my locker for the last time.',
  ],
  [
    'de',
    'Von Tessa Marlow\n\nDer Winter war lang in der Quillfeather Insurance.\n\nAm Freitag gebe ich meinen Schlüssel ab.',
  ],
])(
  'what somebody tells of themselves without a job or an employer does not end a known post, in %s: %s',
  (language, text) => {
    const pages = analyzedPages(MARLOW, [
      confirmedPage(text, { language, title: 'Column by Tessa Marlow' }),
    ]);
    const kinds = (asksModel: boolean) =>
      readPosts(pages, MARLOW, NOW, { asksModel })
        .flatMap(({ statements }) => statements)
        .map(({ kind }) => kind);

    expect(kinds(false)).toContain('leaves');
    expect(kinds(true)).toEqual([]);
  },
);
