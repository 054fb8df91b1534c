import { CLOSING } from '../../lexicon/dates/date-phrases.ts';
import { JOB_MOVE_KINDS, companyEventText, eventText } from '../../messages/event-kinds.ts';
import type { EventKind, EventLine } from '../../model/brief.ts';
import { DAY_MS } from '../../model/time.ts';
import { findEvents } from '../events/find-events.ts';
import type { EventMention } from '../events/mentions/event-mention.ts';
import { mergedEvents } from '../events/merge-events.ts';
import { isReportedInPassing } from '../events/statements/modality.ts';
import { analyzedPages } from '../sales-signals/analyzed-pages.ts';
import { namesCompanyIn, namesPersonIn } from '../sales-signals/names/names-in-sentence.ts';
import type { BriefFacts } from './brief-facts.ts';
import { WHY_NOW_MAX } from './brief-weights.ts';
import { lineOf, onePerPage } from './line-of.ts';
import { ownMoves } from './posts/employment/own-moves.ts';
import { isMoveAgain, joinedMoves } from './repeated-moves.ts';

/** The events, and those known by their date alone, whose kind is a guess that nobody is congratulated upon. */
export type WhyNow = {
  readonly lines: readonly EventLine[];
  readonly byDate: ReadonlySet<EventLine>;
};

/** Up to ten events, dated by themselves, the prospect's own coming and going first. */
export function whyNowLines(facts: BriefFacts): WhyNow {
  // A death is no move, nor are the words that report it news.
  const isDead = facts.employment.proof?.kind === 'died';
  const moves = isDead ? [] : joinedMoves(ownMoves(facts));
  const quotes = new Set(moves.flatMap(({ sources }) => sources.map(({ quote }) => quote)));
  const others = [...companyEvents(facts), ...nextEmployersEvents(facts)]
    .toSorted((one, other) => Number(namesOwner(other)) - Number(namesOwner(one)))
    .filter((one) => !isOwnHiring(one, moves, facts) && !isMoveAgain(one.event, moves, facts))
    .filter(({ event }) => !isDead || !event.every(({ isByDate }) => isByDate))
    .map(({ event, company }) => ({ event, line: eventLine(event, facts, company) }))
    .filter(({ line }) => !line.sources.some(({ quote }) => quotes.has(quote)))
    .toSorted((one, other) => weightOf(other.line, facts.now) - weightOf(one.line, facts.now));
  const sure = moves.filter((move) => !isDisputed(move, facts));
  const lines = [...sure, ...others.map(({ line }) => line)];
  const weak = others.filter(({ event }) => event.every(({ isByDate }) => isByDate));
  return {
    // The same words prove one event: what is read of them for another kind, or another company, is the same again.
    lines: lines
      .filter(({ quote }, at) => !lines.slice(0, at).some((one) => isQuoted(quote, one)))
      .slice(0, WHY_NOW_MAX),
    byDate: new Set(weak.map(({ line }) => line)),
  };
}

function isQuoted(quote: string, line: EventLine): boolean {
  return line.quote === quote || line.sources.some((source) => source.quote === quote);
}

function companyEvents(facts: BriefFacts): readonly CompanyEvent[] {
  const { prospect, pages, company, now } = facts;
  const mentions = [
    ...findEvents(prospect, pages, now),
    ...findEvents(prospect, facts.companyPages, now).filter(
      ({ subject, kind, isNamed, isMeant }) =>
        subject === 'company' && (isNamed || isMeant || UNNAMED_KINDS.has(kind)),
    ),
  ];
  return mergedEvents(mentions).map((event) => ({ event, company }));
}

/** What a page about a company reports of it without a name; a fine or a breach may be somebody else's. */
const UNNAMED_KINDS: ReadonlySet<EventKind> = new Set([
  'hiring',
  'expansion',
  'report',
  'tender',
  'restructuring',
  'product',
]);

/** Events that pages report as one, and their company. */
type CompanyEvent = { readonly event: readonly EventMention[]; readonly company: string };

/** The events of the company that somebody left for, or is leaving for, on the same pages. */
function nextEmployersEvents(facts: BriefFacts): readonly CompanyEvent[] {
  const { prospect, pages, employment, now } = facts;
  const company = employment.next?.employer ?? '';
  if (company === '') return [];
  const moved = { ...prospect, company, companyUrl: '' };
  const results = pages.map(({ result }) => result);
  return mergedEvents(findEvents(moved, analyzedPages(moved, results), now))
    .filter((event) => event.every(({ subject }) => subject === 'company'))
    .flatMap((event): readonly CompanyEvent[] => {
      // Who else joins or leaves the next employer is no news.
      if (!event.some(({ kind }) => JOB_MOVE_KINDS.has(kind))) return [{ event, company }];
      return event.some((mention) => namesEntered(mention, facts))
        ? [{ event, company: facts.company }]
        : [];
    });
}

/** Does the sentence name the company entered, on a page about the next employer: 'She had run risk at Acme, which she left in July'? */
function namesEntered(
  { citation: { quote, resultId } }: EventMention,
  { pages }: BriefFacts,
): boolean {
  return pages.some((page) => page.result.id === resultId && namesCompanyIn(page, quote));
}

/** Does a page name whose event it is: 'Beta raised 20 million', though another sentence leaves it open? */
function namesOwner({ event }: CompanyEvent): boolean {
  return event.some((mention) => mention.isNamed);
}

/** Is the hiring that of the prospect, which is reported already: 'Acme has recruited Jane Doe'? */
function isOwnHiring(
  { event, company }: CompanyEvent,
  moves: readonly EventLine[],
  { pages, employment, company: left }: BriefFacts,
): boolean {
  // The company that they left looks for somebody else.
  if (company === left && (employment.next?.employer ?? '') !== '') return false;
  const arrivals = moves.filter(({ kind }) => kind !== 'departure');
  const onPages = new Set(
    arrivals.flatMap(({ sources }) => sources.map(({ resultId }) => resultId)),
  );
  return event.every(({ kind, isHeading, citation: { quote, resultId } }) => {
    if (kind !== 'hiring') return false;
    if (isHeading && onPages.has(resultId)) return true;
    return (
      arrivals.length > 0 &&
      pages.some((page) => page.result.id === resultId && namesPersonIn(page, quote))
    );
  });
}

function eventLine(
  event: readonly EventMention[],
  { prospect }: BriefFacts,
  company: string,
): EventLine {
  const sorted = event.toSorted(
    (one, other) => rank(one) - rank(other) || earlierFirst(one, other),
  );
  const [first = event[0]] = sorted;
  if (first === undefined) throw new RangeError('An event has no sentence.');
  // An event from a frame is surer of its kind than a dated sentence; a tender says more than a change of systems.
  const framed = sorted.filter(({ isByDate }) => !isByDate);
  const [best = first] = framed;
  const isTender = best.kind === 'project' && framed.some((one) => one.kind === 'tender');
  const kind = isTender ? 'tender' : best.kind;
  const dated = sorted.find(({ period }) => period !== null && period.stated !== null);
  return {
    ...lineOf(
      first.subject === 'person' ? eventText(kind, prospect.name) : companyEventText(kind, company),
      first.citation,
    ),
    kind,
    subject: first.subject,
    happenedOn: dated?.period?.stated ?? null,
    sources: onePerPage(sorted.map(({ citation }) => citation)),
  };
}

/** The plainest evidence first: a whole sentence that names its subject and the day. */
function rank({ isHeading, isNamed, period, text }: EventMention): number {
  const isLine = !SENTENCE_END.test(text);
  const faults = [
    isHeading,
    isHeading,
    isLine,
    // A closing date does not say what closes.
    CLOSING.test(text),
    period === null,
    isReportedInPassing(text),
  ];
  return 2 * faults.filter(Boolean).length + (isNamed ? 0 : 1);
}

/** The end of a whole sentence. */
const SENTENCE_END = /[.。!]\W*$/u;

function earlierFirst(one: EventMention, other: EventMention): number {
  const [a, b] = [one.reportedOn ?? '9999', other.reportedOn ?? '9999'];
  return a === b ? 0 : a < b ? -1 : 1;
}

function weightOf({ kind, happenedOn, date }: EventLine, now: Date): number {
  const day = happenedOn?.day ?? date?.day;
  const days =
    day === undefined ? HALF_LIFE_DAYS : Math.abs(now.getTime() - Date.parse(day)) / DAY_MS;
  // A deadline that has passed asks nothing of anybody.
  const isOver = kind === 'deadline' && day !== undefined && Date.parse(day) < now.getTime();
  return WEIGHTS[isOver ? 'other' : kind] * 2 ** (-days / HALF_LIFE_DAYS);
}

/** Days after which an event weighs half. */
const HALF_LIFE_DAYS = 240;

/** How much a kind says about why one should write now, 0–1. */
const WEIGHTS: Readonly<Record<EventKind, number>> = {
  joining: 1,
  appointment: 0.55,
  promotion: 1,
  departure: 0.55,
  fine: 1,
  breach: 1,
  investigation: 0.9,
  audit: 0.85,
  tender: 0.95,
  deadline: 0.75,
  project: 0.9,
  speaking: 0.75,
  acquisition: 0.8,
  listing: 0.75,
  certification: 0.7,
  litigation: 0.6,
  funding: 0.6,
  restructuring: 0.55,
  expansion: 0.55,
  award: 0.4,
  product: 0.4,
  report: 0.4,
  hiring: 0.5,
  other: 0.35,
};

/** What an equally new page contradicts is said among the posts alone. */
function isDisputed({ kind, sources }: EventLine, { employment }: BriefFacts): boolean {
  const against = employment.contradiction;
  if (against === null) return false;
  const isAlikeKind = (kind === 'departure') === (against.kind === 'leaves');
  return isAlikeKind && sources.some(({ resultId }) => resultId === against.evidence.resultId);
}
