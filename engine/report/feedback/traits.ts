import { STOP_WORDS } from '../../lexicon/grammar/stop-words.ts';
import { RANK_WORDS } from '../../lexicon/job-titles/job-titles.ts';
import { GENERIC_COMPANY_WORDS } from '../../lexicon/organisations/organisation-words.ts';
import { PROFILE_SECTIONS } from '../../lexicon/pages/boilerplate.ts';
import type { SavedResult } from '../../model/report-document.ts';
import { stemOf } from '../../text/terms.ts';
import { wordListOf } from '../../text/words.ts';
import { readAddress } from '../../url/address.ts';

/** What one result is compared by when the user marks it or another. */
export type Traits = {
  /** The words that may show whom it is about: stem to word as written, normalised. */
  readonly words: ReadonlyMap<string, string>;
  /** The employer its reasons name instead of the prospect's own; `null` when they name none. */
  readonly employer: string | null;
  /** That employer's normalised words; '' when there is none. */
  readonly employerKey: string;
  /** The profile that the page is (`profilePlaceOf`); `null` when it is no profile. */
  readonly profile: string | null;
};

/** Reads what a result is compared by; a page's own text is not there any more when a report has been saved. */
export function traitsOf({ title, description, reasons, url }: SavedResult): Traits {
  const employer = reasons.find((reason) => reason.code === 'other-employer')?.employer ?? null;
  const words = wordListOf(`${title}\n${description}`).filter(isDistinctiveWord);
  return {
    words: new Map(words.map((word) => [stemOf(word), word])),
    employer,
    employerKey: employer === null ? '' : wordListOf(employer).join(' '),
    profile: profilePlaceOf(url),
  };
}

/** Is the word on few pages? Grammar, figures and the words of every trade and rank are on anybody's. */
function isDistinctiveWord(word: string): boolean {
  return (
    word.length > 2 &&
    !NUMBER.test(word) &&
    ![STOP_WORDS, GENERIC_COMPANY_WORDS, RANK_WORDS].some((words) => words.has(word))
  );
}

const NUMBER = /^\p{N}+$/u;

/**
 * The profile an address lies on, as host and path: 'medium.example/@jane' of '…/@jane/a-post', 'site.example/author/jane'
 * of '…/author/jane/page/2'. `null` when the address names none.
 */
function profilePlaceOf(url: string): string | null {
  const { host, path } = readAddress(url);
  const [first = '', second] = (path.toLowerCase().split(/[?#]/u)[0] ?? '')
    .split('/')
    .filter(Boolean);
  if (first.startsWith('@') && first.length > 1) return `${host}/${first}`;
  return PROFILE_SECTIONS.has(first) && second !== undefined ? `${host}/${first}/${second}` : null;
}

/** Stems of a name, which every page about anybody of that name shares. */
export function stemsOfName(name: string): ReadonlySet<string> {
  return new Set(wordListOf(name).map(stemOf));
}
