import { UNNAMED_OTHERS } from '../../../lexicon/events/bystanders.ts';
import { IT_AS_SUBJECT } from '../../../lexicon/grammar/back-references.ts';
import { RIVAL_WORDS } from '../../../lexicon/grammar/other-organisations.ts';
import { SAYS_WE, SPEAKER_AS_SUBJECT, WE_BY_ENDING } from '../../../lexicon/grammar/pronouns.ts';
import { BANK_OF } from '../../../lexicon/organisations/organisation-words.ts';
import type { EventKind } from '../../../model/brief.ts';
import { plainLetters } from '../../../text/plain-letters.ts';
import { wordListOf } from '../../../text/words.ts';
import { isFirstPersonWord, isSingularWord } from '../../sales-signals/reference-words.ts';
import { clauseAround } from '../statements/modality.ts';
import { happensToAnother } from './bystander.ts';
import { meansCompany } from './company-focus.ts';
import {
  includesOrganisation,
  type NamedSentence,
  withoutOtherOrganisations,
} from './event-actors.ts';
import { type EventSentence, type EventPlace, SEARCHES, PERSONAL_KINDS } from './event-place.ts';

/**
 * Is a sentence without names about the company? It says 'the company' and means this one, or it says 'we' in the person's voice or on the
 * company's own site.
 */
export function isAboutUnnamedCompany(place: EventPlace): boolean {
  const { attributed, text, actors } = place;
  if (RIVAL_WORDS.test(text)) return false;
  if (PERSONAL_KINDS.has(place.kind) && happensToAnother(place)) return false;
  if (attributed.spoken.length > 0 || attributed.isFirstPerson)
    return isInFirstPerson(place) && actors.others.length === 0;
  return !namesBankOf(place) && (refersBack(place) || isWrittenByCompany(place));
}

/** Does the sentence refer to the company as named before? */
function refersBack(place: EventPlace): boolean {
  const { isOwnSite, isInFocus, language } = place;
  const text = withoutOtherOrganisations(place).replaceAll(BANK_OF_COUNTRY, '');
  if ((isInFocus || isOwnSite) && meansCompany(text, language)) return true;
  if (isPurchase(place)) return true;
  return isInFocus && (isPassive(place) || hasItAsSubject(place));
}

/** The central bank of a country: 'the bank of England'. */
const BANK_OF_COUNTRY = /the bank of [a-z]+/giu;

/** Is it written by the company: on its own site, or with 'we' in a text about it such as a newsletter, 'We closed on the purchase'? */
function isWrittenByCompany(place: EventPlace): boolean {
  const { attributed, text, span, actors, kind, isOwnSite, isInFocus } = place;
  if (QUOTED.test(attributed.sentence.quote)) return false;
  const isOfOthers = includesOrganisation(actors.others, text);
  if (isOwnSite && !isOfOthers) return true;
  const isBought = kind === 'acquisition' || kind === 'funding';
  // What is searched for may look like an organisation: 'We are recruiting two Risk Analysts'.
  const isSought = SEARCHES.has(kind) && actors.others.every(({ start }) => start >= span.end);
  return isInFocus && (isBought || isSought || !isOfOthers) && isInFirstPerson(place);
}

/** Kinds that may happen to the subject of a text. Kinds that somebody does need a named subject. */
const PASSIVE_KINDS: ReadonlySet<EventKind> = new Set([
  'fine',
  'breach',
  'investigation',
  'audit',
  'certification',
  'litigation',
  'funding',
  'tender',
  'hiring',
  'report',
]);

/** Is it a passive that names nobody else, in a text about the company: 'The certificate was handed over on 12 May'? */
function isPassive({ text, kind, span, actors: { others } }: EventPlace): boolean {
  return (
    PASSIVE_KINDS.has(kind) &&
    !isAboutUnnamedOthers(text) &&
    // A report may have somebody else as its speaker: 'Ms Fell reported a loss of £4m.'
    (kind === 'report' || others.every(({ start }) => start >= span.start)) &&
    !includesOrganisation(others, text)
  );
}

/** Is a firm bought by a buyer who is not named: 'The purchase of Beta was completed on 2 July'? */
function isPurchase({
  text,
  kind,
  span,
  isOwnSite,
  isInFocus,
  actors: { others },
}: EventPlace): boolean {
  const [bought, ...rest] = others;
  return (
    kind === 'acquisition' &&
    (isOwnSite || isInFocus) &&
    bought !== undefined &&
    rest.length === 0 &&
    bought.start > span.start &&
    bought.end <= span.end &&
    !isAboutUnnamedOthers(text)
  );
}

/** Is it about a bank of which only the last word was read as a name: 'the Bank of Littoral'? */
export function namesBankOf({ text, actors }: NamedSentence): boolean {
  return actors.others.some(({ start }) => BANK_OF.test(text.slice(0, start)));
}

/** Is 'it' the subject, with nobody named before: 'In March it completed the purchase of Beta'? */
export function hasItAsSubject({ text, language, span, actors }: EventPlace): boolean {
  const end = IT_AS_SUBJECT[language ?? 'en']?.exec(text)?.[0].length;
  return end !== undefined && end <= span.end && actors.others.every(({ start }) => start >= end);
}

/** Does the clause say 'we', or report a search, which is always the speaker's own? */
function isInFirstPerson({ text, span, kind }: EventPlace): boolean {
  const { start, end } = clauseAround(text, span);
  const clause = text.slice(start, end);
  return SEARCHES.has(kind) || SAYS_WE.test(clause) || WE_BY_ENDING.test(clause);
}

/** Is a sentence in plain letters about others who are not named? */
export function isAboutUnnamedOthers(text: string): boolean {
  return UNNAMED_OTHERS.test(text.toLowerCase());
}

/** Does a sentence in plain letters say 'we' or 'our'? */
export function saysWe(text: string): boolean {
  return SAYS_WE.test(text);
}

/**
 * Does a sentence only say what its speaker did: 'I handed back my pass at Acme'? That is no news of the company's. Somebody else may be
 * quoted beside it.
 */
export function isAboutSpeaker({
  attributed: { spoken, sentence },
  language,
}: Pick<EventSentence, 'attributed' | 'language'>): boolean {
  const voice =
    spoken.length === 0 && !QUOTED.test(sentence.quote) ? sentence.text : spoken.join(' ');
  const text = plainLetters(voice);
  if (SPEAKER_AS_SUBJECT[language ?? 'en']?.test(text) !== true) return false;
  const isWe = (word: string): boolean =>
    isFirstPersonWord(word, language) && !isSingularWord(word, language);
  return !wordListOf(text).some(isWe);
}

/** A quotation mark. */
export const QUOTED = /["“”„«»]/u;
