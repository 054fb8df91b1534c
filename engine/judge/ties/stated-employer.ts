import { LEGAL_FORMS } from '../../names/companies/legal-forms.ts';
import { STOP_WORDS } from '../../text/stop-words.ts';
import type { Word } from '../../text/words.ts';
import { ENTRIES, FORMER_RELATIONS, OUTSIDE_RELATIONS } from '../vocabulary/company-relations.ts';
import { AT_WORDS, ORGANISATION_CUES } from '../vocabulary/organisation-cues.ts';
import { FIELD_WORDS, POST_WORDS } from '../vocabulary/field-roles.ts';
import type { Passage } from '../page/read-page.ts';
import type { CompanyMention } from './find-company.ts';

/** An organisation that a text sets beside the person's name. */
export type StatedEmployer = {
  readonly passage: Passage;
  readonly words: readonly Word[];
  /** How plainly the person is said to be there, 0–1. */
  readonly strength: number;
  readonly isFormer: boolean;
  readonly isAfter: boolean;
};

/** A stretch of a text to search, with what in it is the prospect's company and the person's own name. */
export type Stretch = {
  readonly passage: Passage;
  readonly from: number;
  readonly to: number;
  readonly company: readonly CompanyMention[];
  /** Is a post's place here, as behind the name or in the line below it? */
  readonly isBehind: boolean;
};

const NAME_WORDS_MAX = 6;
const POST_REACH = 6;
const FORMER_REACH = 4;

/** Other organisations named in a stretch as where somebody works. */
export function statedEmployers({
  passage,
  from,
  to,
  company,
  isBehind,
}: Stretch): readonly StatedEmployer[] {
  const { words } = passage;
  const found: StatedEmployer[] = [];
  let post = -1;
  for (let index = from; index < to; index += 1) {
    const word = words[index];
    if (word === undefined) break;
    if (POST_WORDS.holds(word.text)) post = index;
    const run = capitalRunAt(words, index, to);
    if (run === null) continue;
    const own = company.find(({ start, end }) => start < run.end && end > run.start);
    const name = words.slice(run.start, run.end);
    const strength =
      own === undefined ? strengthOf(words, run, { post, isBehind }) : own.isOther ? 1 : 0;
    if (strength > 0 && !isOutside(words, run.start, from)) {
      found.push({
        passage,
        words: name,
        strength,
        isFormer: isFormer(words, run.start, from),
        isAfter: isBehind,
      });
    }
    index = run.end - 1;
  }
  return found;
}

type Run = {
  readonly start: number;
  readonly end: number;
  readonly hasCue: boolean;
  readonly isEnclosed: boolean;
};

/** A run of capital words, small words between them included: 'Bank of Oriel', 'Elbmark Sparkasse'. */
function capitalRunAt(words: readonly Word[], start: number, to: number): Run | null {
  const first = words[start];
  if (
    first === undefined ||
    !first.isCapital ||
    STOP_WORDS.has(first.text) ||
    POST_WORDS.holds(first.text)
  )
    return null;
  let end = start + 1;
  let hasCue = ORGANISATION_CUES.holds(first.text);
  while (end < to && end - start < NAME_WORDS_MAX) {
    const word = words[end];
    if (word === undefined || word.startsPhrase) break;
    const next = words[end + 1];
    const isJoin =
      AT_WORDS.has(word.text) && next?.isCapital === true && !next.startsPhrase && hasCue;
    if (!word.isCapital && !isJoin && !LEGAL_FORMS.has(word.text)) break;
    if (word.isCapital && ORGANISATION_CUES.holds(word.text)) hasCue = true;
    end += 1;
  }
  return {
    start,
    end,
    hasCue,
    isEnclosed: first.startsPhrase && (words[end]?.startsPhrase ?? true),
  };
}

function strengthOf(
  words: readonly Word[],
  run: Run,
  { post, isBehind }: { readonly post: number; readonly isBehind: boolean },
): number {
  const length = run.end - run.start;
  const isField = words
    .slice(run.start, run.end)
    .some(({ text }) => FIELD_WORDS.holds(text) || POST_WORDS.holds(text));
  if (isField && !run.hasCue) return 0;
  const isLetters = words
    .slice(run.start, run.end)
    .every(({ text }) => text.length < 2 || /^\d+$/u.test(text));
  if (isLetters) return 0;
  const hasPost = post !== -1 && run.start - post <= POST_REACH;
  const before = words[run.start - 1]?.text ?? '';
  const isAtPlace = hasPost && (AT_WORDS.has(before) || (words[run.start]?.startsPhrase ?? false));
  if (
    words
      .slice(run.start, run.end)
      .some(({ text }) => FIELD_WORDS.holds(text) || POST_WORDS.holds(text)) &&
    !hasPost
  )
    return 0;
  if (run.hasCue && length > 1) return isBehind || hasPost ? 1 : 0.7;
  if (run.hasCue) return 0.3;
  if (isAtPlace && AT_WORDS.has(before)) return 0.7;
  if (isAppointed(words, run, isBehind)) return 1;
  if (isAtPlace) return length > 1 ? 0.6 : 0.3;
  return run.isEnclosed && isBehind && length > 1 ? 0.2 : 0;
}

const APPOINTMENT_REACH = 3;

/** 'Delta has appointed Jane Doe' and 'Jane Doe joins Delta'. */
function isAppointed(words: readonly Word[], run: Run, isBehind: boolean): boolean {
  const from = isBehind ? run.start - APPOINTMENT_REACH : run.end;
  return ENTRIES.find(words, from, from + APPOINTMENT_REACH) !== -1;
}

function isFormer(words: readonly Word[], start: number, from: number): boolean {
  return FORMER_RELATIONS.find(words, Math.max(from, start - FORMER_REACH), start) !== -1;
}

function isOutside(words: readonly Word[], start: number, from: number): boolean {
  return OUTSIDE_RELATIONS.find(words, Math.max(from, start - FORMER_REACH), start) !== -1;
}
