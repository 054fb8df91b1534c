// Whether the words between a name and a company associate the two.
import {
  AS_PREPOSITIONS,
  DESCRIPTION_ARTICLES,
  RELATIVE_WORDS,
  SLAVIC_AT,
  JOINING_WORDS,
  WORKPLACE_PREPOSITIONS,
} from '../../lexicon/grammar/prepositions.ts';
import { SECOND_PERSON_WORDS } from '../../lexicon/grammar/pronouns.ts';
import { RANK_WORDS } from '../../lexicon/job-titles/job-titles.ts';
import { LEGAL_FORMS, LEGAL_FORMS_ALSO_WORDS } from '../../lexicon/organisations/legal-forms.ts';
import { HONORIFICS } from '../../lexicon/people/honorifics.ts';
import { isGivenName } from '../../names/people/name/nicknames.ts';
import { isEastAsian } from '../../text/east-asian.ts';
import { POSSESSIVE, type Word } from '../../text/words.ts';
import { isFullNameAt, wordsOfStretch, type Stretch } from '../mentions/mention-context.ts';
import {
  APPOINTMENTS,
  EMPLOYED,
  FIELD_WORDS,
  JOB_TITLES,
  JOININGS,
  LEAVINGS,
  ORGANISATIONS,
  findOutsideRelation,
} from '../mentions/vocabulary.ts';

/** Is a normalised word one of the position that the user entered? */
export type PositionTest = (word: string) => boolean;

/** The words between a name and a company. */
export type Gap = Stretch & {
  /** Does the company come before the name: 'Acme's estates director Jane Doe'? */
  readonly isReversed: boolean;
  /** Is the text a line, a table row or a title rather than prose? */
  readonly isLine: boolean;
};

/**
 * How surely the words between a name and a company associate them, 0–1. They are a job title with small words ('is the head of
 * risk at'), a description that ends in 'at' ('a rights clearer at'), parts of a line ('Jane Doe | Fleet | Acme'), or none.
 * Another organisation or person in between speaks against all but the first. What somebody merely does 'at Acme' says less.
 */
export function associationBetween(gap: Gap, isPosition: PositionTest): number {
  const between = wordsOfStretch(gap);
  if (between.length <= 1) return Number(!isAnothers(gap));
  if (between.length > GAP_WORDS_MAX) return 0;
  if (between.every(({ text }) => isEastAsian(text))) {
    return Number([JOB_TITLES, FIELD_WORDS].some((matcher) => matcher.isIn(between)));
  }
  const isJob = ({ text }: Word): boolean => isJobWord(text) || isPosition(text);
  if (isJobTitle(between, isJob)) return 1;
  if (holdsOther(between)) return 0;
  if (isStatement(gap, between, isJob)) return 1;
  return isPlaced(gap, between) ? PLACED_STRENGTH : 0;
}

/** 'Jane Doe cleaned out her desk at Acme': a customer does things there too. */
const PLACED_STRENGTH = 0.7;

/** Do the words lead from the name to the company in one of the ways in which people write it? */
function isStatement(gap: Gap, between: readonly Word[], isJob: (word: Word) => boolean): boolean {
  if (between.some(isJob) && isJobTitle(between, (word) => word.isCapital || isJob(word))) {
    return true;
  }
  return (
    isDescription(gap, between, isJob) ||
    isMoving(gap, between) ||
    isPossessed(gap, between) ||
    isHiring(gap, between) ||
    isLineOf(gap, between)
  );
}

/** 'Jane Doe met Acme's Peter Roe' */
function isAnothers({ passage: { text, words }, to, isReversed }: Gap): boolean {
  if (isReversed) return false;
  return words.slice(to, to + OWNER_WORDS_MAX).some(({ start, end }, offset) => {
    const owned = words[to + offset + 1];
    const isOwned = owned?.isCapital === true && isGivenName(owned.text);
    return isOwned && POSSESSIVE.test(text.slice(start, end));
  });
}

const OWNER_WORDS_MAX = 5;
const GAP_WORDS_MAX = 14;
const JOINING_SHARE_MIN = 0.6;

function isJobWord(word: string): boolean {
  return JOB_TITLES.holds(word) || FIELD_WORDS.holds(word);
}

/** Are the words a job title or an appointment, with small words between? */
function isJobTitle(words: readonly Word[], isJob: (word: Word) => boolean): boolean {
  const distinctive = words.filter((word) => isJob(word) || APPOINTMENTS.holds(word.text)).length;
  const small = words.filter(({ text }) => JOINING_WORDS.has(text)).length;
  return distinctive > 0 && distinctive + small >= words.length * JOINING_SHARE_MIN;
}

/** Do the words name another organisation, begin another person's name, or make the company a client or a rival? */
function holdsOther(words: readonly Word[]): boolean {
  if (findOutsideRelation(words, 0, words.length) !== -1) return true;
  return words.some(({ text, isCapital }, index) => {
    if (!isCapital) return false;
    const isForm = LEGAL_FORMS.has(text) && !LEGAL_FORMS_ALSO_WORDS.has(text);
    const isOrganisation = ORGANISATIONS.holds(text) && !isRank(words, index);
    return isForm || isOrganisation || isFullNameAt(words, index);
  });
}

/** Does the word belong to a job title, as 'Group' does in 'Group Head of Tax'? */
function isRank(words: readonly Word[], index: number): boolean {
  const [word, next] = words.slice(index, index + 2);
  return RANK_WORDS.has(word?.text ?? '') && JOB_TITLES.holds(next?.text ?? '');
}

/** 'Jane Doe, a rights clearer with a long memory at Acme', 'Jane Doe works for Acme', 'Jane Doe, who clears rights for Acme' */
function isDescription(
  { passage, from, isReversed }: Gap,
  between: readonly Word[],
  isJob: (word: Word) => boolean,
): boolean {
  // 'Jane Doe, 41, who clears rights for Acme'
  const first = between.find(({ text }) => !FIGURE.test(text));
  if (isReversed || first === undefined || !endsInPreposition(between)) return false;
  if (CLAUSE_OPENINGS.some((opens) => opens(first.text))) return true;
  const isNoun = first.isCapital || isJob(first) || isNounPhrase(first, between);
  return isNoun && passage.words[from]?.startsPhrase === true;
}

/** 'is', 'who', 'you' */
const CLAUSE_OPENINGS: readonly ((word: string) => boolean)[] = [
  (word) => EMPLOYED.holds(word),
  (word) => RELATIVE_WORDS.has(word),
  (word) => SECOND_PERSON_WORDS.has(word),
];

function isNounPhrase(first: Word, between: readonly Word[]): boolean {
  return DESCRIPTION_ARTICLES.has(first.text) || isWithoutArticle(between);
}

const BARE_NOUN_WORDS_MAX = 4;

/** Slavic languages have no articles: 'Jane Doe, prawniczka w Acme'. */
function isWithoutArticle(between: readonly Word[]): boolean {
  return (
    between.length <= BARE_NOUN_WORDS_MAX &&
    SLAVIC_AT.has(between.at(-1)?.text ?? '') &&
    between.slice(1).every(({ startsPhrase }) => !startsPhrase)
  );
}

const FIGURE = /^\d/u;

const MOVING_WORDS_MAX = 8;

/** 'Jane Doe ha lasciato nei giorni scorsi il gruppo Acme', 'Jane Doe joins the board of Acme' */
function isMoving({ passage, from, isReversed }: Gap, between: readonly Word[]): boolean {
  if (isReversed || between.length > MOVING_WORDS_MAX || holdsBreak(passage.words, from, between))
    return false;
  return [JOININGS, LEAVINGS].some((verbs) => verbs.isIn(between));
}

/** Does a comma, a dash or the like part the words, or the words from the name? */
function holdsBreak(words: readonly Word[], from: number, between: readonly Word[]): boolean {
  return words[from]?.startsPhrase === true || between.some(({ startsPhrase }) => startsPhrase);
}

const PLACED_BEFORE_WORDS_MAX = 5;

/**
 * 'Jane Doe cleaned out her desk at Acme', 'Jane Doe dokuz yıldır Acme'de', 'At Acme, Jane Doe said goodbye': the name in one
 * clause with the company as a place, and no other name between.
 */
function isPlaced(gap: Gap, between: readonly Word[]): boolean {
  const { passage, from, to, isReversed } = gap;
  const { words } = passage;
  // After an article, German capitalises any noun: 'den Schreibtisch'.
  const isNamed = between.some(
    (word, index) => isNameWord(word) && !DESCRIPTION_ARTICLES.has(between[index - 1]?.text ?? ''),
  );
  if (isNamed) return false;
  if (isReversed) return between.length <= PLACED_BEFORE_WORDS_MAX && opensWithPlace(gap);
  if (holdsBreak(words, from, between)) return false;
  return endsInPreposition(between) || words.slice(to, to + CASE_WORDS_MAX).some(hasCaseEnding);
}

/** 'At Acme', 'Bei der Acme AG', as the first words of a sentence. */
function opensWithPlace({ passage: { words }, from }: Gap): boolean {
  const sentence = words[from]?.sentence;
  let start = from;
  while (start > 0 && from - start < PLACE_WORDS_MAX && words[start - 1]?.sentence === sentence)
    start -= 1;
  const isFirst = words[start - 1]?.sentence !== sentence;
  return isFirst && WORKPLACE_PREPOSITIONS.has(words[start]?.text ?? '');
}

const PLACE_WORDS_MAX = 7;

/** May the word belong to another name? A year and 'Dr' do not. */
function isNameWord({ text, isCapital }: Word): boolean {
  return isCapital && !FIGURE.test(text) && !HONORIFICS.has(text);
}

const CASE_WORDS_MAX = 3;

/** An ending set off by an apostrophe, as Turkish has it: 'Acme'de'. A possessive 's is none. */
function hasCaseEnding({ start, end, text }: Word): boolean {
  return end - start > text.length + 2;
}

/** 'at', 'at the' */
function endsInPreposition(words: readonly Word[]): boolean {
  const [last, beforeLast] = words.toReversed().map(({ text }) => text);
  if (last === undefined) return false;
  const isArticle = DESCRIPTION_ARTICLES.has(last);
  return (
    WORKPLACE_PREPOSITIONS.has(last) || (isArticle && WORKPLACE_PREPOSITIONS.has(beforeLast ?? ''))
  );
}

const POSSESSED_WORDS_MAX = 6;

/** 'Acme's estates lead, Jane Doe' */
function isPossessed({ passage, from, isReversed }: Gap, between: readonly Word[]): boolean {
  const owner = passage.words[from - 1];
  if (!isReversed || owner === undefined || between.length > POSSESSED_WORDS_MAX) return false;
  return (
    POSSESSIVE.test(passage.text.slice(owner.start, owner.end)) &&
    between.every(({ startsPhrase, isCapital }) => !startsPhrase || isCapital)
  );
}

const HIRING_WORDS_MAX = 4;

/** 'Acme today welcomed Jane Doe', 'Acme ha nombrado a Jane Doe', 'Acme has picked Jane Doe as its auditor' */
function isHiring({ passage: { words }, to, isReversed }: Gap, between: readonly Word[]): boolean {
  if (!isReversed || between.length > HIRING_WORDS_MAX) return false;
  if (between.some(({ startsPhrase }) => startsPhrase)) return false;
  if (JOININGS.isIn(between)) return true;
  return words
    .slice(to, to + NAME_WORDS_MAX)
    .some(({ text, isCapital }) => !isCapital && AS_PREPOSITIONS.has(text));
}

/** The name itself and the 'as' after it. */
const NAME_WORDS_MAX = 5;

const LINE_WORDS_MAX = 8;
const LINE_PARTS_MAX = 2;

/** 'Jane Doe | Manager Fleet/Yard | Acme' in a line, with at most two parts between name and company. */
function isLineOf({ passage, from, to, isLine }: Gap, between: readonly Word[]): boolean {
  const { words } = passage;
  const parts = between.filter(({ startsPhrase }) => startsPhrase).length;
  return (
    isLine &&
    between.length <= LINE_WORDS_MAX &&
    words[from]?.startsPhrase === true &&
    words[to]?.startsPhrase === true &&
    parts <= LINE_PARTS_MAX
  );
}
