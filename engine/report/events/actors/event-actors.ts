import { CLIENT_OF } from '../../../lexicon/events/no-news.ts';
import { RIVAL_WORDS } from '../../../lexicon/grammar/speech.ts';
import { LEGAL_FORMS } from '../../../lexicon/organisations/legal-forms.ts';
import {
  AUTHORITY,
  COURT,
  ORGANISATION_WORDS,
} from '../../../lexicon/organisations/organisation-words.ts';
import { HONORIFICS } from '../../../lexicon/people/honorifics.ts';
import { isGivenName } from '../../../names/people/name/nicknames.ts';
import { charactersOf, type Span, wordListOf, type WordSpan } from '../../../text/words.ts';
import type { AttributedSentence } from '../../sales-signals/attributed-sentences.ts';

/** Between a person and the company that follows there is nothing but their post: 'Jane Doe, CISO at Acme, said'. */
const POST_BETWEEN_CHARACTERS = 70;
const POST_LINK =
  /(?:^|[\s,(])(?:at|of|with|for|from|bei|beim|von|vom|der|des|die|das|chez|de|du|da|do|dos|del|della|di|dell'|en|na|no|bij|van|hos|i|pa|ved|v|w|ve|z|'s|ex|formerly|former|oversees|heads|runs|leads)\s(?:[a-z]+\s){0,2}$/i;
const VERB_BETWEEN =
  /\b(?:has|have|had|was|were|is|are|will|hat|wurde|wird|ist|a ete|est|fue|ha|foi|e|heeft|werd|is|har|blev|ble|er|zostal\w*|byl\w*|said|says|told|announced|joined|joins)\b/i;

/** Whom a sentence names, in characters of its plain letters. */
export type Places = {
  readonly person: readonly Span[];
  readonly company: readonly Span[];
  readonly others: readonly Span[];
};

/** Authorities, courts and certifiers are nobody's rivals; a company that only says where somebody works is left out. */
export function placesOf({ names, sentence }: AttributedSentence, text: string): Places {
  const place = (name: WordSpan): Span => charactersOf(sentence.words, name);
  const companies = names.company.map(place);
  // 'Clarkson Dairies' names no Jane Clarkson.
  const person = names.person
    .map(place)
    .filter(({ start, end }) => !companies.some((one) => one.start <= start && end <= one.end));
  const rivals = [...text.matchAll(new RegExp(RIVAL_WORDS.source, 'gi'))].map((found) => ({
    start: found.index,
    end: found.index + found[0].length,
  }));
  return {
    person,
    company: companies.filter((company) => !isAffiliation(company, person, text)),
    others: [...withoutAuthorities(names.others.map(place), text), ...rivals],
  };
}

/** Of 'Procuraduría Federal del Consumidor' the consumer is no other either: what hangs on an authority's name is part of it. */
function withoutAuthorities(others: readonly Span[], text: string): readonly Span[] {
  const inOrder = others.toSorted((one, other) => one.start - other.start);
  let authority = -1;
  return inOrder.filter(({ start, end }) => {
    const isPart = authority !== -1 && PART_OF_NAME.test(text.slice(authority, start));
    if (!isPart && !AUTHORITY.test(text.slice(start, end))) return true;
    authority = end;
    return false;
  });
}

const PART_OF_NAME =
  /^ (?:of|for|fur|der|des|de|du|del|de la|do|da|dos|das|di|della|dei|van|voor|for|och|e|y|et|and|und|i)(?: (?:the|la|los|las))? $/i;

/** Is the company named only as the one that somebody else buys from? */
export function isOfClient({ names, sentence }: AttributedSentence, text: string): boolean {
  const companies = names.company.map((name) => charactersOf(sentence.words, name));
  return (
    companies.length > 0 &&
    companies.every(({ start }) =>
      CLIENT_OF.test(text.slice(Math.max(0, start - POST_BETWEEN_CHARACTERS), start)),
    )
  );
}

/** Does the company only say where the person works? */
function isAffiliation(company: Span, people: readonly Span[], text: string): boolean {
  return people.some((person) => {
    const isAfter =
      person.end <= company.start && company.start - person.end <= POST_BETWEEN_CHARACTERS;
    if (!isAfter) return false;
    const between = text.slice(person.end, company.start);
    return POST_LINK.test(between) && !VERB_BETWEEN.test(between);
  });
}

/** Who is named in a sentence in plain letters, besides the words of its language. */
export type Actors = {
  readonly company: readonly Span[];
  readonly organisations: readonly Span[];
  readonly authorities: readonly Span[];
  readonly courts: readonly Span[];
};

/** Where a sentence in plain letters names the company, other organisations, and authorities. */
export function actorsIn({ names, sentence }: AttributedSentence, text: string): Actors {
  const others = names.others.map((name) => charactersOf(sentence.words, name));
  const isAuthority = (span: Span): boolean => {
    const name = text.slice(span.start, span.end);
    return AUTHORITY.test(name) || ACRONYM.test(name);
  };
  const isCourt = ({ start, end }: Span): boolean => COURT.test(text.slice(start, end));
  return {
    company: names.company.map((name) => charactersOf(sentence.words, name)),
    organisations: others.filter((span) => {
      const name = text.slice(span.start, span.end);
      return (isOrganisationName(name) || !isPersonName(name)) && !AUTHORITY.test(name);
    }),
    authorities: others.filter((span) => isAuthority(span) && !isCourt(span)),
    courts: others.filter(isCourt),
  };
}

/** Those who supervise go by their initials: 'APRA', 'KNF', 'the ASA'. */
const ACRONYM =
  /^(?:(?:the|die|la|le|el|de|a|o|il|l|The|Die|La|Le|El|De|A|O|Il|L)[\s'])?[A-Z]{3,7}$/;

/** A name as the sentence writes it. */
export function nameOf(name: WordSpan, sentence: AttributedSentence['sentence']): string {
  const { start, end } = charactersOf(sentence.words, name);
  return sentence.text.slice(start, end);
}

/** A text with the names of the prospect and their company blanked: 'Acme Fine Foods' is no fine. Characters keep their places. */
export function withoutOwnNames({ names, sentence }: AttributedSentence, text: string): string {
  const own = [...names.company, ...names.person].map((name) => charactersOf(sentence.words, name));
  return blanked(text, own);
}

/** A text with blanks in place of some stretches. */
export function blanked(text: string, spans: readonly Span[]): string {
  return spans.reduce(
    (left, { start, end }) => left.slice(0, start) + ' '.repeat(end - start) + left.slice(end),
    text,
  );
}

/** Several words that are no person's name, or one that only organisations are called by. */
export function isOrganisationName(name: string): boolean {
  const words = wordListOf(name);
  const [first = ''] = words;
  if (namesOrganisation(name)) return true;
  return words.length > 1 && !isGivenName(first) && !HONORIFICS.has(first);
}

/** Begins with a given name or a form of address. */
export function isPersonName(name: string): boolean {
  const [first = ''] = wordListOf(name);
  return isGivenName(first) || HONORIFICS.has(first);
}

/** Holds a word that only organisations are called by. */
export function namesOrganisation(name: string): boolean {
  return wordListOf(name).some((word) => ORGANISATION_WORDS.has(word) || LEGAL_FORMS.has(word));
}
