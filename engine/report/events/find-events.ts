import { TITLE_OF_PAPER } from '../../lexicon/events/no-news.ts';
import { AUTHORITY } from '../../lexicon/organisations/organisation-words.ts';
import type { EventKind } from '../../model/brief.ts';
import type { Prospect } from '../../model/prospect.ts';
import { dayAfter, isoDay } from '../../model/time.ts';
import { plainLetters } from '../../text/plain-letters.ts';
import { type Span, wordsOf } from '../../text/words.ts';
import type { AnalyzedPage } from '../sales-signals/analyzed-pages.ts';
import { type AttributedSentence, isOnOwnSite } from '../sales-signals/attributed-sentences.ts';
import { sentencesInFocus } from './actors/company-focus.ts';
import { actorsIn, placesOf, withoutOwnNames } from './actors/event-actors.ts';
import { canBeOwned } from './actors/whose-event.ts';
import { datedNews } from './by-date/dated-news.ts';
import { writtenOn } from './dates/page-day.ts';
import { EVENT_DAYS_MAX } from './frames/event-frames.ts';
import { createEventWordFinder, type EventWordFinder } from './frames/event-word-finder.ts';
import { type FoundFrame, framesIn } from './frames/frames-in-sentence.ts';
import { closingDates } from './lines/closing-dates.ts';
import { programmeTalks } from './lines/programme-talks.ts';
import { endsWithQuestionMark } from './mentions/event-certainty.ts';
import { eventAt } from './mentions/event-in-sentence.ts';
import type { PageFacts, Place, EventMention } from './mentions/event-mention.ts';
import { dayOfStory, headlined } from './mentions/headlined-events.ts';
import { clauseAround } from './statements/modality.ts';

/** What the pages surely tell, sentence by sentence. Linear in the length of the pages. */
export function eventsTold(
  prospect: Prospect,
  pages: readonly AnalyzedPage[],
  now: Date,
): readonly EventMention[] {
  return pageFacts(prospect, pages, now).flatMap((facts) => {
    const listed = [...closingDates(facts), ...programmeTalks(facts)];
    const told = [...framedEvents(facts).filter(isNotIn(listed)), ...listed];
    return [...told, ...datedNews(facts).filter(isNotIn(told))];
  });
}

/** A test that an event does not cite the same words as any of the others. */
function isNotIn(others: readonly EventMention[]): (event: EventMention) => boolean {
  const quotes = new Set(others.map(({ citation }) => citation.quote));
  return ({ citation }) => !quotes.has(citation.quote);
}

/** The events of a page that are told in words that fill a frame. */
export function framedEvents(facts: PageFacts): readonly EventMention[] {
  const told = facts.page.sentences
    .flatMap((_, index) => eventsIn(facts, index).map((event) => ({ event, index })))
    .map(({ event, index }) => withDayOfStory(event, index, facts));
  return told.length > 0 ? told : headlined(facts);
}

/** A heading leaves the day to the sentences under it. */
function withDayOfStory(event: EventMention, index: number, facts: PageFacts): EventMention {
  if (!event.isHeading || event.period !== null) return event;
  return { ...event, period: dayOfStory(facts, index + 1)?.period ?? null };
}

/** The pages that are not too old to tell news, and what there is to know of each before its sentences are read. */
export function pageFacts(
  prospect: Prospect,
  pages: readonly AnalyzedPage[],
  now: Date,
): readonly PageFacts[] {
  const today = isoDay(now);
  const finders = new Map<string | null, EventWordFinder>();
  const finderFor = (language: string | null): EventWordFinder => {
    const known = finders.get(language) ?? createEventWordFinder(language);
    finders.set(language, known);
    return known;
  };
  return pages.flatMap((page) => {
    const { result, sentences } = page;
    const day = writtenOn(result, today);
    // Nothing on an old page is news today.
    if (day !== null && day < dayAfter(today, -EVENT_DAYS_MAX)) return [];
    const languages = result.language === null ? [] : [result.language];
    const isOwnSite = isOnOwnSite(prospect, result);
    const isTitled = namesCompany(page);
    const inFocus = sentencesInFocus(sentences, isTitled);
    const findWords = finderFor(result.language);
    return [{ page, day, languages, today, isOwnSite, isTitled, inFocus, findWords }];
  });
}

/** Does the page's title name the company? */
function namesCompany({ result, findNames }: AnalyzedPage): boolean {
  return findNames(wordsOf(result.title), result.title).company.length > 0;
}

/** 'About us · Products · Press': the menu of a site. */
const MENU = /(?: [·|/•] [^·|/•]{1,60}){3}/u;
function eventsIn(facts: PageFacts, index: number): readonly EventMention[] {
  const attributed = facts.page.sentences[index];
  if (attributed === undefined) return [];
  const written = attributed.sentence.text;
  if (endsWithQuestionMark(written) || MENU.test(written)) return [];
  const text = plainLetters(written);
  if (isTitleOfPaper(attributed, text)) return [];
  const { isOwnSite, inFocus, page } = facts;
  const { language } = page.result;
  const isInFocus = inFocus[index] === true;
  if (!canBeOwned(attributed, { text, isOwnSite, isInFocus, language })) return [];
  const told: (EventMention & { readonly span: Span })[] = [];
  for (const { frame, span } of framesOf(attributed, text, facts)) {
    if (told.length === EVENTS_IN_SENTENCE_MAX) break;
    if (told.some((other) => isToldAgain(text, other, { kind: frame.kind, span }))) continue;
    const event = eventAt(facts, { attributed, index, text, span, kind: frame.kind, frame });
    if (event !== null) told.push({ ...event, span });
  }
  return told;
}

/** 'Report and accounts for the year ended 31 March'. */
function isTitleOfPaper({ kind }: AttributedSentence, text: string): boolean {
  return kind === 'heading' && TITLE_OF_PAPER.test(text);
}

function framesOf(
  attributed: AttributedSentence,
  text: string,
  { findWords }: PageFacts,
): readonly FoundFrame[] {
  const words = findWords(withoutOwnNames(attributed, text));
  return framesIn(text, words, actorsIn(attributed, text)).filter(
    ({ frame, span }) => !OWN_DEEDS.has(frame.kind) || !isDoneByAuthority(attributed, text, span),
  );
}

/** What a company does itself. */
const OWN_DEEDS: ReadonlySet<EventKind> = new Set(['expansion', 'product', 'acquisition']);

/** 'The regulator opened a file on Acme's new service': an authority does it, and the company is named behind. */
function isDoneByAuthority(attributed: AttributedSentence, text: string, { start }: Span): boolean {
  const clause = clauseAround(text, { start, end: start });
  const { company } = placesOf(attributed, text);
  return (
    !company.some((one) => one.start >= clause.start && one.start < start) &&
    AUTHORITY.test(text.slice(clause.start, start))
  );
}

/** A sentence may tell of a licence and of the office that was opened with it. */
const EVENTS_IN_SENTENCE_MAX = 2;

/** Only what stands in another clause is another event. */
function isToldAgain(
  text: string,
  { kind, span }: Pick<Place, 'kind' | 'span'>,
  other: Pick<Place, 'kind' | 'span'>,
): boolean {
  const between = text.slice(
    Math.min(span.end, other.span.end),
    Math.max(span.start, other.span.start),
  );
  return kind === other.kind || !between.includes(', ');
}
