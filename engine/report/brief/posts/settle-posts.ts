import type { PostStatus, StatedDay } from '../../../model/brief.ts';
import { DAY_MS } from '../../../model/time.ts';
import { wordsOf } from '../../../text/words.ts';
import type { PostStatement } from './post-statement.ts';
import {
  ANNOUNCED_DAYS_MAX,
  CONTRADICTION_DAYS,
  NOTICE_DAYS_MAX,
  MOVED_DAYS_MIN,
  REAPPEARED_DAYS_MIN,
  STALE_DAYS,
} from './post-weights.ts';
import { namesField } from './title-spans.ts';

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
  /** A page that may be about the person tells of a change since. */
  readonly isDoubted: boolean;
};

type Timeline = {
  readonly today: string;
  readonly holds: readonly PostStatement[];
  readonly left: readonly PostStatement[];
  readonly leaving: readonly PostStatement[];
  readonly joining: readonly PostStatement[];
  readonly elsewhere: readonly PostStatement[];
  readonly died: readonly PostStatement[];
};

/** The day on which a statement is known to be true; '' when nothing tells. */
export function knownOn({ kind, on, statedOn, isComing }: PostStatement): string {
  const stated = statedOn?.day ?? '';
  if (on === null || isComing || kind === 'holds')
    return stated === '' ? (kind === 'holds' ? (on?.day ?? '') : '') : stated;
  return on.day > stated ? on.day : stated;
}

/** The status by the newest sure statement; where nothing is sure, `unknown`. */
export function settlePosts(statements: readonly PostStatement[], now: Date): PostStanding {
  const line = timelineOf(statements, now);
  return (
    byDeath(line) ??
    byContradiction(line) ??
    byLeaving(line) ??
    byLeft(line) ??
    byJoining(line) ??
    byMoving(line) ??
    byHolding(line)
  );
}

function timelineOf(statements: readonly PostStatement[], now: Date): Timeline {
  const today = now.toISOString().slice(0, 'YYYY-MM-DD'.length);
  const main = statements.filter(({ isSide }) => !isSide);
  const own = withoutPastOfPresent(main.filter(({ isHere }) => isHere));
  const isAhead = (one: PostStatement): boolean => isStillAhead(one, today);
  const goes = own.filter(({ kind }) => kind === 'goes');
  const comes = own.filter(({ kind }) => kind === 'comes');
  return {
    today,
    holds: newestFirst([
      ...own.filter(({ kind }) => kind === 'holds'),
      ...comes.filter((one) => !isAhead(one)),
    ]),
    left: newestFirst([
      ...goes.filter((one) => !isAhead(one)),
      ...own.filter(({ kind }) => kind === 'held'),
    ]),
    leaving: newestFirst(goes.filter(isAhead)),
    joining: newestFirst(comes.filter(isAhead)),
    elsewhere: newestFirst(
      main.filter(
        ({ kind, isHere, employer, title }) =>
          !isHere && employer !== '' && (kind === 'comes' || (kind === 'holds' && title !== '')),
      ),
    ),
    died: main.filter(({ kind }) => kind === 'died'),
  };
}

/** 'Head of audit at Acme until May, now its risk chief': on one page a post of today leaves older ones behind. */
function withoutPastOfPresent(own: readonly PostStatement[]): readonly PostStatement[] {
  const present = new Set(
    own
      .filter(
        ({ kind, isComing, isOwn }) =>
          isOwn && (kind === 'holds' || (kind === 'comes' && !isComing)),
      )
      .map(({ evidence }) => evidence.resultId),
  );
  const gone = new Set(
    own
      .filter(({ kind, isComing }) => kind === 'goes' && !isComing)
      .map(({ evidence }) => evidence.resultId),
  );
  const away = new Set(
    own
      .filter(
        ({ kind, isOwn, isComing }) => isOwn && !isComing && (kind === 'held' || kind === 'goes'),
      )
      .map(({ evidence }) => evidence.resultId),
  );
  return own.filter(({ kind, employer, evidence }) => {
    if (employer === '' && (kind === 'comes' || kind === 'holds') && away.has(evidence.resultId))
      return false;
    if (kind === 'held') return !present.has(evidence.resultId);
    return kind !== 'holds' || !gone.has(evidence.resultId);
  });
}

/** An announcement is ahead until its day; without one, for as long as people give notice. */
function isStillAhead(
  { kind, on, isComing, isPromotion, statedOn }: PostStatement,
  today: string,
): boolean {
  if (on !== null && on.precision !== 'year') return endOf(on) > today;
  if (!isComing || isPromotion) return false;
  const days = kind === 'goes' ? NOTICE_DAYS_MAX : ANNOUNCED_DAYS_MAX;
  return statedOn === null || daysBetween(statedOn.day, today) <= days;
}

/** The last day of what is known to the month: a month that runs is not over. */
function endOf({ day, precision }: StatedDay): string {
  return precision === 'month' ? `${day.slice(0, 'YYYY-MM'.length)}-28` : day;
}

function newestFirst(statements: readonly PostStatement[]): readonly PostStatement[] {
  return statements.toSorted((one, other) => {
    const [a, b] = [knownOn(one), knownOn(other)];
    if (a !== b) return a < b ? 1 : -1;
    return worthOf(other) - worthOf(one);
  });
}

function worthOf({ title, employer, isOwn, kind }: PostStatement): number {
  return (
    Number(title !== '') * 2 + Number(employer !== '') + Number(isOwn) + Number(kind === 'goes')
  );
}

/** Whole days from one day to another. */
export function daysBetween(from: string, to: string): number {
  return from === '' || to === '' ? 0 : Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS);
}

function standing(
  status: PostStatus,
  proof: PostStatement,
  more: Partial<PostStanding> = {},
): PostStanding {
  return {
    status,
    proof,
    post: proof,
    next: null,
    contradiction: null,
    asOf: asOfOf(proof),
    isDoubted: false,
    ...more,
  };
}

function asOfOf({ statedOn, on }: PostStatement): StatedDay | null {
  return statedOn ?? on;
}

function byDeath({ died, holds }: Timeline): PostStanding | null {
  const [proof] = died;
  return proof === undefined ? null : standing('left', proof, { post: titled(holds) ?? proof });
}

/** The newest with a job title, of the reader's field if there is one. */
function titled(statements: readonly PostStatement[]): PostStatement | undefined {
  return (
    statements.find(({ title }) => title !== '' && namesField(wordsOf(title))) ??
    statements.find(({ title }) => title !== '')
  );
}

/** One page says that somebody has gone, another of the same days has them in post. */
function byContradiction({ left, holds, elsewhere }: Timeline): PostStanding | null {
  const there = new Set(elsewhere.map(({ evidence }) => evidence.resultId));
  const gone = left.find(
    ({ kind, on, statedOn, evidence }) =>
      statedOn !== null && (kind === 'goes' || (on !== null && there.has(evidence.resultId))),
  );
  if (gone === undefined) return null;
  const stated = knownOn(gone);
  const present = holds.find(
    ({ kind, isDated, statedOn, evidence }) =>
      kind === 'holds' &&
      isDated &&
      evidence.resultId !== gone.evidence.resultId &&
      daysBetween(stated, statedOn?.day ?? '') >= -CONTRADICTION_DAYS,
  );
  if (present === undefined) return null;
  return standing('unknown', present, {
    contradiction: gone,
    post: present.title === '' ? (titled(holds) ?? present) : present,
  });
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

function nextAfter(elsewhere: readonly PostStatement[], day: string): PostStatement | null {
  const later = elsewhere.filter((one) => knownOn(one) === '' || knownOn(one) >= day);
  const first = later[0];
  if (first === undefined) return null;
  return first.title === ''
    ? (later.find(
        ({ employer, title }) => title !== '' && isSameEmployer(employer, first.employer),
      ) ?? first)
    : first;
}

function isSameEmployer(one: string, other: string): boolean {
  const [a, b] = [one.toLowerCase(), other.toLowerCase()];
  return a.includes(b) || b.includes(a);
}

function byLeft({ left, holds, elsewhere }: Timeline): PostStanding | null {
  const [gone] = left.toSorted(
    (one, other) => Number(other.kind === 'goes') - Number(one.kind === 'goes'),
  );
  if (gone === undefined) return null;
  const last = holds.find(({ isDated, kind }) => isDated || kind === 'comes');
  const seenAgain = last === undefined ? 0 : daysBetween(knownOn(gone), knownOn(last));
  const isBack = last !== undefined && knownOn(last) !== '' && seenAgain > REAPPEARED_DAYS_MIN;
  if (isBack && (gone.kind === 'held' || last.kind === 'comes')) return null;
  if (
    gone.kind === 'held' &&
    holds.some((one) => knownOn(one) >= knownOn(gone) && knownOn(one) !== '')
  )
    return null;
  const next = nextAfter(elsewhere, gone.on?.day.slice(0, 4) ?? '');
  const proof = left.find((one) => one.kind === 'goes') ?? gone;
  return standing('left', proof, {
    post: next ?? (proof.title === '' ? (titled([...left, ...holds]) ?? proof) : proof),
    next,
    asOf: asOfOf(next ?? proof),
  });
}

function byJoining({ joining, holds, elsewhere }: Timeline): PostStanding | null {
  const [proof] = joining;
  if (proof === undefined) return null;
  const pages = new Set(joining.map(({ evidence }) => evidence.resultId));
  const isThere = holds.some(
    ({ evidence, employer, kind, statedOn }) =>
      !pages.has(evidence.resultId) &&
      employer !== '' &&
      kind === 'holds' &&
      statedOn !== null &&
      elsewhere.length === 0,
  );
  if (isThere) return null;
  const post = titled(joining) ?? titled(holds) ?? proof;
  return standing('joining', withDayOf(proof, joining), { post });
}

/** Seen in a job elsewhere after the last sight of the one here. */
function byMoving({ elsewhere, holds, today }: Timeline): PostStanding | null {
  const [there] = elsewhere.filter(
    ({ isComing, on }) => !isComing || (on !== null && on.day <= today),
  );
  const ahead = elsewhere.find(
    ({ isComing, on, kind }) => kind === 'comes' && isComing && on !== null && on.day > today,
  );
  if (ahead !== undefined && holds.length > 0)
    return standing('leaving', ahead, { post: titled(holds) ?? ahead, next: ahead });
  if (there === undefined || knownOn(there) === '' || holds.length === 0) return null;
  const last = holds.find((one) => one.isDated || one.kind === 'comes');
  const seen = last === undefined ? '' : knownOn(last);
  if (seen !== '' && daysBetween(seen, knownOn(there)) < MOVED_DAYS_MIN) return null;
  return standing('left', there, { next: there });
}

function byHolding({ holds, joining, elsewhere, today }: Timeline): PostStanding {
  const [newest] = holds;
  if (newest === undefined) {
    const [known] = [...joining, ...elsewhere];
    return known === undefined
      ? {
          status: 'unknown',
          proof: null,
          post: null,
          next: null,
          contradiction: null,
          asOf: null,
          isDoubted: false,
        }
      : standing('unknown', known);
  }
  const day = knownOn(newest);
  const isOld = day !== '' && daysBetween(day, today) > STALE_DAYS;
  // A page is newer than what it tells of: the company's own page without a date may be of today.
  const isStale =
    isOld && (newest.isDated || !holds.some(({ isDated, isOnOwnSite }) => !isDated && isOnOwnSite));
  const post = newest.title === '' ? (titled(holds) ?? newest) : newest;
  return standing(isStale ? 'unknown' : 'current', newest, { post });
}
