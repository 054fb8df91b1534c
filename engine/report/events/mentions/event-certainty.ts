import { HIRES_ALWAYS, isNoNews } from '../../../lexicon/events/no-news.ts';
import { CASE_CLOSED } from '../../../lexicon/events/reliefs.ts';
import { UNDECIDED } from '../../../lexicon/grammar/modality.ts';
import { SAYS_WE } from '../../../lexicon/grammar/pronouns.ts';
import { AUTHORITY } from '../../../lexicon/organisations/organisation-words.ts';
import type { EventKind } from '../../../model/brief.ts';
import { dayAfter } from '../../../model/time.ts';
import { isRunningText } from '../../sales-signals/company-pages.ts';
import { meansCompany } from '../actors/company-focus.ts';
import { isPersonName } from '../actors/event-actors.ts';
import { type EventSentence, JOB_CHANGES } from '../actors/event-place.ts';
import type { Period } from '../dates/calendar-periods.ts';
import { isDayOrMonth } from '../dates/stated-periods.ts';
import { OPEN_KINDS } from '../statements/event-date.ts';
import { isUnderCondition, type Modality } from '../statements/modality.ts';
import type { FramePlace, PageFacts } from './event-mention.ts';

/** Does the text report the event as one that has happened or certainly will, with a date that can be given? */
export function isCertainEvent(
  place: FramePlace,
  modality: Modality,
  period: Period | null,
  facts: PageFacts,
): boolean {
  const { kind, text, language } = place;
  if (isPassedDeadline(place, period, facts)) return false;
  if (isReportToCome(kind, period, facts)) return false;
  if (OPEN_KINDS.has(kind) && (UNDECIDED.test(text) || isUnderCondition(text, language)))
    return false;
  if (kind === 'hiring' && HIRES_ALWAYS.test(text)) return false;
  return isDatedEnough(place, period, facts) && isCredible(place, modality, period);
}

/** Kinds that are decided before they happen: 'has agreed to acquire Beta', 'is to cut 60 jobs'. */
const AGREED_KINDS: ReadonlySet<EventKind> = new Set(['restructuring', 'acquisition']);

/**
 * Does the wording allow the event to be reported? A future event needs a date, and an undecided one must be of a kind that is news while
 * undecided.
 */
function isCredible(
  { kind, frame, text, span }: FramePlace,
  modality: Modality,
  period: Period | null,
): boolean {
  const isDated = period !== null && isDayOrMonth(period);
  const isOpen = OPEN_KINDS.has(kind) || frame.isOpen === true;
  if (modality === 'ahead') return isDated || isOpen || AGREED_KINDS.has(kind);
  if (modality === 'background') return isDated;
  // What a regulator wants or expects is certain enough.
  if (modality === 'unsure' && kind === 'deadline')
    return AUTHORITY.test(text.slice(0, span.start));
  if (modality === 'unsure') return isOpen;
  return modality === 'fact';
}

/** Does the event have a date of its own, or can it have the page's? */
function isDatedEnough(place: FramePlace, period: Period | null, facts: PageFacts): boolean {
  // A duty without a named company may be anybody's: 'Systems will be aligned by the end of 2027'.
  if (place.frame.trigger === 'due')
    return period !== null && isDayOrMonth(period) && place.attributed.names.company.length > 0;
  const needsDay = place.kind === 'deadline' || place.frame.needsDay === true;
  if (period !== null) return !needsDay || period.stated !== null;
  if (needsDay || facts.writtenOn === null) return false;
  return isNewsOfPageDay(place, facts.sentences);
}

/** Is it a deadline that had passed when the page was written, or passed long ago: 'Was told to file a plan by the end of June', on a page of July? */
function isPassedDeadline(
  { frame }: FramePlace,
  period: Period | null,
  { writtenOn, today }: PageFacts,
): boolean {
  if (frame.needsDeadline !== true || period === null) return false;
  return period.to < (writtenOn ?? today) || period.to < dayAfter(today, -OVER_DAYS_MAX);
}

/** Is it an entry of a financial calendar: 'The results will be published on 11 March'? */
export function isReportToCome(kind: EventKind, period: Period | null, facts: PageFacts): boolean {
  return kind === 'report' && isAhead(period, facts);
}

/** Is the event after the page's own day? */
export function isAhead(period: Period | null, { writtenOn, today }: PageFacts): boolean {
  return period !== null && period.from > (writtenOn ?? today);
}

/** How many days after a deadline it is still reported: whether it was met is worth asking. */
const OVER_DAYS_MAX = 31;

/** The number of sentences at the beginning of a page that contain its news. */
const NEWS_SENTENCES = 4;
/** Kinds that are news for as long as they are reported. */
const LASTING_KINDS: ReadonlySet<EventKind> = new Set(['hiring', 'tender', 'project']);

/**
 * Did an event without a date happen on the page's day? It did if the beginning of the page reports it and names the company. Further down,
 * pages recall older events.
 */
export function isNewsOfPageDay(place: FramePlace, sentences: readonly EventSentence[]): boolean {
  const { kind, index, attributed, span, actors } = place;
  const isNamed = attributed.names.company.length > 0;
  if (LASTING_KINDS.has(kind)) return isNamed || isLastingHere(place);
  // Menus and datelines above the text are not counted.
  const before = sentences.slice(0, index).filter((one) => isRunningText(one.attributed)).length;
  if (place.frame.isOfAccounts === true) return isNamed && before === 0;
  if (isNewsOfOwnPage(place, before)) return true;
  if (!JOB_CHANGES.has(kind)) return isNamed && before < NEWS_SENTENCES;
  // A change of jobs counts only in the first sentence, after the company's name: 'Acme has named Jane Doe', but not 'Jane Doe succeeds Tom
  // Fell at Acme'.
  return before === 0 && actors.company.some(({ start }) => start < span.start);
}

/**
 * Is it an event on the company's own page that need not name it: minutes with 'Licensing received limited assurance', a release with 'Jane
 * Roe becomes head of audit'?
 */
function isNewsOfOwnPage(
  { kind, text, span, frame, named, isOwnSite }: FramePlace,
  before: number,
): boolean {
  if (!isOwnSite || isNoNews(text)) return false;
  if (frame.trigger === 'audited') return true;
  // The appointed person comes before the verb: not 'The chair welcomed Mr Roe' to a meeting.
  const namesPerson = named.others.some(
    ({ start, end }) => end <= span.start && isPersonName(text.slice(start, end)),
  );
  return kind === 'appointment' && namesPerson && (before < NEWS_SENTENCES || AT_ONCE.test(text));
}

/** 'With immediate effect'. */
const AT_ONCE =
  /(?<![a-z])(?:with immediate effect|effective immediately|mit sofortiger wirkung|ab sofort|avec effet immediat|con efecto(?:s)? inmediato|com efeitos? imediatos?|con effetto immediato|per direct|met onmiddellijke ingang|med omedelbar verkan|med (?:ojeblikkelig|umiddelbar) virkning|ze skutkiem natychmiastowym|s okamzitou (?:platnosti|ucinnosti))(?![a-z])/i;

function isLastingHere({ kind, attributed, text, isOwnSite, language }: FramePlace): boolean {
  if ((isOwnSite && kind === 'hiring') || attributed.spoken.length > 0) return true;
  return SAYS_WE.test(text) || meansCompany(text, language);
}

/** Is a sentence at the beginning of its page, where its news is? */
export function isAtHead(sentences: readonly EventSentence[], index: number): boolean {
  const before = sentences
    .slice(0, index)
    .filter(({ attributed }) => attributed.kind !== 'heading');
  return before.length < NEWS_SENTENCES;
}

/** Does the next sentence close the case: 'It was told to mend its policy. The case is closed.'? */
export function isClosedAfter({ sentences }: PageFacts, index: number): boolean {
  return CASE_CLOSED.test(sentences[index + 1]?.text.toLowerCase() ?? '');
}
