import { isNoNews } from '../../../lexicon/events/no-news.ts';
import { CLUBS, RIVAL_WORDS } from '../../../lexicon/grammar/other-organisations.ts';
import { plainLetters } from '../../../text/plain-letters.ts';
import { charactersOf, type Span, wordsOf } from '../../../text/words.ts';
import type { AttributedSentence } from '../../sales-signals/attributed-sentences.ts';
import { refersToCompany } from '../../sales-signals/reference-words.ts';
import { endsWithQuestion, isStatement } from '../../sales-signals/voices/voice.ts';
import { isBystander } from '../actors/bystander.ts';
import { isClubPage } from '../actors/company-focus.ts';
import {
  isOrganisationName,
  namesOrganisation,
  withoutOtherOrganisations,
} from '../actors/event-actors.ts';
import type { EventSentence } from '../actors/event-place.ts';
import { isAboutSpeaker, isAboutUnnamedOthers, namesBankOf } from '../actors/unnamed-company.ts';
import { mayBeOfProspect, isAboutFormerEmployer, isAboutNeighbour } from '../actors/whose-event.ts';
import { isDayOrMonth, type StatedPeriod, statedPeriods } from '../dates/stated-periods.ts';
import { isClosedAfter } from '../mentions/event-certainty.ts';
import { isStale } from '../mentions/event-in-sentence.ts';
import type { PageFacts } from '../mentions/event-mention.ts';
import { eventDate } from '../statements/event-date.ts';
import { type Modality, modalityOf } from '../statements/modality.ts';

/** A whole sentence that gives the day or month of its event and may be about the prospect or their company. */
export type DatedSentence = EventSentence & {
  /** The day or month of the event. */
  readonly period: StatedPeriod;
  /** All dates in the sentence. */
  readonly periods: readonly StatedPeriod[];
};

/** The dated sentences of a page from the last year, which may be news whatever their words. Linear in the length of the page. */
export function datedSentences(facts: PageFacts): readonly DatedSentence[] {
  if (isHeadlineOfOther(facts) || isClubPage(facts.page)) return [];
  return facts.sentences.flatMap((sentence) => datedSentence(facts, sentence) ?? []);
}

/** Does the title deny something, or name another company and not this one? */
function isHeadlineOfOther({ page, isTitled }: PageFacts): boolean {
  const { title, language } = page.result;
  const text = plainLetters(title);
  if (modalityOf(text, wholeSpan(text), { language }) === 'taken-back') return true;
  const words = wordsOf(title);
  const { person, others } = page.findNames(words, title);
  return (
    !isTitled &&
    person.length === 0 &&
    others
      .map((name) => charactersOf(words, name))
      .some(({ start, end }) => namesOrganisation(title.slice(start, end)))
  );
}

function datedSentence(facts: PageFacts, sentence: EventSentence): DatedSentence | null {
  const { attributed, index, text, nameless } = sentence;
  if (!isWholeSentence(attributed)) return null;
  const { writtenOn, languages } = facts;
  if (isNoNews(text) || isClosedAfter(facts, index) || !isOfProspect(sentence)) return null;
  // Names are blanked out: 'Cairn Spring Water' gives no season.
  const periods = statedPeriods(nameless, { writtenOn, languages, tense: 'past' });
  if (!periods.some(isDayOrMonth) || deniesAlarm(facts, nameless)) return null;
  const period = dayOfNews(facts, sentence);
  return period === null ? null : { ...sentence, period, periods };
}

/** Is it a whole sentence, and not a heading, question, table row, dateline or menu? An entry of a list needs no full stop. */
function isWholeSentence({ kind, sentence: { text, words } }: AttributedSentence): boolean {
  if (kind === 'heading' || kind === 'table' || MENU_MARK.test(text)) return false;
  return (
    isStatement(text) ||
    (kind === 'item' && words.length >= ENTRY_WORDS_MIN && !endsWithQuestion(text))
  );
}

const ENTRY_WORDS_MIN = 6;

/** Marks between the entries of a menu. */
const MENU_MARK = /[|·•]/u;

/** Can it be about the prospect or their company, and not about a rival, a 'client' or another organisation? */
function isOfProspect(sentence: EventSentence): boolean {
  const { text, named, isInFocus } = sentence;
  if (RIVAL_WORDS.test(text) || isAboutUnnamedOthers(text) || isAboutNeighbour(text, named.company))
    return false;
  // A club is no employer: 'The choir says goodbye to Jane Doe, who left it in May.'
  if (!isInFocus && CLUBS.test(text)) return false;
  if (isAboutSpeaker(sentence) || isAboutFormerEmployer(sentence)) return false;
  const end = { start: text.length, end: text.length };
  if (isBystander({ ...sentence, span: end, kind: 'other' })) return false;
  return mayBeOfProspect(sentence) && !isAboutOther(sentence);
}

/** Is it about somebody else, or about the person's free time: 'Northstream was fined', 'Jane Doe, head of audit at Acme, ran a marathon'? */
function isAboutOther(sentence: EventSentence): boolean {
  const { text, named, actors, isInFocus, language } = sentence;
  if (named.person.length > 0 && named.company.length > 0) return actors.company.length === 0;
  if (named.person.length + named.company.length > 0) return false;
  if (namesBankOf(sentence)) return true;
  const isMeant = isInFocus && refersToCompany(withoutOtherOrganisations(sentence), language);
  return actors.others.some(
    ({ start, end }) =>
      start <= SUBJECT_CHARACTERS &&
      isOrganisationName(text.slice(start, end)) &&
      // An apposition describes the name before it: in 'Beta Bank, the digital lender' the lender is Beta.
      (!isMeant || text.startsWith(',', end)),
  );
}

/** How near the beginning of a sentence a name must be to be its subject, in characters. */
const SUBJECT_CHARACTERS = 30;

/** Is the date that of a denial: 'Said on Tuesday that it was not under investigation'? */
function deniesAlarm({ findWords, page }: PageFacts, text: string): boolean {
  const words = findWords(text);
  return ALARMS.flatMap((one) => words.get(one) ?? []).some(
    (span) => modalityOf(text, span, page.result) === 'negated',
  );
}

/** Word classes of alarming events. */
const ALARMS = ['probed', 'inquiry', 'breached', 'attack', 'sued'] as const;

/** The day or month of a sentence's news. `null` if it is more than a year old, or if the sentence denies the event. */
function dayOfNews(
  facts: PageFacts,
  { text, nameless, language }: EventSentence,
): StatedPeriod | null {
  const modality = modalityOf(text, wholeSpan(text), { language });
  if (LEFT_OPEN.has(modality)) return null;
  const period = eventDate(
    { text: nameless, span: wholeSpan(text), kind: 'other' },
    // An open question in some clause does not put the date in the future.
    modality === 'ahead' ? 'ahead' : 'fact',
    facts,
  );
  if (period === null || period === 'of-something-else') return null;
  if (!isDayOrMonth(period) || isStale(period, facts.today)) return null;
  return modalityOf(nameless, period, { language }) === 'negated' ? null : period;
}

const LEFT_OPEN: ReadonlySet<Modality> = new Set(['taken-back', 'unsure']);

function wholeSpan(text: string): Span {
  return { start: 0, end: text.length };
}
