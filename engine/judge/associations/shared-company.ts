// Whether a company that stands once is that of several people named together.
import {
  CONJUNCTIONS,
  DESCRIPTION_ARTICLES,
  JOB_TITLE_PREPOSITIONS,
  ORIGIN_PREPOSITIONS,
} from '../../lexicon/grammar/prepositions.ts';
import { ALL_OF_THEM, TWO_OF_THEM } from '../../lexicon/people/groups.ts';
import type { Word } from '../../text/words.ts';
import { isFullNameAt, wordsOfStretch } from '../mentions/mention-context.ts';
import type { Gap } from './gap.ts';

/**
 * Do the words make the company that of everybody named: 'Acme: Peter Roe, Jane Doe', 'Acme (Peter Roe, Jane Doe)', 'Jane Doe and Peter
 * Roe, both of Acme'?
 */
export function isSharedCompany(gap: Gap): boolean {
  const length = gap.to - gap.from;
  if (length === 0 || length > NAMES_WORDS_MAX) return false;
  const between = wordsOfStretch(gap);
  return gap.isReversed ? opensList(gap, between) : isOfAll(between);
}

const NAMES_WORDS_MAX = 16;

/** Does the company open a line, a cell or a bracket of nothing but names, with this one among them? */
function opensList(
  { passage: { text, words }, company: { start, end }, to }: Gap,
  between: readonly Word[],
): boolean {
  const first = words[end];
  const isOpening = start === 0 || words[start]?.startsPhrase === true;
  if (!isOpening || first === undefined || words[to]?.startsPhrase !== true) return false;
  if (!LIST_MARK.test(text.slice(words[end - 1]?.end, first.start))) return false;
  const list = text.slice(first.start, words[to].start);
  return !LIST_END.test(list) && areNames(between);
}

/** A colon, a cell's border or a bracket; a comma may part the company from others in a list. */
const LIST_MARK = /^\s*[:：·(（]\s*$/u;
const LIST_END = /[)）;]/u;

/** ', both of', '(all' */
function isOfAll(between: readonly Word[]): boolean {
  const all = between.findLastIndex(
    ({ text, startsPhrase }) => startsPhrase && ALL_OF_THEM.has(text),
  );
  if (all === -1) return false;
  const behind = between.slice(all + 1);
  const isJoined = behind.length <= OF_WORDS_MAX && behind.every(isSmall);
  const names = between
    .slice(0, all)
    .filter((word) => word.isCapital || CONJUNCTIONS.has(word.text));
  return isJoined && all - names.length <= ASIDES_MAX && areNames(names);
}

/** 'Tous deux de la' */
const OF_WORDS_MAX = 3;
/** 'Jane Doe (centre left) and' */
const ASIDES_MAX = 3;

function isSmall({ text }: Word): boolean {
  const lists = [JOB_TITLE_PREPOSITIONS, ORIGIN_PREPOSITIONS, DESCRIPTION_ARTICLES, TWO_OF_THEM];
  return lists.some((list) => list.has(text));
}

/** Are the words full names, with 'and' between? */
function areNames(words: readonly Word[]): boolean {
  let index = 0;
  while (index < words.length) {
    if (CONJUNCTIONS.has(words[index]?.text ?? '')) {
      index += 1;
      continue;
    }
    if (!isFullNameAt(words, index)) return false;
    const end = words.findIndex(
      ({ startsPhrase, isCapital }, at) => at > index && (startsPhrase || !isCapital),
    );
    index = end === -1 ? words.length : end;
  }
  return true;
}
