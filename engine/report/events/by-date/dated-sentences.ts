import { NO_NEWS } from '../../../lexicon/events/no-news.ts';
import { NEIGHBOUR_WORDS, RIVAL_WORDS } from '../../../lexicon/grammar/speech.ts';
import { plainLetters } from '../../../text/plain-letters.ts';
import { type Span, wordsOf } from '../../../text/words.ts';
import type { AttributedSentence } from '../../sales-signals/attributed-sentences.ts';
import { refersToCompany } from '../../sales-signals/reference-words.ts';
import {
  isOrganisationName,
  namesOrganisation,
  placesOf,
  withoutOwnNames,
} from '../actors/event-actors.ts';
import {
  canBeOwned,
  isOfFormerEmployer,
  isOfSomebody,
  tellsOfSpeaker,
} from '../actors/whose-event.ts';
import type { Period } from '../dates/calendar-periods.ts';
import { type StatedPeriod, statedPeriods } from '../dates/stated-periods.ts';
import { endsWithQuestionMark, isClosedAfter } from '../mentions/event-certainty.ts';
import { isStale } from '../mentions/event-in-sentence.ts';
import type { PageFacts } from '../mentions/event-mention.ts';
import { eventDate } from '../statements/event-date.ts';
import { type Modality, modalityOf } from '../statements/modality.ts';

/** A whole sentence that gives the day or the month of what it tells, and may be about the prospect or their company. */
export type DatedSentence = {
  readonly attributed: AttributedSentence;
  readonly index: number;
  /** In plain letters. */
  readonly text: string;
  /** The day or month of what it tells. */
  readonly period: StatedPeriod;
  /** All dates in it. */
  readonly periods: readonly StatedPeriod[];
};

/** The dated sentences of a page, not older than a year: by their dates alone they may be news. Linear in its length. */
export function datedSentences(facts: PageFacts): readonly DatedSentence[] {
  if (isHeadlineOfOther(facts)) return [];
  return facts.page.sentences.flatMap((_, index) => datedSentence(facts, index) ?? []);
}

/** Does the title deny, or name another company and not this one? */
function isHeadlineOfOther({ page, isTitled }: PageFacts): boolean {
  const { title, language } = page.result;
  const text = plainLetters(title);
  if (modalityOf(text, wholeOf(text), { language }) === 'taken-back') return true;
  const words = wordsOf(title);
  const { person, others } = page.findNames(words, title);
  const named = others.map(({ start, end }) =>
    words
      .slice(start, end)
      .map((word) => word.text)
      .join(' '),
  );
  return !isTitled && person.length === 0 && named.some(namesOrganisation);
}

function datedSentence(facts: PageFacts, index: number): DatedSentence | null {
  const attributed = facts.page.sentences[index];
  if (attributed === undefined || !isWholeSentence(attributed)) return null;
  const text = plainLetters(attributed.sentence.text);
  const { day: writtenOn, languages } = facts;
  if (NO_NEWS.test(text) || isClosedAfter(facts, index)) return null;
  if (!isOfProspect(facts, { attributed, index, text })) return null;
  // 'Cairn Spring Water' gives no season.
  const nameless = withoutOwnNames(attributed, text);
  const periods = statedPeriods(nameless, { writtenOn, languages, tense: 'past' });
  if (!periods.some(isDayOrMonth)) return null;
  const modality = modalityOf(text, wholeOf(text), facts.page.result);
  const period = LEFT_OPEN.has(modality) ? null : dayOfNews(facts, nameless, modality);
  return period === null ? null : { attributed, index, text, period, periods };
}

function wholeOf(text: string): Span {
  return { start: 0, end: text.length };
}

/** The day or month of a sentence's news; `null` where it gives none of the last year or ahead, or says that it was not so. */
function dayOfNews(facts: PageFacts, text: string, modality: Modality): StatedPeriod | null {
  const { page, day: writtenOn, today, languages } = facts;
  const found = eventDate(
    { text, span: wholeOf(text), kind: 'other', isLimited: false },
    // What is left open in some clause is no sign that the date lies ahead.
    modality === 'ahead' ? 'ahead' : 'fact',
    { writtenOn, languages },
  );
  if (found === null || found === 'of-something-else') return null;
  const { period } = found;
  if (!isDayOrMonth(period) || isStale(period, today)) return null;
  return modalityOf(text, period, page.result) === 'negated' ? null : period;
}

const LEFT_OPEN: ReadonlySet<Modality> = new Set(['taken-back', 'unsure']);

/** Can it be about the prospect or their company, and is about no rival, no 'client' and no organisation in their place? */
function isOfProspect(
  { page, isOwnSite, inFocus }: PageFacts,
  { attributed, index, text }: Pick<DatedSentence, 'attributed' | 'index' | 'text'>,
): boolean {
  const { language } = page.result;
  const isInFocus = inFocus[index] === true;
  if (RIVAL_WORDS.test(text) || NEIGHBOUR_WORDS.test(text) || isOfSomebody(text)) return false;
  if (tellsOfSpeaker(attributed, language)) return false;
  if (isOfFormerEmployer(text, placesOf(attributed, text))) return false;
  if (!canBeOwned(attributed, { text, isOwnSite, isInFocus, language })) return false;
  return !isOfOther(attributed, text, isInFocus && refersToCompany(text, language));
}

/** 'Northstream was fined', 'Jane Doe, head of audit at Acme, ran a marathon': of another, or of the person's own time. */
function isOfOther(attributed: AttributedSentence, text: string, isMeant: boolean): boolean {
  const { person, company } = attributed.names;
  const places = placesOf(attributed, text);
  if (person.length > 0 && company.length > 0) return places.company.length === 0;
  if (person.length + company.length > 0) return false;
  return places.others.some(
    ({ start, end }) =>
      start <= SUBJECT_CHARACTERS &&
      isOrganisationName(text.slice(start, end)) &&
      // 'Beta Bank, the digital lender': the lender is Beta.
      (!isMeant || text.startsWith(',', end)),
  );
}

/** Whoever is named so near the beginning is what the sentence is about. */
const SUBJECT_CHARACTERS = 30;

const SENTENCE_END = /[.。!！…]["'”’»)\]*_]{0,3}$/u;
const MENU_MARK = /[|·•]/u;

/** Not a heading, a question, a row of a table, a line of dates or a menu. */
function isWholeSentence({ kind, sentence: { text } }: AttributedSentence): boolean {
  if (kind === 'heading' || kind === 'table' || MENU_MARK.test(text)) return false;
  return SENTENCE_END.test(text) && !endsWithQuestionMark(text);
}

function isDayOrMonth({ stated }: Period): boolean {
  return stated !== null && stated.precision !== 'year';
}
