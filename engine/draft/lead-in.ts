import { isIn, type Evidence } from './evidence.ts';
import { hasDenial, isFinite, isPastForm, isSpeaking, isTalk, POSSESSIVES } from './plain-talk.ts';
import { ATTRIBUTIONS, CLAIM_WORDS, isWeighty } from './vocabulary.ts';
import { wordAt, type Word } from './words.ts';

type Words = readonly Word[];

/**
 * The word by which a few words before a quote say more than that it was said, written or reported, and what it is about: 'On
 * supplier audits you said: ', 'The furnace at Hosur: '. They name only what the quote names; a verb of their own would assert
 * something.
 */
export function leadInFault(words: Words, next: Evidence): string | null {
  const misplaced = attributionFault(words, next);
  if (misplaced !== null) return misplaced;
  const wrong = words.find((word, index) => {
    const isIntroducing = isIn(word, next.given) || isLeading(word) || isTaken(words, index, next);
    return !isIntroducing && isAsserting(words, index, next);
  });
  return wrong?.word ?? (hasDenial(words) ? 'not' : null);
}

/** The word by which a clause before a quote tells who said it, when, where or whose it is, and the line does not; else `null`. */
export function attributionFault(words: Words, next: Evidence): string | null {
  const wrong = words.find((word, index) =>
    isIn(word, next.given)
      ? false
      : isOthersSaying(words, index, next) ||
        isOthersOwn(words, index, next) ||
        isReporting(words, index, next) ||
        isCircumstance(words, index, next),
  );
  return wrong?.word ?? null;
}

const PERSONS = new Set(['you', 'he', 'she', 'they', 'we']);

/** 'You said' of a line that is not in their words. */
function isOthersSaying(words: Words, index: number, { line }: Evidence): boolean {
  if (line.kind === 'words' || !PERSONS.has(wordAt(words, index))) return false;
  return isSpeaking(words, index);
}

/** 'Your service centre' of a line that does not speak for them. */
function isOthersOwn(words: Words, index: number, { line, words: said }: Evidence): boolean {
  const word = words[index];
  if (word === undefined || line.kind === 'words') return false;
  return POSSESSIVES.has(wordAt(words, index - 1)) && isIn(word, said);
}

const LEARNT = new Set(
  'read saw see noticed heard hear learned learnt found know understand'.split(' '),
);

/** 'I read that they are closing it: ' */
function isReporting(words: Words, index: number, { words: said }: Evidence): boolean {
  if (wordAt(words, index) !== 'that') return false;
  if (LEARNT.has(wordAt(words, index - 1))) return true;
  return index === 0 && words.some((word) => !isTalk(word) && isIn(word, said));
}

/** These set a quote into a time or a place of which it tells nothing. */
const TIMES = new Set(
  'after before since when while during until where following now today'.split(' '),
);
const OCCASIONS = new Set(
  'panel seminar episode podcast interview conference event webinar room stage talk keynote speech book report'.split(
    ' ',
  ),
);
/** What may follow 'as': 'as you put it'. */
const AS = new Set('follows he she you they one it'.split(' '));

function isCircumstance(words: Words, index: number, { words: said }: Evidence): boolean {
  const word = words[index];
  if (word === undefined) return false;
  if (TIMES.has(word.word)) return true;
  if (word.word === 'as') return !AS.has(wordAt(words, index + 1));
  return (OCCASIONS.has(word.word) || isWeighty(word.word)) && !isIn(word, said);
}

const SPEAKERS = new Set(
  'you he she they their them his her your it this that here there'.split(' '),
);
/** How a quote is introduced. */
const LEADING = new Set(
  'follows reads described describes introduced reported announced quoted put puts caught attitude opinion stance view picture role plans plan remark sentence line words news story topic subject piece article page career background part'.split(
    ' ',
  ),
);
const IS = new Set('is are was were has have been goes'.split(' '));

function isLeading({ word }: Word): boolean {
  return SPEAKERS.has(word) || LEADING.has(word) || ATTRIBUTIONS.has(word) || word === 'as';
}

const NAMING = new Set(['on', 'about', 'regarding', 'concerning']);

/** 'On a missed tolerance': behind 'on' or 'about' the quote's own participles name what it names. */
function isTaken(words: Words, index: number, { words: said }: Evidence): boolean {
  const before = wordAt(words, index - 1);
  if (!NAMING.has(wordAt(words, 0)) || SPEAKERS.has(before) || IS.has(before)) return false;
  return said.some(({ word }) => word === wordAt(words, index));
}

/** A verb or a claim, or a word that is neither plain nor the quote's. */
function isAsserting(words: Words, index: number, { words: said }: Evidence): boolean {
  const word = words[index];
  if (word === undefined) return false;
  if (CLAIM_WORDS.has(word.word) || isPastForm(word)) return true;
  if (!isFinite(word) || IS.has(word.word)) return !isTalk(word) && !isIn(word, said);
  return !isIn(word, said) || SPEAKERS.has(wordAt(words, index - 1));
}
