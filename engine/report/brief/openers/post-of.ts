import { ORGANISATION_WORDS } from '../../../lexicon/organisations/organisation-words.ts';
import type { PostStatus, WhoLine } from '../../../model/brief.ts';
import type { Prospect } from '../../../model/prospect.ts';
import { entriesIn } from '../../../taxonomy/taxonomy.ts';
import { plainLetters } from '../../../text/plain-letters.ts';
import { type Word, wordListOf, wordsOf } from '../../../text/words.ts';
import type { AnalyzedPage } from '../../sales-signals/analyzed-pages.ts';
import { createNameFinder, namesCompanyIn } from '../../sales-signals/names/names-in-sentence.ts';
import type { BriefFacts } from '../brief-facts.ts';

/** The post that somebody can be written about. */
export type Post = {
  /** `null` when no page says. */
  readonly status: PostStatus | null;
  /** Of somebody who has left, the new employer, or '' when no page names one or pages disagree; else the company they were entered with. */
  readonly employer: string;
  /** As the page writes it; '' when none does. */
  readonly title: string;
};

/** Reads the newest word on the post. */
export function postOf(who: readonly WhoLine[], { prospect, company, pages }: BriefFacts): Post {
  const [latest] = who;
  if (latest === undefined) return { status: null, employer: company, title: '' };
  const { status, title } = latest;
  if (status !== 'left') return { status, employer: company, title };
  const isOld = isEnteredCompany(latest.company, prospect, pageOf(pages, latest.resultId));
  const isDisputed = who.some(({ standing }) => standing === 'conflict');
  return { status, employer: isOld || isDisputed ? '' : latest.company, title };
}

/** The page that a line is from, or another, whose finder knows the same names. */
export function pageOf(pages: readonly AnalyzedPage[], id: string): AnalyzedPage | undefined {
  return pages.find(({ result }) => result.id === id) ?? pages[0];
}

/** Is it the company entered, by one of its names or in another language: 'Turia Norte Water' is 'Aguas del Turia Norte'? */
function isEnteredCompany(
  name: string,
  prospect: Prospect,
  page: AnalyzedPage | undefined,
): boolean {
  if (page !== undefined && namesCompanyIn(page, name)) return true;
  const entered = new Set(wordListOf(prospect.company).filter(isDistinctive));
  return wordListOf(name).filter((word) => isDistinctive(word) && entered.has(word)).length > 1;
}

function isDistinctive(word: string): boolean {
  return isLongWord(word) && !ORGANISATION_WORDS.has(word);
}

/** Is a word longer than articles and prepositions are: 'le', 'de', 'and'? */
export function isLongWord({ length }: string): boolean {
  return length > SMALL_WORD_LENGTH_MAX;
}

const SMALL_WORD_LENGTH_MAX = 3;

/** The roles of the taxonomy that a text names: 'head of compliance'. */
export function rolesIn(text: string): readonly string[] {
  return entriesIn(plainLetters(text))
    .filter(({ entry }) => entry.group === 'role')
    .map(({ entry }) => entry.id);
}

/** Does the page name the employer of that post, by any of its names? */
export function namesEmployer(
  { result, sentences }: AnalyzedPage,
  { status, employer }: Post,
  prospect: Prospect,
): boolean {
  if (status !== 'left') {
    return sentences.some(
      ({ names, reference }) => names.company.length > 0 || reference === 'company',
    );
  }
  const isNamed = employerFinder(employer, prospect, result.language);
  const head = `${result.title}. ${result.description}`;
  return (
    isNamed(wordsOf(head), head) ||
    sentences.some(({ sentence }) => isNamed(sentence.words, sentence.text))
  );
}

/** Finds an employer that is not the one the prospect was entered with. */
export function employerFinder(
  employer: string,
  prospect: Prospect,
  language: string | null,
): (words: readonly Word[], text: string) => boolean {
  const moved: Prospect = { ...prospect, company: employer, companyUrl: '', notes: '' };
  const findNames = createNameFinder(moved, language);
  return (words, text) => findNames(words, text).company.length > 0;
}
