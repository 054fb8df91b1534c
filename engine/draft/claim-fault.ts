import { isIn } from './evidence.ts';
import type { Evidence } from './evidence.ts';
import { hasDenial, isFinite, isPastForm, isTalk } from './plain-talk.ts';
import { ATTRIBUTIONS, CLAIM_WORDS, isWeighty } from './vocabulary.ts';
import { wordAt, wordsOf } from './words.ts';
import type { Word } from './words.ts';
import type { Prospect } from '../model/prospect.ts';

type Words = readonly Word[];

/**
 * The word by which a clause says something of the reader or the world; `null` when it repeats the form, or leads to the
 * quote that comes next (docs/decisions/076: a model never asserts, a quote does).
 */
export function claimFault(words: Words, prospect: Prospect, next: Evidence | null): string | null {
  const form = new Set(
    [prospect.name, prospect.company, prospect.position].flatMap(wordsOf).map(({ word }) => word),
  );
  const stranger = words.find(({ word }) => !form.has(word) && !JOINS.has(word));
  if (stranger === undefined) return null;
  return next === null ? stranger.word : leadInFault(words, next);
}

/** What joins name, post and company: 'You are head of risk at Acme'. */
const JOINS = new Set('is at are you as the and of in for works'.split(' '));

/**
 * A few words before a quote may say that it was said, written or reported, and name what it names: 'On supplier audits you
 * said: ', 'The furnace at Hosur: '. A verb of their own would assert something.
 */
export function leadInFault(words: Words, next: Evidence): string | null {
  const { words: said, given } = next;
  const wrong = words.find((word, index) => {
    if (isIn(word, given)) return false;
    if (isMisplaced(words, index, next)) return true;
    if (isLeading(word)) return false;
    if (isTaken(words, index) && said.some((each) => each.word === word.word)) return false;
    if (CLAIM_WORDS.has(word.word) || isPastForm(word)) return true;
    if (isFinite(word) && !IS.has(word.word))
      return !isIn(word, said) || isAfterSpeaker(words, index);
    return !isTalk(word) && !isIn(word, said);
  });
  return wrong?.word ?? (hasDenial(words) ? 'not' : null);
}

/** The word by which a clause before a quote tells who said it, when or where, and the line does not; else `null`. */
export function attributionFault(words: Words, next: Evidence): string | null {
  return words.find((_, index) => isMisplaced(words, index, next))?.word ?? null;
}

/** Who said it, when, where, and whose it is, only the line itself can say. */
function isMisplaced(words: Words, index: number, next: Evidence): boolean {
  const { line, words: said } = next;
  const word = words[index];
  if (word === undefined) return false;
  const isTheirs = line.kind === 'words';
  const [before, after] = [wordAt(words, index - 1), wordAt(words, index + 1)];
  const isSaid = isIn(word, said);
  return (
    (!isTheirs && isSpeaking(words, index)) ||
    TIMES.has(word.word) ||
    (word.word === 'that' && (LEARNT.has(before) || isReporting(words, index, next))) ||
    (word.word === 'as' && !AS.has(after)) ||
    ((OCCASIONS.has(word.word) || isWeighty(word.word)) && !isSaid) ||
    (!isTheirs && OWNING.has(before) && isSaid)
  );
}

/** '(I read) that they are closing it: ' */
function isReporting(words: Words, index: number, { words: said }: Evidence): boolean {
  return index === 0 && words.some((word) => !isTalk(word) && isIn(word, said));
}

/** 'On a missed tolerance': behind 'on' or 'about' the line's own participles name what it names. */
function isTaken(words: Words, index: number): boolean {
  return (
    NAMING.has(wordAt(words, 0)) &&
    !isAfterSpeaker(words, index) &&
    !IS.has(wordAt(words, index - 1))
  );
}

const SPEAKERS = new Set(
  'you he she they their them his her your it this that here there'.split(' '),
);
/** How a quote is introduced. */
const LEADING = new Set(
  'follows reads described describes introduced reported announced quoted reported put puts caught attitude opinion stance view picture role plans plan remark sentence line words news story topic subject piece article page career background part'.split(
    ' ',
  ),
);
const AS = new Set('follows he she you they one it'.split(' '));
const IS = new Set('is are was were has have been goes'.split(' '));

function isLeading({ word }: Word): boolean {
  return SPEAKERS.has(word) || LEADING.has(word) || ATTRIBUTIONS.has(word);
}

/** 'You hid the shortcuts: ' has a subject for the line's own verb. */
function isAfterSpeaker(words: Words, index: number): boolean {
  return SPEAKERS.has(wordAt(words, index - 1));
}

const NAMING = new Set(['on', 'about', 'regarding', 'concerning']);
const OWNING = new Set(['your', 'his', 'her', 'their']);
const LEARNT = new Set(
  'read saw see noticed heard hear learned learnt found know understand'.split(' '),
);
const OCCASIONS = new Set(
  'panel seminar episode podcast interview conference event webinar room stage talk keynote speech book report'.split(
    ' ',
  ),
);

/** These set a quote into a time or a place of which it tells nothing. */
const TIMES = new Set(
  'after before since when while during until where following now today'.split(' '),
);
const PERSONS = new Set(['you', 'he', 'she', 'they', 'we']);
const SPOKEN_WITHIN = 3;

/** 'You said' of a line that is not theirs. */
function isSpeaking(words: Words, index: number): boolean {
  const near = words.slice(index + 1, index + 1 + SPOKEN_WITHIN);
  return PERSONS.has(wordAt(words, index)) && near.some(({ word }) => ATTRIBUTIONS.has(word));
}
