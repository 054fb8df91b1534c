import type { PageDocument } from '../../model/page.ts';
import { readAddress, type Address } from '../../url/address.ts';
import { blocksOf, plainTextOf, type Block } from '../../text/blocks.ts';
import {
  LEAD_PARAGRAPHS,
  LINK_LINE_SHARE_MIN,
  PAGE_CHARACTERS_MAX,
  PARAGRAPH_WORDS_MIN,
  READ_TITLE_CHARACTERS_MAX,
} from '../../text/text-weights.ts';
import { wordListOf, wordsOf, type NormalizedWords, type Word } from '../../text/words.ts';

/** Where on a page a passage is; what is said in the title weighs more than in a menu. */
export type Zone = 'title' | 'description' | 'lead' | 'body' | 'aside';

/** A span of a page that is read as one. */
export type Passage = {
  readonly zone: Zone;
  readonly kind: Block['kind'];
  readonly text: string;
  readonly words: readonly Word[];
};

/** A document taken apart once, for every judge to read. */
export type ReadPage = {
  readonly document: PageDocument;
  /** Plain, and cut to a sensible length. */
  readonly title: string;
  readonly address: Address;
  /** Words of the path and the query of the address. */
  readonly pathWords: readonly string[];
  /** Title first, then description, then the page itself in order. */
  readonly passages: readonly Passage[];
  /** Has the page itself been read, or only its search result? */
  readonly hasContent: boolean;
};

/** Takes a document apart: plain text with its zones, words with their sentences. Any text will do. */
export function readPage(document: PageDocument): ReadPage {
  const title = shortText(document.title);
  const folded: NormalizedWords = new Map();
  const address = readAddress(document.url);
  const blocks = blocksOf(document.markdown.slice(0, PAGE_CHARACTERS_MAX));
  return {
    document,
    title,
    address,
    pathWords: wordListOf(address.path),
    passages: [
      passage({ kind: 'heading', text: title }, folded, 'title'),
      passage({ kind: 'paragraph', text: shortText(document.description) }, folded, 'description'),
      ...contentPassages(blocks, folded),
    ].filter(({ words }) => words.length > 0),
    hasContent: blocks.length > 0,
  };
}

function shortText(text: string): string {
  return plainTextOf(text.slice(0, READ_TITLE_CHARACTERS_MAX));
}

function passage(
  block: Pick<Block, 'kind' | 'text'>,
  folded: NormalizedWords,
  zone: Zone,
): Passage {
  const { kind, text } = block;
  return { zone, kind, text, words: wordsOf(text, folded) };
}

function contentPassages(blocks: readonly Block[], folded: NormalizedWords): readonly Passage[] {
  let paragraphs = 0;
  let isRelated = false;
  return blocks.map((block) => {
    const found = passage(block, folded, 'body');
    if (block.kind === 'heading') isRelated = isRelatedHeading(found.words);
    if (isRelated || isMenuLine(block, found)) return { ...found, zone: 'aside' };
    if (block.kind === 'heading' && paragraphs === 0) return { ...found, zone: 'lead' };
    if (found.words.length < PARAGRAPH_WORDS_MIN) return found;
    paragraphs += 1;
    return paragraphs <= LEAD_PARAGRAPHS ? { ...found, zone: 'lead' } : found;
  });
}

function isMenuLine(block: Block, { words }: Passage): boolean {
  if (block.linkShare < LINK_LINE_SHARE_MIN || block.kind === 'heading') return false;
  return block.kind === 'item' || block.kind === 'table' || words.length > 2;
}

const RELATED_HEADINGS: ReadonlySet<string> = new Set([
  'related',
  'related articles',
  'related posts',
  'related stories',
  'related news',
  'related content',
  'more news',
  'more from',
  'read more',
  'read next',
  'read also',
  'you may also like',
  'you might also like',
  'recommended',
  'recommended for you',
  'latest news',
  'latest posts',
  'latest',
  'recent posts',
  'recent articles',
  'most read',
  'most popular',
  'popular',
  'popular posts',
  'trending',
  'trending now',
  'comments',
  'leave a comment',
  'leave a reply',
  'share this',
  'newsletter',
  'subscribe',
  'tags',
  'archives',
  'categories',
  'sponsored',
  'advertisement',
  'also on',
  'up next',
  'see also',
  'mehr zum thema',
  'das konnte sie auch interessieren',
  'weitere artikel',
  'weitere meldungen',
  'ahnliche beitrage',
  'ahnliche artikel',
  'meistgelesen',
  'kommentare',
  'neueste beitrage',
  'lesen sie auch',
  'auch interessant',
  'a lire aussi',
  'lire aussi',
  'articles lies',
  'sur le meme sujet',
  'commentaires',
  'les plus lus',
  'dans la meme rubrique',
  'noticias relacionadas',
  'articulos relacionados',
  'te puede interesar',
  'lo mas leido',
  'mas noticias',
  'comentarios',
  'leia tambem',
  'leia mais',
  'noticias relacionadas',
  'mais lidas',
  'artigos relacionados',
  'leggi anche',
  'articoli correlati',
  'potrebbe interessarti',
  'commenti',
  'lees ook',
  'meer nieuws',
  'gerelateerde artikelen',
  'reacties',
  'las ocksa',
  'mest last',
  'laes ogsa',
  'les ogsa',
  'relaterede artikler',
  'relaterade artiklar',
  'lue myos',
]);
const RELATED_WORDS_MAX = 5;

function isRelatedHeading(words: readonly Word[]): boolean {
  const text = words
    .slice(0, RELATED_WORDS_MAX)
    .map((word) => word.text)
    .join(' ');
  if (RELATED_HEADINGS.has(text)) return true;
  const firstTwo = words
    .slice(0, 2)
    .map((word) => word.text)
    .join(' ');
  return words.length <= RELATED_WORDS_MAX && RELATED_HEADINGS.has(firstTwo);
}
