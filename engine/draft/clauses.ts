import { isFinite, isPastForm, isSalutation } from './plain-talk.ts';
import {
  AUXILIARIES,
  CLAUSE_OPENERS,
  COMMENT_SUBJECTS,
  FIRST_PERSON,
  POLITE_OPENERS,
  SECOND_PERSON,
  OBJECT_FOLLOWERS,
  PREPOSITIONS,
  QUOTE_MARKS,
  QUOTE_NOUNS,
  REQUEST_NOUNS,
  SUBJECT_NOUNS,
  VOCABULARY,
} from './vocabulary.ts';
import { isName, wordAt, type Word } from './words.ts';

/**
 * What a clause does: `own` speaks of the writer and what they offer, `ask` asks, `asked-past` asks of what has happened,
 * `comment` remarks on something, `remark` on the very words that were quoted, `claim` says something of the reader or the world.
 */
export type ClauseKind = 'own' | 'ask' | 'asked-past' | 'comment' | 'remark' | 'claim';

/** A clause: words between punctuation, quotes, and the conjunctions that open one. */
export type Clause = { readonly kind: ClauseKind; readonly words: readonly Word[] };

const PAST_AUXILIARIES = new Set(['did', 'was', 'were', 'had']);
const CONDITIONS = new Set(
  'if whether whatever whichever whenever how what where why when which who'.split(' '),
);

/** The clauses of a model's own words, as far as the next quote. */
export function clausesOf(words: readonly Word[]): readonly Clause[] {
  return sentencesOf(words).flatMap(clausesIn);
}

function sentencesOf(words: readonly Word[]): readonly (readonly Word[])[] {
  return splitBefore(words, (index) => /[.?!:;]/u.test(words[index - 1]?.stop ?? ''));
}

function clausesIn(sentence: readonly Word[]): readonly Clause[] {
  const isQuestion = sentence.at(-1)?.stop === '?';
  const clauses: Clause[] = [];
  for (const words of splitBefore(sentence, (index) => opensClause(sentence, index))) {
    const before = clauses.at(-1)?.kind ?? null;
    clauses.push({ kind: kindOf(words, before, isQuestion), words });
  }
  return clauses;
}

function splitBefore(
  words: readonly Word[],
  isStart: (index: number) => boolean,
): readonly (readonly Word[])[] {
  const pieces: Word[][] = [];
  for (const [index, word] of words.entries()) {
    if (index === 0 || isStart(index)) pieces.push([]);
    pieces.at(-1)?.push(word);
  }
  return pieces;
}

function opensClause(sentence: readonly Word[], index: number): boolean {
  const [before, word] = sentence.slice(index - 1, index + 1);
  if (before === undefined || word === undefined || before.stop !== '') return true;
  if (word.word === 'that' && AUXILIARIES.has(before.word)) return false;
  if (CLAUSE_OPENERS.has(word.word)) return !CLAUSE_OPENERS.has(before.word);
  if (isReported(sentence, index)) return true;
  return isSubjectName(sentence, index) || isSubjectPronoun(word, before, sentence[index + 1]);
}

/** 'I think you said': a pronoun that no preposition takes, and that no auxiliary has opened already. */
function isSubjectPronoun(word: Word, before: Word, next: Word | undefined): boolean {
  if (!SECOND_PERSON.has(word.word) && !FIRST_PERSON.has(word.word)) return false;
  if (
    [CLAUSE_OPENERS, AUXILIARIES, PREPOSITIONS, BEFORE_OBJECT].some((words) =>
      words.has(before.word),
    )
  ) {
    return false;
  }
  return word.stop === '' && !OBJECT_FOLLOWERS.has(next?.word ?? '');
}

/** 'What made you decide', 'it would help you see'. */
const BEFORE_OBJECT = new Set(
  'made make makes let lets help helps led leads brought brings'.split(' '),
);

/** 'I see Acme has moved': a name that is no object opens a clause. */
function isSubjectName(sentence: readonly Word[], index: number): boolean {
  const before = sentence[index - 1];
  if (before === undefined || !isName(sentence[index]) || isName(before)) return false;
  if (before.isPossessive || PREPOSITIONS.has(before.word) || ARTICLES.has(before.word)) {
    return false;
  }
  const end = sentence.findIndex(
    (word, at) => at >= index && (isLastOfName(word) || !isName(sentence[at + 1])),
  );
  const next = sentence[end + 1];
  return sentence[end]?.stop === '' && next !== undefined && !OBJECT_FOLLOWERS.has(next.word);
}

/** 'I hear the deal is off': what follows a verb of learning or thinking, and has a verb itself, is said as a fact. */
function isReported(sentence: readonly Word[], index: number): boolean {
  const before = wordAt(sentence, index - 1);
  const first = sentence[index];
  if (first === undefined || !LEARNING.has(before)) return false;
  const near = sentence.slice(Math.max(0, index - LEARNER_WITHIN), index);
  if (!near.some(({ word }) => FIRST_PERSON.has(word) || COMMENT_SUBJECTS.has(word))) return false;
  if (!DETERMINERS.has(first.word) && VOCABULARY.has(first.word) && !first.word.endsWith('s')) {
    return false;
  }
  const rest = sentence.slice(index + 1);
  const end = rest.findIndex(({ word, stop }) => CLAUSE_OPENERS.has(word) || stop !== '');
  return rest.slice(0, end === -1 ? rest.length : end + 1).some((word) => isFinite(word));
}

const LEARNER_WITHIN = 5;
const LEARNING = new Set(
  'hear heard read see saw understand understood know knew notice noticed learn learned learnt gather gathered think thought believe believed find found hope guess suppose say said feel assume note noted seems appears'.split(
    ' ',
  ),
);

function isLastOfName({ stop, isPossessive }: Word): boolean {
  return stop !== '' || isPossessive;
}

const ARTICLES = new Set(
  'a an the this that your our its his her their my and or ms mr mrs mx dr dear hi hello'.split(
    ' ',
  ),
);

/** Where a clause stands. */
type Place = {
  /** The clause before it in the same sentence. */
  readonly before: ClauseKind | null;
  readonly isQuestion: boolean;
  /** 'If', 'how', 'what' and the like open it. */
  readonly isOpen: boolean;
  /** The words before its subject. */
  readonly openers: readonly string[];
};

function kindOf(
  words: readonly Word[],
  before: ClauseKind | null,
  isQuestion: boolean,
): ClauseKind {
  const start = words.findIndex(({ word }) => !CLAUSE_OPENERS.has(word));
  if (start === -1) return before ?? 'comment';
  if (before === null && words[0]?.word === 'that') return 'comment';
  const openers = words.slice(0, start).map(({ word }) => word);
  const isOpen = openers.some((each) => CONDITIONS.has(each));
  const place = { before, isQuestion, isOpen, openers };
  const said = words.slice(start);
  return ownKind(words, said, place) ?? readerKind(said, place) ?? otherKind(said, place);
}

/** A clause about the writer, a question, or a remark on a quote; else `null`. */
function ownKind(words: readonly Word[], said: readonly Word[], place: Place): ClauseKind | null {
  const first = wordAt(said, 0);
  if (isWriters(said) || isSalutation(words) || isPolite(first, place)) return 'own';
  if (AUXILIARIES.has(first) && isAsking(place)) return askedKind(said);
  if (isNamedSoon(said, QUOTE_NOUNS, QUOTE_MARKS)) return place.isQuestion ? 'ask' : 'remark';
  return isNamedSoon(said, REQUEST_NOUNS, REQUEST_MARKS) ? 'own' : null;
}

/** 'I', 'our', or 'a colleague sent me'. */
function isWriters(said: readonly Word[]): boolean {
  const isSent = wordAt(said, 1) === 'colleague' && wordAt(said, 2) === 'sent';
  return isSent || FIRST_PERSON.has(wordAt(said, 0));
}

function isPolite(first: string, { isQuestion }: Place): boolean {
  return POLITE_OPENERS.has(first) && !isQuestion;
}

function isAsking({ isQuestion, isOpen }: Place): boolean {
  return isQuestion || isOpen;
}

/** 'How many did you take on?' and 'has it cost you much?' take for granted that something happened. */
function askedKind(words: readonly Word[]): ClauseKind {
  const isPast = words.some(
    ({ word }, index) =>
      PAST_AUXILIARIES.has(word) ||
      (PERFECT.has(word) &&
        !words.slice(0, index).some((each) => MODALS.has(each.word)) &&
        words.slice(index + 1).some((each) => isPastForm(each))),
  );
  const done = words.findIndex((word) => isPastForm(word));
  const isTold =
    ASKED_SUBJECTS.has(wordAt(words, 0)) &&
    done > 0 &&
    !words.slice(0, done).some(({ word }) => AUXILIARIES.has(word) || word === 'be');
  return isPast || isTold ? 'asked-past' : 'ask';
}

/** 'Which supplier never called?' */
const ASKED_SUBJECTS = new Set([
  'many',
  'much',
  'which',
  'who',
  'whose',
  'long',
  'often',
  'supplier',
]);
const PERFECT = new Set(['has', 'have', "you've", "they've"]);
const MODALS = new Set(['would', 'could', 'might', 'may', 'should', 'will', 'to']);

const YOUR_TEAM_WORDS = 3;

/** A clause about the reader; else `null`. */
function readerKind(said: readonly Word[], place: Place): ClauseKind | null {
  const [first, next] = [wordAt(said, 0), wordAt(said, 1)];
  const { before, isOpen, openers } = place;
  if (!SECOND_PERSON.has(first)) return null;
  const isShort = first === 'your' && said.length + openers.length <= YOUR_TEAM_WORDS;
  if (isShort && before !== null) return before;
  if (OBJECT_FOLLOWERS.has(next)) return before ?? 'claim';
  return isOpen || isWished(first, next, before) ? askedKind(said) : 'claim';
}

/** 'A scenario you'd like to try': what the reader would like is left open. */
function isWished(first: string, next: string, before: ClauseKind | null): boolean {
  if (before === null || before === 'claim') return false;
  return first === "you'd" || (first === 'you' && WISHES.has(next));
}

const WISHES = new Set(['would', 'could', 'might', 'prefer', 'like']);

function otherKind(said: readonly Word[], place: Place): ClauseKind {
  const { before, isOpen } = place;
  if (isName(said[0])) return 'claim';
  if (isOfQuote(said, place)) return 'comment';
  if (isOpen && place.isQuestion && before === null) return askedKind(said);
  if (isRemarked(said)) return isOpen ? 'ask' : 'comment';
  return isOpen ? openKind(place) : continuedKind(said, place);
}

/** '… made me stop': behind a quote, a verb has that quote for its subject. */
function isOfQuote(said: readonly Word[], { before, isOpen, isQuestion }: Place): boolean {
  const [first] = said;
  if (first === undefined || before !== null || isOpen || isQuestion) return false;
  return first.isStart && !first.isCapital && isFinite(first);
}

const DEMONSTRATIVES = new Set('that this these those another one'.split(' '));

/** 'That stayed with me'; but 'that deal is over' speaks of the deal. */
function isRemarked(said: readonly Word[]): boolean {
  const [first, next] = [wordAt(said, 0), wordAt(said, 1)];
  if (!COMMENT_SUBJECTS.has(first)) return false;
  if (!DEMONSTRATIVES.has(first) || next === '' || said[0]?.stop !== '') return true;
  const isPlural = first === 'these' || first === 'those';
  const isNoun = SUBJECT_NOUNS.has(next) && (isPlural || !next.endsWith('s'));
  return VOCABULARY.has(next) && !isNoun;
}

function openKind({ before, openers }: Place): ClauseKind {
  if (openers[0] === 'if' || openers[0] === 'whether') return 'ask';
  return before === null || before === 'claim' ? 'claim' : 'ask';
}

function continuedKind(said: readonly Word[], { before, openers }: Place): ClauseKind {
  if (before === null || isAsserted(said, openers)) return 'claim';
  return openers.length === 0 && said[0]?.isCapital === true ? 'claim' : before;
}

/** 'That the deal is over', 'since the deal ended' say something as a fact; 'a day that suits' does not. */
function isAsserted(said: readonly Word[], openers: readonly string[]): boolean {
  if (!openers.some((each) => ASSERTING.has(each))) return false;
  const [first] = said;
  if (first === undefined) return false;
  const isPhrase =
    DETERMINERS.has(first.word) ||
    !VOCABULARY.has(first.word) ||
    (SUBJECT_NOUNS.has(first.word) && first.word.endsWith('s'));
  return isPhrase && said.slice(1).some((word) => isFinite(word));
}

const ASSERTING = new Set(
  'that because since as while though although after before until so and but'.split(' '),
);
const DETERMINERS = new Set(
  'the a an your his her their its this these those every each few all none no both several nobody everybody everyone'.split(
    ' ',
  ),
);

const NAMED_WITHIN = 4;
const REQUEST_MARKS: ReadonlySet<string> = new Set(['a', 'an', 'one', 'the', 'no']);

/** 'Your line', 'this sentence of yours'; 'a short call', 'a few minutes'. */
function isNamedSoon(
  said: readonly Word[],
  nouns: ReadonlySet<string>,
  marks: ReadonlySet<string>,
): boolean {
  const at = said.findIndex(({ word }) => nouns.has(word));
  return at > 0 && at < NAMED_WITHIN && marks.has(said[0]?.word ?? '');
}
