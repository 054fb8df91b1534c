import { NEIGHBOUR_WORDS, RIVAL_WORDS } from '../../lexicon/grammar/speech.ts';
import { plainLetters } from '../../text/plain-letters.ts';
import { wordsOf } from '../../text/words.ts';
import type { AttributedSentence } from '../sales-signals/attributed-sentences.ts';
import { refersToCompany } from '../sales-signals/reference-words.ts';
import type { Period } from './calendar-periods.ts';
import { isOrganisationName, namesOrganisation, placesOf } from './event-actors.ts';
import { endsWithQuestionMark } from './event-certainty.ts';
import { eventDate } from './event-date.ts';
import { isStale } from './event-in-sentence.ts';
import { type Modality, modalityOf } from './modality.ts';
import { type StatedPeriod, statedPeriods } from './stated-periods.ts';
import type { PageFacts } from './told-event.ts';
import { canBeOwned, isOfSomebody } from './whose-event.ts';

/** A whole sentence that gives the day or the month of what it tells, and may be about the prospect or their company. */
export type DatedSentence = {
  readonly attributed: AttributedSentence;
  readonly index: number;
  /** In plain letters. */
  readonly text: string;
  readonly modality: Modality;
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
  if (modalityOf(text, { start: 0, end: text.length }, { language }) === 'taken-back') return true;
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
  const { page, day, today, languages } = facts;
  const attributed = page.sentences[index];
  if (attributed === undefined || !isWholeSentence(attributed)) return null;
  const text = plainLetters(attributed.sentence.text);
  if (RIVAL_WORDS.test(text) || NEIGHBOUR_WORDS.test(text)) return null;
  const { isOwnSite, inFocus } = facts;
  const { language } = page.result;
  const isInFocus = inFocus[index] === true;
  if (!canBeOwned(attributed, { text, isOwnSite, isInFocus, language })) return null;
  const reading = { writtenOn: day, languages };
  const periods = statedPeriods(text, { ...reading, tense: 'past' });
  if (!periods.some(isDayOrMonth)) return null;
  const whole = { start: 0, end: text.length };
  const modality = modalityOf(text, whole, { language });
  if (LEFT_OPEN.has(modality) || isOfOther(attributed, text, isInFocus, language)) return null;
  const found = eventDate(
    { text, span: whole, kind: 'other', isLimited: false },
    // What is left open in some clause is no sign that the date lies ahead.
    modality === 'ahead' ? 'ahead' : 'fact',
    reading,
  );
  if (found === null || found === 'of-something-else') return null;
  const { period } = found;
  if (!isDayOrMonth(period) || isStale(period, today)) return null;
  if (modalityOf(text, period, { language }) === 'negated') return null;
  return { attributed, index, text, modality, period, periods };
}

const LEFT_OPEN: ReadonlySet<Modality> = new Set(['taken-back', 'unsure']);

/** Does it tell of another organisation, of somebody like 'a client' or of a private matter, and not of the company? */
function isOfOther(
  attributed: AttributedSentence,
  text: string,
  isInFocus: boolean,
  language: string | null,
): boolean {
  if (isOfSomebody(text)) return true;
  const { person, company } = attributed.names;
  const places = placesOf(attributed, text);
  // 'Jane Doe, head of audit at Acme, ran a marathon': the company only says where she works.
  if (person.length > 0 && company.length > 0) return places.company.length === 0;
  if (person.length + company.length > 0 || (isInFocus && refersToCompany(text, language)))
    return false;
  return places.others.some(
    ({ start, end }) => start <= SUBJECT_CHARACTERS && isOrganisationName(text.slice(start, end)),
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
