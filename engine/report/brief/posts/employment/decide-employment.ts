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
import {
  type Timeline,
  isUndated,
  isOutdated,
  knownOn,
  bestProof,
  ofSamePost,
  pagesOf,
  timelineOf,
  newestTitled,
} from './employment-timeline.ts';
import { hasBegunBefore, isPost, isSeenSince, nextAfter, alternativeTo } from './next-employer.ts';
import { isOldArrival } from './old-moves.ts';

/**
 * Why a probable status is not stated: a page that may be about the person contradicts it, the pages look like those about people who
 * change jobs, or none of them has a date.
 */
export type EmploymentDoubt = 'contradicted' | 'unsettled' | 'undated';

/** Whether somebody works at the company they were entered with, and what shows it. */
export type Employment = {
  readonly status: PostStatus;
  /** The statement that decides it; `null` when no page states a post. */
  readonly proof: PostStatement | null;
  /** The post to show: the present one, the one they are about to join, or the last one. */
  readonly post: PostStatement | null;
  /** The post they went to, or are going to. */
  readonly next: PostStatement | null;
  /** What an equally new page says to the contrary. */
  readonly contradiction: PostStatement | null;
  /** The last day for which it is known to be true. */
  readonly asOf: StatedDay | null;
  readonly doubt: EmploymentDoubt | null;
};

/** Decides the status by the newest certain statement; `unknown` where nothing is certain. */
export function decideEmployment(statements: readonly PostStatement[], now: Date): Employment {
  const line = timelineOf(statements, now);
  return (
    byDeath(line) ??
    byContradiction(line) ??
    bySeenSince(line) ??
    byLeaving(line) ??
    byDeparture(line) ??
    byJoining(line) ??
    byNextEmployer(line) ??
    byUncertain(line) ??
    byLastPost(line)
  );
}

/** The result if no page states a post. */
const NO_EMPLOYMENT: Employment = {
  status: 'unknown',
  proof: null,
  post: null,
  next: null,
  contradiction: null,
  asOf: null,
  doubt: null,
};

function employment(
  status: PostStatus,
  proof: PostStatement,
  more: Partial<Employment> = {},
): Employment {
  return { ...NO_EMPLOYMENT, status, proof, post: proof, asOf: knownDayOf(proof), ...more };
}

/** The day for which it is known: the page's, or the first day in post if that is later. */
function knownDayOf(proof: PostStatement): StatedDay | null {
  const { kind, statedOn, on } = proof;
  return kind === 'joins' && on?.day === knownOn(proof) ? on : (statedOn ?? on);
}

function byDeath({ died, holds }: Timeline): Employment | null {
  const [proof] = died;
  return proof === undefined
    ? null
    : employment('left', proof, { post: newestTitled(holds) ?? proof });
}

/** One page says that somebody has gone, another one just as new has them in post. */
function byContradiction({ left, holds, unsure, elsewhere }: Timeline): Employment | null {
  const there = pagesOf(elsewhere);
  const gone = left.find(
    ({ kind, on, statedOn, evidence }) =>
      statedOn !== null && (kind === 'leaves' || (on !== null && there.has(evidence.resultId))),
  );
  if (gone === undefined) return null;
  const stated = knownOn(gone);
  const present = [...holds, ...unsure].find(
    ({ kind, isDated, statedOn, evidence }) =>
      kind === 'holds' &&
      // An undated page counts if it mentions an exact day, as the minutes of a meeting do.
      (isDated || statedOn?.precision === 'day') &&
      evidence.resultId !== gone.evidence.resultId &&
      isEquallyNew(gone, wholeDaysBetween(stated, statedOn?.day ?? '')),
  );
  if (present === undefined) return null;
  // A third page that has seen them elsewhere since then settles it.
  if (elsewhere.some((one) => isSeenSince(one, gone) && knownOn(one) >= knownOn(present)))
    return null;
  return employment('unknown', present, {
    contradiction: gone,
    post: present.title === '' ? (newestTitled(holds) ?? present) : present,
  });
}

function isEquallyNew(gone: PostStatement, days: number): boolean {
  return days >= -CONTRADICTION_DAYS && days <= contradictedMax(gone);
}

function contradictedMax({ isOwn }: PostStatement): number {
  return isOwn ? CONTRADICTED_DAYS_MAX : LOOSELY_CONTRADICTED_DAYS_MAX;
}

/** They have left if a departure without a date was announced and they have been seen elsewhere since, or have begun there. */
function bySeenSince({ leaving, elsewhere }: Timeline): Employment | null {
  const [proof] = leaving;
  if (proof === undefined || leaving.some(({ on }) => on !== null)) return null;
  const there = elsewhere.find((one) => isSeenSince(one, proof) || hasBegunBefore(one, proof));
  if (there === undefined) return null;
  const next = nextAfter([there, ...elsewhere], '') ?? there;
  return employment('left', proof, { post: next, next, asOf: knownDayOf(there) });
}

function byLeaving({ leaving, left, holds, elsewhere }: Timeline): Employment | null {
  const [proof] = leaving;
  if (proof === undefined) return null;
  const [gone] = left;
  if (gone !== undefined && knownOn(gone) > (proof.statedOn?.day ?? '')) return null;
  // In 'to replace her, who left in April' the replacement is ahead and the departure is not.
  const hasLeft = left.some(
    ({ kind, evidence }) => kind === 'leaves' && evidence.resultId === proof.evidence.resultId,
  );
  if (hasLeft && leaving.every(({ on }) => on === null)) return null;
  const post = proof.title === '' ? (newestTitled(holds) ?? proof) : proof;
  return employment('leaving', withDayOf(proof, leaving), { post, next: nextAfter(elsewhere, '') });
}

/** Another sentence than the one with the news may give the date of a move. */
function withDayOf(proof: PostStatement, others: readonly PostStatement[]): PostStatement {
  return proof.on === null
    ? { ...proof, on: others.find(({ on }) => on !== null)?.on ?? null }
    : proof;
}

function byDeparture(line: Timeline): Employment | null {
  const { left, holds, elsewhere } = line;
  const gone = left.find(({ kind }) => kind === 'leaves') ?? left[0];
  if (gone === undefined || isSeenAgain(gone, holds) || isOfAnotherEmployer(gone, line))
    return null;
  const next = nextAfter(elsewhere, startOfYear(gone.on));
  const last = gone.title === '' ? (newestTitled([...left, ...holds]) ?? gone) : gone;
  return employment('left', gone, {
    post: next ?? last,
    next,
    contradiction: next === null ? null : alternativeTo(next, elsewhere),
    asOf: knownDayOf(next ?? gone),
  });
}

function startOfYear(on: StatedDay | null): string {
  return on?.day.slice(0, 'YYYY'.length) ?? '';
}

/**
 * Does a former post without an employer belong to another one, since the person was at the company when it was mentioned: 'earlier she was
 * an emergency manager'?
 */
function isOfAnotherEmployer(gone: PostStatement, { holds, unsure, joining }: Timeline): boolean {
  return (
    gone.kind === 'held' &&
    !gone.isOwn &&
    [...holds, ...unsure, ...joining].some(
      (one) => wholeDaysBetween(knownOn(one), knownOn(gone)) <= STALE_DAYS,
    )
  );
}

/** Was the person seen in post after the news that they had left? News mentioned in passing is outweighed sooner. */
function isSeenAgain(gone: PostStatement, holds: readonly PostStatement[]): boolean {
  const day = knownOn(gone);
  const isPassing = gone.kind === 'held';
  if (isPassing && holds.some((one) => knownOn(one) !== '' && knownOn(one) >= day)) return true;
  const last = holds.find(({ isDated, kind }) => isDated || kind === 'joins');
  if (last === undefined || knownOn(last) === '') return false;
  const days = wholeDaysBetween(day, knownOn(last));
  const isSure = isPassing || last.kind === 'joins' || days > contradictedMax(gone);
  return days > REAPPEARED_DAYS_MIN && isSure;
}

function byJoining({ joining, holds, elsewhere }: Timeline): Employment | null {
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
  const post = newestTitled(joining) ?? newestTitled(holds) ?? proof;
  const asOf = proof.statedOn ?? knownDayOf(proof);
  return employment('joining', withDayOf(proof, joining), { post, asOf });
}

/** Does the statement, such as a caption, give somebody a post before its first day? Nobody holds it yet, whatever they are called. */
function isBeforeFirstDay(
  { title, statedOn }: PostStatement,
  proof: PostStatement,
  titles: ReadonlySet<string>,
): boolean {
  if (proof.on === null || title === '') return false;
  const isLater = (statedOn?.day ?? '') > knownOn(proof);
  return titles.has(title.toLowerCase()) || (titles.has('') && isLater);
}

/** They were seen in a job elsewhere after the last mention of the one here, or are announced for one. */
function byNextEmployer({ elsewhere, holds, today }: Timeline): Employment | null {
  if (holds.length === 0) return null;
  const isAhead = ({ isAnnounced, on, statedOn }: PostStatement): boolean => {
    if (!isAnnounced) return false;
    if (on !== null) return on.day > today;
    // 'Beta has chosen Jane Doe as its next head of risk': without a day it is ahead for a month, unless she is seen here after that.
    return (
      statedOn !== null &&
      wholeDaysBetween(statedOn.day, today) <= UNREAD_DAYS_MAX &&
      !holds.some((one) => one.isDated && knownOn(one) > statedOn.day)
    );
  };
  const ahead = elsewhere.find((one) => one.kind === 'joins' && isAhead(one));
  if (ahead !== undefined)
    return employment('leaving', ahead, { post: newestTitled(holds) ?? ahead, next: ahead });
  const there = elsewhere.find(
    ({ isAnnounced, on }) => !isAnnounced || (on !== null && on.day <= today),
  );
  return there === undefined || knownOn(there) === '' ? null : byOtherEmployer(there, holds);
}

function byOtherEmployer(there: PostStatement, holds: readonly PostStatement[]): Employment | null {
  const last = holds.find(({ isDated, kind }) => isDated || kind === 'joins');
  const seen = last === undefined ? '' : knownOn(last);
  const days = seen === '' ? MOVED_DAYS_MIN : wholeDaysBetween(seen, knownOn(there));
  if (days >= MOVED_DAYS_MIN)
    return isPost(there) ? employment('left', there, { next: there }) : null;
  // Two pages of the same weeks: 'head of risk at Acme' and 'answers for risk at Beta'.
  if (last === undefined || !there.isDated || days <= -CONTRADICTION_DAYS) return null;
  return last.evidence.resultId === there.evidence.resultId
    ? null
    : employment('unknown', last, { contradiction: there, post: newestTitled(holds) ?? last });
}

/** A post beside possible news of its end is uncertain until it is seen again after the longest period of notice. */
function byUncertain({ unsure, holds }: Timeline): Employment | null {
  const [doubted] = unsure;
  const last = holds[0];
  if (doubted === undefined) return null;
  const days = wholeDaysBetween(knownOn(doubted), knownOn(last ?? doubted));
  if (last !== undefined && (knownOn(doubted) === '' || days > UNREAD_DAYS_MAX)) return null;
  return employment('unknown', doubted, {
    post: newestTitled(unsure) ?? newestTitled(holds) ?? doubted,
  });
}

function byLastPost({ holds, joining, elsewhere, today }: Timeline): Employment {
  const [newest] = holds;
  if (newest === undefined) {
    const [known] = [...joining, ...elsewhere];
    return known === undefined ? NO_EMPLOYMENT : employment('unknown', known);
  }
  const post = newest.title === '' ? (newestTitled(ofSamePost(newest, holds)) ?? newest) : newest;
  const doubt = isUndated(newest, today) ? 'undated' : null;
  // If pages only report an arrival long ago, the person may have left since.
  const isUnknown = doubt !== null || isOutdated(newest, today) || holds.every(isOldArrival);
  const status = isUnknown ? 'unknown' : 'current';
  return employment(status, bestProof(newest, holds), { post, asOf: knownDayOf(newest), doubt });
}
