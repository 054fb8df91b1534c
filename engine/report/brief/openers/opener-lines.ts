import type {
  Citation,
  EventKind,
  EventLine,
  OpenerLine,
  StatedDay,
  WhoLine,
} from '../../../model/brief.ts';
import { entriesIn } from '../../../taxonomy/taxonomy.ts';
import { plainLetters } from '../../../text/plain-letters.ts';
import { wordsOf } from '../../../text/words.ts';
import type { AnalyzedPage } from '../../sales-signals/analyzed-pages.ts';
import type { BriefFacts } from '../brief-facts.ts';
import { companyOpeners, postOpeners } from './event-openers.ts';
import type { Post } from './post-of.ts';
import { isSore } from './tone.ts';
import { otherNamesIn, wordOpener } from './word-opener.ts';

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
  const soreSubjects = subjectsOf(sore);
  const occasions = occasionsOf(request);
  return [
    ...postOpeners({ facts, post, whyNow, byDate, soreSubjects }).slice(0, 1),
    ...wordOpener({
      facts,
      post,
      isNewInPost: isNewInPost(request),
      cameOn: lastDayOf(arrivals(whyNow), facts.now),
      inPostSince: lastDayOf(fromElsewhere(request), facts.now),
      sore,
      soreSubjects,
      soreNames: othersIn(sore, facts.pages),
      occasions,
      whyNow,
    }),
    ...companyOpeners({ facts, post, whyNow, byDate, soreSubjects }).slice(0, 1),
  ];
}

/** Has left for another post, or has come within the year. */
function isNewInPost({ post, whyNow, facts: { now } }: OpenerRequest): boolean {
  const hasCome = arrivals(whyNow).some(
    ({ happenedOn }) => happenedOn === null || hasBegun(happenedOn, now),
  );
  return post.status === 'left' || (hasCome && post.status !== 'joining');
}

function arrivals(whyNow: readonly EventLine[]): readonly EventLine[] {
  return whyNow.filter(
    ({ kind, subject }) => subject === 'person' && (kind === 'appointment' || kind === 'joining'),
  );
}

function hasBegun({ day }: StatedDay, now: Date): boolean {
  return new Date(day) <= now;
}

/** The last day of theirs; '' where none is known. */
function lastDayOf(events: readonly EventLine[], now: Date): string {
  return events
    .flatMap(({ happenedOn, date }) => happenedOn ?? date ?? [])
    .filter((day) => hasBegun(day, now))
    .reduce((latest, { day }) => (day > latest ? day : latest), '');
}

/** News that does not name the company entered: what was said before was said elsewhere. */
function fromElsewhere({ whyNow, facts: { pages } }: OpenerRequest): readonly EventLine[] {
  return arrivals(whyNow).filter(
    ({ sources }) => !sources.every((source) => namesCompany(source, pages)),
  );
}

function namesCompany({ quote, resultId }: Citation, pages: readonly AnalyzedPage[]): boolean {
  const page = pages.find(({ result }) => result.id === resultId);
  if (page === undefined) return true;
  const text = `${page.result.title}. ${page.result.description} ${quote}`;
  return page.findNames(wordsOf(text), text).company.length > 0;
}

const SORE_KINDS: ReadonlySet<EventKind> = new Set([
  'fine',
  'investigation',
  'litigation',
  'breach',
  'audit',
]);

const SORE_ENTRIES: ReadonlySet<string> = new Set([
  'fine',
  'enforcement',
  'litigation',
  'breach',
  'auditfinding',
]);

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
 * Pages of which no words are said back: they report that the person goes or comes, or a fine, a breach or the like of
 * theirs or their company's, and what is said there is said for the occasion.
 */
function occasionsOf({ facts, who, whyNow, post }: OpenerRequest): ReadonlySet<string> {
  const going = whyNow.filter(({ kind, subject }) => kind === 'departure' && subject === 'person');
  return new Set([
    ...(post.status === 'joining' ? who.slice(0, 1).map(({ resultId }) => resultId) : []),
    ...(post.status === 'left' ? [] : going.flatMap(({ sources }) => sources.map(idOf))),
    ...facts.pages.filter(isSoreOccasion).map(({ result }) => result.id),
  ]);
}

function idOf({ resultId }: Citation): string {
  return resultId;
}

function isSoreOccasion({ result: { title, description }, findNames }: AnalyzedPage): boolean {
  if (!isSore(title)) return false;
  const text = `${title}. ${description}`;
  const { company, person } = findNames(wordsOf(text), text);
  return company.length + person.length > 0;
}

/** Nor about anybody who is named where it is told. In German every noun looks like a name. */
function othersIn(
  citations: readonly Citation[],
  pages: readonly AnalyzedPage[],
): ReadonlySet<string> {
  return new Set(
    citations.flatMap(({ quote, resultId }) => {
      const page = pages.find(({ result }) => result.id === resultId);
      return page === undefined || page.result.language === 'de' ? [] : otherNamesIn(quote, page);
    }),
  );
}
