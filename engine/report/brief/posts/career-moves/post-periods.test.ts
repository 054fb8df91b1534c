import { expect, test } from 'vitest';
import { confirmedPage, MARLOW } from '../../../../testing/confirmed-page.ts';
import { statusByPage } from '../../../../testing/status-by-page.ts';
import { briefFor } from '../../brief-for.ts';

test.each([
  [
    'de',
    'Tessa Marlow, Datenschutzbeauftragte bei Quillfeather Insurance, will das Archiv bis März 2027 räumen.',
  ],
  [
    'de',
    'Tessa Marlow, Risikochefin der Quillfeather Insurance, hat bis zum 30. September Zeit für die Antwort.',
  ],
  ['de', 'Risikochefin Tessa Marlow von Quillfeather Insurance hat bis zum 30. September Zeit.'],
  [
    'en',
    'Tessa Marlow, head of audit at Quillfeather Insurance, has until 30 September 2026 to close the gaps.',
  ],
  [
    'en',
    'Tessa Marlow, chief financial officer of Quillfeather Insurance, presented the accounts for the year to 31 March 2026.',
  ],
  [
    'en',
    'Tessa Marlow, chief risk officer at Quillfeather Insurance, steered the insurer through 2023.',
  ],
  ['en', 'Tessa Marlow of Quillfeather Insurance has until 30 September 2026 to answer.'],
  [
    'en',
    'Tessa Marlow is head of audit at Quillfeather Insurance and has until 30 September 2026 to close the gaps.',
  ],
  [
    'en',
    'Tessa Marlow, head of risk at Quillfeather Insurance, will collect answers from 1 July 2026.',
  ],
  [
    'fr',
    'Tessa Marlow, directrice des risques de Quillfeather Insurance, veut finir l’inventaire jusqu’au 30 septembre 2026.',
  ],
  [
    'es',
    'Tessa Marlow, directora de riesgos de Quillfeather Insurance, tiene hasta el 30 de septiembre de 2026 para responder.',
  ],
  [
    'nl',
    'Tessa Marlow, hoofd risico bij Quillfeather Insurance, heeft tot 30 september 2026 de tijd.',
  ],
])('a deadline or an accounting period ends no post, in %s: %s', (language, content) => {
  expect(statusByPage(language, content)).toMatch(/^(?:current|unknown)$/u);
});

test.each([
  ['en', 'Tessa Marlow, head of risk at Quillfeather Insurance until 2023, spoke in Leeds.'],
  ['en', 'Tessa Marlow, until 2023 head of risk at Quillfeather Insurance, spoke in Leeds.'],
  ['en', 'Tessa Marlow was head of risk at Quillfeather Insurance from 2018 through 2023.'],
  ['en', 'Tessa Marlow, Head of Risk, Quillfeather Insurance, Leeds, 2018 to 2023'],
  ['en', 'Tessa Marlow remains head of risk at Quillfeather Insurance until 30 September 2026.'],
  [
    'en',
    'Tessa Marlow will continue as head of risk at Quillfeather Insurance through September 2026.',
  ],
  [
    'en',
    'Tessa Marlow, head of risk at Quillfeather Insurance, will serve until 30 September 2026.',
  ],
  [
    'en',
    'Tessa Marlow, head of risk at Quillfeather Insurance, stays in the post until 30 September 2026.',
  ],
  ['en', 'Head of Risk Tessa Marlow (until 30 September 2026), Quillfeather Insurance'],
  ['de', 'Tessa Marlow bleibt bis 30. September 2026 Risikochefin der Quillfeather Insurance.'],
  [
    'de',
    'Tessa Marlow, Risikochefin der Quillfeather Insurance, bleibt bis 30. September 2026 im Amt.',
  ],
  ['de', 'Tessa Marlow, bis 2023 Risikochefin der Quillfeather Insurance, sprach in Bern.'],
  ['es', 'Tessa Marlow, directora de riesgos de Quillfeather Insurance hasta 2023, habló en Jaca.'],
])('the end of a post ends it, in %s: %s', (language, content) => {
  expect(statusByPage(language, content)).toMatch(/^(?:left|leaving)$/u);
});

test.each([
  ['en', 'From 1 July 2026: Tessa Marlow, head of risk at Quillfeather Insurance.'],
  ['de', 'Ab 1. Juli 2026: Tessa Marlow, Risikochefin der Quillfeather Insurance.'],
])('a day before a colon is of the post behind it, in %s: %s', (language, content) => {
  expect(statusByPage(language, content)).toBe('joining');
});

function newPostOn(language: string, content: string): boolean {
  const brief = briefFor(MARLOW, [confirmedPage(content, { language })], new Date('2026-06-20'));
  return brief.whyNow.some(({ subject }) => subject === 'person');
}

test.each([
  [
    'en',
    'Tessa Marlow, head of compliance at Quillfeather Insurance, said volumes had doubled since March.',
  ],
  [
    'en',
    'Claims have doubled since March, said Tessa Marlow, head of compliance at Quillfeather Insurance.',
  ],
  [
    'en',
    'Since March, Tessa Marlow, head of compliance at Quillfeather Insurance, has answered every letter.',
  ],
  [
    'en',
    'Tessa Marlow is head of compliance at Quillfeather Insurance, where claims have doubled since March.',
  ],
  [
    'de',
    'Tessa Marlow, Risikochefin der Quillfeather Insurance, zählt seit März doppelt so viele Meldungen.',
  ],
  [
    'de',
    'Seit März zählt Tessa Marlow, Risikochefin der Quillfeather Insurance, doppelt so viele Meldungen.',
  ],
  [
    'fr',
    'Tessa Marlow, directrice des risques de Quillfeather Insurance, compte deux fois plus de dossiers depuis mars.',
  ],
])(
  'since when something lasts is not since when a post is held, in %s: %s',
  (language, content) => {
    expect(newPostOn(language, content)).toBe(false);
  },
);

test.each([
  ['en', 'Tessa Marlow, head of compliance at Quillfeather Insurance since March, spoke in Leeds.'],
  ['en', 'Tessa Marlow has been head of compliance at Quillfeather Insurance since March.'],
  ['en', 'Since March, Tessa Marlow has been head of compliance at Quillfeather Insurance.'],
  ['en', 'Tessa Marlow, since March head of compliance at Quillfeather Insurance, spoke.'],
  ['en', 'Tessa Marlow, head of risk at Quillfeather Insurance, has held the post since March.'],
  ['de', 'Tessa Marlow ist seit März Risikochefin der Quillfeather Insurance.'],
  ['de', 'Tessa Marlow, seit März Risikochefin der Quillfeather Insurance, sprach in Bern.'],
  ['de', 'Seit März ist Tessa Marlow Risikochefin der Quillfeather Insurance.'],
  ['fr', 'Tessa Marlow est directrice des risques de Quillfeather Insurance depuis mars.'],
])('a post held since a day of this year is news, in %s: %s', (language, content) => {
  expect(newPostOn(language, content)).toBe(true);
});
