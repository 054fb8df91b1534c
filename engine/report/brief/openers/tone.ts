import { FIELD_STEMS } from '../../../lexicon/job-titles/job-titles.ts';
import {
  ADMISSION_PHRASE,
  FAREWELL_PHRASE,
  BIOGRAPHY_STEMS,
  FAREWELL_STEMS,
  FORMER_POST,
  GOING_STEMS,
  PAST_OF_ONE,
  SELF_DESCRIPTION,
  SORE_POINT_STEMS,
  YEARS,
} from '../../../lexicon/people/sore-points.ts';
import { entriesIn } from '../../../taxonomy/taxonomy.ts';
import { plainLetters } from '../../../text/plain-letters.ts';
import { stemMatcher } from '../../../text/stem-matcher.ts';
import { wordsOf } from '../../../text/words.ts';

const SORE_POINTS = stemMatcher(SORE_POINT_STEMS);
const FAREWELLS = stemMatcher(FAREWELL_STEMS);
const GOINGS = stemMatcher(GOING_STEMS);
const BIOGRAPHIES = stemMatcher(BIOGRAPHY_STEMS);
const FIELD_WORDS = stemMatcher(FIELD_STEMS);

/** Does it speak of what nobody wants to be reminded of by a stranger: a fine, a breach, a failing, a death? */
export function isSore(text: string): boolean {
  return holdsAny(text, SORE_POINTS) || ADMISSION_PHRASE.test(plainLetters(text));
}

/** Does it speak of somebody's leaving? */
export function isFarewell(text: string): boolean {
  return holdsAny(text, FAREWELLS) || FAREWELL_PHRASE.test(plainLetters(text));
}

/** Does it tell that somebody goes, and not only that they come? */
export function isOfGoing(text: string): boolean {
  return isFarewell(text) || holdsAny(text, GOINGS);
}

/** Does it tell where somebody comes from, what they do for a living, or how they live? */
export function isBiography(text: string): boolean {
  const plain = plainLetters(text);
  if (SELF_DESCRIPTION.test(plain) || FORMER_POST.test(plain)) return true;
  return holdsAny(text, BIOGRAPHIES) || (PAST_OF_ONE.test(plain) && YEARS.test(plain));
}

/** Does it speak of governance, risk, compliance, audit, privacy or security? */
export function isOfField(text: string): boolean {
  const entries = entriesIn(plainLetters(text)).map(({ entry }) => entry);
  return (
    holdsAny(text, FIELD_WORDS) ||
    entries.some(({ group }) => group !== 'role' && group !== 'trigger')
  );
}

function holdsAny(text: string, stems: ReturnType<typeof stemMatcher>): boolean {
  // What is set off by an apostrophe is a word of its own: 'l’amende'.
  const words = wordsOf(text.replaceAll(/['’](?=\p{L}{3})/gu, ' '));
  return stems.find(words, 0, words.length) !== -1;
}
