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
import { isEastAsian } from '../../text/east-asian.ts';
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
    const isLabelled = isRelatedLabel(block, found.words);
    if (block.kind === 'heading' || isLabelled)
      isRelated = isRelatedHeading(found.words) || isLabelled;
    else if (isRelated && isProse(found)) isRelated = false;
    if (isRelated || isMenuLine(block, found)) return { ...found, zone: 'aside' };
    if (block.kind === 'heading' && paragraphs === 0) return { ...found, zone: 'lead' };
    if (found.words.length < PARAGRAPH_WORDS_MIN) return found;
    paragraphs += 1;
    return paragraphs <= LEAD_PARAGRAPHS ? { ...found, zone: 'lead' } : found;
  });
}

const PROSE_WORDS_MIN = 30;

/** Teasers are short; a long paragraph after them belongs to the page again. */
function isProse({ kind, words }: Passage): boolean {
  return (
    kind === 'paragraph' &&
    words.length >= PROSE_WORDS_MIN &&
    words.some(({ sentence }) => sentence > 0)
  );
}

/** 'Related:' or 'READ MORE' as a line of its own, or before the teasers in one line, without being marked as a heading. */
function isRelatedLabel(block: Block, words: readonly Word[]): boolean {
  if (block.kind === 'heading') return false;
  const colon = block.text.slice(0, LABEL_CHARACTERS_MAX).search(/[:：|·]/u);
  const label = colon === -1 ? words : words.filter(({ end }) => end <= colon);
  return (
    label.length > 0 &&
    label.length <= RELATED_WORDS_MAX &&
    isRelatedHeading(label) &&
    (colon !== -1 || words.length <= RELATED_WORDS_MAX)
  );
}

const LABEL_CHARACTERS_MAX = 50;

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
  'las mer',
  'las aven',
  'lees meer',
  'lees verder',
  'meer uit',
  'ook interessant',
  'weitere nachrichten',
  'mehr aus',
  'mehr zum',
  'das interessiert',
  'otras noticias',
  'mas leidas',
  'veja tambem',
  'ultimas noticias',
  'altre notizie',
  'piu letti',
  'articoli simili',
  'czytaj takze',
  'czytaj tez',
  'czytaj wiecej',
  'zobacz takze',
  'najczesciej czytane',
  'polecane',
  'ctete take',
  'souvisejici clanky',
  'nejctenejsi',
  'mohlo by vas zajimat',
  'olvassa el',
  'kapcsolodo cikkek',
  'legolvasottabb',
  'ajanlott',
  'cok okunanlar',
  'diger haberler',
  'ilgili haberler',
  'inshi novini',
  'naipopulyarnishe',
  'chitaite takozh',
  'drugie novosti',
  'chitaite takzhe',
  'mest lest',
  'les mer',
  'people also viewed',
  'people also searched',
  'similar profiles',
  'others named',
  'more stories',
  'more news',
  'also read',
  'also in this',
  'plus lus',
  'sur le meme theme',
  'en relation',
  'others also',
  'more on this',
  'in case you missed',
  'more for subscribers',
  'upcoming events',
  'coming up',
  'jobs',
  'what else',
]);
const RELATED_WORDS_MAX = 6;
/** One long word, such as 'Meistgelesen', is a label whatever follows; 'Latest' opens headlines. */
const LONG_WORD_LENGTH = 10;

const EAST_ASIAN_LENGTH_MAX = 12;
const EAST_ASIAN_RELATED: ReadonlySet<string> = new Set([
  '関連',
  '関連記事',
  '人気記事',
  'あわせて読みたい',
  '相关',
  '推荐阅读',
  '관련기사',
]);

/** Most headings are told apart by their first word. */
const RELATED_OPENINGS: ReadonlySet<string> = new Set(
  [...RELATED_HEADINGS].map((heading) => heading.split(' ', 1)[0] ?? ''),
);

function isRelatedHeading(words: readonly Word[]): boolean {
  const [first] = words;
  if (first === undefined) return false;
  if (isEastAsian(first.text)) {
    return words.length <= EAST_ASIAN_LENGTH_MAX && EAST_ASIAN_RELATED.has(joinedText(words, ''));
  }
  if (!RELATED_OPENINGS.has(first.text) || words.length > RELATED_WORDS_MAX) return false;
  return words.some((word, index) => {
    const isTelling = index > 0 || words.length === 1 || word.text.length >= LONG_WORD_LENGTH;
    return isTelling && RELATED_HEADINGS.has(joinedText(words.slice(0, index + 1), ' '));
  });
}

function joinedText(words: readonly Word[], between: string): string {
  return words.map(({ text }) => text).join(between);
}
