import type { EventKind } from '../../model/brief.ts';
import { RIVAL_WORDS } from '../../lexicon/grammar/speech.ts';
import { AUTHORITY } from '../../lexicon/organisations/authorities.ts';
import type { Span, WordSpan } from '../../text/words.ts';
import type { AttributedSentence } from '../sales-signals/attributed-sentences.ts';

/** Whose event a sentence tells: the prospect's, their company's, or somebody else's. */
export type Owner = 'person' | 'company' | null;

/** Kinds that befall a person as well as a company. */
const PERSONAL_KINDS: ReadonlySet<EventKind> = new Set(['fine', 'award', 'investigation', 'litigation']);

/** Between a person and the company that follows there is nothing but their post: 'Jane Doe, CISO at Acme, said'. */
const POST_BETWEEN_CHARACTERS = 70;
const POST_LINK =
  /(?:^|[\s,(])(?:at|of|with|for|from|bei|beim|von|vom|der|des|die|das|chez|de|du|da|do|dos|del|della|di|dell'|en|na|no|bij|van|hos|i|pa|ved|v|w|ve|z|'s|ex|formerly|former|oversees|heads|runs|leads)\s(?:\p{L}+\s){0,2}$/iu;
const VERB_BETWEEN =
  /\b(?:has|have|had|was|were|is|are|will|hat|wurde|wird|ist|a ete|est|fue|ha|foi|e|heeft|werd|is|har|blev|ble|er|zostal\w*|byl\w*|said|says|told|announced|joined|joins)\b/i;

/**
 * Whose event stands at `span` of a sentence in plain letters. The nearest name owns it; authorities, courts and certifiers own
 * nothing, nor does a company that only says where somebody who is quoted works.
 */
export function ownerOf(attributed: AttributedSentence, text: string, span: Span, kind: EventKind): Owner {
  const places = placesOf(attributed, text);
  const owner = ownerByName(places, span, kind);
  if (owner !== undefined) return owner;
  return ownerByReference(attributed, text, places);
}

type Places = {
  readonly person: readonly Span[];
  readonly company: readonly Span[];
  readonly others: readonly Span[];
};

function placesOf({ names, sentence }: AttributedSentence, text: string): Places {
  const place = ({ start, end }: WordSpan): Span => ({
    start: sentence.words[start]?.start ?? 0,
    end: sentence.words[end - 1]?.end ?? 0,
  });
  const person = names.person.map(place);
  const rivals = [...text.matchAll(new RegExp(RIVAL_WORDS.source, 'gi'))].map((found) => ({
    start: found.index,
    end: found.index + found[0].length,
  }));
  return {
    person,
    company: names.company.map(place).filter((company) => !isAffiliation(company, person, text)),
    others: [
      ...names.others.map(place).filter(({ start, end }) => !AUTHORITY.test(text.slice(start, end))),
      ...rivals,
    ],
  };
}

/** Does the company only say where the person works? */
function isAffiliation(company: Span, people: readonly Span[], text: string): boolean {
  return people.some((person) => {
    const isAfter = person.end <= company.start && company.start - person.end <= POST_BETWEEN_CHARACTERS;
    if (!isAfter) return false;
    const between = text.slice(person.end, company.start);
    return POST_LINK.test(between) && !VERB_BETWEEN.test(between);
  });
}

/** `undefined` when the sentence names neither. */
function ownerByName({ person, company, others }: Places, span: Span, kind: EventKind): Owner | undefined {
  if (person.length + company.length === 0) return undefined;
  const nearestOther = nearest(span, others);
  const isPersonal = PERSONAL_KINDS.has(kind) && person.some(({ end }) => end <= span.start);
  if (isPersonal && (company.length === 0 || nearest(span, person) < nearest(span, company)))
    return nearest(span, person) <= nearestOther ? 'person' : null;
  if (company.length === 0) return null;
  return nearest(span, company) <= nearestOther + NEARER_CHARACTERS_MIN || isFirst(company, others) ? 'company' : null;
}

const NEARER_CHARACTERS_MIN = 12;

/** Who is named first is mostly what the sentence is about. */
function isFirst(company: readonly Span[], others: readonly Span[]): boolean {
  const first = Math.min(...company.map(({ start }) => start));
  return others.every(({ start }) => first < start);
}

function nearest(span: Span, places: readonly Span[]): number {
  return Math.min(...places.map((place) => Math.max(0, place.start - span.end, span.start - place.end)));
}

const WE =
  /(?<!\p{L})(?:we|our|us|wir|unser\p{L}*|uns|nous|notre|nos|nosotros|nuestr\p{L}+|nosso|nossa|noi|nostr\p{L}|wij|we|ons|onze|vi|var[ta]?|vores|vare?|my|nasz\p{L}*|nas|biz|bizim|当社|弊社|我社|kendi)(?!\p{L})/iu;
const FIRST_PERSON_PLURAL = /(?<!\p{L})\p{L}{3,}(?:amos|emos|imos|iamo|ammo|emmo|immo|lismy|lysmy|smy|[dt][iu]k|d[iu]k|iyoruz)(?!\p{L})/iu;

/** Who a sentence without names speaks of: 'the company', or 'we' on its own site and in the person's mouth. */
function ownerByReference(attributed: AttributedSentence, text: string, { others }: Places): Owner {
  const { belonging, reference, isFirstPerson, spoken } = attributed;
  if (others.length > 0 || RIVAL_WORDS.test(text)) return null;
  if (belonging === 'referred' && reference === 'company') return 'company';
  const isOurs = WE.test(text) || FIRST_PERSON_PLURAL.test(text);
  return (spoken.length > 0 || isFirstPerson) && isOurs ? 'company' : null;
}

