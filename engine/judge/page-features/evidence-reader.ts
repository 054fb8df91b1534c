// Reads pages for one prospect, each once.
import { stemOf } from '../../text/terms.ts';
import { companyForms } from '../associations/company-forms.ts';
import { createCompanyMatcher, type CompanyMatcher } from '../associations/company-matcher.ts';
import { pageEvidenceOf, type PageEvidence } from '../associations/page-evidence.ts';
import type { CompanyExpansion } from '../features/company-expansion.ts';
import { pageContextOf, type PageContext } from '../mentions/page-context.ts';
import type { Profile } from '../mentions/profile.ts';
import { memoizeByObject } from '../page/memoize-by-object.ts';
import type { ParsedPage } from '../page/parse-page.ts';

/** Reads pages for one prospect. A page that is judged again, among others, is not read again. */
export type EvidenceReader = {
  readonly profile: Profile;
  readonly contextOf: (page: ParsedPage) => PageContext;
  /** Finds the company by what the user entered and by letters that a page of the search gives it: 'AWB'. */
  readonly companyMatcher: (letters: readonly string[]) => CompanyMatcher;
  /** What the page says of each mention; `expansion` is what the company's letters stand for there. */
  readonly evidenceOf: (
    context: PageContext,
    letters: readonly string[],
    expansion: CompanyExpansion | null,
  ) => PageEvidence;
};

/** Creates a reader. What it reads is cached for as long as the reader and the pages live. */
export function createEvidenceReader(profile: Profile): EvidenceReader {
  const ownWords = new Set(profile.person.names.flatMap(({ words }) => words));
  const entered = companyForms(profile);
  const position = new Set(profile.roleStems);
  const isPosition = (word: string): boolean => position.size > 0 && position.has(stemOf(word));
  const matchers = new Map<string, CompanyMatcher>();
  const evidence = memoizeByObject<PageContext, Map<string, PageEvidence>>(() => new Map());

  function companyMatcher(letters: readonly string[]): CompanyMatcher {
    const key = letters.join(' ');
    const known = matchers.get(key);
    if (known !== undefined) return known;
    const forms = letters.map(
      (word) => ({ words: [word], strength: 'token', isAcronym: true }) as const,
    );
    const matcher = createCompanyMatcher([...entered, ...forms], ownWords);
    matchers.set(key, matcher);
    return matcher;
  }

  return {
    profile,
    contextOf: memoizeByObject((page: ParsedPage) => pageContextOf(page, profile.person)),
    companyMatcher,
    evidenceOf(context, letters, expansion) {
      const byWords = evidence(context);
      const key = `${letters.join(' ')}|${expansion?.isCertain ?? ''}`;
      const known = byWords.get(key);
      if (known !== undefined) return known;
      const find = withExpansion(companyMatcher(letters), expansion);
      const read = pageEvidenceOf(context, { find, isPosition }, profile.person);
      byWords.set(key, read);
      return read;
    },
  };
}

/** The words that the company's letters stand for name it too. The fewer the letters, the less certain it is. */
function withExpansion(find: CompanyMatcher, expansion: CompanyExpansion | null): CompanyMatcher {
  const [first] = expansion?.words ?? [];
  if (expansion === null || first === undefined) return find;
  return (words) => {
    const start = words.indexOf(first);
    if (start === -1) return find(words);
    const strength = expansion.isCertain ? 'short' : 'token';
    const end = start + expansion.words.length;
    const { certainty } = expansion;
    return [...find(words), { start, end, strength, isOther: false, isOutside: false, certainty }];
  };
}
