import type { StatedDay } from '../../../../model/brief.ts';
import { isoDay, wholeDaysBetween } from '../../../../model/time.ts';
import { wordsOf } from '../../../../text/words.ts';
import type { PostStatement } from '../sentence/post-statement.ts';
import {
  ANNOUNCED_DAYS_MAX,
  NOTICE_DAYS_MAX,
  STALE_DAYS,
  TELLING_DAYS_MAX,
  UNDATED_START_DAYS_MAX,
} from '../sentence/post-weights.ts';
import { namesGrcField } from '../sentence/title-spans.ts';
import {
  hasBegunSince,
  hasHappened,
  isLongPast,
  isNoticeBeforeArrival,
  withoutOldTitle,
} from './old-moves.ts';
import { isChangeOfTitle } from './title-changes.ts';

/** The statements about a person's posts, sorted by what they say about the company entered. Each list begins with the newest. */
export type Timeline = {
  readonly today: string;
  readonly holds: readonly PostStatement[];
  /** Posts that may have ended or not begun, in words that no rule understood. */
  readonly unsure: readonly PostStatement[];
  readonly left: readonly PostStatement[];
  readonly leaving: readonly PostStatement[];
  readonly joining: readonly PostStatement[];
  readonly elsewhere: readonly PostStatement[];
  readonly died: readonly PostStatement[];
};

/** The last day for which a statement is known to be true, YYYY-MM-DD; '' when no day is known. */
export function knownOn({ kind, on, statedOn, isAnnounced }: PostStatement): string {
  const stated = statedOn?.day ?? '';
  if (kind === 'holds') return stated === '' ? (on?.day ?? '') : stated;
  return on !== null && !isAnnounced && on.day > stated ? on.day : stated;
}

/** Sorts statements into a timeline. Posts beside the job are left out. */
export function timelineOf(statements: readonly PostStatement[], now: Date): Timeline {
  const today = isoDay(now);
  const main = statements.filter(({ isSide }) => !isSide);
  const own = withoutFormerPosts(
    main.filter((one) => one.isHere && !isOfEarlierEmployer(one, main)),
  );
  const away = main.filter(
    (one) => !one.isHere && one.employer !== '' && !isBesidePostHere(one, own, main),
  );
  const isAhead = (one: PostStatement): boolean =>
    (isStillAhead(one, today) && !hasBegunSince(one, own, today)) ||
    isNotYetThere(one, away, today);
  const departures = own.filter((one) => isDeparture(one, own));
  const held = own.filter(({ kind }) => kind === 'holds');
  const arrivals = own.filter(({ kind }) => kind === 'joins');
  const goneOn = pagesOf(own.filter(({ kind }) => kind === 'leaves' || kind === 'held'));
  const [gone] = newestFirst(departures.filter((one) => !isAhead(one)));
  const isSince = (one: PostStatement): boolean =>
    gone !== undefined && one.isDated && knownOn(one) > knownOn(gone);
  return {
    today,
    holds: newestFirst([
      ...held.filter(({ isUnsure }) => !isUnsure),
      ...arrivals.filter((one) => !isAhead(one)).map((one) => withoutOldTitle(asHappened(one))),
      ...arrivals.filter((one) => one.isInternal && isAhead(one)).map(asHeldBeforeChange),
    ]),
    unsure: newestFirst(held.filter(({ isUnsure }) => isUnsure)),
    left: newestFirst([
      ...departures.filter((one) => !isAhead(one)).map(asHappened),
      ...own.filter(({ kind, isUnsure }) => kind === 'held' && (!isUnsure || away.length > 0)),
    ]),
    leaving: newestFirst(departures.filter(isAhead)),
    joining: newestFirst(arrivals.filter((one) => !one.isInternal && isAhead(one))),
    elsewhere: newestFirst(
      away.filter(
        (one) =>
          (one.kind === 'joins' && !isOfEarlierJob(one, own)) ||
          (one.kind === 'holds' &&
            (one.title !== '' ||
              one.on !== null ||
              goneOn.has(one.evidence.resultId) ||
              isSince(one))),
      ),
    ),
    died: main.filter(({ kind }) => kind === 'died'),
  };
}

/**
 * Does a title without an employer belong to an earlier one, since another page gives the very same title there? Minutes may mention the
 * company only in passing.
 */
function isOfEarlierEmployer(one: PostStatement, all: readonly PostStatement[]): boolean {
  if (one.employer !== '' || one.title === '' || one.isOnOwnSite) return false;
  const alike = all.filter(
    ({ kind, title, employer }) =>
      kind === 'holds' && employer !== '' && title.toLowerCase() === one.title.toLowerCase(),
  );
  return (
    alike.every(({ isHere }) => !isHere) && alike.some((other) => knownOn(other) <= knownOn(one))
  );
}

/** Is a post elsewhere held at the same time as the one at the company? It is if one page gives both and reports no departure. */
function isBesidePostHere(
  { kind, title, evidence }: PostStatement,
  own: readonly PostStatement[],
  main: readonly PostStatement[],
): boolean {
  const isOnPage = (one: PostStatement): boolean => one.evidence.resultId === evidence.resultId;
  const hasLeft = main.some(
    (one) =>
      isOnPage(one) &&
      !one.isAnnounced &&
      ((one.isHere && (one.kind === 'leaves' || one.kind === 'held')) ||
        (!one.isHere && one.kind === 'joins')),
  );
  return (
    kind === 'holds' &&
    !hasLeft &&
    own.some(
      (one) =>
        isOnPage(one) &&
        one.kind === 'holds' &&
        (one.isOwn || (one.title !== '' && one.title.toLowerCase() !== title.toLowerCase())),
    )
  );
}

/** Did the move happen long before the person was seen here: 'joined Beta in 2009 after law school', 'moved to Beta in 2009'? */
function isOfEarlierJob(one: PostStatement, own: readonly PostStatement[]): boolean {
  const day = one.on?.day ?? '';
  return (
    isLongPast(one) &&
    own.some((here) =>
      here.kind === 'holds'
        ? knownOn(here) > day
        : here.kind === 'joins' && (here.on?.day ?? '') > day,
    )
  );
}

/** Is it a departure from the company, and not from an earlier employer or from one title to the next? */
function isDeparture(one: PostStatement, own: readonly PostStatement[]): boolean {
  if (one.kind !== 'leaves' || isChangeOfTitle(one, own)) return false;
  return one.employer !== '' || !(isOfEarlierJob(one, own) || isNoticeBeforeArrival(one, own));
}

/** Is somebody appointed here without a first day while still at another employer: 'Beta names Jane Doe, currently head of audit at Acme'? */
function isNotYetThere(
  { kind, on, isInternal, statedOn, isDated }: PostStatement,
  away: readonly PostStatement[],
  today: string,
): boolean {
  if (kind !== 'joins' || on !== null || isInternal || statedOn === null || !isDated) return false;
  const isRecent = wholeDaysBetween(statedOn.day, today) <= UNDATED_START_DAYS_MAX;
  return (
    isRecent &&
    away.some(
      (one) =>
        (one.kind === 'holds' ? one.title !== '' : one.kind === 'leaves' && one.isAnnounced) &&
        one.isDated &&
        knownOn(one) >= statedOn.day,
    )
  );
}

/** The statement without 'announced' once its day has passed: 'takes office on 17 August', read in November. */
function asHappened(one: PostStatement): PostStatement {
  return one.on === null ? one : { ...one, isAnnounced: false };
}

/** The post held today by somebody with an announced change inside the company: 'takes over compliance as well from 1 July'. */
function asHeldBeforeChange(one: PostStatement): PostStatement {
  return { ...one, kind: 'holds', title: '', on: null, isAnnounced: false };
}

/** Drops former posts on pages that give a present one: 'head of audit at Acme until May, now its risk chief'. */
function withoutFormerPosts(own: readonly PostStatement[]): readonly PostStatement[] {
  const present = pagesOf(
    own.filter(
      ({ kind, isAnnounced, isOwn }) =>
        isOwn && (kind === 'holds' || (kind === 'joins' && !isAnnounced)),
    ),
  );
  const left = own.filter(
    ({ kind, isAnnounced }) => !isAnnounced && (kind === 'leaves' || kind === 'held'),
  );
  const gone = pagesOf(left.filter((one) => one.kind === 'leaves' && !isLongPast(one)));
  const away = pagesOf(left.filter(({ isOwn }) => isOwn));
  return own.filter((one) => {
    const { kind, employer, evidence } = one;
    const { resultId } = evidence;
    // Somebody who left years before the page was written may be back.
    if (kind === 'held' || (kind === 'leaves' && isLongPast(one))) return !present.has(resultId);
    if (kind === 'holds' && gone.has(resultId)) return false;
    return kind === 'leaves' || employer !== '' || !away.has(resultId);
  });
}

/** The pages that make these statements. */
export function pagesOf(statements: readonly PostStatement[]): ReadonlySet<string> {
  return new Set(statements.map(({ evidence }) => evidence.resultId));
}

/** Is the move still ahead? An announced one is until its day; without a day, for as long as people give notice. */
export function isStillAhead(one: PostStatement, today: string): boolean {
  const { kind, on, isAnnounced, isInternal, isInterim, statedOn } = one;
  if (on !== null && (on.precision !== 'year' || on.day > today))
    return !hasHappened(one) && endOf(on) > today;
  // An interim post begins at once.
  if (!isAnnounced || isInternal || isInterim) return false;
  const days = kind === 'leaves' ? NOTICE_DAYS_MAX : ANNOUNCED_DAYS_MAX;
  return statedOn === null || wholeDaysBetween(statedOn.day, today) <= days;
}

/** The last day of a date. A month counts as running until its 28th. */
function endOf({ day, precision }: StatedDay): string {
  return precision === 'month' ? `${day.slice(0, 'YYYY-MM'.length)}-28` : day;
}

function newestFirst(statements: readonly PostStatement[]): readonly PostStatement[] {
  return statements.toSorted((one, other) => {
    const [a, b] = [knownOn(one), knownOn(other)];
    if (a !== b) return a < b ? 1 : -1;
    return informationIn(other) - informationIn(one);
  });
}

/** How much a statement says: who, what and where. */
export function informationIn(one: PostStatement): number {
  return (
    Number(one.namesPerson) * 2 +
    Number(one.title !== '') * 2 +
    Number(one.employer !== '') +
    Number(one.isOwn) +
    Number(one.kind === 'leaves')
  );
}

/** The newest statement with a title, in the reader's field if there is one. */
export function newestTitled(statements: readonly PostStatement[]): PostStatement | undefined {
  return (
    statements.find(({ title }) => title !== '' && namesGrcField(wordsOf(title))) ??
    statements.find(({ title }) => title !== '')
  );
}

/** Is it unknown when the post was last held? No page gives a date, or none after an arrival long ago. */
export function isUndated(newest: PostStatement, today: string): boolean {
  const day = knownOn(newest);
  const isOld = wholeDaysBetween(day, today) > STALE_DAYS;
  return (
    day === '' ||
    (isOld && newest.kind === 'joins' && !newest.isDated && isOngoingSinceOnly(newest))
  );
}

/** Does the page give no date but the beginning of the post: '2022 – present'? */
function isOngoingSinceOnly({ isDated, on, statedOn }: PostStatement): boolean {
  return !isDated && on !== null && on.day === statedOn?.day;
}

/**
 * The statement to quote: the most informative one of the newest page, or of a page of the same weeks with the same title if that is
 * better. It should not be 'The compliance officer took the notes'.
 */
export function bestProof(newest: PostStatement, holds: readonly PostStatement[]): PostStatement {
  const isWhole = newest.kind === 'holds' && newest.title !== '' && newest.employer !== '';
  const alike = holds.filter(
    ({ kind, title, evidence, statedOn }) =>
      kind === 'holds' &&
      (evidence.resultId === newest.evidence.resultId ||
        (!isWhole &&
          title.toLowerCase() === newest.title.toLowerCase() &&
          Math.abs(wholeDaysBetween(statedOn?.day ?? '', knownOn(newest))) <= TELLING_DAYS_MAX)),
  );
  return alike.reduce(
    (best, one) => (informationIn(one) > informationIn(best) ? one : best),
    newest,
  );
}

/** Was the post last seen so long ago that it may no longer be held? */
export function isOutdated(newest: PostStatement, today: string): boolean {
  return wholeDaysBetween(knownOn(newest), today) > STALE_DAYS && !isOngoingSinceOnly(newest);
}

/** The statements with a title that still applies: after an arrival or an interim post without one, only those since. */
export function ofSamePost(
  newest: PostStatement,
  holds: readonly PostStatement[],
): readonly PostStatement[] {
  return newest.kind === 'joins' || newest.isInterim
    ? holds.filter((one) => knownOn(one) >= knownOn(newest))
    : holds;
}
