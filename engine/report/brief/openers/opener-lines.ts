import type { Citation, EventLine, OpenerLine, WhoLine } from '../../../model/brief.ts';
import { entriesIn } from '../../../taxonomy/taxonomy.ts';
import { plainLetters } from '../../../text/plain-letters.ts';
import type { AnalyzedPage } from '../../sales-signals/analyzed-pages.ts';
import { namesCompanyIn, namesPersonIn } from '../../sales-signals/names/names-in-sentence.ts';
import { daysSince } from '../line-of.ts';
import { companyOpeners, type EventOpenerRequest, postOpeners } from './event-openers.ts';
import { isFarewell, isSore, SORE_ENTRIES, SORE_KINDS } from './tone.ts';
import { wordOpener } from './word-opener.ts';

/** What the openers of a brief rest on. */
export type OpenerRequest = Omit<EventOpenerRequest, 'soreSubjects'> & {
  readonly who: readonly WhoLine[];
};

/**
 * Up to three ways to begin, each of another kind: good news of their own, words of theirs that are worth repeating, and
 * an event of their company that one is glad to be asked about. None is better than a bad one (docs/decisions/050).
 */
export function openerLines(request: OpenerRequest): readonly OpenerLine[] {
  const { facts, whyNow, byDate, post } = request;
  // Somebody who has left for no known employer has no work to be written about.
  if (post.status === 'left' && post.employer === '') return [];
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
  return sources.some(({ quote, resultId }) =>
    pages.some(
      (page) =>
        page.result.id === resultId &&
        !namesCompanyIn(page, `${page.result.title}. ${page.result.description} ${quote}`),
    ),
  );
}

/** Where a fine, a breach or the like of the person or the company is reported. */
function soreCitations({ facts, whyNow }: OpenerRequest): readonly Citation[] {
  return [
    ...whyNow.filter(({ kind }) => SORE_KINDS.has(kind)),
    ...facts.signals.filter(({ entry }) => SORE_ENTRIES.has(entry)),
  ].flatMap(({ sources }) => sources);
}

/** The subjects of the person's sore points, about which nobody is asked, however long ago. */
function subjectsOf(citations: readonly Citation[]): ReadonlySet<string> {
  return new Set(
    citations
      .flatMap(({ quote }) => entriesIn(plainLetters(quote)))
      .filter(({ entry }) => entry.group !== 'role' && entry.group !== 'trigger')
      .map(({ entry }) => entry.id),
  );
}

/**
 * Pages that are not quoted back, since what is said there is said for the occasion: they report that the person joins or
 * leaves, that a colleague leaves, or a sore point of theirs or their company's.
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

function isOccasion(page: AnalyzedPage): boolean {
  const { title, description } = page.result;
  const text = `${title}. ${description}`;
  if (isFarewell(title) && !namesPersonIn(page, title)) return true;
  return isSore(title) && (namesCompanyIn(page, text) || namesPersonIn(page, text));
}
