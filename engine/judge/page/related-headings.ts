// Whether a heading or label opens a list of other pages.
import { RELATED_HEADINGS } from '../../lexicon/pages/related-headings.ts';
import type { Block } from '../../text/blocks.ts';
import { isEastAsian } from '../../text/east-asian.ts';
import type { Word } from '../../text/words.ts';

/** Does a heading open a list of other pages? */
export function isRelatedHeading(words: readonly Word[]): boolean {
  const [first] = words;
  if (first === undefined) return false;
  if (isEastAsian(first.text)) {
    return words.length <= EAST_ASIAN_LENGTH_MAX && RELATED_HEADINGS.has(joinedText(words, ''));
  }
  if (!RELATED_OPENINGS.has(first.text) || words.length > RELATED_WORDS_MAX) return false;
  return words.some((word, index) => {
    const isDistinctive = index > 0 || words.length === 1 || word.text.length >= LONG_WORD_LENGTH;
    return isDistinctive && RELATED_HEADINGS.has(joinedText(words.slice(0, index + 1), ' '));
  });
}

const RELATED_WORDS_MAX = 6;
/** One long word, such as 'Meistgelesen', is a label whatever follows; 'Latest' opens headlines. */
const LONG_WORD_LENGTH = 10;

const EAST_ASIAN_LENGTH_MAX = 12;

/** First words of these headings: most other headings are ruled out by them at once. */
const RELATED_OPENINGS: ReadonlySet<string> = new Set(
  [...RELATED_HEADINGS].map((heading) => heading.split(' ', 1)[0] ?? ''),
);

function joinedText(words: readonly Word[], between: string): string {
  return words.map(({ text }) => text).join(between);
}

/** Does the text announce links to other articles without being a heading: 'Related:', 'READ MORE', alone on a line or before them? */
export function isRelatedLabel(block: Block, words: readonly Word[]): boolean {
  if (block.kind === 'heading') return false;
  const colon = block.text.slice(0, LABEL_CHARACTERS_MAX).search(/[:：|·]| [–—] /u);
  const label = colon === -1 ? words : words.filter(({ end }) => end <= colon);
  return (
    label.length > 0 &&
    label.length <= RELATED_WORDS_MAX &&
    isRelatedHeading(label) &&
    (colon !== -1 || words.length <= RELATED_WORDS_MAX)
  );
}

const LABEL_CHARACTERS_MAX = 50;
