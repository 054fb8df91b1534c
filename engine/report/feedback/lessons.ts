import { FIELD_WORDS, JOB_TITLES, ORGANISATIONS } from '../../judge/mentions/vocabulary.ts';
import { STOP_WORDS } from '../../lexicon/grammar/stop-words.ts';
import { RANK_WORDS } from '../../lexicon/job-titles/job-titles.ts';
import { LEGAL_FORMS } from '../../lexicon/organisations/legal-forms.ts';
import { GENERIC_COMPANY_WORDS } from '../../lexicon/organisations/organisation-words.ts';
import type { StatedFact } from '../../model/judgement.ts';
import type { Prospect } from '../../model/prospect.ts';
import type { SavedResult } from '../../model/report-document.ts';
import { companyNameKey } from '../../names/companies/company-name-parts.ts';
import { isIndustry } from '../../names/companies/industries.ts';
import { stemOf } from '../../text/terms.ts';
import { wordListOf } from '../../text/words.ts';
import { domainLabel, readAddress, registrableDomain } from '../../url/address.ts';
import { canonicalUrl } from '../../url/canonical-url.ts';
import type { Mark, Marks, MarkAssociation } from './associations.ts';
import { stemsOfName } from './traits.ts';

/** What the user's marks taught of the prospect's life, and of other lives: by `keyOf`, the mark of the pages that state it. */
export type Lessons = ReadonlyMap<string, Mark>;

/**
 * What marked pages state, those of this report and those of earlier ones alike. Left out is what distinguishes nobody: what pages
 * marked either way state, the prospect's own company, roles of the trade, and what most of the report's pages state.
 */
export function lessonsOf(
  prospect: Prospect,
  results: readonly SavedResult[],
  marks: Marks,
): Lessons {
  const here = new Map(results.map((result) => [canonicalUrl(result.url), result.stated]));
  const sides = new Map<string, Set<Mark>>();
  const isDistinctive = distinctiveFactsFor(prospect);
  for (const [address, { mark, stated }] of marks) {
    const found = here.get(address) ?? [];
    for (const fact of found.length > 0 ? found : stated) {
      if (!isDistinctive(fact)) continue;
      const key = keyOf(fact);
      sides.set(key, (sides.get(key) ?? new Set()).add(mark));
    }
  }
  const isCommon = commonKeyTest(results);
  return new Map(
    [...sides].flatMap(([key, [mark, otherMark]]) =>
      mark === undefined || otherMark !== undefined || isCommon(key) ? [] : [[key, mark] as const],
    ),
  );
}

/** The strongest thing a page states that the user's marks taught for one side; `null` when it states none. */
export function lessonAssociation(
  result: SavedResult,
  lessons: Lessons,
  mark: Mark,
): MarkAssociation | null {
  const [best] = knownOf(result)
    .filter((fact) => lessons.get(keyOf(fact)) === mark)
    .toSorted(
      (one, other) =>
        LESSON_SHIFTS[other.kind] - LESSON_SHIFTS[one.kind] || (one.text < other.text ? -1 : 1),
    );
  if (best === undefined) return null;
  return { shift: LESSON_SHIFTS[best.kind], isSamePlace: false, facts: factsOf(best, mark) };
}

/**
 * Log-odds by which a page moves that states what a marked page states: less than the same employer in the judge's reasons, since
 * a page may name a second one, and least for a role or a home, which two lives can share.
 */
const LESSON_SHIFTS: Readonly<Record<StatedFact['kind'], number>> = {
  employer: 2,
  site: 1.5,
  role: 1,
  place: 1,
};

function factsOf({ kind, text }: StatedFact, mark: Mark): MarkAssociation['facts'] {
  if (kind === 'employer') return { code: 'tied-by-employer', employer: text, mark };
  if (kind === 'role') return { code: 'tied-by-role', role: text, mark };
  if (kind === 'place') return { code: 'tied-by-place', place: text, mark };
  return { code: 'tied-by-site', site: text, mark };
}

/** What a page states, and where it lies: whether its site means anything is for the marked page to say. */
function knownOf({ stated, url }: SavedResult): readonly StatedFact[] {
  const site = registrableDomain(readAddress(url).host);
  return [...stated.filter(({ kind }) => kind !== 'site'), { kind: 'site', text: site }];
}

/** One key for all spellings of a fact. */
function keyOf({ kind, text }: StatedFact): string {
  const words = kind === 'employer' ? companyNameKey(text) : wordListOf(text).join(' ');
  return `${kind} ${words}`;
}

/** What most pages state sets none of them apart. */
function commonKeyTest(results: readonly SavedResult[]): (key: string) => boolean {
  const counts = new Map<string, number>();
  for (const result of results) {
    for (const key of new Set(knownOf(result).map(keyOf)))
      counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  const most = Math.max(COMMON_RESULTS_MIN, results.length * COMMON_SHARE);
  return (key) => (counts.get(key) ?? 0) > most;
}

/** Of a report's pages, the share that may state the same thing before it counts as common, and the number that always may. */
const COMMON_SHARE = 0.5;
const COMMON_RESULTS_MIN = 2;

/** Does a fact distinguish one life from another? Not the prospect's own company or job title, and not what the trade shares. */
function distinctiveFactsFor(prospect: Prospect): (fact: StatedFact) => boolean {
  const { name, company, companyUrl, position } = prospect;
  const known = new Set([...stemsOfName(name), ...stemsOfName(company), ...stemsOfName(position)]);
  const ownSite = domainLabel(readAddress(companyUrl).host);
  return ({ kind, text }) => {
    if (kind === 'site') return registrableDomain(text) === text && domainLabel(text) !== ownSite;
    const distinctive = wordListOf(text).filter(
      (word) =>
        !known.has(stemOf(word)) && !isShared(word) && (kind !== 'role' || !isOfTrade(word)),
    );
    return distinctive.join('').length >= DISTINCTIVE_CHARACTERS_MIN;
  };
}

/** Letters beyond words that anybody's employer, role or place could have. */
const DISTINCTIVE_CHARACTERS_MIN = 3;

/** Is it a word of grammar, a legal form, or a word of every organisation? */
function isShared(word: string): boolean {
  const shared = [STOP_WORDS, LEGAL_FORMS, GENERIC_COMPANY_WORDS];
  return shared.some((words) => words.has(word)) || ORGANISATIONS.holds(word) || isIndustry(word);
}

function isOfTrade(word: string): boolean {
  return RANK_WORDS.has(word) || JOB_TITLES.holds(word) || FIELD_WORDS.holds(word);
}
