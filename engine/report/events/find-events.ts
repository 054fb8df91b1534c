import { REPORTED_TO, TITLE_OF_PAPER } from '../../lexicon/events/no-news.ts';
import { AUTHORITY } from '../../lexicon/organisations/organisation-words.ts';
import type { EventKind } from '../../model/brief.ts';
import type { Prospect } from '../../model/prospect.ts';
import { dayAfter, isoDay } from '../../model/time.ts';
import type { Span } from '../../text/words.ts';
import type { AnalyzedPage } from '../sales-signals/analyzed-pages.ts';
import { isOnOwnSite } from '../sales-signals/attributed-sentences.ts';
import { isJobTitleWord } from '../sales-signals/described-speaker.ts';
import { namesCompanyIn } from '../sales-signals/names/names-in-sentence.ts';
import { endsWithQuestion, isStatement } from '../sales-signals/voices/voice.ts';
import { sentencesInFocus } from './actors/company-focus.ts';
import { namedParties, findNamesIn } from './actors/event-actors.ts';
import type { EventSentence } from './actors/event-place.ts';
import { mayBeOfProspect } from './actors/whose-event.ts';
import { datedNews } from './by-date/dated-news.ts';
import { pageDay } from './dates/page-day.ts';
import { EVENT_DAYS_MAX, type FramePart } from './frames/event-frames.ts';
import { createEventWordFinder, type EventWordFinder } from './frames/event-word-finder.ts';
import { type FoundFrame, framesIn } from './frames/frames-in-sentence.ts';
import { eventAt } from './mentions/event-in-sentence.ts';
import type { EventMention, PageFacts } from './mentions/event-mention.ts';
import { dayOfStory, headlined } from './mentions/headlined-events.ts';
import { clauseAround } from './statements/modality.ts';
import { closingDates } from './talks-and-deadlines/closing-dates.ts';
import { programmeTalks } from './talks-and-deadlines/programme-talks.ts';
import { isOldTalk, reportedTalks } from './talks-and-deadlines/reported-talks.ts';

/** Finds the events that pages report with certainty, sentence by sentence. Linear in the length of the pages. */
export function findEvents(
  prospect: Prospect,
  pages: readonly AnalyzedPage[],
  now: Date,
): readonly EventMention[] {
  return pageFacts(prospect, pages, now).flatMap((facts) => {
    const listed = [...closingDates(facts), ...programmeTalks(facts)];
    const known = [...framedEvents(facts).filter(isNotIn(listed)), ...listed];
    const found = [...known, ...reportedTalks(facts).filter(isNotIn(known))];
    // An old talk is no other news either.
    return [...found, ...datedNews(facts).filter(isNotIn(found))].filter(
      (event) => !isOldTalk(event, facts.today),
    );
  });
}

/** The pages that are recent enough for news, and what is known about each before its sentences are read. */
export function pageFacts(
  prospect: Prospect,
  pages: readonly AnalyzedPage[],
  now: Date,
): readonly PageFacts[] {
  const today = isoDay(now);
  const finders = new Map<string | null, EventWordFinder>();
  return pages.flatMap((page) => {
    const { result } = page;
    const { language, title } = result;
    const writtenOn = pageDay(result, today);
    // An old page has no news.
    if (writtenOn !== null && writtenOn < dayAfter(today, -EVENT_DAYS_MAX)) return [];
    const findWords = finders.get(language) ?? createEventWordFinder(language);
    finders.set(language, findWords);
    const isOwnSite = isOnOwnSite(prospect, result);
    const isTitled = namesCompanyIn(page, title);
    const named = page.sentences.map(findNamesIn);
    const inFocus = sentencesInFocus(named, isTitled, language);
    const sentences = named.map((sentence, index) => {
      const isInFocus = inFocus[index] === true;
      return { ...sentence, index, isOwnSite, isInFocus, language };
    });
    const languages = language === null ? [] : [language];
    return [{ page, sentences, writtenOn, languages, today, isOwnSite, isTitled, findWords }];
  });
}

/** Tests that an event quotes other words than any of `others`. */
function isNotIn(others: readonly EventMention[]): (event: EventMention) => boolean {
  const quotes = new Set(others.map(({ citation }) => citation.quote));
  return ({ citation }) => !quotes.has(citation.quote);
}

/** The events of a page whose words fill a frame. */
export function framedEvents(facts: PageFacts): readonly EventMention[] {
  const found = facts.sentences.flatMap((sentence) =>
    eventsIn(facts, sentence).map((event) => {
      if (!event.isHeading || event.period !== null) return event;
      // The sentences below a heading give its day.
      return { ...event, period: dayOfStory(facts, sentence.index + 1)?.period ?? null };
    }),
  );
  return found.length > 0 ? found : headlined(facts);
}

function eventsIn(facts: PageFacts, sentence: EventSentence): readonly EventMention[] {
  if (!mayReport(sentence)) return [];
  const found: { readonly event: EventMention; readonly span: Span }[] = [];
  for (const { frame, span } of framesOf(sentence, facts)) {
    if (found.length === EVENTS_IN_SENTENCE_MAX) break;
    const { kind } = frame;
    if (found.some((one) => one.event.kind === kind || !areApart(sentence, one.span, span)))
      continue;
    if (kind === 'hiring' && isBare(sentence)) continue;
    const event = eventAt(facts, { ...sentence, span, kind, frame });
    if (event !== null) found.push({ event, span });
  }
  return found.map(({ event }) => event);
}

/** Does a heading or a link say no more than that there are vacancies: 'Work with us', 'See our vacancies'? */
function isBare({ attributed: { names, sentence } }: EventSentence): boolean {
  return (
    sentence.words.length <= BARE_WORDS_MAX &&
    (!isStatement(sentence.text) || sentence.quote.includes('](')) &&
    names.company.length === 0 &&
    !/\d/u.test(sentence.text) &&
    !sentence.words.some(({ text }) => isJobTitleWord(text))
  );
}

const BARE_WORDS_MAX = 4;

/** A sentence may report two events, such as a licence and the office that was opened with it. */
const EVENTS_IN_SENTENCE_MAX = 2;

/** Are two spans in different clauses, and so different events? */
function areApart({ text }: EventSentence, one: Span, other: Span): boolean {
  const between = text.slice(Math.min(one.end, other.end), Math.max(one.start, other.start));
  return between.includes(', ');
}

/** May the sentence report an event of the prospect or their company, and is it no question, menu or title of a paper? */
function mayReport(sentence: EventSentence): boolean {
  const { attributed, text } = sentence;
  const written = attributed.sentence.text;
  if (endsWithQuestion(written) || MENU.test(attributed.sentence.quote)) return false;
  // The title of a paper is no news: 'Report and accounts for the year ended 31 March'.
  if (attributed.kind === 'heading' && TITLE_OF_PAPER.test(text)) return false;
  return mayBeOfProspect(sentence);
}

/**
 * The menu of a site, or the line at the top of a page: 'About us · Products · Press', 'Acme  Products  Pricing  Blog', 'Acme | Annual
 * Report 2025 | page 4'.
 */
const MENU =
  /(?: [·|•] [^·|•]{1,60}){2}|(?: \/ [^/]{1,60}){3}|(?: {2,8}\S{1,40}(?: \S{1,40}){0,2}){3}/u;

function framesOf(sentence: EventSentence, { findWords }: PageFacts): readonly FoundFrame[] {
  const { attributed, text, nameless } = sentence;
  return framesIn(text, findWords(nameless), namedParties(sentence)).filter(
    ({ frame: { kind, trigger }, span }) =>
      // A line without a verb only gives time and place: 'Tuesday 22 September, Council Chamber, Leeds'.
      (!SUBJECT_TRIGGERS.has(trigger) || isStatement(text) || attributed.kind === 'heading') &&
      (kind !== 'report' || !REPORTED_TO.test(text.toLowerCase())) &&
      (!OWN_DEEDS.has(kind) || !isDoneByAuthority(sentence, span)),
  );
}

/** Triggers that are subjects and need no particular verb. */
const SUBJECT_TRIGGERS: ReadonlySet<FramePart> = new Set<FramePart>(['authority', 'court']);

/** Kinds of events that a company causes itself. */
const OWN_DEEDS: ReadonlySet<EventKind> = new Set(['expansion', 'product', 'acquisition']);

/** Does an authority do it, and is the company only named after it: 'The regulator opened a file on Acme's new service'? */
function isDoneByAuthority({ text, actors }: EventSentence, { start }: Span): boolean {
  const clause = clauseAround(text, { start, end: start });
  return (
    !actors.company.some((one) => one.start >= clause.start && one.start < start) &&
    AUTHORITY.test(text.slice(clause.start, start))
  );
}
