// What of the prospect is looked for in texts.
import { STOP_WORDS } from '../../lexicon/grammar/stop-words.ts';
import { RANK_WORDS } from '../../lexicon/job-titles/job-titles.ts';
import { GENERIC_COMPANY_WORDS } from '../../lexicon/organisations/organisation-words.ts';
import type { CompanyProfile, Prospect } from '../../model/prospect.ts';
import { companyNamesOf, type CompanyNames } from '../../names/companies/company-aliases.ts';
import { withoutEastAsianForm } from '../../names/companies/company-name-parts.ts';
import {
  createPersonMatcher,
  type PersonMatcher,
} from '../../names/people/mentions/person-matcher.ts';
import { prospectNamesOf } from '../../names/people/prospect-names.ts';
import { rolePhrasesOf } from '../../names/roles/role-phrases.ts';
import { cleanText } from '../../text/normalize.ts';
import { stemOf, termsOf } from '../../text/terms.ts';
import { wordListOf } from '../../text/words.ts';
import { readAddress } from '../../url/address.ts';
import { topicsOf, type TopicShares } from '../topic/topics-of.ts';

/** The prospect, prepared for searching texts. No stem comes from the person's own name. */
export type Profile = {
  /** As entered, cut to sensible lengths. */
  readonly entered: Prospect;
  /** Finds the person by the name and its other spellings. */
  readonly person: PersonMatcher;
  readonly nameStems: ReadonlySet<string>;
  readonly company: CompanyNames;
  readonly companyStems: readonly string[];
  /** Words of the company's name that few other organisations share. */
  readonly distinctiveCompanyWords: readonly string[];
  readonly rolePhrases: readonly (readonly string[])[];
  readonly roleStems: readonly string[];
  readonly noteStems: readonly string[];
  readonly topics: TopicShares;
  /** The last part of the LinkedIn address, lower case; '' when not given. */
  readonly linkedinSlug: string;
};

/** Reads the prospect once; any text will do in any field. `known` are the company's other names, where a source has them. */
export function profileOf(entered: Prospect, known?: CompanyProfile): Profile {
  const prospect = withBoundedFields(entered);
  const names = prospectNamesOf(prospect);
  const nameStems = new Set(names.flatMap(({ words }) => termsOf(words).map(stemOf)));
  const company = companyNamesOf(prospect, known);
  const role = wordListOf(prospect.position);
  const rolePhrases = rolePhrasesOf(prospect.position);
  // 'Location: Berlin' gives Berlin.
  const notes = wordListOf(prospect.notes.replace(/\b\p{L}{2,20}:/gu, ' '));
  const companyWords = wordListOf(withoutEastAsianForm(prospect.company));
  const isOwnName = (word: string): boolean => nameStems.has(stemOf(word));
  return {
    entered: prospect,
    person: createPersonMatcher(names),
    nameStems,
    company,
    companyStems: evidenceStems(companyWords, nameStems),
    distinctiveCompanyWords: companyWords.filter(
      (word) => isDistinctiveCompanyWord(word) && !isOwnName(word),
    ),
    rolePhrases,
    roleStems: evidenceStems(
      role.filter((word) => !RANK_WORDS.has(word)),
      nameStems,
    ),
    noteStems: evidenceStems(notes, nameStems),
    topics: topicsOf(
      [...companyWords, ...rolePhrases.flat(), ...notes].filter((word) => !isOwnName(word)),
    ),
    linkedinSlug: linkedinSlugOf(prospect.linkedinUrl),
  };
}

/** Characters read of a prospect's field; nobody's name or company is longer. */
const FIELD_CHARACTERS_MAX = 300;
const NOTES_CHARACTERS_MAX = 5000;

function bounded(text: string): string {
  return cleanText(text.slice(0, FIELD_CHARACTERS_MAX));
}

function withBoundedFields(prospect: Prospect): Prospect {
  return {
    name: bounded(prospect.name),
    company: bounded(prospect.company),
    companyUrl: bounded(prospect.companyUrl),
    position: bounded(prospect.position),
    linkedinUrl: bounded(prospect.linkedinUrl),
    notes: cleanText(prospect.notes.slice(0, NOTES_CHARACTERS_MAX)),
  };
}

/** Distinct stems that can be evidence: no grammar, no single letters, nothing of the person's own name. */
function evidenceStems(
  words: readonly string[],
  nameStems: ReadonlySet<string>,
): readonly string[] {
  const distinctive = termsOf(words).filter((word) => word.length > 1 && !STOP_WORDS.has(word));
  const stems = distinctive.map(stemOf);
  return [...new Set(stems)].filter((stem) => !nameStems.has(stem));
}

const DISTINCTIVE_WORD_LENGTH_MIN = 4;

function isDistinctiveCompanyWord(word: string): boolean {
  return (
    word.length >= DISTINCTIVE_WORD_LENGTH_MIN &&
    !GENERIC_COMPANY_WORDS.has(word) &&
    !STOP_WORDS.has(word)
  );
}

/** `https://www.linkedin.com/in/jane-doe-1a2b/` has the slug `jane-doe-1a2b`. */
export function linkedinSlugOf(url: string): string {
  const { host, path } = readAddress(url.includes('://') ? url.trim() : `https://${url.trim()}`);
  if (host !== 'linkedin.com' && !host.endsWith('.linkedin.com')) return '';
  return /^\/(?:in|pub)\/([^/?#]+)/u.exec(path)?.[1]?.toLowerCase() ?? '';
}
