import { expect, test } from 'vitest';
import { confirmedPage, MARLOW } from '../../testing/confirmed-page.ts';
import { eventsIn, kindsIn } from '../../testing/events-in.ts';
import { analyzedPages } from '../sales-signals/analyzed-pages.ts';
import { findEvents } from './find-events.ts';

const NOW = new Date('2026-06-20');

test.each([
  ['en', 'A member asked whether Quillfeather needs a new auditor.'],
  ['sv', 'Ordföranden frågade om Quillfeather behöver en ny jurist.'],
  ['de', 'Quillfeather sucht vielleicht einen Revisor; noch kein Beschluss liegt vor.'],
])('%s: a search that is only considered or not decided is not told: %s', (language, text) => {
  expect(eventsIn(text, language)).toEqual([]);
});

test('what had to be done by a day that has passed is no deadline', () => {
  const ahead = 'Quillfeather has to file a plan by 31 August 2026.';

  expect(kindsIn(ahead, 'en')).toEqual(['deadline']);
  expect(eventsIn(ahead.replace('August', 'May'), 'en')).toEqual([]);
});

test('a deadline that passed a month before anybody reads of it is none', () => {
  const text = 'Quillfeather has to file a plan by 5 May 2026.';
  const date = { day: '2026-04-20', precision: 'day', origin: 'metadata' } as const;
  const pages = analyzedPages(MARLOW, [confirmedPage(text, { language: 'en', date })]);

  expect(findEvents(MARLOW, pages, new Date('2026-05-20'))).toHaveLength(1);
  expect(findEvents(MARLOW, pages, NOW)).toEqual([]);
});

test('an apposition to the name of another company describes that company', () => {
  const text = 'Quillfeather watches. Larkpay Bank, the insurer of shops, woke up on 4 May 2026.';

  expect(eventsIn(text, 'en')).toEqual([]);
});

test('an event in the French future tense lies ahead', () => {
  const text = 'La cession par Quillfeather interviendra au premier trimestre.';

  expect(eventsIn(text, 'fr').map(({ period }) => period?.from.slice(0, 4))).not.toContain('2026');
});

test.each([
  ['en', 'The regulator opened an investigation into Quillfeather in May. The case is closed.'],
  ['da', 'Finanstilsynet indledte i maj en undersøgelse af Quillfeather. Sagen er nu lukket.'],
])('%s: a case that the next sentence closes is not told as open: %s', (language, text) => {
  expect(eventsIn(text, language).filter(({ kind }) => kind === 'investigation')).toEqual([]);
});

test.each(['A separate case was closed in 2019.', 'The Larkpay case is closed.'])(
  'another case that is closed leaves this one open: %s',
  (next) => {
    const text = `The regulator opened an investigation into Quillfeather in May. ${next}`;

    expect(kindsIn(text, 'en')).toEqual(['investigation']);
  },
);

test('a board that steps down at a meeting is news', () => {
  const text = 'Der Aufsichtsrat von Quillfeather trat am 14. Mai geschlossen zurück.';

  expect(eventsIn(text, 'de')).toHaveLength(1);
});

test('a bank named after a place is another bank', () => {
  const text =
    'Quillfeather n’est pas visée. Une amende de 2 millions d’euros a été infligée en mai';

  expect(eventsIn(`${text} à la Banque du Vallon.`, 'fr')).toEqual([]);
});

test.each([
  ['en', 'If the plan is approved, Quillfeather will put its archive out to tender in 2027.'],
  ['de', 'Sofern der Rat zustimmt, schreibt Quillfeather das Archiv 2027 europaweit aus.'],
  ['fr', 'Si le budget est voté, Quillfeather lancera un appel d’offres en 2027.'],
])('%s: a search that depends on a decision is none yet: %s', (language, text) => {
  expect(kindsIn(text, language)).not.toContain('tender');
});

test('a condition for the reader leaves no search open', () => {
  const text = 'If you like ledgers, Quillfeather is hiring: we are looking for three auditors.';

  expect(kindsIn(text, 'en')).toContain('hiring');
});

test('what a company had done is no condition', () => {
  const page = 'Our year at Quillfeather\n\n- Had our help desk certified to ISO 27001 in May 2026';

  expect(kindsIn(page, 'en', { url: 'https://www.quillfeather.example/report' })).toEqual([
    'certification',
  ]);
});
