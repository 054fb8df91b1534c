import type { Block } from '../../text/blocks.ts';
import { isEastAsian } from '../../text/east-asian.ts';
import type { Word } from '../../text/words.ts';

/** Headings over links to other pages, folded. */
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
  'katso myos',
  'lue lisaa',
  'aiheesta muualla',
  'luetuimmat',
  'se ogsa',
  'laes mere',
  'citeste si',
  'cititi si',
  'diavaste episis',
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
  'editors picks',
  'editor picks',
  'our picks',
  'top stories',
  'further reading',
  'other speakers',
  'other profiles',
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

/** Does a heading open a list of other pages? */
export function isRelatedHeading(words: readonly Word[]): boolean {
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

/** 'Related:' or 'READ MORE' as a line of its own, or before the teasers in one line, without being marked as a heading. */
export function isRelatedLabel(block: Block, words: readonly Word[]): boolean {
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
