// Which passages a page has, and where on it each is.
import type { PageDocument } from '../../model/judgement.ts';
import {
  blocksOf,
  plainTextOf,
  type Block,
  LINK_LINE_SHARE_MIN,
  PAGE_CHARACTERS_MAX,
  READ_TITLE_CHARACTERS_MAX,
} from '../../text/blocks.ts';
import { wordListOf, wordsOf, type NormalizedWords, type Word } from '../../text/words.ts';
import { readAddress, type WebAddressParts } from '../../url/address.ts';
import { isRelatedHeading, isRelatedLabel } from './related-headings.ts';
import { isSpeakerCard } from './speaker-card.ts';
import { isTeaserLine } from './teaser-line.ts';

/** Where on a page a passage is; what is said in the title weighs more than in a menu. */
export type Zone = 'title' | 'description' | 'lead' | 'body' | 'aside';

/** A span of a page that is read as one. */
export type Passage = {
  readonly zone: Zone;
  readonly kind: Block['kind'];
  readonly text: string;
  readonly words: readonly Word[];
};

/** Is it the page's own text: neither its title or description nor a menu or a teaser? */
export function isMainText({ zone }: Pick<Passage, 'zone'>): boolean {
  return zone === 'lead' || zone === 'body';
}

/** Is it the title, or a heading at the top of the text? */
export function isHeadline({ zone, kind }: Pick<Passage, 'zone' | 'kind'>): boolean {
  return zone === 'title' || (zone === 'lead' && kind === 'heading');
}

/** Is it an entry of a list or a row of a table? */
export function isListed({ kind }: Pick<Passage, 'kind'>): boolean {
  return kind === 'item' || kind === 'table';
}

/** A document taken apart once, for every judge to read. */
export type ParsedPage = {
  readonly document: PageDocument;
  /** Plain, and cut to a sensible length. */
  readonly title: string;
  readonly address: WebAddressParts;
  /** Words of the path and the query of the address. */
  readonly pathWords: readonly string[];
  /** Title first, then description, then the page itself in order. */
  readonly passages: readonly Passage[];
  /** Has the page itself been read, or only its search result? */
  readonly hasContent: boolean;
};

/** Takes a document apart: plain text with its zones, words with their sentences. Any text will do. */
export function parsePage(document: PageDocument): ParsedPage {
  const title = shortText(document.title);
  const normalized: NormalizedWords = new Map();
  const address = readAddress(document.url);
  const blocks = blocksOf(document.markdown.slice(0, PAGE_CHARACTERS_MAX));
  return {
    document,
    title,
    address,
    pathWords: wordListOf(address.path),
    passages: [
      passage({ kind: 'heading', text: title }, normalized, 'title'),
      passage(
        { kind: 'paragraph', text: shortText(document.description) },
        normalized,
        'description',
      ),
      ...contentPassages(blocks, normalized),
    ].filter(({ words }) => words.length > 0),
    hasContent: blocks.length > 0,
  };
}

function shortText(text: string): string {
  return plainTextOf(text.slice(0, READ_TITLE_CHARACTERS_MAX));
}

function passage(
  block: Pick<Block, 'kind' | 'text'>,
  normalized: NormalizedWords,
  zone: Zone,
): Passage {
  const { kind, text } = block;
  return { zone, kind, text, words: wordsOf(text, normalized) };
}

function contentPassages(
  blocks: readonly Block[],
  normalized: NormalizedWords,
): readonly Passage[] {
  let paragraphs = 0;
  let isRelated = false;
  return blocks.map((block) => {
    const found = passage(block, normalized, 'body');
    isRelated = isStillRelated(isRelated, block, found);
    if (isRelated || isMenuLine(block, found) || (paragraphs > 0 && isTeasers(block, found)))
      return { ...found, zone: 'aside' };
    if (block.kind === 'heading' && paragraphs === 0) return { ...found, zone: 'lead' };
    if (found.words.length < PARAGRAPH_WORDS_MIN) return found;
    paragraphs += 1;
    return paragraphs <= LEAD_PARAGRAPHS ? { ...found, zone: 'lead' } : found;
  });
}

/** The first paragraphs of an article, which say whom it is about. */
const LEAD_PARAGRAPHS = 3;

/** Words that make a line a paragraph rather than a label. */
const PARAGRAPH_WORDS_MIN = 12;

/** Do the teasers go on? They begin at their heading or label and end at the next heading, or at a long paragraph. */
function isStillRelated(wasRelated: boolean, block: Block, found: Passage): boolean {
  if (isRelatedLabel(block, found.words)) return true;
  if (block.kind === 'heading') return isRelatedHeading(found.words);
  return wasRelated && !isProse(found);
}

const PROSE_WORDS_MIN = 30;

/** Is it a paragraph of some length, as teasers never are? */
function isProse({ kind, words }: Passage): boolean {
  return (
    kind === 'paragraph' &&
    words.length >= PROSE_WORDS_MIN &&
    words.some(({ sentence }) => sentence > 0)
  );
}

/** Is the paragraph a row of headlines below the text? Above it, such points are the page's own. */
function isTeasers({ kind }: Block, { text, words }: Passage): boolean {
  return (kind === 'paragraph' || kind === 'item') && isTeaserLine(text, words);
}

function isMenuLine(block: Block, { words }: Passage): boolean {
  if (block.linkShare < LINK_LINE_SHARE_MIN || block.kind === 'heading') return false;
  if (isSpeakerCard(words)) return false;
  return isListed(block) || words.length > 2;
}
