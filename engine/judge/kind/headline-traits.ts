import { normalizeText } from '../../text/normalize.ts';
import { wordsOf, type Word } from '../../text/words.ts';
import type { ReadPage } from '../page/read-page.ts';
import { isEventWord, namesEvent } from './event-words.ts';
import type { NewsTrait } from './news-weights.ts';
import { ARTICLE_TITLE } from './type-cues.ts';

const FIGURE =
  /(?:[$€£¥₹₦₩₺]|\b(?:usd|eur|gbp|sek|nok|dkk|chf|r\$)) ?\d|(?<![\d.,])\d{1,9}(?:[.,]\d{1,6}){0,4} ?(?:m|bn|million|millions|millionen|mio|millones|milhoes|milioni|miljoen|miljoner|miljard|miljarder|milion\p{L}{0,4}|mln|mln\.|mrd|milyon|milyar|mln|tys|kc|zl|ft|per cent|%|prozent|億円|万円)(?![\p{L}\d])/u;
/** What separates a headline from the name of the site. */
const SITE_BREAK = / [|–—·•»-] | :: /u;
const NAME_WORDS_MAX = 4;
const SHORT_HEADLINE_WORDS_MAX = 4;
const LONG_HEADLINE_WORDS_MIN = 7;

/** What the headline tells. */
export function headlineTraits(page: ReadPage): readonly NewsTrait[] {
  return [...wordingTraits(page), ...lengthTraits(page.title)];
}

function wordingTraits({ title, passages }: ReadPage): readonly NewsTrait[] {
  const folded = normalizeText(title);
  const words = wordsOf(title);
  const heading = passages.find(({ kind, zone }) => kind === 'heading' && zone !== 'title');
  const traits: NewsTrait[] = [];
  if (reportsEvent(words) || namesEvent(title)) traits.push('eventHeadline');
  if (reportsEvent(heading?.words ?? [])) traits.push('eventHeading');
  if (ARTICLE_TITLE.test(folded)) traits.push('articleHeadline');
  if (FIGURE.test(folded)) traits.push('figureInHeadline');
  if (words.some(({ text }) => NEW.has(text))) traits.push('newInHeadline');
  return traits;
}

function reportsEvent(words: readonly Word[]): boolean {
  return words.some(({ text }) => isEventWord(text));
}

function lengthTraits(title: string): readonly NewsTrait[] {
  const pieces = title.split(SITE_BREAK).map((piece) => wordsOf(piece));
  const longest = Math.max(...pieces.map(({ length }) => length));
  const traits: NewsTrait[] = [];
  if (isName(pieces[0] ?? [])) traits.push('nameHeadline');
  if (longest <= SHORT_HEADLINE_WORDS_MAX) traits.push('shortHeadline');
  if (longest >= LONG_HEADLINE_WORDS_MIN) traits.push('longHeadline');
  return traits;
}

const NEW: ReadonlySet<string> = new Set(
  'new neuer neue neuen nouveau nouvelle nouvel nuevo nueva nuovo nuova novo nova nieuwe nowy nowa nowe nowym nowego novy nove novym noveho ny nytt nye uusi uuden uj yeni novii novyi novim novym neos nea 新'.split(
    ' ',
  ),
);

/** 'Jo Marsh', 'Acme Holdings': a profile's headline, not a report's. */
function isName(words: readonly Word[]): boolean {
  return words.length <= NAME_WORDS_MAX && words.every(({ isCapital }) => isCapital);
}
