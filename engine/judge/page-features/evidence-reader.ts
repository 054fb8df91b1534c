// Reads pages for one prospect, each once.
import { languageOf, LANGUAGE_WORDS_MAX } from '../../text/language.ts';
import { memoize, memoizeByObject } from '../../text/lookups.ts';
import { firstOf } from '../../text/place-of-phrase.ts';
import { stemOf } from '../../text/terms.ts';
import type { Word } from '../../text/words.ts';
import { companyForms } from '../associations/company-forms.ts';
import { createCompanyMatcher, type CompanyMatcher } from '../associations/company-matcher.ts';
import { kindsOf, withReferences } from '../associations/company-references.ts';
import { pageEvidenceOf, type PageEvidence } from '../associations/page-evidence.ts';
import { pageContextOf, type PageContext } from '../mentions/page-context.ts';
import type { Profile } from '../mentions/profile.ts';
import { isMainText, type ParsedPage, type Passage } from '../page/parse-page.ts';
import {
  expansionsIn,
  type CompanyExpansion,
} from '../search-result-features/company-expansion.ts';
import { fieldFeatures } from '../search-result-features/field-features.ts';

/** Reads pages for one prospect. A page that is judged again, among others, is not read again. */
export type EvidenceReader = {
  readonly profile: Profile;
  readonly contextOf: (page: ParsedPage) => PageContext;
  /** Finds the company by what the user entered and by letters that a page of the search gives it: 'AWB'. */
  readonly companyMatcher: (text: MatchedText) => CompanyMatcher;
  /** What the page says of each mention. */
  readonly evidenceOf: (context: PageContext, company: CompanyLetters) => PageEvidence;
};

/** Letters by which the company is found too, and the language of the texts in which it is looked for. */
type MatchedText = { readonly letters: readonly string[]; readonly language: string | null };

/** Letters that a page of the search gives the company, and what the company's own letters stand for on the page. */
type CompanyLetters = {
  readonly letters: readonly string[];
  readonly expansion: CompanyExpansion | null;
};

/** Creates a reader. What it reads is cached for as long as the reader and the pages live. */
export function createEvidenceReader(profile: Profile): EvidenceReader {
  const ownWords = new Set(profile.person.names.flatMap(({ words }) => words));
  const entered = companyForms(profile);
  const position = new Set(profile.roleStems);
  const isPosition = (word: string): boolean => position.size > 0 && position.has(stemOf(word));
  const companyMatcher = memoize(
    ({ letters, language }: MatchedText) => {
      const forms = letters.map(
        (word) => ({ words: [word], strength: 'token', isAcronym: true }) as const,
      );
      return createCompanyMatcher([...entered, ...forms], ownWords, language);
    },
    ({ letters, language }) => `${letters.join(' ')}|${language ?? ''}`,
  );
  const kinds = kindsOf(profile.company.words);
  const evidenceIn = memoizeByObject((context: PageContext) =>
    memoize(
      ({ letters, expansion }: CompanyLetters) => {
        const { passages } = context.page;
        const read = firstOf(passages.filter(isMainText), ({ words }) => words, LANGUAGE_WORDS_MAX);
        const language = languageOf(read.map(({ text }) => text));
        // Each passage is read for longer names first, and then for what it says.
        const find = memoizeByObject(companyMatcher({ letters, language }));
        const own = withLongerNames(find, passages);
        const spelled = letters.concat(
          profile.company.shortName === '' ? [...profile.company.acronyms] : [],
        );
        const foreign = lettersOfAnother(context, spelled, profile.distinctiveCompanyWords);
        const named = withExpansion(foreign.size === 0 ? own : without(own, foreign), expansion);
        const findAll = withReferences(named, passages, kinds);
        // 'She' may be anybody of a family.
        const ofLives = fieldFeatures({ profile, context })['life-records'].strength > 0;
        const prospect = { find: findAll, isPosition, referringIn: ofLives ? null : language };
        return pageEvidenceOf(context, prospect, profile.person);
      },
      // The first words of the page that the letters may stand for: on one page always the same.
      ({ letters, expansion }) => `${letters.join(' ')}|${expansion?.isCertain ?? ''}`,
    ),
  );

  return {
    profile,
    contextOf: memoizeByObject((page: ParsedPage) => pageContextOf(page, profile.person)),
    companyMatcher,
    evidenceOf: (context, company) => evidenceIn(context)(company),
  };
}

/**
 * A headline in capitals does not show where a name ends, but the text does: where it speaks of 'Acme Gardens', the headline 'Acme
 * Gardens Wins Award' does too.
 */
function withLongerNames(find: CompanyMatcher, passages: readonly Passage[]): CompanyMatcher {
  let known: ReadonlySet<string | null> | null = null;
  const longer = (): ReadonlySet<string | null> =>
    (known ??= new Set(
      passages.filter(isMainText).flatMap(({ words }) =>
        find(words)
          .filter(({ isOther }) => isOther)
          .map(({ end }) => nameBehind(words, end)),
      ),
    ));
  return (words) =>
    find(words).map((one) => {
      const behind = one.isOther ? null : nameBehind(words, one.end);
      return behind !== null && longer().has(behind) ? { ...one, isOther: true } : one;
    });
}

/** The capitalised word that follows in the same phrase; `null` when there is none. */
function nameBehind(words: readonly Word[], end: number): string | null {
  const next = words[end];
  return next?.isCapital === true && !next.startsPhrase ? next.text : null;
}

/** The company's letters that stand for another organisation on the page: 'TRC – Toronto Rental Centre' where Tasman Racing is meant. */
function lettersOfAnother(
  { page: { passages } }: PageContext,
  letters: readonly string[],
  own: readonly string[],
): ReadonlySet<string> {
  const sought = new Set(letters.filter(({ length }) => length >= LETTERS_MIN));
  const written = new Set<string>();
  for (const { words } of sought.size === 0 ? [] : passages) {
    for (const { text } of words) if (sought.has(text)) written.add(text);
  }
  const another = [...written].filter((one) => {
    const spelled = passages.flatMap(({ words }) => expansionsIn(words, one)).flat();
    return spelled.length > 0 && !spelled.some(({ text }) => own.includes(text));
  });
  return new Set(another);
}

/** Two letters begin too many pairs of words. */
const LETTERS_MIN = 3;

function without(find: CompanyMatcher, letters: ReadonlySet<string>): CompanyMatcher {
  return (words) =>
    find(words).map((one) => {
      const isLetters = one.end - one.start === 1 && letters.has(words[one.start]?.text ?? '');
      return isLetters ? { ...one, isOther: true } : one;
    });
}

/** How surely the company is meant by what its letters stand for, always less than by its own name. */
const CERTAIN = 0.9;
const UNCERTAIN = 0.4;

/** The words that the company's letters stand for name it too. The fewer the letters, the less certain it is. */
function withExpansion(find: CompanyMatcher, expansion: CompanyExpansion | null): CompanyMatcher {
  const [first] = expansion?.words ?? [];
  if (expansion === null || first === undefined) return find;
  return (words) => {
    const start = words.indexOf(first);
    if (start === -1) return find(words);
    const strength = expansion.isCertain ? 'short' : 'token';
    const end = start + expansion.words.length;
    const certainty = expansion.isCertain ? CERTAIN : UNCERTAIN;
    return [...find(words), { start, end, strength, isOther: false, isOutside: false, certainty }];
  };
}
