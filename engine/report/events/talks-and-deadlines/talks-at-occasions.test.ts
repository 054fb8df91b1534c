import { expect, test } from 'vitest';
import { confirmedPage, MARLOW } from '../../../testing/confirmed-page.ts';
import { analyzedPages } from '../../sales-signals/analyzed-pages.ts';
import { findEvents } from '../find-events.ts';

const NOW = new Date('2026-06-20');

/** The days of the prospect's talks, as a page of 1 June 2026 tells them. */
function talksOn(content: string, language: string): readonly (string | undefined)[] {
  const pages = analyzedPages(MARLOW, [confirmedPage(content, { language })]);
  return findEvents(MARLOW, pages, NOW)
    .filter(({ kind }) => kind === 'speaking')
    .map(({ period }) => period?.stated?.day);
}

test.each([
  ['en', 'The forum met in Leeds on 28 May.', 'Tessa Marlow of Quillfeather spoke first.'],
  [
    'en',
    'The Claims Summit filled the hall on 28 May.',
    'Tessa Marlow, compliance chief at Quillfeather, said that nobody had counted the keys.',
  ],
  [
    'de',
    'Die Tagung fand am 28. Mai in Hannover statt.',
    'Tessa Marlow von Quillfeather schilderte den Ausfall vom Januar.',
  ],
  [
    'fr',
    'Le colloque s’est tenu le 28 mai à Lyon.',
    'Tessa Marlow, de Quillfeather, a raconté la panne de janvier.',
  ],
  [
    'es',
    'La jornada se celebró el 28 de mayo en Bilbao.',
    'Tessa Marlow, de Quillfeather, explicó la avería de enero.',
  ],
])(
  '%s: what somebody says in the report on an occasion is a talk of theirs on its day: %s %s',
  (language, occasion, said) => {
    expect(talksOn(`${occasion}\n\n${said}`, language)).toEqual(['2026-05-28']);
  },
);

test.each([
  ['an occasion to come', 'The forum will be held in Leeds on 28 June.'],
  ['one of last winter', 'The forum met in Leeds on 28 January.'],
  ['what is no occasion', 'Quillfeather opened an office in Leeds on 28 May.'],
])('%s gives no day to what somebody says', (_, occasion) => {
  expect(talksOn(`${occasion}\n\nTessa Marlow of Quillfeather spoke first.`, 'en')).toEqual([]);
});

test('those of whom the speakers talk have not spoken', () => {
  const said = 'Tom Fell said that Tessa Marlow of Quillfeather had counted the keys.';

  expect(talksOn(`The forum met in Leeds on 28 May.\n\n${said}`, 'en')).toEqual([]);
});
