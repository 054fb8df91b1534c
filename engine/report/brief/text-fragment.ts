import { plainTextOf } from '../../text/blocks.ts';
import { FRAGMENT_END_WORDS, FRAGMENT_WORDS_MAX } from './brief-weights.ts';

const DIRECTIVE = ':~:';

/**
 * The page's address with a fragment that makes the browser jump to the quoted words and mark them. The words are those
 * a reader sees, without Markdown; long quotes are given by their first and last words, which survive small edits.
 */
export function textFragmentUrl(url: string, quote: string): string {
  const words = plainTextOf(quote)
    .split(' ')
    .filter((word) => word !== '');
  const [address = '', ...fragment] = url.split('#');
  const anchor = fragment.join('#').split(DIRECTIVE)[0] ?? '';
  const bare = anchor === '' ? address : `${address}#${anchor}`;
  if (words.length === 0) return bare;
  return `${address}#${anchor}${DIRECTIVE}text=${directiveFor(words)}`;
}

function directiveFor(words: readonly string[]): string {
  if (words.length <= FRAGMENT_WORDS_MAX) return encoded(words);
  return `${encoded(words.slice(0, FRAGMENT_END_WORDS))},${encoded(words.slice(-FRAGMENT_END_WORDS))}`;
}

/** Dash, comma and ampersand are syntax inside a text directive; only the dash is left alone by the URL's own rules. */
function encoded(words: readonly string[]): string {
  return encodeURIComponent(words.join(' ')).replaceAll('-', '%2D');
}
