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

test.each([
  [
    'en',
    'Claims handlers’ breakfast',
    'Report of our breakfast in York on 28 May',
    '**Tessa Marlow** of Quillfeather showed us her drawer of unread forms.',
  ],
  [
    'en',
    'Night shift: a meetup for risk people',
    '28 May 2026, 6 pm, above the bakery',
    'Our speaker was Tessa Marlow, compliance chief at Quillfeather.',
  ],
  [
    'de',
    'Fachtag Schaden',
    'Rückblick auf den 28. Mai 2026, Hannover',
    'Tessa Marlow (Quillfeather) zeigte, wie ihr Haus Meldungen sortiert.',
  ],
  [
    'it',
    'Convegno sui sinistri',
    'Giovedì 28 maggio 2026, Teatro Comunale, ore 15',
    'Tessa Marlow di Quillfeather ha mostrato il nuovo registro.',
  ],
])(
  '%s: on the page of an occasion its day is that of the talk: %s',
  (language, title, day, said) => {
    expect(talksOn(`# ${title}\n\n${day}\n\n${said}`, language)).toEqual(['2026-05-28']);
  },
);

test.each([
  [
    'en',
    'Webinar: fewer forms\n\nTuesday 14 July 2026, noon.\n\nOur speakers have thrown out half of theirs.',
    'Tessa Marlow is the compliance chief of Quillfeather.',
  ],
  [
    'fr',
    'Colloque des assureurs\n\nMardi 14 juillet 2026, Palais des congrès, Nantes\n\nLes intervenants de la journée',
    'Tessa Marlow, directrice de la conformité, Quillfeather',
  ],
])('%s: whom the page of an occasion to come introduces will speak: %s', (language, page, who) => {
  expect(talksOn(`# ${page}\n\n${who}`, language)).toEqual(['2026-07-14']);
});

test('whom a page names without a word of speakers, or on the day of a report, gives no talk', () => {
  const who = 'Tessa Marlow is the compliance chief of Quillfeather.';

  expect(talksOn(`# Webinar: fewer forms\n\n14 July 2026, noon\n\n${who}`, 'en')).toEqual([]);
  expect(talksOn(`# After the forum\n\nYork, 28 May 2026\n\n${who} She spoke.`, 'en')).toEqual([]);
});
