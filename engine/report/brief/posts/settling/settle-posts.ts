import type { PostStatus, StatedDay } from '../../../../model/brief.ts';
import { wholeDaysBetween } from '../../../../model/time.ts';
import type { PostStatement } from '../sentence/post-statement.ts';
import {
  CONTRADICTED_DAYS_MAX,
  CONTRADICTION_DAYS,
  LOOSELY_CONTRADICTED_DAYS_MAX,
  MOVED_DAYS_MIN,
  REAPPEARED_DAYS_MIN,
  STALE_DAYS,
  UNREAD_DAYS_MAX,
} from '../sentence/post-weights.ts';
import { isPost, nextAfter, rivalOf } from './next-post.ts';
import {
  type Timeline,
  isOldArrival,
  isUndated,
  isOutdated,
  knownOn,
  mostTelling,
  ofSamePost,
  pagesOf,
  timelineOf,
  titled,
} from './post-timeline.ts';

/**
 * Why what is probable is not said: a page that may be about the person contradicts it, the pages around it look like those
 * of people who come or go, or no page that shows it tells of a day.
 */
export type PostDoubt = 'contradicted' | 'unsettled' | 'undated';

/** How somebody stands to the company they were entered with, and what shows it. */
export type PostStanding = {
  readonly status: PostStatus;
  /** The statement that decides; `null` when nothing was said. */
  readonly proof: PostStatement | null;
  /** The post to show: where somebody is, comes to, or was last. */
  readonly post: PostStatement | null;
  /** Where somebody went, or goes. */
  readonly next: PostStatement | null;
  /** What an equally new page says against it. */
  readonly contradiction: PostStatement | null;
  /** The last day on which it is known to be true. */
  readonly asOf: StatedDay | null;
  readonly doubt: PostDoubt | null;
};

/** The status by the newest sure statement; where nothing is sure, `unknown`. */
export function settlePosts(statements: readonly PostStatement[], now: Date): PostStanding {
  const line = timelineOf(statements, now);
  return (
    byDeath(line) ??
    byContradiction(line) ??
    bySeenSince(line) ??
    byLeaving(line) ??
    byLeft(line) ??
    byJoining(line) ??
    byMoving(line) ??
    byUnread(line) ??
    byHolding(line)
  );
}

/** No page says anything of a post. */
const NOTHING: PostStanding = {
  status: 'unknown',
  proof: null,
  post: null,
  next: null,
  contradiction: null,
  asOf: null,
  doubt: null,
};

function standing(
  status: PostStatus,
  proof: PostStatement,
  more: Partial<PostStanding> = {},
): PostStanding {
  return { ...NOTHING, status, proof, post: proof, asOf: asOfOf(proof), ...more };
}

/** What began behind the day of the page is known from that day on. */
function asOfOf(proof: PostStatement): StatedDay | null {
  const { kind, statedOn, on } = proof;
  return kind === 'comes' && on?.day === knownOn(proof) ? on : (statedOn ?? on);
}

function byDeath({ died, holds }: Timeline): PostStanding | null {
  const [proof] = died;
  return proof === undefined ? null : standing('left', proof, { post: titled(holds) ?? proof });
}

/** One page says that somebody has gone, another of the same days has them in post. */
function byContradiction({ left, holds, unsure, elsewhere }: Timeline): PostStanding | null {
  const there = pagesOf(elsewhere);
  const gone = left.find(
    ({ kind, on, statedOn, evidence }) =>
      statedOn !== null && (kind === 'goes' || (on !== null && there.has(evidence.resultId))),
  );
  if (gone === undefined) return null;
  const stated = knownOn(gone);
  const present = [...holds, ...unsure].find(
    ({ kind, isDated, statedOn, evidence }) =>
      kind === 'holds' &&
      // A page is no older than the day it tells of: the minutes of a meeting.
      (isDated || statedOn?.precision === 'day') &&
      evidence.resultId !== gone.evidence.resultId &&
      isEquallyNew(gone, wholeDaysBetween(stated, statedOn?.day ?? '')),
  );
  if (present === undefined) return null;
  // A third page that has them elsewhere since says which of the two is right.
  if (elsewhere.some((one) => isSeenSince(one, gone) && knownOn(one) >= knownOn(present)))
    return null;
  return standing('unknown', present, {
    contradiction: gone,
    post: present.title === '' ? (titled(holds) ?? present) : present,
  });
}

/** Another page that has somebody in a post elsewhere after the news of their departure. */
function isSeenSince(there: PostStatement, gone: PostStatement): boolean {
  return (
    isPost(there) &&
    there.isDated &&
    !there.isComing &&
    there.evidence.resultId !== gone.evidence.resultId &&
    wholeDaysBetween(knownOn(gone), knownOn(there)) >= MOVED_DAYS_MIN
  );
}

function isEquallyNew(gone: PostStatement, days: number): boolean {
  return days >= -CONTRADICTION_DAYS && days <= contradictedMax(gone);
}

function contradictedMax({ isOwn }: PostStatement): number {
  return isOwn ? CONTRADICTED_DAYS_MAX : LOOSELY_CONTRADICTED_DAYS_MAX;
}

/** Who was to leave on a day that no page tells, and is seen elsewhere since, has left. */
function bySeenSince({ leaving, elsewhere }: Timeline): PostStanding | null {
  const [proof] = leaving;
  if (proof === undefined || leaving.some(({ on }) => on !== null)) return null;
  const there = elsewhere.find((one) => isSeenSince(one, proof));
  return there === undefined
    ? null
    : standing('left', proof, { post: there, next: there, asOf: asOfOf(there) });
}

function byLeaving({ leaving, left, holds, elsewhere }: Timeline): PostStanding | null {
  const [proof] = leaving;
  if (proof === undefined) return null;
  const [gone] = left;
  if (gone !== undefined && knownOn(gone) > (proof.statedOn?.day ?? '')) return null;
  // 'To replace her, who left in April': the replacement is ahead, the departure is not.
  const hasLeft = left.some(
    ({ kind, evidence }) => kind === 'goes' && evidence.resultId === proof.evidence.resultId,
  );
  if (hasLeft && leaving.every(({ on }) => on === null)) return null;
  const post = proof.title === '' ? (titled(holds) ?? proof) : proof;
  return standing('leaving', withDayOf(proof, leaving), { post, next: nextAfter(elsewhere, '') });
}

/** The date of a move may stand in another sentence than its news. */
function withDayOf(proof: PostStatement, others: readonly PostStatement[]): PostStatement {
  return proof.on === null
    ? { ...proof, on: others.find(({ on }) => on !== null)?.on ?? null }
    : proof;
}

function byLeft(line: Timeline): PostStanding | null {
  const { left, holds, elsewhere } = line;
  const gone = left.find(({ kind }) => kind === 'goes') ?? left[0];
  if (gone === undefined || isSeenAgain(gone, holds) || isOfAnother(gone, line)) return null;
  const next = nextAfter(elsewhere, yearOf(gone.on));
  const last = gone.title === '' ? (titled([...left, ...holds]) ?? gone) : gone;
  return standing('left', gone, {
    post: next ?? last,
    next,
    contradiction: next === null ? null : rivalOf(next, elsewhere),
    asOf: asOfOf(next ?? gone),
  });
}

function yearOf(on: StatedDay | null): string {
  return on?.day.slice(0, 'YYYY'.length) ?? '';
}

/** 'Earlier she was an emergency manager': told in passing, of no employer, by a page of a time at which she is at the company. */
function isOfAnother(gone: PostStatement, { holds, unsure, joining }: Timeline): boolean {
  return (
    gone.kind === 'held' &&
    !gone.isOwn &&
    [...holds, ...unsure, ...joining].some(
      (one) => wholeDaysBetween(knownOn(one), knownOn(gone)) <= STALE_DAYS,
    )
  );
}

/** Was the person seen in post after the news that they had gone? What is told in passing weighs less. */
function isSeenAgain(gone: PostStatement, holds: readonly PostStatement[]): boolean {
  const day = knownOn(gone);
  const isPassing = gone.kind === 'held';
  if (isPassing && holds.some((one) => knownOn(one) !== '' && knownOn(one) >= day)) return true;
  const last = holds.find(({ isDated, kind }) => isDated || kind === 'comes');
  if (last === undefined || knownOn(last) === '') return false;
  const days = wholeDaysBetween(day, knownOn(last));
  const isSure = isPassing || last.kind === 'comes' || days > contradictedMax(gone);
  return days > REAPPEARED_DAYS_MIN && isSure;
}

function byJoining({ joining, holds, elsewhere }: Timeline): PostStanding | null {
  const [proof] = joining;
  if (proof === undefined) return null;
  const pages = pagesOf(joining);
  const titles = new Set(joining.map(({ title }) => title.toLowerCase()));
  const isNowhereElse = elsewhere.every(({ isUnsure }) => isUnsure);
  const isThere = holds.some(
    (one) =>
      !pages.has(one.evidence.resultId) &&
      one.employer !== '' &&
      one.kind === 'holds' &&
      one.statedOn !== null &&
      !isBeforeFirstDay(one, proof, titles) &&
      (isNowhereElse || (proof.on === null && one.statedOn.day > knownOn(proof))),
  );
  if (isThere) return null;
  const post = titled(joining) ?? titled(holds) ?? proof;
  return standing('joining', withDayOf(proof, joining), { post });
}

/** Does a caption give somebody a post before its first day? Nobody holds it yet, whatever they are called. */
function isBeforeFirstDay(
  { title, statedOn }: PostStatement,
  proof: PostStatement,
  titles: ReadonlySet<string>,
): boolean {
  if (proof.on === null || title === '') return false;
  const isLater = (statedOn?.day ?? '') > knownOn(proof);
  return titles.has(title.toLowerCase()) || (titles.has('') && isLater);
}

/** Seen in a job elsewhere after the last sight of the one here, or announced for one. */
function byMoving({ elsewhere, holds, today }: Timeline): PostStanding | null {
  if (holds.length === 0) return null;
  const isAhead = ({ isComing, on }: PostStatement): boolean =>
    isComing && on !== null && on.day > today;
  const ahead = elsewhere.find((one) => one.kind === 'comes' && isAhead(one));
  if (ahead !== undefined)
    return standing('leaving', ahead, { post: titled(holds) ?? ahead, next: ahead });
  const there = elsewhere.find(({ isComing, on }) => !isComing || (on !== null && on.day <= today));
  return there === undefined || knownOn(there) === '' ? null : byOtherEmployer(there, holds);
}

function byOtherEmployer(
  there: PostStatement,
  holds: readonly PostStatement[],
): PostStanding | null {
  const last = holds.find(({ isDated, kind }) => isDated || kind === 'comes');
  const seen = last === undefined ? '' : knownOn(last);
  const days = seen === '' ? MOVED_DAYS_MIN : wholeDaysBetween(seen, knownOn(there));
  if (days >= MOVED_DAYS_MIN)
    return isPost(there) ? standing('left', there, { next: there }) : null;
  // 'Head of risk at Acme' and 'answers for risk at Beta' in the same weeks.
  if (last === undefined || !there.isDated || days <= -CONTRADICTION_DAYS) return null;
  return last.evidence.resultId === there.evidence.resultId
    ? null
    : standing('unknown', last, { contradiction: there, post: titled(holds) ?? last });
}

/** A post seen beside what may be news of its end is in doubt until it is seen again, later than people give notice. */
function byUnread({ unsure, holds }: Timeline): PostStanding | null {
  const [doubted] = unsure;
  const last = holds[0];
  if (doubted === undefined) return null;
  const days = wholeDaysBetween(knownOn(doubted), knownOn(last ?? doubted));
  if (last !== undefined && (knownOn(doubted) === '' || days > UNREAD_DAYS_MAX)) return null;
  return standing('unknown', doubted, { post: titled(unsure) ?? titled(holds) ?? doubted });
}

function byHolding({ holds, joining, elsewhere, today }: Timeline): PostStanding {
  const [newest] = holds;
  if (newest === undefined) {
    const [known] = [...joining, ...elsewhere];
    return known === undefined ? NOTHING : standing('unknown', known);
  }
  const post = newest.title === '' ? (titled(ofSamePost(newest, holds)) ?? newest) : newest;
  const doubt = isUndated(newest, today) ? 'undated' : null;
  return standing(
    // Where nothing but an old arrival is told, somebody may have gone since.
    doubt !== null || isOutdated(newest, today) || holds.every(isOldArrival)
      ? 'unknown'
      : 'current',
    mostTelling(newest, holds),
    { post, asOf: asOfOf(newest), doubt },
  );
}
