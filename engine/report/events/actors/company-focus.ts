import { COMPANY_BODIES, THEIR_COMPANY } from '../../../lexicon/grammar/company-descriptions.ts';
import { CLUBS } from '../../../lexicon/grammar/other-organisations.ts';
import { AUTHORITY } from '../../../lexicon/organisations/organisation-words.ts';
import { plainLetters } from '../../../text/plain-letters.ts';
import { readAddress } from '../../../url/address.ts';
import type { AnalyzedPage } from '../../sales-signals/analyzed-pages.ts';
import type { AttributedSentence } from '../../sales-signals/attributed-sentences.ts';
import { namesCompanyIn } from '../../sales-signals/names/names-in-sentence.ts';
import { refersToCompany } from '../../sales-signals/reference-words.ts';
import {
  includesOrganisation,
  isPersonName,
  type NamedSentence,
  nameOf,
  namesOrganisation,
} from './event-actors.ts';

/** After this many sentences 'the company' no longer means the one named last. */
const FOCUS_SENTENCES = 6;

/**
 * Tells for each sentence whether 'the company' means the prospect's. It means the organisation named last, beginning with the title, or
 * else the one that the page names most; on a page that names none it is theirs. After a club is named, 'the board' is the club's.
 */
export function sentencesInFocus(
  sentences: readonly NamedSentence[],
  isTitled: boolean,
  language: string | null,
): readonly boolean[] {
  const naming = sentences.filter(namesCompany).length;
  const namingOthers = sentences.filter(namesOther).length;
  // A page that names no organisation is about theirs: 'The co-op passed its audit in May'.
  const isAlone = naming + namingOthers === 0;
  const isMain = naming > namingOthers;
  let since = isAlone ? -Infinity : isTitled ? 0 : Infinity;
  let isAnyOther = false;
  let isProspectLast = true;
  const areOfClub = sentencesOfClub(sentences, language);
  const inFocus = sentences.map((sentence) => {
    const { text, actors } = sentence;
    // If no other organisation is named, the company counts even where it only says where somebody works.
    const isNamed = actors.company.length > 0 || (!isAnyOther && namesCompany(sentence));
    const isOther = includesOrganisation(actors.others, text);
    isAnyOther ||= isOther && !isNamed;
    isProspectLast = namesProspect(sentence) ?? isProspectLast;
    if (!isNamed && isOfSpeaker(text, isProspectLast)) return false;
    const before = since;
    since = sentencesSinceNamed(since, isNamed, isOther);
    return isNamed || isMain || before < FOCUS_SENTENCES;
  });
  return inFocus.map((isInFocus, index) => isInFocus && areOfClub[index] !== true);
}

/** Is it about the company of somebody else who was named before: 'His bank has bought a tool'? */
function isOfSpeaker(text: string, isProspectLast: boolean): boolean {
  return !isProspectLast && THEIR_COMPANY.test(text);
}

function sentencesSinceNamed(since: number, isNamed: boolean, isOther: boolean): number {
  if (isNamed) return 0;
  return isOther ? Infinity : since + 1;
}

function namesCompany({ named }: NamedSentence): boolean {
  return named.company.length > 0;
}

/** Does a sentence name others that are called a company, a bank or the like and are no authority? */
function namesOther({ attributed: { names, sentence } }: NamedSentence): boolean {
  return names.others
    .map((name) => nameOf(name, sentence))
    .some((other) => namesOrganisation(other) && !AUTHORITY.test(plainLetters(other)));
}

/** Does a sentence name the prospect, or only somebody else (`false`)? `null` where it names nobody. */
function namesProspect({ named, actors, text }: NamedSentence): boolean | null {
  if (named.person.length > 0) return true;
  return actors.others.some(({ start, end }) => isPersonName(text.slice(start, end)))
    ? false
    : null;
}

/** Tells for each sentence whether it is about a club, or about the board of one named before. */
function sentencesOfClub(
  sentences: readonly NamedSentence[],
  language: string | null,
): readonly boolean[] {
  if (sentences.some(({ attributed }) => isNamedClub(attributed))) return [];
  let isInClub = false;
  return sentences.map(({ text, actors }) => {
    if (actors.company.length > 0) {
      isInClub = false;
      return false;
    }
    const namesClub = CLUBS.test(text);
    isInClub = namesClub || (isInClub && !refersToCompany(text, language));
    return namesClub || (isInClub && namesBoard(text, language));
  });
}

/** Is the company itself a club, judging by its name? */
export function isNamedClub({ names, sentence }: AttributedSentence): boolean {
  return names.company.some((name) => CLUBS.test(plainLetters(nameOf(name, sentence))));
}

/** Is a sentence about a club, and not about the company by its name? */
export function isAboutClub({ names, sentence }: AttributedSentence): boolean {
  return names.company.length === 0 && CLUBS.test(plainLetters(sentence.text));
}

/** Is a page about a club and not about the company: 'The choir has a new alto. Jane Doe left in May.'? */
export function isClubPage(page: AnalyzedPage): boolean {
  const { result, sentences } = page;
  return (
    sentences.every(({ names }) => names.company.length === 0) &&
    (CLUBS.test(plainLetters(result.title)) || sentences.some(isAboutClub)) &&
    !namesCompanyIn(page, result.title)
  );
}

/** Is it a club's site, judging by its host: 'www.riverside-choir.example'? */
export function isClubSite(url: string): boolean {
  return CLUBS.test(readAddress(url).host.replaceAll(/[.-]/gu, ' '));
}

/** Does a sentence in plain letters mention 'the company', or 'the board', which acts for it? */
export function meansCompany(text: string, language: string | null): boolean {
  return refersToCompany(text, language) || namesBoard(text, language);
}

function namesBoard(text: string, language: string | null): boolean {
  return COMPANY_BODIES[language ?? 'en']?.test(text) === true;
}
