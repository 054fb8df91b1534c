import type { FoundLink } from '../../model/found-link.ts';
import { READ_TITLE_CHARACTERS_MAX } from '../../text/blocks.ts';
import { wordListOf } from '../../text/words.ts';
import { siteHost } from '../../url/canonical-url.ts';
import {
  SNIPPET_CONTAINED_MIN,
  SNIPPET_SHINGLES_MIN,
  TITLE_WORDS_MIN,
  containment,
  shinglesOf,
} from './shingles.ts';

/** What two search results are compared by. */
export type Listing = {
  readonly host: string;
  readonly wordings: readonly Wording[];
  readonly snippet: string;
};

/** Takes a search result apart, once for all comparisons with others. */
export function listingOf({
  url,
  title,
  snippet,
}: Pick<FoundLink, 'url' | 'title' | 'snippet'>): Listing {
  return { host: siteHost(url), wordings: wordingsOf(title), snippet };
}

/** Do two results on different hosts show the same title above the same words? On one host they may share a description. */
export function isSameListing(one: Listing, other: Listing): boolean {
  return (
    one.host !== other.host && isSameTitle(one, other) && isSameSnippet(one.snippet, other.snippet)
  );
}

function isSameSnippet(one: string, other: string): boolean {
  const first = shinglesOf(wordsOfText(one));
  const second = shinglesOf(wordsOfText(other));
  if (Math.min(first.size, second.size) < SNIPPET_SHINGLES_MIN) return false;
  return containment(first, second) >= SNIPPET_CONTAINED_MIN;
}

/** Sites put their name after the title ('… | The Ledger', '… - Yahoo Finance'), and search engines cut it short. */
function isSameTitle(one: Listing, other: Listing): boolean {
  return one.wordings.some((first) => other.wordings.some((second) => startsAlike(first, second)));
}

type Wording = { readonly words: readonly string[]; readonly isCut: boolean };

const SITE_NAME = /\s[|·•–—-]\s[^|·•–—]{1,60}$/u;
const CUT_SHORT = /(?:…|\.\.\.)\s*$/u;

function wordingsOf(title: string): readonly Wording[] {
  const whole = title.slice(0, READ_TITLE_CHARACTERS_MAX).trim();
  const bare = whole.replace(SITE_NAME, '');
  return [...new Set([whole, bare])].map((text) => ({
    words: wordsOfText(text),
    isCut: CUT_SHORT.test(text),
  }));
}

function startsAlike(one: Wording, other: Wording): boolean {
  const [shorter, longer] = one.words.length <= other.words.length ? [one, other] : [other, one];
  if (shorter.words.length < TITLE_WORDS_MIN) return false;
  if (shorter.words.length < longer.words.length && !shorter.isCut) return false;
  return shorter.words.every((word, index) => word === longer.words[index]);
}

function wordsOfText(text: string): readonly string[] {
  return wordListOf(text.slice(0, READ_TITLE_CHARACTERS_MAX).replace(CUT_SHORT, ''));
}
