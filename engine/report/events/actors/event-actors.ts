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

/** A sentence of a page and the names in it. All positions are characters of `text`. */
export type NamedSentence = {
  readonly attributed: AttributedSentence;
  /** In plain letters. */
  readonly text: string;
  /** All names in it. */
  readonly named: NamePlaces;
  /** Those among them whose event it may report. */
  readonly actors: NamePlaces;
  /** The text with the names of the prospect and their company blanked out: 'Acme Fine Foods' is no fine. */
  readonly nameless: string;
};

/** Where a sentence names the prospect, their company and others. */
export type NamePlaces = {
  readonly person: readonly Span[];
  readonly company: readonly Span[];
  readonly others: readonly Span[];
};

/** Finds the names in a sentence. */
export function findNamesIn(attributed: AttributedSentence): NamedSentence {
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

/** The names whose event it may be. Authorities, courts and certifiers are left out, and so is a company that only says where somebody works. */
function actorsAmong({ person, company, others }: NamePlaces, text: string): NamePlaces {
  // A surname inside the company's name is no person: 'Clarkson Dairies' does not name Jane Clarkson.
  const people = person.filter(
    ({ start, end }) => !company.some((one) => one.start <= start && end <= one.end),
  );
  return {
    person: people,
    company: company.filter((one) => !isAffiliation(one, people, text)),
    others: [...withoutAuthorities(others, text), ...rivalsIn(text)],
  };
}

/** The names without authorities and their parts: the consumer in 'Procuraduría Federal del Consumidor' is not an actor. */
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

/** What joins the parts of one name: ' of ', ' para los '. */
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

/** The most characters of a job title between a person and the company. */
const TITLE_CHARACTERS_MAX = 70;
/** What joins a job title to a company: ', CISO at ', ', die Leiterin der '. */
const TITLE_LINK =
  /(?:^|[\s,(])(?:at|of|with|for|from|bei|beim|von|vom|der|des|die|das|chez|de|du|da|do|dos|del|della|di|dell'|en|na|no|bij|van|hos|i|pa|ved|v|w|ve|z|'s|ex|formerly|former|oversees|heads|runs|leads)\s(?:[a-z]+\s){0,2}$/i;
/** A verb between the two, so that the company is more than an affiliation: 'Jane Doe joined Acme'. */
const VERB_BETWEEN =
  /\b(?:has|have|had|was|were|is|are|will|hat|wurde|wird|ist|a ete|est|fue|ha|foi|e|heeft|werd|is|har|blev|ble|er|zostal\w*|byl\w*|said|says|told|announced|joined|joins)\b/i;

/** Is the company named only as a client or rival of somebody else who is named? */
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

/** How many characters 'a customer of' and the words before the company may have. */
const CLIENT_CHARACTERS_MAX = 70;
/** The length of a possessive ending, which may be read as part of the name. */
const POSSESSIVE_CHARACTERS = 2;

/** The names in a sentence by what they mean. */
export type NamedParties = {
  readonly company: readonly Span[];
  readonly organisations: readonly Span[];
  readonly authorities: readonly Span[];
  readonly courts: readonly Span[];
};

/** Finds where a sentence names the company, other organisations, authorities and courts. */
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

/** An acronym, by which authorities are often called: 'APRA', 'KNF', 'the ASA'. */
const ACRONYM =
  /^(?:(?:the|die|la|le|el|de|a|o|il|l|The|Die|La|Le|El|De|A|O|Il|L)[\s'])?[A-Z]{3,7}$/;

/** A name as the sentence writes it. */
export function nameOf(name: WordSpan, sentence: AttributedSentence['sentence']): string {
  const { start, end } = charactersOf(sentence.words, name);
  return sentence.text.slice(start, end);
}

/** A text with some stretches blanked out. All other characters keep their positions. */
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

/** Is it an organisation's name: several words that are not a person's, or a word that only organisations have in their names? */
export function isOrganisationName(name: string): boolean {
  return namesOrganisation(name) || (wordListOf(name).length > 1 && !isPersonName(name));
}

/** Does it begin with a given name or a form of address? */
export function isPersonName(name: string): boolean {
  const [first = ''] = wordListOf(name);
  return isGivenName(first) || HONORIFICS.has(first);
}

/** The text with the names of other organisations blanked out: neither 'the Central Bank' nor 'die Stadtwerke Altdorf' means 'the company'. */
export function withoutOtherOrganisations({ text, named }: NamedSentence): string {
  return blanked(
    text,
    named.others.filter(({ start, end }) => isKindOfCompany(text.slice(start, end))),
  );
}

/** Does a name contain a word that may also mean the company: 'Central Bank', 'Stadtwerke Altdorf'? */
function isKindOfCompany(name: string): boolean {
  return (
    namesOrganisation(name) || wordListOf(name).some((word) => GERMAN_KINDS_BEFORE_NAMES.has(word))
  );
}

/** Does it contain a word that only organisations have in their names? */
export function namesOrganisation(name: string): boolean {
  return wordListOf(name).some((word) => ORGANISATION_WORDS.has(word) || LEGAL_FORMS.has(word));
}
