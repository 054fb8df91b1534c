import { moveText } from '../../../../messages/post-lines.ts';
import type { EventLine, StatedDay } from '../../../../model/brief.ts';
import { isoDay, wholeDaysBetween } from '../../../../model/time.ts';
import { plainLetters } from '../../../../text/plain-letters.ts';
import { QUOTED } from '../../../events/actors/unnamed-company.ts';
import { yearOf } from '../../../events/dates/calendar-periods.ts';
import { statedPeriods } from '../../../events/dates/stated-periods.ts';
import { arrivalKind } from '../../../events/frames/kind-named.ts';
import { isStale } from '../../../events/mentions/event-in-sentence.ts';
import { isReportedInPassing } from '../../../events/statements/modality.ts';
import type { AnalyzedPage } from '../../../sales-signals/analyzed-pages.ts';
import type { BriefFacts } from '../../brief-facts.ts';
import { lineOf, onePerPage } from '../../line-of.ts';
import { isPromotion } from '../career-moves/move-titles.ts';
import { isInterview } from '../page/page-traits.ts';
import type { PostStatement } from '../sentence/post-statement.ts';
import { OWN_MOVE_DAYS_MAX } from '../sentence/post-weights.ts';

/** What the person's own moves are read from. */
type MoveFacts = Pick<BriefFacts, 'posts' | 'employment' | 'pages' | 'company' | 'now'>;
type MoveEvent = 'appointment' | 'promotion' | 'joining' | 'departure';

/**
 * The person's own arrivals and departures as reasons to write: those of the last twelve months, dated by the text, and announced ones. One
 * line each, with every page that reports it; departures first.
 */
export function ownMoves(facts: MoveFacts): readonly EventLine[] {
  const { posts, now } = facts;
  const today = isoDay(now);
  const moves = new Map<string, PostStatement[]>();
  for (const post of posts) {
    if (!isMove(post) || !isRecentEnough(post, today) || !isNewsOfMove(post, facts)) continue;
    const [employer = ''] = post.employer.toLowerCase().split(/[\s,]+/u);
    const key = `${post.kind === 'leaves' ? 'leaves' : 'joins'} ${post.isSide ? employer : String(post.isHere)}`;
    moves.set(key, [...(moves.get(key) ?? []), post]);
  }
  return [...moves.values()]
    .flatMap((group) => eventOf(group, facts, today) ?? [])
    .toSorted(
      (one, other) => Number(other.kind === 'departure') - Number(one.kind === 'departure'),
    );
}

/** Is it a move of the person's? A departure is, if it is from the company; an arrival is anywhere. */
function isMove({ kind, on, isHere, employer, isSide, evidence }: PostStatement): boolean {
  if (kind === 'leaves') return isHere && !isSide;
  // A post elsewhere or beside the job, without an employer, may be anybody's.
  if ((!isHere || isSide) && employer === '') return false;
  if (on === null && isReportedInPassing(evidence.quote)) return false;
  return kind === 'joins' || (kind === 'holds' && on !== null);
}

function isRecentEnough({ on, statedOn, kind }: PostStatement, today: string): boolean {
  const day = on ?? (kind === 'holds' ? null : statedOn);
  if (day === null) return false;
  if (on !== null && on.precision === 'year' && yearOf(on.day) < yearOf(today)) return false;
  return wholeDaysBetween(day.day, today) <= OWN_MOVE_DAYS_MAX;
}

/**
 * Is a move without a date news? Only on a page that is not a talk, where people recall their careers, and a departure only if no page has
 * them in post.
 */
function isNewsOfMove(post: PostStatement, { pages, employment, now }: MoveFacts): boolean {
  if (post.on !== null) return true;
  const page = pages.find(({ result }) => result.id === post.evidence.resultId);
  if (page !== undefined && lacksMove(post, page)) return false;
  const isTalk =
    page !== undefined && (RECORDED.has(page.result.type) || isInterview(page.sentences));
  const isLeaving = post.kind === 'leaves' && employment.status === 'current';
  return !isTalk && !isLeaving && !isOfLongPastSeason(post.evidence.quote, isoDay(now));
}

/** Types of pages on which people talk. */
const RECORDED: ReadonlySet<string> = new Set(['podcast', 'video']);

/** Is it praise in somebody else's words, or without a word for a move: 'The function is carried out by Jane Doe'? */
function lacksMove(
  { kind, namesPerson, evidence: { quote } }: PostStatement,
  page: AnalyzedPage,
): boolean {
  const attributed = page.sentences.find(({ sentence }) => sentence.quote === quote);
  const isOfOthers = !namesPerson && QUOTED.test(quote) && attributed?.spoken.length === 0;
  return isOfOthers || (kind === 'joins' && arrivalKind(quote, page) === null);
}

/** Does it give only a vague period that is long past: 'became head of risk in the autumn of 2024'? */
function isOfLongPastSeason(quote: string, today: string): boolean {
  const reading = { writtenOn: null, languages: [], tense: 'past' } as const;
  return statedPeriods(plainLetters(quote), reading).some(
    (period) => period.stated === null && isStale(period, today),
  );
}

function eventOf(
  group: readonly PostStatement[],
  facts: MoveFacts,
  today: string,
): EventLine | undefined {
  const [proof] = group.toSorted((one, other) => informationInMove(other) - informationInMove(one));
  if (proof === undefined) return undefined;
  const happenedOn = dayOf(group, today);
  const isGone = proof.kind === 'leaves' && facts.employment.status === 'left';
  const isAhead = happenedOn === null ? proof.isAnnounced && !isGone : happenedOn.day > today;
  const kind = kindOf(group, facts, isAhead);
  const titled = group.find(({ title }) => title !== '') ?? proof;
  return {
    ...lineOf(
      moveText(kind, { ...proof, title: titled.title }, facts.company, isAhead),
      proof.evidence,
    ),
    kind,
    subject: 'person',
    happenedOn,
    sources: onePerPage([proof, ...group].map(({ evidence }) => evidence)),
  };
}

/** The most precise day. Of a decision and its effect, that of the effect. */
function dayOf(group: readonly PostStatement[], today: string): StatedDay | null {
  const days = group.flatMap(({ on }) => on ?? []);
  const ahead = days.filter(({ day }) => day > today);
  const [best] = (ahead.length > 0 ? ahead : days).toSorted(
    (one, other) => PRECISION[other.precision] - PRECISION[one.precision],
  );
  return best ?? null;
}

/** A higher number is more precise. */
const PRECISION = { year: 1, month: 2, day: 3 } as const;

function kindOf(
  group: readonly PostStatement[],
  { pages }: MoveFacts,
  isAhead: boolean,
): MoveEvent {
  if (group.some(({ kind }) => kind === 'leaves')) return 'departure';
  if (
    group.some(
      ({ isInternal, evidence }) => isInternal && isPromotion(plainLetters(evidence.quote)),
    )
  )
    return 'promotion';
  const kinds = new Set(
    group.map(({ evidence: { quote, resultId } }) => {
      const page = pages.find(({ result }) => result.id === resultId);
      return page === undefined ? null : arrivalKind(quote, page);
    }),
  );
  const named = ARRIVALS.find((kind) => kinds.has(kind));
  return named ?? (isAhead ? 'joining' : 'appointment');
}

/** The most telling kind comes first. */
const ARRIVALS = ['promotion', 'joining', 'appointment'] as const;

/** How much a sentence says of a move: its date counts twice; the title, the employer and a verb of moving count once each. */
function informationInMove({ on, title, employer, kind }: PostStatement): number {
  return (
    Number(on !== null) * 2 +
    Number(title !== '') +
    Number(employer !== '') +
    Number(kind !== 'holds')
  );
}
