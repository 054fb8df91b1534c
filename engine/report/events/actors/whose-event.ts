import { SUCCESSION } from '../../../lexicon/grammar/causes.ts';
import { SPEAKER_AS_SUBJECT } from '../../../lexicon/grammar/pronouns.ts';
import { FORMER_EMPLOYER, NEIGHBOUR_WORDS, RIVAL_WORDS } from '../../../lexicon/grammar/speech.ts';
import type { EventKind } from '../../../model/brief.ts';
import { plainLetters } from '../../../text/plain-letters.ts';
import { charactersOf, type Span, wordListOf } from '../../../text/words.ts';
import type { AttributedSentence } from '../../sales-signals/attributed-sentences.ts';
import {
  isFirstPersonWord,
  isSingularWord,
  refersToCompany,
} from '../../sales-signals/reference-words.ts';
import { clauseAround } from '../statements/modality.ts';
import {
  isOfClient,
  isOrganisationName,
  nameOf,
  namesOrganisation,
  type Places,
  placesOf,
} from './event-actors.ts';

/** Whose event a sentence reports: the prospect's, their company's, or somebody else's. */
export type Owner = 'person' | 'company' | null;

/** Kinds that befall a person as well as a company. */
const PERSONAL_KINDS: ReadonlySet<EventKind> = new Set([
  'fine',
  'award',
  'investigation',
  'litigation',
]);

/**
 * Whose event stands at `span` of a sentence in plain letters. The nearest name owns it; authorities, courts and certifiers own
 * nothing, nor does a company that only says where somebody who is quoted works.
 */
export function ownerOf(attributed: AttributedSentence, place: EventPlace): Owner {
  const { text, span, kind } = place;
  const places = placesOf(attributed, text);
  if (PEOPLE_KINDS.has(kind)) return ownerOfPost(attributed, places, place);
  // 'Larkpay, its neighbour, was fined': who is told of is set beside the company; what it buys comes behind.
  if (NEIGHBOUR_WORDS.test(text.slice(0, span.start))) return null;
  if (isOfFormerEmployer(text, places)) return null;
  const owner = ownerByName(places, span, kind);
  if (owner !== undefined) return owner;
  return ownerByReference(attributed, place, places);
}

/** 'Her former employer was fined', where the company is not that employer. */
export function isOfFormerEmployer(text: string, { company }: Pick<Places, 'company'>): boolean {
  return company.length === 0 && FORMER_EMPLOYER.test(text);
}

/** Where an event stands. */
export type EventPlace = {
  /** The sentence in plain letters. */
  readonly text: string;
  readonly span: Span;
  readonly kind: EventKind;
  readonly isOwnSite: boolean;
  /** The company is the organisation that was named last. */
  readonly isInFocus: boolean;
  readonly language: string | null;
};

/** Kinds in which somebody else is named, who is no rival. */
const PEOPLE_KINDS: ReadonlySet<EventKind> = new Set(['appointment', 'departure']);

/** Somebody else's coming or going belongs to the company that the sentence names; the prospect's own is read elsewhere. */
function ownerOfPost(
  attributed: AttributedSentence,
  { person, company }: Places,
  place: EventPlace,
): Owner {
  const { names } = attributed;
  if (isOfAnother(attributed, place)) return null;
  const succession = SUCCESSION.exec(place.text);
  // 'Sucede a Jane Doe': who is named first succeeds, and the prospect's own coming is read elsewhere.
  if (person.length > 0) {
    const isSucceeded =
      succession !== null && person.every(({ start }) => start > succession.index);
    return isSucceeded && names.others.length > 0 ? 'company' : null;
  }
  return company.length > 0 || isTold(place, succession !== null) ? 'company' : null;
}

/** Of a rival, of an organisation, or of whoever speaks and names nobody else. */
function isOfAnother(attributed: AttributedSentence, place: EventPlace): boolean {
  if (RIVAL_WORDS.test(place.text) || isOfOrganisation(attributed, place)) return true;
  return attributed.names.others.length === 0 && tellsOfSpeaker(attributed, place.language);
}

/** 'Burrow & Co has left the business': who is named nearest comes and goes. */
function isOfOrganisation({ names, sentence }: AttributedSentence, { span }: EventPlace): boolean {
  const [nearestOther] = names.others.toSorted(
    (one, other) =>
      nearest(span, [charactersOf(sentence.words, one)]) -
      nearest(span, [charactersOf(sentence.words, other)]),
  );
  return nearestOther !== undefined && namesOrganisation(nameOf(nearestOther, sentence));
}

/** Without the company's name: on its own site, and where what was said before was about it. */
function isTold(
  { text, isOwnSite, isInFocus, language }: EventPlace,
  isSuccession: boolean,
): boolean {
  return isOwnSite || (isInFocus && (isSuccession || refersToCompany(text, language)));
}

/** `undefined` when the sentence names neither. */
function ownerByName(places: Places, span: Span, kind: EventKind): Owner | undefined {
  const { person, company, others } = places;
  if (person.length + company.length === 0) return undefined;
  if (isOfPerson(places, span, kind)) return isOwned(person, others, span, 0) ? 'person' : null;
  if (company.length === 0) return null;
  return isOwned(company, others, span, NEARER_CHARACTERS_MIN) ? 'company' : null;
}

/** 'Jane Doe, formerly a partner at Beta, has been fined'. */
function isOfPerson({ person, company }: Places, span: Span, kind: EventKind): boolean {
  if (!PERSONAL_KINDS.has(kind) || person.every(({ end }) => end > span.start)) return false;
  return company.length === 0 || nearest(span, person) < nearest(span, company);
}

/** Nobody else is nearer, or nobody is named before. */
function isOwned(
  own: readonly Span[],
  others: readonly Span[],
  span: Span,
  tolerance: number,
): boolean {
  return nearest(span, own) <= nearest(span, others) + tolerance || isFirst(own, others);
}

const NEARER_CHARACTERS_MIN = 12;

/** Can a sentence tell of the prospect or their company at all? Most cannot, and need no further look. */
export function canBeOwned(
  attributed: AttributedSentence,
  place: Pick<EventPlace, 'text' | 'isOwnSite' | 'isInFocus' | 'language'>,
): boolean {
  const { names, spoken, isFirstPerson } = attributed;
  if (isOfClient(attributed, place.text)) return false;
  if (names.person.length + names.company.length + spoken.length > 0) return true;
  if (isFirstPerson || place.isOwnSite) return true;
  return place.isInFocus;
}

/** Who is named first is mostly what the sentence is about. */
function isFirst(company: readonly Span[], others: readonly Span[]): boolean {
  const first = Math.min(...company.map(({ start }) => start));
  return others.every(({ start }) => first < start);
}

function nearest(span: Span, places: readonly Span[]): number {
  return Math.min(
    ...places.map((place) => Math.max(0, place.start - span.end, span.start - place.end)),
  );
}

const WE =
  /(?<![a-z])(?:we|our|us|wir|unser[a-z]*|uns|nous|notre|nos|nosotros|nuestr[a-z]+|nosso|nossa|noi|nostr[a-z]|wij|we|ons|onze|vi|var[ta]?|vores|vare?|my|nasz[a-z]*|nas|biz|bizim|当社|弊社|我社|kendi)(?![a-z])/i;
const FIRST_PERSON_PLURAL =
  /(?<![a-z])[a-z]{3,}(?:amos|emos|imos|iamo|ammo|emmo|immo|lismy|lysmy|smy|[dt][iu]k|d[iu]k|iyoruz)(?![a-z])/i;

/**
 * Whom a sentence without names speaks of: the company where it says 'the company' and means this one, or says 'we' in the
 * person's voice or on the company's own site.
 */
function ownerByReference(
  { isFirstPerson, spoken, sentence }: AttributedSentence,
  place: EventPlace,
  { others }: Places,
): Owner {
  if (RIVAL_WORDS.test(place.text)) return null;
  if (spoken.length > 0 || isFirstPerson)
    return isOurs(place) && others.length === 0 ? 'company' : null;
  return isOfCompany(sentence.quote, place, others) ? 'company' : null;
}

function isOfCompany(quote: string, place: EventPlace, others: readonly Span[]): boolean {
  // 'The Bank of Littoral' is a name of its own, not 'the bank'.
  if (others.some(({ start }) => ORGANISATION_OF.test(place.text.slice(0, start)))) return false;
  if (speaksOfCompany(place) || isCarriedOn(place, others) || isIt(place, others)) return true;
  if (isSaidByCompany(quote, place, others)) return true;
  // On the company's own site: no quotation, and no other organisation.
  return place.isOwnSite && !QUOTED.test(quote) && !haveOrganisation(others, place.text);
}

/** Kinds that befall whom a text speaks of; what somebody does has to be said of them. */
const CARRIED_KINDS: ReadonlySet<EventKind> = new Set([
  'fine',
  'breach',
  'investigation',
  'audit',
  'certification',
  'litigation',
  'funding',
  'tender',
  'hiring',
]);

/** 'The certificate was handed over on 12 May', where the text was about the company and names nobody else. */
function isCarriedOn(
  { text, isInFocus, kind, span }: EventPlace,
  others: readonly Span[],
): boolean {
  if (!isInFocus || !CARRIED_KINDS.has(kind) || SOMEBODY.test(text)) return false;
  return others.every(({ start }) => start >= span.start) && !haveOrganisation(others, text);
}

function haveOrganisation(names: readonly Span[], text: string): boolean {
  return names.some(({ start, end }) => isOrganisationName(text.slice(start, end)));
}

/** The start of an organisation's name, right before the rest of it: 'Bank of', 'Banque du'. */
const ORGANISATION_OF =
  /(?<!\p{L})(?:Ban(?:k|que|co|ca)|Caisse|Caja|Caixa|Cassa|Mutuelle|Hospital|Universit[a-z]+|Clini[a-z]+) (?:of|du|de la|des?|del|della|d[aoi]|der|van)(?: the)? $/u;

/** 'In March it completed the purchase of Beta', where the text was about the company and names nobody before. */
function isIt({ text, isInFocus, language, span }: EventPlace, others: readonly Span[]): boolean {
  const found = IT_DOES[language ?? 'en']?.exec(text);
  if (!isInFocus || found === null || found === undefined) return false;
  const end = found[0].length;
  return end <= span.end && others.every(({ start }) => start >= end);
}

/** The company as the subject at the head of a sentence. */
const IT_DOES: Readonly<Record<string, RegExp>> = {
  en: /^(?:(?!that |if |when |as )[\p{L}\d]+,? ){0,4}it (?:has |had |also |then |recently |later )?(?=[a-z]{3,}(?:ed|t|d|ght|s)\b)(?!seems|means|takes|looks|happens|helps|matters|makes|starts|was|is)/iu,
};

function speaksOfCompany({ text, isOwnSite, isInFocus, language }: EventPlace): boolean {
  return (isInFocus || isOwnSite) && refersToCompany(text, language);
}

/** In the person's mouth: 'we', or a search, which is one's own. */
function isOurs({ text, span, kind }: EventPlace): boolean {
  const { start, end } = clauseAround(text, span);
  const clause = text.slice(start, end);
  const isSearch = kind === 'tender' || kind === 'hiring';
  return isSearch || WE.test(clause) || FIRST_PERSON_PLURAL.test(clause);
}

/** 'We closed on the purchase', outside quotation marks, where the text is about the company: its newsletter, its report. */
function isSaidByCompany(quote: string, place: EventPlace, others: readonly Span[]): boolean {
  if (!place.isInFocus || QUOTED.test(quote) || !isOurs(place)) return false;
  const isBought = place.kind === 'acquisition' || place.kind === 'funding';
  return isBought || !haveOrganisation(others, place.text);
}

/** Others who are not named: 'a client', 'three lenders', 'eine Bank', 'un fournisseur'. */
const SOMEBODY =
  /(?<![a-z])(?:an?|one of (?:our|its|the|their)|another|some|many|most|other|several|two|three|four|five|six|nine|ten|ein(?:e[nrms]?)?|mehrere|viele|zwei|drei|vier|une?|des|plusieurs|deux|trois|un[ao]s?|vari[ao]s|dos|tres|uma?s?|dois|duas|alcuni|alcune|due|tre|een|twee|drie|enkele|en|ett|et|flera|to|jed[ne][ayo]?|dw[ae]|tri|bir|iki|egy)\s(?:[a-z-]{1,20}\s){0,2}(?:clients?|customers?|suppliers?|firms?|compan(?:y|ies)|banks?|lenders?|insurers?|brokers?|peers?|providers?|hospitals?|dair(?:y|ies)|airlines?|institutes?|institutionen|banken|bank|kunden?|lieferant(?:en)?|firmen|unternehmen|versicherer|fournisseurs?|entreprises?|societes?|banques?|assureurs?|etablissements?|clientes?|proveedor(?:es)?|empresas?|bancos?|entidades|operadoras?|fornecedor(?:es)?|importador(?:es)?|cooperativas?|banche|aziende?|imprese|clienti|fornitor[ei]|bedrijven|klant(?:en)?|leveranciers?|verzekeraars?|foretag|kunder?|bolag|virksomheder|selskaper|banker|firm[ay]?|klient(?:ow|a)?|bankow|sieci?|sirket)(?![a-z])/i;
/** Does a sentence in plain letters tell of others who are not named? */
export function isOfSomebody(text: string): boolean {
  return SOMEBODY.test(text);
}

/** Does a sentence in plain letters say 'we' or 'our'? */
export function saysWe(text: string): boolean {
  return WE.test(text);
}

/**
 * Does a sentence say what its speaker did alone: 'I handed back my pass at Acme'? That is not the company's news. What others are
 * quoted with may stand beside it.
 */
export function tellsOfSpeaker(
  { spoken, sentence }: AttributedSentence,
  language: string | null,
): boolean {
  const voice =
    spoken.length === 0 && !QUOTED.test(sentence.quote) ? sentence.text : spoken.join(' ');
  const text = plainLetters(voice);
  if (SPEAKER_AS_SUBJECT[language ?? 'en']?.test(text) !== true) return false;
  const isWe = (word: string): boolean =>
    isFirstPersonWord(word, language) && !isSingularWord(word, language);
  return !wordListOf(text).some(isWe) && !FIRST_PERSON_PLURAL.test(text);
}

/** Does a sentence say 'we', or 'the company'? */
export function speaksOfUs(text: string, language: string | null): boolean {
  return WE.test(text) || refersToCompany(text, language);
}

/** Holds a quotation mark. */
export const QUOTED = /["“”„«»]/u;
