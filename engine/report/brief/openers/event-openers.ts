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
import { describesSpeaker } from '../../sales-signals/voices/describes-speaker.ts';
import type { BriefFacts } from '../brief-facts.ts';
import {
  CONGRATULATION_DAYS_MAX,
  HEADLINE_WORDS_SHARED_MIN,
  SAID_BACK_WORDS_MAX,
} from '../brief-weights.ts';
import { daysSince, lineOf } from '../line-of.ts';
import { employerFinder, isTelling, pageOf, type Post } from './post-of.ts';
import { publicationOf, spokenTitle } from './spoken-place.ts';
import { isFarewell, isOfGoing, isSore } from './tone.ts';

/** What is needed to choose an event. */
export type EventOpenerRequest = {
  readonly facts: BriefFacts;
  readonly post: Post;
  readonly whyNow: readonly EventLine[];
  /** Those told by their date alone, whose kind is a guess: they open nothing. */
  readonly byDate: ReadonlySet<EventLine>;
  /** Entries of the taxonomy over which the company or the person was fined, sued or attacked. */
  readonly soreSubjects: ReadonlySet<string>;
};

const OWN_POST: ReadonlySet<EventKind> = new Set(['appointment', 'promotion', 'joining']);

/** To congratulate somebody on a post of the last months or one to come; never on going. */
export function postOpeners(request: EventOpenerRequest): readonly OpenerLine[] {
  const { facts, post, whyNow, byDate } = request;
  if (post.employer === '' || post.status === 'leaving') return [];
  return whyNow
    .filter((event) => !byDate.has(event))
    .filter(({ kind, subject }) => subject === 'person' && OWN_POST.has(kind))
    .filter((event) => isTimely(event, facts.now))
    .flatMap((event) => {
      const source = event.sources.find((one) => isGladNews(one, request));
      const stage = stageOf(event, request);
      if (source === undefined || stage === null) return [];
      const when = inMonthText(event.happenedOn, facts.now);
      return [openerOn(aboutNewPost(post.employer, when, stage), source)];
    });
}

/** Who is to join has a day ahead of them: a first day that nobody gives may be past, or one at another firm. */
function stageOf(event: EventLine, { facts, post }: EventOpenerRequest): PostStage | null {
  if (isAheadOf(event, facts.now)) return 'ahead';
  return post.status === 'joining' ? null : 'new';
}

/** Says that the person comes to this employer, and nothing of their going. Who is about to join joins this one. */
function isGladNews({ quote, resultId }: Citation, { facts, post }: EventOpenerRequest): boolean {
  const page = pageOf(facts.pages, resultId);
  const isPlain = !isReportedInPassing(quote) && !isSore(quote);
  if (page === undefined || !isPlain || isOfGoing(quote) || describesSpeaker(quote)) return false;
  if (post.status === 'joining') return isOfPerson(quote, page);
  const words = wordsOf(quote);
  return post.status === 'left'
    ? employerFinder(post.employer, facts.prospect, null)(words, quote)
    : page.findNames(words, quote).company.length > 0;
}

/** Names the person or refers to them: 'Our audit starts in January' tells of nobody's first day. */
function isOfPerson(quote: string, { sentences, findNames }: AnalyzedPage): boolean {
  const told = sentences.find(({ sentence }) => sentence.quote === quote);
  if (told?.reference === 'person') return true;
  return findNames(wordsOf(quote), quote).person.length > 0;
}

/** To ask somebody in post about a dated event of their company that one is glad to be asked about. */
export function companyOpeners(request: EventOpenerRequest): readonly OpenerLine[] {
  const { facts, post, whyNow, byDate } = request;
  if (post.status !== 'current') return [];
  return whyNow
    .filter((event) => !byDate.has(event))
    .filter(({ subject, kind }) => subject === 'company' || !OWN_POST.has(kind))
    .filter((event) => isTimely(event, facts.now) && isGladEvent(event, request))
    .flatMap((event) => {
      const { company, now } = facts;
      // A posting is none of the pages and is quoted by its title alone.
      const vacancy = pageTelling(event, facts) === undefined ? event.quote : '';
      const named = namedIn(event);
      // A vote next month is no news of next month.
      const isDated = event.kind === 'deadline' || !isAheadOf(event, now);
      const when = isDated ? inMonthText(event.happenedOn, now) : '';
      const report = reportOf(event, when, facts);
      const opener = EVENT_OPENERS[event.kind]?.({ company, when, named, vacancy, report });
      return opener === undefined || opener === null ? [] : [openerOn(opener, event)];
    });
}

/** Events of these kinds open something only where it fits the person. */
const FITS: Partial<
  Readonly<Record<EventKind, (event: EventLine, request: EventOpenerRequest) => boolean>>
> = {
  deadline: (event, { facts }) => isAheadOf(event, facts.now),
  hiring: ({ quote }, { facts, post, whyNow }) =>
    isOfField(quote) && !isOwnPost(quote, facts, post) && !isCutting(whyNow),
  acquisition: (_event, { whyNow }) => !isCutting(whyNow),
};

/** Of these one speaks when they have happened: nobody is congratulated on a branch that opens next year. */
const ONCE_DONE: ReadonlySet<EventKind> = new Set(['expansion', 'certification', 'award']);

function isGladEvent(event: EventLine, request: EventOpenerRequest): boolean {
  const { kind, quote } = event;
  if (isSore(quote) || isFarewell(quote)) return false;
  if (ONCE_DONE.has(kind) && isAheadOf(event, request.facts.now)) return false;
  const isSoreSubject = entriesIn(plainLetters(quote)).some(({ entry }) =>
    request.soreSubjects.has(entry.id),
  );
  return !isSoreSubject && (FITS[kind]?.(event, request) ?? true);
}

/** Whoever loses colleagues is not asked about deals and vacancies. */
function isCutting(whyNow: readonly EventLine[]): boolean {
  return whyNow.some(({ kind }) => kind === 'restructuring');
}

/** The vacancy that they fill for the time being, or leave, is no small talk. */
function isOwnPost(quote: string, { prospect }: BriefFacts, { title }: Post): boolean {
  const own = new Set([...rolesIn(prospect.position), ...rolesIn(title)]);
  if (rolesIn(quote).some((role) => own.has(role))) return true;
  const words = new Set(wordListOf(`${prospect.position} ${title}`).filter(isTelling));
  return words.size > 0 && [...words].every((word) => wordListOf(quote).includes(word));
}

function rolesIn(text: string): readonly string[] {
  return entriesIn(plainLetters(text))
    .filter(({ entry }) => entry.group === 'role')
    .map(({ entry }) => entry.id);
}

function pageTelling(
  { resultId }: Citation,
  { pages, companyPages }: BriefFacts,
): AnalyzedPage | undefined {
  return [...pages, ...companyPages].find(({ result }) => result.id === resultId);
}

/** What reports the event, as one says it: a sentence that can follow 'that', or the headline and where it stands; '' for neither. */
function reportOf({ sources }: EventLine, when: string, facts: BriefFacts): string {
  for (const source of sources) {
    const page = pageTelling(source, facts);
    if (page === undefined) continue;
    const told = plainTextOf(source.quote);
    if (page.result.language === 'en' && isClause(told, source.quote, page))
      return `that ${told.replace(/\.$/u, '')}`;
    const headline = headlineOf(source.quote, page);
    if (headline !== '') return headlineIn(headline, publicationOf(page.result), when);
  }
  return '';
}

/** A whole sentence that begins with the company and says nothing that would mean somebody else or another day in another's mouth. */
function isClause(told: string, quote: string, { sentences, findNames }: AnalyzedPage): boolean {
  const words = wordsOf(told);
  const [named] = findNames(words, told).company;
  if (named?.start !== 0 || words.length > SAID_BACK_WORDS_MAX) return false;
  const isHeading = sentences.some((one) => one.kind === 'heading' && one.sentence.quote === quote);
  return (
    !isHeading &&
    COMPANY_DOES.test(told.slice(words[named.end - 1]?.start)) &&
    !isSore(told) &&
    !isOfGoing(told) &&
    !SPEAKERS_OWN.test(told)
  );
}

/** The title where it names both the company and what happened; else ''. */
function headlineOf(quote: string, { result, findNames }: AnalyzedPage): string {
  const title = spokenTitle(result);
  const words = wordsOf(title);
  const { company } = findNames(words, title);
  if (company.length === 0 || isSore(title) || isOfGoing(title)) return '';
  const own = words.filter((_, at) => company.every(({ start, end }) => at < start || at >= end));
  const told = new Set(wordListOf(quote).filter(isTelling).map(stemOf));
  const shared = new Set(own.map(({ text }) => stemOf(text)).filter((stem) => told.has(stem)));
  return shared.size >= HEADLINE_WORDS_SHARED_MIN ? title : '';
}

/** Tenses and numbers apart: 'opens' and 'opened', 'site' and 'sites'. */
function stemOf(word: string): string {
  return word.slice(0, STEM_LENGTH);
}

const STEM_LENGTH = 4;

/** The first certificate or law that the sentence names, as one says it; '' when there is none, or several in one label. */
function namedIn({ quote }: EventLine): string {
  const [first] = entriesIn(plainLetters(quote))
    .filter(({ entry }) => entry.group === 'framework' || entry.group === 'law')
    .toSorted((one, other) => (one.spans[0]?.start ?? 0) - (other.spans[0]?.start ?? 0));
  const label = first?.entry.label.split(' (')[0] ?? '';
  return / \/ | and /u.test(label) ? '' : label;
}

function openerOn({ plain, warm }: Opener, evidence: Citation): OpenerLine {
  return { ...lineOf(plain, evidence), warm };
}

function isTimely({ happenedOn, date }: EventLine, now: Date): boolean {
  const day = happenedOn ?? date;
  return day !== null && daysSince(day, now) <= CONGRATULATION_DAYS_MAX;
}

function isAheadOf({ happenedOn }: EventLine, now: Date): boolean {
  return happenedOn !== null && daysSince(happenedOn, now) < 0;
}
