import { CLIENT_BEHIND, CLIENT_OF } from '../../../lexicon/events/clients.ts';
import { LEGAL_FORMS } from '../../../lexicon/organisations/legal-forms.ts';
import {
  AUTHORITY,
  CENTRAL_BANK,
  COURT,
  GERMAN_KINDS_BEFORE_NAMES,
  ORGANISATION_WORDS,
} from '../../../lexicon/organisations/organisation-words.ts';
import { HONORIFICS } from '../../../lexicon/people/honorifics.ts';
import { isGivenName } from '../../../names/people/name/nicknames.ts';
import { plainLetters } from '../../../text/plain-letters.ts';
import { charactersOf, type Span, wordListOf, type WordSpan } from '../../../text/words.ts';
import type { AttributedSentence } from '../../sales-signals/attributed-sentences.ts';
import { rivalsIn } from '../../sales-signals/names/other-names.ts';

/** A sentence of a page, and whom it names. All places in it are characters of `text`. */
export type NamedSentence = {
  readonly attributed: AttributedSentence;
  /** In plain letters. */
  readonly text: string;
  /** Everybody it names. */
  readonly named: NamePlaces;
  /** Those of them whose event it may report. */
  readonly actors: NamePlaces;
  /** The text with the names of the prospect and their company blanked: 'Acme Fine Foods' is no fine. */
  readonly nameless: string;
};

/** Where a sentence names the prospect, their company and others. */
export type NamePlaces = {
  readonly person: readonly Span[];
  readonly company: readonly Span[];
  readonly others: readonly Span[];
};

/** Reads whom a sentence names, and where. */
export function namedSentence(attributed: AttributedSentence): NamedSentence {
  const { names, sentence } = attributed;
  const text = plainLetters(sentence.text);
  const placesOf = (spans: readonly WordSpan[]): readonly Span[] =>
    spans.map((span) => charactersOf(sentence.words, span));
  const named = {
    person: placesOf(names.person),
    company: placesOf(names.company),
    others: placesOf(names.others),
  };
  const nameless = blanked(text, [...named.company, ...named.person]);
  return { attributed, text, named, actors: actorsAmong(named, text), nameless };
}

/** Authorities, courts and certifiers are nobody's rivals; a company that only says where somebody works is left out. */
function actorsAmong({ person, company, others }: NamePlaces, text: string): NamePlaces {
  // 'Clarkson Dairies' names no Jane Clarkson.
  const people = person.filter(
    ({ start, end }) => !company.some((one) => one.start <= start && end <= one.end),
  );
  return {
    person: people,
    company: company.filter((one) => !isAffiliation(one, people, text)),
    others: [...withoutAuthorities(others, text), ...rivalsIn(text)],
  };
}

/** The names without authorities and what belongs to their names: in 'Procuraduría Federal del Consumidor' the consumer is nobody. */
function withoutAuthorities(others: readonly Span[], text: string): readonly Span[] {
  const inOrder = others.toSorted((one, other) => one.start - other.start);
  let authority = -1;
  return inOrder.filter(({ start, end }) => {
    const isPart = authority !== -1 && PART_OF_NAME.test(text.slice(authority, start));
    const isAuthority =
      AUTHORITY.test(text.slice(start, end)) || CENTRAL_BANK.test(text.slice(start));
    if (!isPart && !isAuthority) return true;
    authority = end;
    return false;
  });
}

/** ' of ', ' para los ': all there is between the parts of one name. */
const PART_OF_NAME =
  /^ (?:of|for|fur|der|des|de|du|del|de la|do|da|dos|das|di|della|dei|van|voor|for|och|e|y|et|and|und|i)(?: (?:the|la|los|las))? $/i;

/** Does the company only say where the person works: 'Jane Doe, CISO at Acme, said'? */
function isAffiliation(company: Span, people: readonly Span[], text: string): boolean {
  return people.some((person) => {
    const distance = company.start - person.end;
    if (distance < 0 || distance > TITLE_CHARACTERS_MAX) return false;
    const between = text.slice(person.end, company.start);
    return TITLE_LINK.test(between) && !VERB_BETWEEN.test(between);
  });
}

/** Characters of a job title between a person and the company. */
const TITLE_CHARACTERS_MAX = 70;
/** ', CISO at ', ', die Leiterin der ': what joins a job title to a company. */
const TITLE_LINK =
  /(?:^|[\s,(])(?:at|of|with|for|from|bei|beim|von|vom|der|des|die|das|chez|de|du|da|do|dos|del|della|di|dell'|en|na|no|bij|van|hos|i|pa|ved|v|w|ve|z|'s|ex|formerly|former|oversees|heads|runs|leads)\s(?:[a-z]+\s){0,2}$/i;
/** 'Jane Doe joined Acme': the company does more than say where she works. */
const VERB_BETWEEN =
  /\b(?:has|have|had|was|were|is|are|will|hat|wurde|wird|ist|a ete|est|fue|ha|foi|e|heeft|werd|is|har|blev|ble|er|zostal\w*|byl\w*|said|says|told|announced|joined|joins)\b/i;

/** Is the company named only as the one that somebody else, who is named too, buys from or competes with? */
export function isNamedAsClient({ named: { company }, text }: NamedSentence): boolean {
  return (
    company.length > 0 &&
    company.every(
      ({ start, end }) =>
        CLIENT_OF.test(text.slice(Math.max(0, start - CLIENT_CHARACTERS_MAX), start)) ||
        CLIENT_BEHIND.test(text.slice(end - POSSESSIVE_CHARACTERS)),
    )
  );
}

/** 'A customer of' and what may precede it. */
const CLIENT_CHARACTERS_MAX = 70;
/** A name may be read with its possessive ending or without it. */
const POSSESSIVE_CHARACTERS = 2;

/** Who is named in a sentence, by what they are. */
export type NamedParties = {
  readonly company: readonly Span[];
  readonly organisations: readonly Span[];
  readonly authorities: readonly Span[];
  readonly courts: readonly Span[];
};

/** Where a sentence names the company, other organisations, authorities and courts. */
export function namedParties({ named: { company, others }, text }: NamedSentence): NamedParties {
  const nameAt = ({ start, end }: Span): string => text.slice(start, end);
  const isCourt = (span: Span): boolean => COURT.test(nameAt(span));
  return {
    company,
    organisations: others.filter((span) => {
      const name = nameAt(span);
      return (isOrganisationName(name) || !isPersonName(name)) && !AUTHORITY.test(name);
    }),
    authorities: others.filter((span) => {
      const name = nameAt(span);
      return (AUTHORITY.test(name) || ACRONYM.test(name)) && !isCourt(span);
    }),
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

/** A text with blanks in place of some stretches. Characters keep their places. */
export function blanked(text: string, spans: readonly Span[]): string {
  return spans.reduce(
    (left, { start, end }) => left.slice(0, start) + ' '.repeat(end - start) + left.slice(end),
    text,
  );
}

/** Is one of these names an organisation's? */
export function includesOrganisation(names: readonly Span[], text: string): boolean {
  return names.some(({ start, end }) => isOrganisationName(text.slice(start, end)));
}

/** Is it an organisation's name: several words that are no person's, or one that only organisations are called by? */
export function isOrganisationName(name: string): boolean {
  return namesOrganisation(name) || (wordListOf(name).length > 1 && !isPersonName(name));
}

/** Does it begin with a given name or a form of address? */
export function isPersonName(name: string): boolean {
  const [first = ''] = wordListOf(name);
  return isGivenName(first) || HONORIFICS.has(first);
}

/** A sentence's text with other organisations blanked: neither 'the Central Bank' nor 'die Stadtwerke Altdorf' is 'the company'. */
export function withoutOtherOrganisations({ text, named }: NamedSentence): string {
  return blanked(
    text,
    named.others.filter(({ start, end }) => isKindOfCompany(text.slice(start, end))),
  );
}

/** Does a name hold what the company may be called, too: 'Central Bank', 'Stadtwerke Altdorf'? */
function isKindOfCompany(name: string): boolean {
  return (
    namesOrganisation(name) || wordListOf(name).some((word) => GERMAN_KINDS_BEFORE_NAMES.has(word))
  );
}

/** Does it hold a word that only organisations are called by? */
export function namesOrganisation(name: string): boolean {
  return wordListOf(name).some((word) => ORGANISATION_WORDS.has(word) || LEGAL_FORMS.has(word));
}
