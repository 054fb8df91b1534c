import { REPORTED_TO, TITLE_OF_PAPER } from '../../lexicon/events/no-news.ts';
import { AUTHORITY } from '../../lexicon/organisations/organisation-words.ts';
import type { EventKind } from '../../model/brief.ts';
import type { Prospect } from '../../model/prospect.ts';
import { dayAfter, isoDay } from '../../model/time.ts';
import type { Span } from '../../text/words.ts';
import type { AnalyzedPage } from '../sales-signals/analyzed-pages.ts';
import { isOnOwnSite } from '../sales-signals/attributed-sentences.ts';
import { namesCompanyIn } from '../sales-signals/names/names-in-sentence.ts';
import { endsWithQuestion, isStatement } from '../sales-signals/voices/voice.ts';
import { sentencesInFocus } from './actors/company-focus.ts';
import { namedParties, namedSentence } from './actors/event-actors.ts';
import type { EventSentence } from './actors/event-place.ts';
import { canBeOwned } from './actors/whose-event.ts';
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

/** What the pages surely report, sentence by sentence. Linear in the length of the pages. */
export function findEvents(
  prospect: Prospect,
  pages: readonly AnalyzedPage[],
  now: Date,
): readonly EventMention[] {
  return pageFacts(prospect, pages, now).flatMap((facts) => {
    const listed = [...closingDates(facts), ...programmeTalks(facts)];
    const known = [...framedEvents(facts).filter(isNotIn(listed)), ...listed];
    const found = [...known, ...reportedTalks(facts).filter(isNotIn(known))];
    // The words of an old talk are no other news either.
    return [...found, ...datedNews(facts).filter(isNotIn(found))].filter(
      (event) => !isOldTalk(event, facts.today),
    );
  });
}

/** The pages that are not too old for news, and what there is to know of each before its sentences are read. */
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
    // Nothing on an old page is news today.
    if (writtenOn !== null && writtenOn < dayAfter(today, -EVENT_DAYS_MAX)) return [];
    const findWords = finders.get(language) ?? createEventWordFinder(language);
    finders.set(language, findWords);
    const isOwnSite = isOnOwnSite(prospect, result);
    const isTitled = namesCompanyIn(page, title);
    const named = page.sentences.map(namedSentence);
    const inFocus = sentencesInFocus(named, isTitled, language);
    const sentences = named.map((sentence, index) => {
      const isInFocus = inFocus[index] === true;
      return { ...sentence, index, isOwnSite, isInFocus, language };
    });
    const languages = language === null ? [] : [language];
    return [{ page, sentences, writtenOn, languages, today, isOwnSite, isTitled, findWords }];
  });
}

/** A test that an event does not cite the same words as any of the others. */
function isNotIn(others: readonly EventMention[]): (event: EventMention) => boolean {
  const quotes = new Set(others.map(({ citation }) => citation.quote));
  return ({ citation }) => !quotes.has(citation.quote);
}

/** The events of a page that are reported in words that fill a frame. */
export function framedEvents(facts: PageFacts): readonly EventMention[] {
  const found = facts.sentences.flatMap((sentence) =>
    eventsIn(facts, sentence).map((event) => {
      if (!event.isHeading || event.period !== null) return event;
      // A heading leaves the day to the sentences under it.
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
    const event = eventAt(facts, { ...sentence, span, kind, frame });
    if (event !== null) found.push({ event, span });
  }
  return found.map(({ event }) => event);
}

/** A sentence may report a licence and the office that was opened with it. */
const EVENTS_IN_SENTENCE_MAX = 2;

/** Are the two in different clauses, and so different events? */
function areApart({ text }: EventSentence, one: Span, other: Span): boolean {
  const between = text.slice(Math.min(one.end, other.end), Math.max(one.start, other.start));
  return between.includes(', ');
}

/** Is it a statement that may be about the prospect or their company, and no question, menu or title of a paper? */
function mayReport(sentence: EventSentence): boolean {
  const { attributed, text } = sentence;
  const written = attributed.sentence.text;
  if (endsWithQuestion(written) || MENU.test(attributed.sentence.quote)) return false;
  // 'Report and accounts for the year ended 31 March'.
  if (attributed.kind === 'heading' && TITLE_OF_PAPER.test(text)) return false;
  return canBeOwned(sentence);
}

/** 'About us · Products · Press', 'Acme  Products  Pricing  Blog', 'Acme | Annual Report 2025 | page 4': the menu of a site, or a line above a page. */
const MENU =
  /(?: [·|•] [^·|•]{1,60}){2}|(?: \/ [^/]{1,60}){3}|(?: {2,8}\S{1,40}(?: \S{1,40}){0,2}){3}/u;

function framesOf(sentence: EventSentence, { findWords }: PageFacts): readonly FoundFrame[] {
  const { attributed, text, nameless } = sentence;
  return framesIn(text, findWords(nameless), namedParties(sentence)).filter(
    ({ frame: { kind, trigger }, span }) =>
      // 'Tuesday 22 September, Council Chamber, Leeds' says where and when, and nothing that anybody did.
      (!DOERS.has(trigger) || isStatement(text) || attributed.kind === 'heading') &&
      (kind !== 'report' || !REPORTED_TO.test(text.toLowerCase())) &&
      (!OWN_DEEDS.has(kind) || !isDoneByAuthority(sentence, span)),
  );
}

/** Whoever does it, whatever the verb. */
const DOERS: ReadonlySet<FramePart> = new Set<FramePart>(['authority', 'court']);

/** What a company does itself. */
const OWN_DEEDS: ReadonlySet<EventKind> = new Set(['expansion', 'product', 'acquisition']);

/** Does an authority do it, with the company named after: 'The regulator opened a file on Acme's new service'? */
function isDoneByAuthority({ text, actors }: EventSentence, { start }: Span): boolean {
  const clause = clauseAround(text, { start, end: start });
  return (
    !actors.company.some((one) => one.start >= clause.start && one.start < start) &&
    AUTHORITY.test(text.slice(clause.start, start))
  );
}
