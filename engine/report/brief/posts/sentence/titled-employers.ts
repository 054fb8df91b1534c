import { TITLE_LINKS } from '../../../../lexicon/grammar/prepositions.ts';
import { GERMAN_NO_EMPLOYERS } from '../../../../lexicon/organisations/organisation-words.ts';
import { isGivenName } from '../../../../names/people/name/nicknames.ts';
import { stemMatcher } from '../../../../text/stem-matcher.ts';
import type { Span, Word, WordSpan } from '../../../../text/words.ts';
import { endOfCapitalized, isNotAName } from './name-kinds.ts';
import { namesGrcField, titleSpans } from './title-spans.ts';

/**
 * Finds employers that only their position after a job title shows to be names: 'directrice des risques d'Ostrel', 'Leiterin Compliance der
 * Stadtwerke Hasselbrück'. After a German article, where every noun has a capital, a name needs two words or two parts, 'Risikochef des
 * Nordwerft-Konzerns': 'Leiterin der Abteilung Recht' names none.
 */
export function titledEmployers(
  { words, text }: { readonly words: readonly Word[]; readonly text: string },
  titles: readonly Span[],
  isKnown: (index: number) => boolean,
  language: string,
): readonly WordSpan[] {
  return titles.flatMap((title) => {
    const link = words.findIndex(({ start }) => start >= title.end);
    const joint = words[link];
    if (joint === undefined || joint.startsPhrase) return [];
    const titled = words.filter((word) => word.start >= title.start && word.end <= title.end);
    const isChief = isChiefOfficer(titled, text);
    if (!isLink(joint, language) && !(isChief && joint.text === 'of')) return [];
    const start = link + 1;
    const end = joinedEnd(words, link, language) ?? endOfCapitalized(words, start, isKnown);
    const name = words.slice(start, end);
    const isLong = name.length >= (isChief ? 1 : nameWordsMin(joint, titled, language));
    return isLong && isEmployer(name, text, language) ? [{ start, end }] : [];
  });
}

function isLink(word: Word | undefined, language: string): boolean {
  return TITLE_LINKS[language]?.has(word?.text ?? '') === true;
}

/** The end of a name with a preposition inside: 'Aguas del Segrià'. `null` where there is none. */
function joinedEnd(words: readonly Word[], link: number, language: string): number | null {
  if (language === 'de' || !isLink(words[link + 2], language)) return null;
  const [name, joint, place] = words.slice(link + 1);
  const isJoined =
    [name, place].every((word) => word?.isCapital) &&
    [joint, place].every((word) => word?.startsPhrase === false);
  return isJoined ? link + 1 + JOINED_WORDS : null;
}

/** 'Aguas', 'del', 'Segrià'. */
const JOINED_WORDS = 3;

/** How many words a name needs. After a title of one word a single word may be a place or a surname: 'directora de Madrid', 'directeur van Dijk'. */
function nameWordsMin({ text: joint }: Word, titled: readonly Word[], language: string): number {
  if (language === 'de') return joint === 'bei' || joint === 'von' ? 1 : 2;
  const last = titled.at(-1);
  // The capital in the title is already part of the name: 'Directora general de Aguas del Segrià'.
  if (titled[0]?.isCapital === false && last?.isCapital === true && !namesGrcField([last]))
    return Infinity;
  return titled.length > 1 ? 1 : 2;
}

/** Is it a title that only companies have, so that whatever follows is one: 'the COO of Larkspur', 'chief risk officer of Larkspur'? */
function isChiefOfficer(titled: readonly Word[], text: string): boolean {
  const [first] = titled;
  if (first?.text === 'chief') return titled.at(-1)?.text === 'officer';
  return titled.length === 1 && /^\p{Lu}{2,5}$/u.test(text.slice(first?.start, first?.end));
}

function isEmployer(name: readonly Word[], text: string, language: string): boolean {
  const first = name[0]?.text ?? '';
  return (
    !isInCapitals(name, text, language) &&
    !isNotAName(name) &&
    !isGivenName(first) &&
    !NO_EMPLOYERS.holds(first)
  );
}

/** Is it all in capitals, which is a field of work and not a name: 'Superintendente de PLD'? */
function isInCapitals([word]: readonly Word[], text: string, language: string): boolean {
  return language !== 'de' && !/\p{Ll}/u.test(text.slice(word?.start, word?.end));
}

/** German nouns that follow a title but are not an employer: 'Abteilung'. */
const NO_EMPLOYERS = stemMatcher(GERMAN_NO_EMPLOYERS);

/** The job titles of a sentence, each with the department that 'our' shows to be no employer: 'our Head of Visitor Experience'. */
export function titlesIn(
  { words, text }: { readonly words: readonly Word[]; readonly text: string },
  isKnown: (index: number) => boolean,
): readonly Span[] {
  return titleSpans(words, text, isKnown).map(({ start, end }) => {
    const titled = words.filter((word) => word.start >= start && word.end <= end);
    const isOwn = OUR.test(text.slice(0, start)) && !isChiefOfficer(titled, text);
    const [department = ''] = isOwn ? (DEPARTMENT.exec(text.slice(end)) ?? []) : [];
    const until = end + department.length;
    const isNamed = words.some(
      (word, index) =>
        word.start >= end && word.end <= until && (isKnown(index) || isGivenName(word.text)),
    );
    return { start, end: isNamed ? end : until };
  });
}

const OUR =
  /(?<!\p{L})(?:our|unsere?[mnrs]?|notre|nuestr[ao]|noss[ao]|nostr[ao]|onze|ons|vår|vores) $/iu;

/** ' of Visitor Experience', ' für Kunden und Service'. */
const DEPARTMENT =
  /^ (?:of|for|für|de|di|da|du|van|av|af) \p{Lu}\p{Ll}{2,20}(?:(?: (?:and|und|et|y|e|en|och|og))? \p{Lu}\p{Ll}{2,20}){0,2}(?!\p{L})/u;
