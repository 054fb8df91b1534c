import {
  EAST_ASIAN_MOVE_COLUMNS,
  MOVE_COLUMNS,
} from '../../../../lexicon/job-titles/career-moves.ts';
import { HOLDING_NOW } from '../../../../lexicon/job-titles/doubtful-posts.ts';
import { wholeWords } from '../../../../lexicon/word-list.ts';
import { wholeDaysBetween } from '../../../../model/time.ts';
import { plainLetters } from '../../../../text/plain-letters.ts';
import type { StatedPeriod } from '../../../events/dates/stated-periods.ts';
import { isMaxim, isSuccession, moveCues } from '../career-moves/move-cues.ts';
import { isStartDate, nearestPeriods } from '../career-moves/post-periods.ts';
import { untitledPost } from '../held-posts/read-duties.ts';
import { type MaskedSentence, TOKEN, type ReadSentence } from '../sentence/masked-sentence.ts';
import { isOrigin, mayBeEmployer } from '../sentence/people-around.ts';
import type { QuotedDraft, TextReading } from '../sentence/post-statement.ts';
import { OWN_MOVE_DAYS_MAX } from '../sentence/post-weights.ts';
import { namesDayAhead } from './days-ahead.ts';
import { farewellIn, reportsSpeech, withoutDeniedMove } from './denied-moves.ts';
import { isBesideFarewell, isHearsayOfJob, statesEnd } from './signs-of-ends.ts';

type PageReading = TextReading & {
  readonly title: MaskedSentence;
  /** Is the sentence with this index an answer of the prospect's about something else than themselves? */
  readonly isAnswer: (index: number) => boolean;
};

/** A statement, and whether its post may have ended or not begun in words that no rule reads. */
export type MarkedDraft = QuotedDraft & { readonly isUnsure: boolean };

/**
 * Marks posts as unsure near signs of a change that no rule reads as a move: a title about moves, a future date, hearsay, a farewell. An
 * unsure post does not prove that somebody is in it today: 'Acme: Jane Doe, head of risk, is working out a notice that expires on 15
 * January'. A page with such signs and no post at the company gives an unsure post, which puts older pages in doubt, or an arrival if it
 * says 'from' a future date.
 */
export function markUncertain(
  read: readonly QuotedDraft[],
  sentences: readonly ReadSentence[],
  page: PageReading,
): readonly MarkedDraft[] {
  const drafts = read.flatMap((one) => withoutDeniedMove(one, sentences, page));
  const all = [...drafts, ...nextEmployer(drafts, sentences, page)];
  const isRead = drafts.some((one) => isRecentMove(one, page));
  if (isRead) return all.map((one) => ({ ...one, isUnsure: false }));
  const isColumn = isAboutMoves(page);
  const ahead = sentences.filter((one, index) => namesDayAhead(one, page) && !page.isAnswer(index));
  const isHeard = sentences.some(({ sentence }) => isHearsayOfJob(sentence, page));
  const marked = all.map((one) => ({
    ...one,
    isUnsure:
      one.draft.kind === 'holds' &&
      // An interim post has an end ahead and is still held.
      ((ahead.length > 0 && !one.draft.isInterim) ||
        isHeard ||
        (isColumn && !NOW.test(plainLetters(one.quote).toLowerCase())) ||
        isBesideFarewell(one, sentences, page) ||
        statesEnd(sentences[one.index ?? -1]?.sentence, one)),
  }));
  const hasPost = drafts.some(({ draft }) => draft.isOwn || draft.employer === '');
  const unread = hasPost ? undefined : (isColumn ? sentences : ahead).find(namesPersonAndCompany);
  return unread === undefined ? marked : [...marked, uncertainPost(unread.sentence, page)];
}

const NOW = wholeWords(HOLDING_NOW);

/** Is it a move at about the time of the page? An arrival years ago explains no sign of a change. */
function isRecentMove({ draft: { kind, on } }: QuotedDraft, { writtenOn }: PageReading): boolean {
  if (kind !== 'leaves' && kind !== 'joins') return false;
  return (
    on === null ||
    writtenOn === null ||
    Math.abs(wholeDaysBetween(on.day, writtenOn)) <= OWN_MOVE_DAYS_MAX
  );
}

/** Is the page's title about moves: 'Movers and shakers', 'CRO to depart Acme'? */
function isAboutMoves({ title: { text, tokens }, language }: PageReading): boolean {
  if (!isMaxim(text) && (COLUMN.test(text.toLowerCase()) || farewellIn(text) !== null)) return true;
  return tokens.length > 0 && moveCues(text, language).length > 0;
}

/** Titles of columns about moves: 'movers and shakers'. In lower case. */
const COLUMN = new RegExp(
  `(?<![\\p{L}])(?:${MOVE_COLUMNS})(?![\\p{L}])|${EAST_ASIAN_MOVE_COLUMNS}`,
  'u',
);

/**
 * The next employer where nothing names it as one: the only other organisation in the sentence with the departure, 'Beta is stronger for
 * it: Jane Doe, until July head of risk at Acme'.
 */
function nextEmployer(
  drafts: readonly QuotedDraft[],
  sentences: readonly ReadSentence[],
  page: PageReading,
): readonly QuotedDraft[] {
  const isNamed = drafts.some(
    ({ draft: { kind, isOwn, employer } }) => !isOwn && employer !== '' && kind !== 'held',
  );
  const gone = drafts.find(
    ({ draft: { kind, isOwn, isSide } }) =>
      isOwn && !isSide && (kind === 'leaves' || (kind === 'held' && isAboutMoves(page))),
  );
  const { sentence } = sentences[gone?.index ?? -1] ?? {};
  if (isNamed || gone === undefined || sentence?.quote !== gone.quote) return [];
  const employer = otherEmployer(sentence, page);
  if (employer === null) return [];
  const joins = { kind: 'joins', title: '', employer, isOwn: false, on: null } as const;
  return [{ ...gone, draft: { ...gone.draft, ...joins } }];
}

/** The only other name in a sentence, if it can be the employer that somebody goes to and is not a successor. */
function otherEmployer({ text, tokens }: MaskedSentence, { language }: PageReading): string | null {
  const others = tokens.filter(({ kind }) => kind === 'other' || kind === 'organisation');
  const [next] = others;
  if (next === undefined || others.length > 1) return null;
  const isFollowed = moveCues(text, language).some(isSuccession);
  return mayBeEmployer(next) && !isOrigin(text, next.at) && !isFollowed ? next.written : null;
}

function namesPersonAndCompany({ sentence: { text } }: ReadSentence): boolean {
  const hasBoth = text.includes(TOKEN.person) && text.includes(TOKEN.company);
  return hasBoth && !text.includes(TOKEN.organisation);
}

function uncertainPost(sentence: MaskedSentence, page: PageReading): MarkedDraft {
  const { text, quote } = sentence;
  const draft = untitledPost(sentence, text.indexOf(TOKEN.person), page);
  const isNone = farewellIn(text) !== null || reportsSpeech(sentence, page);
  const start = isNone ? undefined : beginningAhead(text, page);
  const change =
    start === undefined
      ? { on: null }
      : ({ kind: 'joins', isAnnounced: true, on: start.stated } as const);
  return { draft: { ...draft, ...change }, quote, index: null, isUnsure: start === undefined };
}

/** The date after 'from' that lies ahead: 'From 1 December Acme's tunnels will be put right by Jane Doe'; else `undefined`. */
function beginningAhead(text: string, page: PageReading): StatedPeriod | undefined {
  return nearestPeriods(text, page).find(
    (period) =>
      period.stated !== null && period.from > (page.writtenOn ?? '') && isStartDate(text, period),
  );
}
