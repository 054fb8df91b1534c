import { expect, test } from 'vitest';
import { kindsIn } from '../../testing/events-in.ts';

test.each([
  ['en', 'Quillfeather is always looking for good analysts.'],
  ['en', 'Quillfeather has a page for jobs. We’re hiring!'],
  ['de', 'Quillfeather stellt immer ein.'],
  ['fr', 'Quillfeather recherche toujours des collaborateurs curieux.'],
  ['es', 'Quillfeather busca siempre buenos analistas.'],
  ['da', 'Quillfeather søger altid dygtige jurister.'],
])('%s: hiring that is a habit is no news: %s', (language, text) => {
  expect(kindsIn(text, language)).toEqual([]);
});

test.each([
  ['en', 'Quillfeather helps clients that are looking for drivers and nurses.'],
  ['en', 'Quillfeather relies on suppliers who hire drivers by the day.'],
  ['de', 'Viele Kunden der Quillfeather suchen Fachkräfte.'],
  ['fr', 'Nos clients recherchent des infirmiers, explique Tessa Marlow, de Quillfeather.'],
  ['it', 'I nostri clienti cercano tecnici, spiega Tessa Marlow di Quillfeather.'],
])('%s: whom clients seek is no news of the company: %s', (language, text) => {
  expect(kindsIn(text, language)).toEqual([]);
});

test('nor is it on the company’s own site', () => {
  const url = 'https://www.quillfeather.example/news';

  expect(kindsIn('Our clients are recruiting nurses again.', 'en', { url })).toEqual([]);
  expect(kindsIn('We are recruiting nurses again.', 'en', { url })).toEqual(['hiring']);
});

test.each([
  ['en', 'Nora Pell becomes head of claims with immediate effect.', ['appointment']],
  ['da', 'Nora Pell er udnævnt til skadechef i Quillfeather.', ['appointment']],
  ['en', 'The chair welcomed Nora Pell to the meeting.', []],
])('%s: the own page of a company tells who takes a post: %s', (language, text, kinds) => {
  const url = 'https://www.quillfeather.example/news/changes';

  expect(kindsIn(text, language, { url })).toEqual(kinds);
});

test.each([
  ['en', '## Work with us'],
  ['fr', '## On recrute'],
  ['nl', 'Bekijk de [vacatures](/nl/jobs).'],
])('%s: a heading or a link to vacancies is no news by itself: %s', (language, text) => {
  const url = 'https://www.quillfeather.example/news';

  expect(kindsIn(text, language, { url })).toEqual([]);
});
