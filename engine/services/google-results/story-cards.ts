import { DomUtils } from 'htmlparser2';
import { wordSet } from '../../lexicon/word-list.ts';
import type { FoundLink } from '../../model/found-link.ts';
import { wordListOf } from '../../text/words.ts';
import { hasClass, isElement, nearest, visibleText, type HtmlElement } from './html-tree.ts';
import { isLeaf, isShownDate } from './result-text.ts';

/** A card of the top stories or of the news tab: a whole link with its headline, and a date beside it. */
export type StoryCard = Pick<FoundLink, 'title' | 'dateText' | 'siteName' | 'snippet'>;

/**
 * Reads the card that a link without `h3` opens; `null` for any other link. Cards have no trait in common but this one: in
 * or around the link there is a headline and, apart from it, a date. Menus, sitelinks and 'Read more' show no date.
 */
export function storyCard(anchor: HtmlElement): StoryCard | null {
  if (nearest(anchor, isMenu) !== null) return null;
  const card = nearest(anchor, ({ name }) => CARDS.has(name)) ?? anchor;
  const texts = textsIn(card);
  const dateText = texts.find(isShownDate) ?? '';
  const inLink = card === anchor ? texts : textsIn(anchor);
  const title = titleIn(anchor, inLink);
  if (dateText === '' || title === '') return null;
  const publisher = DomUtils.findOne(
    (element) => PUBLISHER_CLASSES.some((name) => hasClass(element, name)),
    card.children,
  );
  return {
    title,
    dateText,
    siteName: publisher === null ? '' : visibleText(publisher),
    snippet: texts.find((text) => text !== title && isStoryHeadline(text)) ?? '',
  };
}

/** Blocks of text read of one card; real ones have four. */
const CARD_TEXTS_MAX = 12;

/** Containers of one story each; what is in one belongs to its link. */
const CARDS: ReadonlySet<string> = new Set(['g-card', 'g-inner-card']);
/** Where menus are; their links may well carry dates ('Past week'). */
const MENU_NAMES: ReadonlySet<string> = new Set(['nav', 'header', 'footer', 'form']);
const MENU_IDS = wordSet('hdtb top_nav appbar fbar foot botstuff');
const MENU_ROLES = wordSet('navigation menu menubar banner contentinfo');
/** A publisher's name has up to four words, a headline has more; scripts without spaces count each character. */
const HEADLINE_WORDS_MIN = 5;
/** Names that cards of some generations give to the publisher. */
const PUBLISHER_CLASSES = ['NUnG9d', 'MgUUmf', 'tP9Zud'] as const;

function isMenu({ name, attribs }: HtmlElement): boolean {
  if (MENU_NAMES.has(name) || MENU_IDS.has(attribs['id'] ?? '')) return true;
  return MENU_ROLES.has(attribs['role'] ?? '');
}

function titleIn(anchor: HtmlElement, texts: readonly string[]): string {
  // Newer cards say so where older ones had a heading.
  const heading = DomUtils.findOne(({ attribs }) => attribs['role'] === 'heading', anchor.children);
  const title = heading === null ? '' : visibleText(heading);
  return title || (texts.find(isStoryHeadline) ?? '');
}

function isStoryHeadline(text: string): boolean {
  return !isShownDate(text) && wordListOf(text).length >= HEADLINE_WORDS_MIN;
}

/** The texts of an element, block by block; its own when it has no blocks. */
function textsIn(element: HtmlElement): readonly string[] {
  const blocks = DomUtils.findAll(isLeaf, element.children).slice(0, CARD_TEXTS_MAX);
  const texts = blocks.map((block) => visibleText(block)).filter((text) => text !== '');
  return texts.length > 0 || !element.children.some(isElement) ? texts : [visibleText(element)];
}
