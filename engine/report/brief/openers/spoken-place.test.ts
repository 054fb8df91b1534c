import { expect, test } from 'vitest';
import type { ResearchResult } from '../../../model/research-event.ts';
import { confirmedPage, MARLOW } from '../../../testing/confirmed-page.ts';
import { analyzedPages } from '../../sales-signals/analyzed-pages.ts';
import { spokenPlace } from './spoken-place.ts';

const WORDS = 'We count every door twice.';

function placeOf(more: Partial<ResearchResult>, content = WORDS): string {
  const [page] = analyzedPages(MARLOW, [confirmedPage(content, more)]);
  if (page === undefined) throw new RangeError('The page is not confirmed.');
  const company = 'Quillfeather Insurance';
  return spokenPlace(WORDS, page, { prospect: MARLOW, company, employer: 'Corvel Mutual' });
}

test('a publication is called what its page calls it', () => {
  const url = 'https://www.riskroom.example/doors';

  expect(placeOf({ url, title: 'Doors | Risk Room' })).toBe('in Risk Room');
  expect(placeOf({ url, type: 'podcast' }, `Risk Room, episode 9\n\n${WORDS}`)).toBe(
    'on Risk Room',
  );
  expect(
    placeOf({ url: 'https://the-harbour-post.example/a' }, `THE HARBOUR POST\n\n${WORDS}`),
  ).toBe('in The Harbour Post');
});

test('the company’s own site is called that', () => {
  expect(placeOf({ url: 'https://www.quillfeather.example/news' })).toBe(
    'on the Quillfeather Insurance site',
  );
});

test('one speaks at a forum, on LinkedIn and on the site of the new employer', () => {
  expect(
    placeOf({ url: 'https://monteriskforum.example/p', title: 'Panel 4 | Monte Risk Forum' }),
  ).toBe('at the Monte Risk Forum');
  expect(placeOf({ url: 'https://linkedin.example/p', title: 'A post | LinkedIn' })).toBe(
    'on LinkedIn',
  );
  expect(
    placeOf({ url: 'https://corvelmutual.example/blog', title: 'Doors | Corvel Mutual' }),
  ).toBe('on the Corvel Mutual site');
});

test('without a name the title of their own text tells where, without the site behind it', () => {
  const own = `By Tessa Marlow\n\nI keep the keys of this house. ${WORDS} I have done so since May.`;

  expect(placeOf({ title: 'Why we count | A site' }, own)).toBe('in “Why we count”');
  expect(placeOf({ title: 'The woman who counts' }, `“${WORDS}” said Marlow.`)).toBe(
    'in an article',
  );
});

test.each([
  ['their own name', 'Interview with Tessa Marlow'],
  ['their own words', `“${WORDS}”`],
  ['somebody’s fine', 'Harbour Mutual fined over doors'],
  ['a whole paragraph', 'Doors '.repeat(30)],
])('nobody is told %s: the kind of page has to do', (_, title) => {
  const own = `By Tessa Marlow\n\nI keep the keys of this house. ${WORDS} I have done so since May.`;

  expect(placeOf({ title }, own)).toBe('in an article');
});
