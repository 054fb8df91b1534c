import { expect, test } from 'vitest';
import type { SaidPlace } from '../../../messages/openers.ts';
import type { ResearchResult } from '../../../model/research-event.ts';
import { confirmedPage, MARLOW } from '../../../testing/confirmed-page.ts';
import { analyzedPages } from '../../sales-signals/analyzed-pages.ts';
import { spokenPlace } from './spoken-place.ts';

const WORDS = 'We count every door twice.';
const OWN_TEXT = `By Tessa Marlow\n\nI keep the keys of this house. ${WORDS} I have done so since May.`;

function placeOf(more: Partial<ResearchResult>, content = WORDS): SaidPlace {
  const [page] = analyzedPages(MARLOW, [confirmedPage(content, more)]);
  if (page === undefined) throw new RangeError('The page is not confirmed.');
  const company = 'Quillfeather Insurance';
  const employers = ['Corvel Mutual', 'Marsh & Vole', 'Harbour Star'];
  return spokenPlace(WORDS, page, { prospect: MARLOW, company, employers });
}

test.each([
  ['https://www.riskroom.example/doors', 'Doors | Risk Room', '', 'in Risk Room'],
  ['https://riskroompod.example/9', '', 'Risk Room, episode 9', 'in Risk Room'],
  ['https://riskroom-magazin.example/9', '', 'Risk Room Magazin', 'in Risk Room Magazin'],
  ['https://riskroommag.example/9', 'Doors', 'RISK ROOM · the magazine', 'in Risk Room'],
  ['https://the-harbour-post.example/a', '', 'THE HARBOUR POST', 'in The Harbour Post'],
  ['https://harbourpost.example/a', 'Doors | Harbour Post', '', 'in the Harbour Post'],
  ['https://quayenergyjournal.example/a', '', 'Quay Energy Journal', 'in the Quay Energy Journal'],
  ['https://quay-review.example/a', '', 'Quay Review', 'in the Quay Review'],
  ['https://quayforum-nord.example/a', '', 'Quay Forum Nord', 'at the Quay Forum Nord'],
  ['https://dorrdagarna.example/a', '', 'Dorrdagarna', 'at the Dorrdagarna'],
  ['https://quayboard.example/a', 'Moira Tandy on Quayboard', '', 'on Quayboard'],
  ['https://riskroomuk.example/a', '', 'RISK ROOM UK', 'in Risk Room UK'],
  ['https://risk-room-ireland.example/a', '', 'THE RISK ROOM · News', 'in Risk Room'],
  ['https://riskroom-au.example/a', 'Doors | Risk Room', '', 'in Risk Room'],
  ['https://riskroomsa.example/a', '', 'RISK ROOM SA', 'in Risk Room SA'],
  ['https://voce-del-porto.example/a', '', 'LA VOCE DEL PORTO', 'in Voce del Porto'],
  ['https://lettre-des-portes.example/a', '', 'La Lettre des Portes', 'in Lettre des Portes'],
  ['https://lettre-portes.example/a', '', 'La Lettre des Portes', 'in Lettre des Portes'],
  ['https://portesetclefs.example/a', '', 'PORTES & CLEFS n° 12', 'in Portes & Clefs'],
  ['https://dorrochnyckel.example/a', '', 'DÖRR & NYCKEL nr 4', 'in Dörr & Nyckel'],
  ['https://heure-des-portes.example/a', '', 'L’Heure des portes – n° 7', 'in L’Heure des portes'],
  ['https://brygge-og-havn.example/a', 'Dører – Brygge & Havn', '', 'in Brygge & Havn'],
])('a publication is called what its page calls it: %s', (url, title, head, place) => {
  expect(placeOf({ url, title }, `${head}\n\n${WORDS}`).place).toBe(place);
});

test('one speaks on a show, at a forum and on a platform, which need not give its name', () => {
  expect(
    placeOf({ url: 'https://riskroom.example/9', type: 'podcast', title: 'Risk Room 9' }).place,
  ).toBe('on Risk Room');
  expect(
    placeOf({ url: 'https://monteriskforum.example/p', title: 'Panel 4 | Monte Risk Forum' }).place,
  ).toBe('at the Monte Risk Forum');
  expect(placeOf({ url: 'https://forumdesports.example/p', title: 'Forum des Ports' }).place).toBe(
    'at the Forum des Ports',
  );
  expect(placeOf({ url: 'https://riskroom.example/p', title: 'Risk Room Awards' }).place).toBe(
    'at the Risk Room Awards',
  );
  expect(placeOf({ url: 'https://linkedin.example/p', title: 'A post' }).place).toBe('on LinkedIn');
});

test.each([
  ['riskroom.substack.example', 'Doors | Risk Room', 'in Risk Room'],
  ['portes.medium.example', 'Les Portes', 'in Portes'],
  ['riskroom.substack.example', 'Doors', 'on Substack'],
  ['tessamarlow.substack.example', 'Doors | Tessa Marlow', 'on Substack'],
  ['uk.linkedin.example', 'Marlow on LinkedIn in the UK', 'on LinkedIn'],
])('what stands on a platform goes by its own name, if it has one (%s)', (host, title, place) => {
  expect(placeOf({ url: `https://${host}/p`, title }).place).toBe(place);
});

test.each(['About Risk\nRoom for all', 'Count the Risk. Room for all', 'On Risk: Room for all'])(
  'a name does not run across lines and sentences: %s',
  (head) => {
    const url = 'https://riskroom.example/doors';

    expect(placeOf({ url, title: 'Doors' }, `${head}\n\n“${WORDS}” said Marlow.`).place).toBe('');
  },
);

test.each([
  ['https://www.quillfeather.example/news', 'News', 'Quillfeather Insurance'],
  ['https://quillfeatherinsurance.example', 'Quillfeather Insurance', 'Quillfeather Insurance'],
  ['https://corvelmutual.example/blog', 'Doors | Corvel Mutual', 'Corvel Mutual'],
  ['https://marshvole.example/blog', 'Doors | Marsh & Vole', 'Marsh & Vole'],
  ['https://harbourstar.example/blog', 'Doors | Harbour Star', 'Harbour Star'],
  ['https://hamnsparbank.example/blog', 'Doors | Hamn Sparbank', 'Hamn Sparbank'],
])('a firm is no publication: it has a site (%s)', (url, title, name) => {
  expect(placeOf({ url, title }).place).toBe(`on the ${name} site`);
});

test('what is theirs from end to end they wrote, unless one hears it, and it is known by its title', () => {
  expect(placeOf({ title: 'Why we count | A site' }, OWN_TEXT)).toEqual({
    isWritten: true,
    place: 'in “Why we count”',
  });
  expect(placeOf({ title: 'Why we count', type: 'video' }, OWN_TEXT)).toEqual({
    isWritten: false,
    place: 'in a video',
  });
});

test('a post is written although others comment below it', () => {
  const comments = Array.from({ length: 7 }, (_, at) => `\n\n**Bob Poe ${at}**\n\nSo true.`);
  const post = `By Tessa Marlow\n\nI keep the keys. ${WORDS}${comments.join('')}`;

  expect(placeOf({ url: 'https://linkedin.example/p', title: 'A post' }, post).isWritten).toBe(
    true,
  );
  expect(placeOf({ title: 'A post' }, post).isWritten).toBe(false);
});

test.each([
  ['Speech: why we count', false],
  ['Address to the harbour', false],
  ['Opening address', false],
  ['Tal vid årsmötet', false],
  ['How to address supplier risk', true],
  ['Address risk first', true],
  ['Un tal registro', true],
  ['Das Tal', true],
])('a speech is known by its title: %s', (title, isWritten) => {
  expect(placeOf({ title }, OWN_TEXT).isWritten).toBe(isWritten);
});

test('in a text without a name that others wrote the place goes unsaid', () => {
  expect(placeOf({ title: 'The woman who counts' }, `“${WORDS}” said Marlow.`)).toEqual({
    isWritten: false,
    place: '',
  });
});

test.each([
  ['their own name', 'Interview with Tessa Marlow'],
  ['their own words', `“${WORDS}”`],
  ['somebody’s fine', 'Harbour Mutual fined over doors'],
  ['a whole paragraph', 'Doors '.repeat(30)],
])('nobody is told %s', (_, title) => {
  expect(placeOf({ title }, OWN_TEXT).place).toBe('');
});
