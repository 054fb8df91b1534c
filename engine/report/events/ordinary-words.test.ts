import { expect, test } from 'vitest';
import { confirmedPage, MARLOW } from '../../testing/confirmed-page.ts';
import { kindsIn } from '../../testing/events-in.ts';
import { analyzedPages } from '../sales-signals/analyzed-pages.ts';
import { findEvents } from './find-events.ts';
import { mergedEvents } from './merge-events.ts';

const NOW = new Date('2026-06-20');

function eventsOn(content: string) {
  const pages = analyzedPages(MARLOW, [confirmedPage(content, { language: 'en' })]);
  return mergedEvents(findEvents(MARLOW, pages, NOW));
}

function daysOn(content: string): readonly (string | undefined)[] {
  return eventsOn(content).flatMap((event) => event.map(({ period }) => period?.stated?.day));
}

test.each([
  ['en', 'Quillfeather Insurance has apologised after 1,200 bills were posted to old addresses.'],
  ['de', 'Quillfeather Insurance schickte im Mai Kontoauszüge an falsche Adressen.'],
  ['fr', 'Quillfeather Insurance a envoyé en mai des relevés à de mauvaises adresses.'],
  ['nl', 'Quillfeather Insurance stuurde in mei brieven naar verkeerde adressen.'],
])('%s: letters that go astray are a breach: %s', (language, text) => {
  expect(kindsIn(text, language)).toEqual(['breach']);
});

test('a purchase that is completed is the company’s, unless somebody else is named who bought', () => {
  const about = 'Quillfeather Insurance is a company.';

  expect(
    kindsIn(`${about} The purchase of Fernwick Brokers was completed on 2 May.`, 'en'),
  ).toEqual(['acquisition']);
  expect(kindsIn(`${about} Corvel Mutual completed a purchase on 2 May.`, 'en')).toEqual([]);
});

test('what the neighbours’ own firm suffered is not the company’s', () => {
  const text = 'Im Mai hatte ein Hackerangriff das Portal der dortigen Versicherung lahmgelegt.';

  expect(kindsIn(`Quillfeather Insurance ist neu. ${text}`, 'de')).toEqual([]);
});

test('who was unable to pay in February was so last February', () => {
  const text = 'In February an outage left shops of Quillfeather unable to take cards.';

  expect(daysOn(text)).toEqual(['2026-02-01']);
});

test('what a certificate is for does not take its date', () => {
  const text =
    'The Leeds depot of Quillfeather Insurance was awarded a certificate for storage in March.';

  expect(daysOn(text)).toEqual(['2026-03-01']);
});

test('a certificate and an attack stay two events, though a third sentence lies between them', () => {
  const text =
    'Quillfeather Insurance received a certificate in March. Quillfeather Insurance suffered a cyber attack on 20 April. The group noticed a problem on 11 April.';

  const kinds = eventsOn(text).map((event) => event.map(({ kind }) => kind));
  expect(kinds.some((event) => event.includes('certification') && event.includes('breach'))).toBe(
    false,
  );
});

test('a new system that customers see on the day after is told once', () => {
  const text =
    'Quillfeather Insurance moved its accounts to a new platform on 10 May. On 11 May customers of Quillfeather Insurance woke up to another screen.';

  expect(eventsOn(text)).toHaveLength(1);
});

test('‘the Bank of Lithuania’ is not ‘the bank’ that a text is about', () => {
  const text = 'Larkpay, a payments firm, was fined by the Bank of Lithuania.';

  expect(kindsIn(`Quillfeather Insurance is a bank. ${text}`, 'en')).toEqual([]);
});
