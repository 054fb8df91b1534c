import { COMPANY_DOES, SPEAKERS_OWN } from '../../../lexicon/grammar/sayings.ts';
import { inMonthText } from '../../../messages/day-text.ts';
import {
  aboutNewPost,
  EVENT_OPENERS,
  headlineIn,
  type Opener,
  type PostStage,
} from '../../../messages/openers.ts';
import type { Citation, EventKind, EventLine, OpenerLine } from '../../../model/brief.ts';
import { entriesIn, isOfField } from '../../../taxonomy/taxonomy.ts';
import { plainTextOf } from '../../../text/blocks.ts';
import { plainLetters } from '../../../text/plain-letters.ts';
import { wordListOf, wordsOf } from '../../../text/words.ts';
import { isReportedInPassing } from '../../events/statements/modality.ts';
import type { AnalyzedPage } from '../../sales-signals/analyzed-pages.ts';
import { namesCompanyIn, namesPersonIn } from '../../sales-signals/names/names-in-sentence.ts';
import type { BriefFacts } from '../brief-facts.ts';
import {
  CONGRATULATION_DAYS_MAX,
  HEADLINE_WORDS_SHARED_MIN,
  SAID_BACK_WORDS_MAX,
} from '../brief-weights.ts';
import { daysSince, lineOf } from '../line-of.ts';
import { employerFinder, isLongWord, pageOf, type Post, rolesIn } from './post-of.ts';
import { publicationOf, spokenTitle } from './spoken-place.ts';
import { isFarewell, isOfGoing, isSore, isBiographical } from './tone.ts';

/** What is needed to choose an event. */
export type EventOpenerRequest = {
  readonly facts: BriefFacts;
  readonly post: Post;
  readonly whyNow: readonly EventLine[];
  /** Events known by their date alone, whose kind is a guess: they open nothing. */
  readonly byDate: ReadonlySet<EventLine>;
  /** Entries of the taxonomy over which the company or the person was fined, sued or attacked. */
  readonly soreSubjects: ReadonlySet<string>;
};

/** To congratulate somebody on a post of the last months or one to come; never on going. */
export function postOpeners(request: EventOpenerRequest): readonly OpenerLine[] {
  const { facts, post, whyNow, byDate } = request;
  if (post.employer === '' || post.status === 'leaving') return [];
  return whyNow
    .filter((event) => !byDate.has(event))
    .filter(({ kind, subject }) => subject === 'person' && OWN_POST.has(kind))
    .filter((event) => isRecentEnough(event, facts.now))
    .flatMap((event) => {
      const source = event.sources.find((one) => isGladNews(one, request));
      const stage = stageOf(event, request);
      if (source === undefined || stage === null) return [];
      const when = inMonthText(event.happenedOn, facts.now);
      return [openerOn(aboutNewPost(post.employer, when, stage), source)];
    });
}

/** Events by which somebody comes to a post of their own. */
const OWN_POST: ReadonlySet<EventKind> = new Set(['appointment', 'promotion', 'joining']);

function isRecentEnough({ happenedOn, date }: EventLine, now: Date): boolean {
  const day = happenedOn ?? date;
  return day !== null && daysSince(day, now) <= CONGRATULATION_DAYS_MAX;
}

/** Does the quote report that the person joins this employer, and nothing of leaving? Who is about to join joins this one. */
function isGladNews({ quote, resultId }: Citation, { facts, post }: EventOpenerRequest): boolean {
  const page = pageOf(facts.pages, resultId);
  const isPlain = !isReportedInPassing(quote) && !isSore(quote);
  if (page === undefined || !isPlain || isOfGoing(quote) || isBiographical(quote)) return false;
  if (post.status === 'joining') return isAboutPerson(quote, page);
  return post.status === 'left'
    ? employerFinder(post.employer, facts.prospect, null)(wordsOf(quote), quote)
    : namesCompanyIn(page, quote) && !joinsElsewhere(quote, facts);
}

/** Does the quote report a post elsewhere alone: 'The institute elected Jane Doe, head of risk at Acme, to its council'? */
function joinsElsewhere(quote: string, { posts }: BriefFacts): boolean {
  const joined = posts.filter(({ kind, evidence }) => kind === 'joins' && evidence.quote === quote);
  return joined.length > 0 && joined.every(({ isHere }) => !isHere);
}

/** Does the quote name the person or refer to them? 'Our audit starts in January' is nobody's first day. */
function isAboutPerson(quote: string, page: AnalyzedPage): boolean {
  const attributed = page.sentences.find(({ sentence }) => sentence.quote === quote);
  return attributed?.reference === 'person' || namesPersonIn(page, quote);
}

/** Who is to join has a day ahead of them: a first day that nobody gives may be past, or one at another firm. */
function stageOf(event: EventLine, { facts, post }: EventOpenerRequest): PostStage | null {
  if (isInFuture(event, facts.now)) return 'ahead';
  return post.status === 'joining' ? null : 'new';
}

function isInFuture({ happenedOn }: EventLine, now: Date): boolean {
  return happenedOn !== null && daysSince(happenedOn, now) < 0;
}

function openerOn({ plain, warm }: Opener, evidence: Citation): OpenerLine {
  return { ...lineOf(plain, evidence), warm };
}

/** To ask somebody in post about a dated event of their company that one is glad to be asked about. */
export function companyOpeners(request: EventOpenerRequest): readonly OpenerLine[] {
  const { facts, post, whyNow, byDate } = request;
  if (post.status !== 'current') return [];
  return whyNow
    .filter((event) => !byDate.has(event))
    .filter(({ subject, kind }) => subject === 'company' || !OWN_POST.has(kind))
    .filter((event) => isRecentEnough(event, facts.now) && isGladEvent(event, request))
    .flatMap((event) => {
      const { company, now } = facts;
      // A job posting is not among the pages, and only its title is quoted.
      const vacancy = citedPage(event, facts) === undefined ? event.quote : '';
      const named = namedIn(event);
      // A vote next month is no news of next month.
      const isDated = event.kind === 'deadline' || !isInFuture(event, now);
      const when = isDated ? inMonthText(event.happenedOn, now) : '';
      const report = reportOf(event, when, facts);
      const opener = EVENT_OPENERS[event.kind]?.({ company, when, named, vacancy, report });
      return opener === undefined || opener === null ? [] : [openerOn(opener, event)];
    });
}

function isGladEvent(event: EventLine, request: EventOpenerRequest): boolean {
  const { kind, quote } = event;
  if (isSore(quote) || isFarewell(quote)) return false;
  if (ONCE_DONE.has(kind) && isInFuture(event, request.facts.now)) return false;
  const isSoreSubject = entriesIn(plainLetters(quote)).some(({ entry }) =>
    request.soreSubjects.has(entry.id),
  );
  return !isSoreSubject && (FITS[kind]?.(event, request) ?? true);
}

/** Of these one speaks when they have happened: nobody is congratulated on a branch that opens next year. */
const ONCE_DONE: ReadonlySet<EventKind> = new Set(['expansion', 'certification', 'award']);

/** Events of these kinds open something only where it fits the person. */
const FITS: Partial<
  Readonly<Record<EventKind, (event: EventLine, request: EventOpenerRequest) => boolean>>
> = {
  deadline: (event, { facts }) => isInFuture(event, facts.now),
  hiring: ({ quote }, { facts, post, whyNow }) =>
    isOfField(quote) && !isOwnPost(quote, facts, post) && !hasRestructuring(whyNow),
  acquisition: (_event, { whyNow }) => !hasRestructuring(whyNow),
};

/** The vacancy that they fill for the time being, or leave, is no small talk. */
function isOwnPost(quote: string, { prospect }: BriefFacts, { title }: Post): boolean {
  const own = new Set([...rolesIn(prospect.position), ...rolesIn(title)]);
  return rolesIn(quote).some((role) => own.has(role));
}

/** Is the company cutting jobs? Then nobody is asked about deals and vacancies. */
function hasRestructuring(whyNow: readonly EventLine[]): boolean {
  return whyNow.some(({ kind }) => kind === 'restructuring');
}

function citedPage(
  { resultId }: Citation,
  { pages, companyPages }: BriefFacts,
): AnalyzedPage | undefined {
  return [...pages, ...companyPages].find(({ result }) => result.id === resultId);
}

/** The first certificate or law that the sentence names, as one says it; '' when there is none, or several in one label. */
function namedIn({ quote }: EventLine): string {
  const [first] = entriesIn(plainLetters(quote))
    .filter(({ entry }) => entry.group === 'framework' || entry.group === 'law')
    .toSorted((one, other) => (one.spans[0]?.start ?? 0) - (other.spans[0]?.start ?? 0));
  const label = first?.entry.label.split(' (')[0] ?? '';
  return / \/ | and /u.test(label) ? '' : label;
}

/** What reports the event, as one says it: a sentence that can follow 'that', or the headline and where it stands; '' for neither. */
function reportOf({ sources }: EventLine, when: string, facts: BriefFacts): string {
  for (const source of sources) {
    const page = citedPage(source, facts);
    if (page === undefined) continue;
    const clause = plainTextOf(source.quote);
    if (page.result.language === 'en' && isClause(clause, source.quote, page))
      return `that ${clause.replace(/\.$/u, '')}`;
    const headline = headlineOf(source.quote, page);
    if (headline !== '') return headlineIn(headline, publicationOf(page.result), when);
  }
  return '';
}

/** A whole sentence that begins with the company and says nothing that would mean somebody else or another day in another's mouth. */
function isClause(clause: string, quote: string, { sentences, findNames }: AnalyzedPage): boolean {
  const words = wordsOf(clause);
  const [named] = findNames(words, clause).company;
  if (named?.start !== 0 || words.length > SAID_BACK_WORDS_MAX) return false;
  const isHeading = sentences.some((one) => one.kind === 'heading' && one.sentence.quote === quote);
  return (
    !isHeading &&
    COMPANY_DOES.test(clause.slice(words[named.end - 1]?.start)) &&
    !isSore(clause) &&
    !isOfGoing(clause) &&
    !SPEAKERS_OWN.test(clause)
  );
}

/** The title where it names both the company and what happened; else ''. */
function headlineOf(quote: string, { result, findNames }: AnalyzedPage): string {
  const title = spokenTitle(result);
  const words = wordsOf(title);
  const { company } = findNames(words, title);
  if (company.length === 0 || isSore(title) || isOfGoing(title)) return '';
  const own = words.filter((_, at) => company.every(({ start, end }) => at < start || at >= end));
  const quoted = new Set(wordListOf(quote).filter(isLongWord).map(stemOf));
  const shared = new Set(own.map(({ text }) => stemOf(text)).filter((stem) => quoted.has(stem)));
  return shared.size >= HEADLINE_WORDS_SHARED_MIN ? title : '';
}

/** The word without its tense and number: the same for 'opens' and 'opened', 'site' and 'sites'. */
function stemOf(word: string): string {
  return word.slice(0, STEM_LENGTH);
}

const STEM_LENGTH = 4;
