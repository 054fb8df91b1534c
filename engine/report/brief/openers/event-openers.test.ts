import { expect, test } from 'vitest';
import { confirmedPage, MARLOW } from '../../../testing/confirmed-page.ts';
import { event, page, status, textsOn } from '../../../testing/openers-on.ts';
import { briefFor } from '../brief-for.ts';
import { evidenceOn } from '../line-of.ts';

test('English news that begins with the company is told in its own words, unless they point at a day', () => {
  const textsUnder = (told: string, language: string): readonly string[] => {
    const reported = page(told, { language, title: 'News' });
    const whyNow = [event('expansion', told, { sources: [evidenceOn(reported, told)] })];
    return textsOn([reported], { who: status('current'), whyNow });
  };

  expect(textsUnder('Quillfeather opened a branch in Thisted on 5 October.', 'en')).toEqual([
    'I read that Quillfeather opened a branch in Thisted on 5 October. What does it change for your team?',
  ]);
  expect(textsUnder('Quillfeather opened a branch in Thisted on Monday.', 'en')).toEqual([]);
  expect(textsUnder('Quillfeather opened our branch in Thisted.', 'en')).toEqual([]);
  expect(textsUnder('Quillfeather ouvre une agence à Thisted.', 'fr')).toEqual([]);
});

test.each([
  'Quillfeather to open a branch in Thisted',
  'Quillfeather named insurer of the year.',
  'Quillfeather recognised as insurer of the year.',
  'Quillfeather’s sites in Norway',
  '# Quillfeather opens a branch in Thisted',
  'Quillfeather quits Thisted for a branch in Norway.',
])('no clause is made of a headline, or of going: %s', (told) => {
  const reported = page(`${told}\n\nA page.`, { title: 'News' });
  const sources = [evidenceOn(reported, told.replace('# ', ''))];
  const whyNow = [event('expansion', told, { sources })];

  expect(textsOn([reported], { who: status('current'), whyNow })).toEqual([]);
});

test.each([
  'Quillfeather Group, a broker, has opened a branch in Thisted.',
  'Quillfeather recently opened a branch in Thisted.',
  'Quillfeather bought Corvel.',
  'Quillfeather was named insurer of the year.',
])('a whole sentence is told as it is: %s', (told) => {
  const reported = page(told, { title: 'News' });
  const whyNow = [event('expansion', told, { sources: [evidenceOn(reported, told)] })];

  expect(textsOn([reported], { who: status('current'), whyNow }).join(' ')).toContain(
    `I read that ${told.slice(0, -1)}`,
  );
});

test('a seat elsewhere beside the job is no new post at the company, and a new post there is', () => {
  const openersOn = (told: string): string =>
    briefFor(MARLOW, [confirmedPage(told)], new Date('2026-06-20'))
      .openers.map(({ text }) => text)
      .join(' ');

  expect(
    openersOn(
      'The Fenland Compliance Institute elected Tessa Marlow, head of risk at Quillfeather Insurance, to its council.',
    ),
  ).not.toContain('new role');
  expect(openersOn('Quillfeather Insurance has named Tessa Marlow head of risk.')).toContain(
    'new role at Quillfeather',
  );
});
