import type { Citation, EventLine, OpenerLine, WhoLine } from '../../../model/brief.ts';
import { entriesIn } from '../../../taxonomy/taxonomy.ts';
import { plainLetters } from '../../../text/plain-letters.ts';
import { wordsOf } from '../../../text/words.ts';
import type { AnalyzedPage } from '../../sales-signals/analyzed-pages.ts';
import type { BriefFacts } from '../brief-facts.ts';
import { daysSince } from '../line-of.ts';
import { companyOpeners, postOpeners } from './event-openers.ts';
import type { Post } from './post-of.ts';
import { isFarewell, isSore, SORE_ENTRIES, SORE_KINDS } from './tone.ts';
import { wordOpener } from './word-opener.ts';

/** What the openers of a brief rest on. */
export type OpenerRequest = {
  readonly facts: BriefFacts;
  readonly who: readonly WhoLine[];
  readonly whyNow: readonly EventLine[];
  /** Those told by their date alone, whose kind is a guess. */
  readonly byDate: ReadonlySet<EventLine>;
  readonly post: Post;
};

/**
 * Up to three ways to begin, each of another kind: good news of their own, words of theirs that are worth repeating, and
 * an event of their company that one is glad to be asked about. None is better than a bad one (docs/decisions/050).
 */
export function openerLines(request: OpenerRequest): readonly OpenerLine[] {
  const { facts, whyNow, byDate, post } = request;
  const sore = soreCitations(request);
  const shared = { facts, post, whyNow, byDate, soreSubjects: subjectsOf(sore) };
  const arrivals = arrivalsOf(request);
  return [
    ...postOpeners(shared).slice(0, 1),
    ...wordOpener({
      ...shared,
      isNewInPost: post.status === 'left' || (arrivals.length > 0 && post.status !== 'joining'),
      cameOn: lastDayOf(arrivals),
      inPostSince: lastDayOf(arrivals.filter((event) => isFromElsewhere(event, facts.pages))),
      sore,
      occasions: occasionsOf(request),
    }),
    ...companyOpeners(shared).slice(0, 1),
  ];
}

/** News that they have come, within the year. */
function arrivalsOf({ whyNow, facts: { now } }: OpenerRequest): readonly EventLine[] {
  return whyNow.filter(
    ({ kind, subject, happenedOn }) =>
      subject === 'person' &&
      (kind === 'appointment' || kind === 'joining') &&
      (happenedOn === null || daysSince(happenedOn, now) >= 0),
  );
}

/** The last day of theirs; '' where none is known. */
function lastDayOf(events: readonly EventLine[]): string {
  return events
    .map(({ happenedOn, date }) => (happenedOn ?? date)?.day ?? '')
    .reduce((latest, day) => (day > latest ? day : latest), '');
}

/** Does not name the company entered: what was said before was said elsewhere. */
function isFromElsewhere({ sources }: EventLine, pages: readonly AnalyzedPage[]): boolean {
  return sources.some(({ quote, resultId }) => {
    const page = pages.find(({ result }) => result.id === resultId);
    if (page === undefined) return false;
    const text = `${page.result.title}. ${page.result.description} ${quote}`;
    return page.findNames(wordsOf(text), text).company.length === 0;
  });
}

/** Where a fine, a breach or the like of the person or the company is told. */
function soreCitations({ facts, whyNow }: OpenerRequest): readonly Citation[] {
  return [
    ...whyNow.filter(({ kind }) => SORE_KINDS.has(kind)),
    ...facts.signals.filter(({ entry }) => SORE_ENTRIES.has(entry)),
  ].flatMap(({ sources }) => sources);
}

/** Nobody who was fined for a thing is asked about that thing, however long ago. */
function subjectsOf(citations: readonly Citation[]): ReadonlySet<string> {
  return new Set(
    citations
      .flatMap(({ quote }) => entriesIn(plainLetters(quote)))
      .filter(({ entry }) => entry.group !== 'role' && entry.group !== 'trigger')
      .map(({ entry }) => entry.id),
  );
}

/**
 * Pages of which no words are said back: they report that the person goes or comes, that a colleague goes, or a fine, a breach or
 * the like of theirs or their company's, and what is said there is said for the occasion.
 */
function occasionsOf({ facts, who, whyNow, post }: OpenerRequest): ReadonlySet<string> {
  const going = whyNow.filter(({ kind, subject }) => kind === 'departure' && subject === 'person');
  return new Set([
    ...(post.status === 'joining' || post.status === 'leaving'
      ? who.slice(0, 1).map(({ resultId }) => resultId)
      : []),
    ...(post.status === 'left'
      ? []
      : going.flatMap(({ sources }) => sources.map(({ resultId }) => resultId))),
    ...facts.pages.filter(isOccasion).map(({ result }) => result.id),
  ]);
}

function isOccasion({ result: { title, description }, findNames }: AnalyzedPage): boolean {
  const text = `${title}. ${description}`;
  const { company, person } = findNames(wordsOf(text), text);
  if (isFarewell(title) && findNames(wordsOf(title), title).person.length === 0) return true;
  return isSore(title) && company.length + person.length > 0;
}
