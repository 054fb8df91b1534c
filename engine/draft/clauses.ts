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
} from './vocabulary.ts';
import { isName } from './words.ts';
import type { Word } from './words.ts';

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

/** The clauses of a model's own words; each text is a stretch between quotes. `isQuestionAt` says where a question ends. */
export function clausesOf(texts: readonly (readonly Word[])[]): readonly Clause[] {
  return texts.flatMap((words) => sentencesOf(words).flatMap(clausesIn));
}

function sentencesOf(words: readonly Word[]): readonly (readonly Word[])[] {
  return splitAfter(words, ({ stop }) => /[.?!:;]/u.test(stop));
}

function clausesIn(sentence: readonly Word[]): readonly Clause[] {
  const isQuestion = sentence.at(-1)?.stop === '?';
  const clauses: Clause[] = [];
  for (const words of splitBefore(sentence)) {
    const before = clauses.at(-1)?.kind ?? null;
    clauses.push({ kind: kindOf(words, before, isQuestion), words });
  }
  return clauses;
}

function splitAfter(
  words: readonly Word[],
  isEnd: (word: Word) => boolean,
): readonly (readonly Word[])[] {
  const pieces: Word[][] = [[]];
  for (const word of words) {
    pieces.at(-1)?.push(word);
    if (isEnd(word)) pieces.push([]);
  }
  return pieces.filter(({ length }) => length > 0);
}

function splitBefore(sentence: readonly Word[]): readonly (readonly Word[])[] {
  const pieces: Word[][] = [[]];
  for (const [index, word] of sentence.entries()) {
    const isNew = index > 0 && opensClause(sentence, index);
    if (isNew) pieces.push([]);
    pieces.at(-1)?.push(word);
  }
  return pieces.filter(({ length }) => length > 0);
}

function opensClause(sentence: readonly Word[], index: number): boolean {
  const before = sentence[index - 1];
  const word = sentence[index]?.word ?? '';
  if (before === undefined) return true;
  if (before.stop !== '') return true;
  if (CLAUSE_OPENERS.has(word)) return !CLAUSE_OPENERS.has(before.word);
  if (isSubjectName(sentence, index)) return true;
  if (!SECOND_PERSON.has(word) && !FIRST_PERSON.has(word)) return false;
  const isSubject =
    !CLAUSE_OPENERS.has(before.word) &&
    !AUXILIARIES.has(before.word) &&
    !PREPOSITIONS.has(before.word);
  return (
    isSubject &&
    !OBJECT_FOLLOWERS.has(sentence[index + 1]?.word ?? '') &&
    sentence[index]?.stop === ''
  );
}

/** 'I see Acme has moved': a name that is no object opens a clause. */
function isSubjectName(sentence: readonly Word[], index: number): boolean {
  const before = sentence[index - 1];
  const word = sentence[index];
  if (before === undefined || word === undefined) return false;
  if (!isName(word) || isName(before) || before.isPossessive) return false;
  if (PREPOSITIONS.has(before.word) || ARTICLES.has(before.word)) return false;
  let end = index;
  while (isName(sentence[end + 1]) && sentence[end]?.stop === '' && !sentence[end]?.isPossessive)
    end += 1;
  const last = sentence[end];
  return last?.stop === '' && !OBJECT_FOLLOWERS.has(sentence[end + 1]?.word ?? 'the');
}

const ARTICLES = new Set(
  'a an the this that your our its his her their my and or ms mr mrs mx dr dear hi hello'.split(
    ' ',
  ),
);

function kindOf(
  words: readonly Word[],
  before: ClauseKind | null,
  isQuestion: boolean,
): ClauseKind {
  const start = words.findIndex(({ word }) => !CLAUSE_OPENERS.has(word));
  const openers = words.slice(0, start === -1 ? words.length : start).map(({ word }) => word);
  const { word = '' } = words[Math.max(0, start)] ?? {};
  const next = words[start + 1]?.word ?? '';
  const isOpen = openers.some((each) => CONDITIONS.has(each));
  if (start === -1) return before ?? 'comment';
  if (before === null && words[0]?.word === 'that') return 'comment';
  if (FIRST_PERSON.has(word)) return 'own';
  if ((POLITE_OPENERS.has(word) && !isQuestion) || isSalutation(words)) return 'own';
  if (AUXILIARIES.has(word) && (isQuestion || isOpen))
    return PAST_AUXILIARIES.has(word) ? 'asked-past' : 'ask';
  if (isQuoteNamed(words.slice(Math.max(0, start)))) return isQuestion ? 'ask' : 'remark';
  if (isRequestNamed(words.slice(Math.max(0, start)))) return 'own';
  if (word === 'your' && words.length < 4 && before !== null) return before;
  if (SECOND_PERSON.has(word)) {
    if (OBJECT_FOLLOWERS.has(next)) return before ?? 'claim';
    const isWished =
      word === "you'd" ||
      (word === 'you' && ['would', 'could', 'might', 'prefer', 'like'].includes(next));
    return isOpen || (isWished && before !== null && before !== 'claim') ? 'ask' : 'claim';
  }
  if (isName(words[start])) return 'claim';
  if (isOpen && isQuestion && before === null) return 'ask';
  if (COMMENT_SUBJECTS.has(word)) return isOpen ? 'ask' : 'comment';
  if (openers[0] === 'if' || openers[0] === 'whether') return 'ask';
  if (isOpen) return before === 'claim' || before === null ? 'claim' : 'ask';
  if (before === null || openers.length === 0)
    return before === null || words[0]?.isCapital === true ? 'claim' : before;
  return before;
}

/** 'Kind regards', 'All the best', 'Good morning Ms Doe'. */
function isSalutation(words: readonly Word[]): boolean {
  const text = words.map(({ word }) => word).join(' ');
  return SALUTATION.test(text);
}

const SALUTATION =
  /^(?:(?:with |my )?(?:best|kind|kindest|warm|warmest|many|all the|good)(?: and \p{L}+)? (?:wishes|regards|greetings|thanks|best|morning|day|afternoon|evening)\b|(?:best|warmly|kindly|sincerely|cheers)$|and kind regards$)/u;

/** 'Your line', 'this sentence of yours': what is said of a quote is the writer's opinion. */
function isQuoteNamed(words: readonly Word[]): boolean {
  const at = words.findIndex(({ word }) => QUOTE_NOUNS.has(word));
  const [first] = words;
  return at > 0 && at < 4 && first !== undefined && QUOTE_MARKS.has(first.word);
}

/** 'A short call', 'a few minutes'. */
function isRequestNamed(words: readonly Word[]): boolean {
  const at = words.findIndex(({ word }) => REQUEST_NOUNS.has(word));
  const [first] = words;
  return (
    at > 0 && at < 4 && first !== undefined && ['a', 'an', 'one', 'the', 'no'].includes(first.word)
  );
}
