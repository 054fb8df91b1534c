import { WHO_WORDS } from '../../../../lexicon/grammar/clauses.ts';
import {
  ADDED_WORDS,
  GIVING_UP_VERBS,
  KEEPING_VERBS,
  TAKING_ON_VERBS,
  UNNAMED_EMPLOYERS,
} from '../../../../lexicon/job-titles/career-moves.ts';
import { FIELDS_OF_WORK } from '../../../../lexicon/job-titles/title-words.ts';
import { wholeWords } from '../../../../lexicon/word-list.ts';
import { TOKEN } from '../sentence/masked-sentence.ts';
import type { DraftStatement } from '../sentence/post-statement.ts';

/**
 * Marks changes inside the company and drops the departures that are part of one: somebody who 'gives up audit and takes over risk at Acme'
 * does not leave, and somebody who 'takes over compliance as well' is already there.
 */
export function markInternalMoves(
  moves: readonly DraftStatement[],
  text: string,
): readonly DraftStatement[] {
  const lower = text.toLowerCase();
  const isElsewhere = moves.some(({ isOwn, employer }) => !isOwn && employer !== '');
  if (isElsewhere || UNNAMED.test(lower)) return moves;
  const isSwap =
    GIVES_UP_FUNCTION.test(lower) &&
    (keepsFunction(lower) || moves.some(({ kind, isOwn }) => kind === 'joins' && isOwn));
  if (!isSwap && !addsFunction(text)) return moves;
  return moves
    .filter(({ kind }) => !isSwap || kind !== 'leaves')
    .map((one) => (one.kind === 'joins' ? { ...one, isInternal: true } : one));
}

/** Is a second function added inside the company, in one clause: 'in addition to risk she takes over compliance'? */
export function addsFunction(text: string): boolean {
  const clauses = text
    .toLowerCase()
    .replace(RELATIVE_CLAUSE, '')
    .split(/[;:–—]/u);
  return clauses.some((clause) => TAKES_ON.test(clause) && ADDED.test(clause));
}

/** 'Jane Doe, who also chairs a school, takes over risk'. */
const RELATIVE_CLAUSE = new RegExp(`, (?:${WHO_WORDS}) [^,;.]*,`, 'gu');

/** The prospect gives up a field or title: 'Jane Doe hands audit to'. */
const GIVES_UP_FUNCTION = new RegExp(
  `\uE000(?:,[^,;.]{0,80},)?(?: [\\p{L}'-]+){0,3} (?:${GIVING_UP_VERBS}) (?:[\\p{L}'-]+ ){0,4}?(?:\uE004|(?<!\\p{L})(?:${FIELDS_OF_WORK})(?!\\p{L}))`,
  'u',
);

/** Does the person keep a function at the company: 'keeps risk at Acme', but not 'at Acme, and keeps bees'? The text is in lower case. */
function keepsFunction(text: string): boolean {
  const at = text.search(KEEPS);
  return at !== -1 && text.includes(TOKEN.company, at);
}

/** 'Keeps', 'retains'. */
const KEEPS = wholeWords(KEEPING_VERBS);

/** 'A competitor', 'another insurer'. */
const UNNAMED = wholeWords(UNNAMED_EMPLOYERS);

/** 'Takes on', 'assumes'. */
const TAKES_ON = wholeWords(TAKING_ON_VERBS);

/** 'As well', 'in addition'. */
const ADDED = wholeWords(ADDED_WORDS);
