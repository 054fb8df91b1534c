import { UNNAMED_OTHERS } from '../../../lexicon/events/bystanders.ts';
import { CLIENTS_AS_SUBJECT } from '../../../lexicon/events/no-news.ts';
import { IT_AS_SUBJECT } from '../../../lexicon/grammar/back-references.ts';
import { SUCCESSION } from '../../../lexicon/grammar/causes.ts';
import { SAYS_WE, SPEAKER_AS_SUBJECT, WE_BY_ENDING } from '../../../lexicon/grammar/pronouns.ts';
import {
  COMPETES,
  FORMER_EMPLOYER,
  NEIGHBOUR_WORDS,
  RIVAL_WORDS,
} from '../../../lexicon/grammar/speech.ts';
import { BANK_OF } from '../../../lexicon/organisations/organisation-words.ts';
import type { EventKind } from '../../../model/brief.ts';
import { plainLetters } from '../../../text/plain-letters.ts';
import { type Span, wordListOf, nearestDistance } from '../../../text/words.ts';
import { NEARER_CHARACTERS_MIN } from '../../sales-signals/names/other-names.ts';
import { isFirstPersonWord, isSingularWord } from '../../sales-signals/reference-words.ts';
import { clauseAround } from '../statements/modality.ts';
import { befallsAnother, isBystander, isReporter } from './bystander.ts';
import { meansCompany } from './company-focus.ts';
import {
  includesOrganisation,
  isNamedAsClient,
  type NamedSentence,
  namesOrganisation,
  withoutOtherOrganisations,
} from './event-actors.ts';
import { isOfTheirOfficer } from './their-officers.ts';

/** A sentence, and what its page says of whom it may be about. */
export type EventSentence = NamedSentence & {
  /** Its place on the page. */
  readonly index: number;
  readonly isOwnSite: boolean;
  /** Is the company the organisation that was named last? */
  readonly isInFocus: boolean;
  readonly language: string | null;
};

/** The words of a sentence that report an event of a kind. */
export type EventPlace = EventSentence & { readonly span: Span; readonly kind: EventKind };

/** Whose event a sentence reports: the prospect's, their company's, or somebody else's. */
type Owner = 'person' | 'company' | null;

/** Kinds in which another person is named who is no rival. */
export const JOB_CHANGES: ReadonlySet<EventKind> = new Set(['appointment', 'departure']);

/** Kinds in which somebody is looked for. */
const SEARCHES: ReadonlySet<EventKind> = new Set(['tender', 'hiring']);

/**
 * Whose event it is. The nearest name owns it; authorities, courts and certifiers own nothing, nor does a company that only says
 * where somebody who is quoted works.
 */
export function ownerOf(place: EventPlace): Owner {
  const { text, span, kind, named } = place;
  if (JOB_CHANGES.has(kind)) return isJobChangeAtCompany(place) ? 'company' : null;
  const before = text.slice(0, span.start);
  // 'Larkpay, its neighbour, was fined' is Larkpay's; a neighbour that the company buys is named behind the verb.
  if (isOfNeighbour(before, named.company) || isOfFormerEmployer(place)) return null;
  if (SEARCHES.has(kind) && CLIENTS_AS_SUBJECT.test(before)) return null;
  if (isBystander(place)) return null;
  const owner = ownerByName(place);
  if (owner !== undefined) return owner;
  return isOfCompanyUnnamed(place) ? 'company' : null;
}

/** Is it somebody else's change of jobs at the company that the sentence names? The prospect's own is read elsewhere. */
function isJobChangeAtCompany(place: EventPlace): boolean {
  const { text, named, actors, isOwnSite, isInFocus, language } = place;
  if (isJobChangeOfAnother(place)) return false;
  const succession = SUCCESSION.exec(text);
  // 'Tom Fell sucede a Jane Doe': only a successor named before the prospect is somebody else's news.
  if (actors.person.length > 0)
    return (
      succession !== null &&
      actors.person.every(({ start }) => start > succession.index) &&
      named.others.length > 0
    );
  if (actors.company.length > 0 || isOwnSite) return true;
  return isInFocus && (succession !== null || meansCompany(text, language));
}

/** Is it a change at a rival, of an organisation ('Burrow & Co has left the business'), or of a speaker who names nobody else? */
function isJobChangeOfAnother(place: EventPlace): boolean {
  const { text, span, named } = place;
  const [nearest] = named.others.toSorted(
    (one, other) => nearestDistance(span, [one]) - nearestDistance(span, [other]),
  );
  if (RIVAL_WORDS.test(text)) return true;
  if (nearest === undefined) return isAboutSpeaker(place);
  return namesOrganisation(text.slice(nearest.start, nearest.end));
}

/**
 * Is it about a company described by the prospect's: 'Larkpay, its neighbour', 'Larkpay, which competes with Acme', but not the
 * other way round?
 */
export function isOfNeighbour(text: string, company: readonly Span[]): boolean {
  const lower = text.toLowerCase();
  if (NEIGHBOUR_WORDS.test(lower)) return true;
  const competes = COMPETES.exec(lower);
  if (competes === null) return false;
  const comma = text.lastIndexOf(',', competes.index);
  const clause = comma === -1 ? competes.index : comma;
  return company.every(({ start }) => start > clause);
}

/** Is it about a former employer that is not the company: 'Her former employer was fined'? */
export function isOfFormerEmployer({ text, actors }: NamedSentence): boolean {
  return actors.company.length === 0 && FORMER_EMPLOYER.test(text.toLowerCase());
}

/** Kinds that befall a person as well as a company. */
export const PERSONAL_KINDS: ReadonlySet<EventKind> = new Set([
  'fine',
  'award',
  'investigation',
  'litigation',
]);

/** The owner by the names in the sentence; `undefined` when it names neither the person nor the company. */
function ownerByName(place: EventPlace): Owner | undefined {
  const { actors, span, kind } = place;
  const { person, company, others } = actors;
  if (isUnnamed(place)) return undefined;
  // 'Jane Doe, formerly a partner at Beta, has been fined.'
  const isOfPerson =
    PERSONAL_KINDS.has(kind) &&
    person.some(({ end }) => end <= span.start) &&
    nearestDistance(span, person) < nearestDistance(span, company);
  if (isOfPerson) return isNearestOrFirst(person, others, span, 0) ? 'person' : null;
  if (PERSONAL_KINDS.has(kind) && isOfTheirOfficer(place, span.start)) return null;
  const isOfCompany =
    company.length > 0 && isNearestOrFirst(company, others, span, NEARER_CHARACTERS_MIN);
  return isOfCompany ? 'company' : null;
}

/** Does it name neither the person nor the company, or the person only as the one who reports? */
function isUnnamed({ text, actors: { person, company } }: EventPlace): boolean {
  return company.length === 0 && person.every(({ end }) => isReporter(text, end));
}

/** Is one of these names the nearest, or the first, which is mostly what the sentence is about? `tolerance` is in characters. */
function isNearestOrFirst(
  own: readonly Span[],
  others: readonly Span[],
  span: Span,
  tolerance: number,
): boolean {
  const first = Math.min(...own.map(({ start }) => start));
  return (
    nearestDistance(span, own) <= nearestDistance(span, others) + tolerance ||
    others.every(({ start }) => first < start)
  );
}

/** Can a sentence be about the prospect or their company at all? Most cannot, and need no further look. */
export function canBeOwned(sentence: EventSentence): boolean {
  if (isNamedAsClient(sentence)) return false;
  const { attributed, isOwnSite, isInFocus } = sentence;
  const { names, spoken, isFirstPerson } = attributed;
  return (
    names.person.length + names.company.length + spoken.length > 0 ||
    isFirstPerson ||
    isOwnSite ||
    isInFocus
  );
}

/**
 * Is a sentence without names about the company: does it say 'the company' and mean this one, or say 'we' in the person's voice or
 * on the company's own site?
 */
function isOfCompanyUnnamed(place: EventPlace): boolean {
  const { attributed, text, actors } = place;
  if (RIVAL_WORDS.test(text)) return false;
  if (PERSONAL_KINDS.has(place.kind) && befallsAnother(place)) return false;
  if (attributed.spoken.length > 0 || attributed.isFirstPerson)
    return isInFirstPerson(place) && actors.others.length === 0;
  return !namesBankOf(place) && (refersBack(place) || isWrittenByCompany(place));
}

/** Does the sentence mean the company that was named before? */
function refersBack(place: EventPlace): boolean {
  const { isOwnSite, isInFocus, language } = place;
  const text = withoutOtherOrganisations(place).replaceAll(BANK_OF_COUNTRY, '');
  if ((isInFocus || isOwnSite) && meansCompany(text, language)) return true;
  if (isPurchase(place)) return true;
  return isInFocus && (isPassive(place) || hasItAsSubject(place));
}

/** 'The bank', of a country. */
const BANK_OF_COUNTRY = /the bank of [a-z]+/giu;

/** Is it the company's own text: on its site, or with 'We closed on the purchase' in a text about it, such as a newsletter? */
function isWrittenByCompany(place: EventPlace): boolean {
  const { attributed, text, span, actors, kind, isOwnSite, isInFocus } = place;
  if (QUOTED.test(attributed.sentence.quote)) return false;
  const isOfOthers = includesOrganisation(actors.others, text);
  if (isOwnSite && !isOfOthers) return true;
  const isBought = kind === 'acquisition' || kind === 'funding';
  // 'We are recruiting two Risk Analysts': who is looked for is named like an organisation.
  const isSought = SEARCHES.has(kind) && actors.others.every(({ start }) => start >= span.end);
  return isInFocus && (isBought || isSought || !isOfOthers) && isInFirstPerson(place);
}

/** Kinds that happen to the subject of a text. What somebody does must be said of them. */
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

/** Is it a passive that names nobody else, where the text is about the company: 'The certificate was handed over on 12 May'? */
function isPassive({ text, kind, span, actors: { others } }: EventPlace): boolean {
  return (
    PASSIVE_KINDS.has(kind) &&
    !isOfSomebody(text) &&
    // 'Ms Fell reported a loss of £4m.'
    (kind === 'report' || others.every(({ start }) => start >= span.start)) &&
    !includesOrganisation(others, text)
  );
}

/** Is one firm bought, and nobody named who buys it: 'The purchase of Beta was completed on 2 July'? */
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
    !isOfSomebody(text)
  );
}

/** Is it about a bank of which only the end is read as a name: 'the Bank of Littoral'? */
export function namesBankOf({ text, actors }: NamedSentence): boolean {
  return actors.others.some(({ start }) => BANK_OF.test(text.slice(0, start)));
}

/** Is 'it' the subject, with nobody named before, where the text is about the company: 'In March it completed the purchase of Beta'? */
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
export function isOfSomebody(text: string): boolean {
  return UNNAMED_OTHERS.test(text.toLowerCase());
}

/** Does a sentence in plain letters say 'we' or 'our'? */
export function saysWe(text: string): boolean {
  return SAYS_WE.test(text);
}

/**
 * Does a sentence say what its speaker did alone: 'I handed back my pass at Acme'? That is not the company's news. What others are
 * quoted with may be beside it.
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

/** Holds a quotation mark. */
export const QUOTED = /["“”„«»]/u;
