import { DomUtils } from 'htmlparser2';
import { hasClass, isElement, visibleText, type HtmlElement } from './html-tree.ts';

/** A result shows one date; more elements than this that look like one are not read. */
const DATE_ELEMENTS_MAX = 10;

/** Where the generations of results pages keep the snippet; the text itself decides where none of them fits. */
const SNIPPET_CLASSES = ['VwiC3b', 'aCOpRe', 's3v9rd', 'st', 'IsZvec'] as const;
const DATE_CLASSES = ['YrbPuc', 'LEwnzc', 'MUxGbd', 'f'] as const;
/** Shorter texts in a result are labels ('Cached', 'Translate this page'). */
const SNIPPET_CHARACTERS_MIN = 40;

/** The forms results pages use: 'Jul 21, 2026', '3 Mar 2025', '21.07.2026', '2026-07-21', '5 days ago', 'vor 3 Tagen', '3 天前'. */
const DATE_FORMS = [
  String.raw`\p{L}{3,10}\.? \d{1,2}, \d{4}`,
  String.raw`\d{1,2}\.? (?:de )?\p{L}{3,10}\.?,?(?: de)? \d{4}`,
  String.raw`\d{1,2}[./]\d{1,2}[./]\d{4}`,
  String.raw`\d{4}-\d{2}-\d{2}`,
  String.raw`\d{4}年\d{1,2}月\d{1,2}日`,
  String.raw`\d{1,2} ?\p{L}{1,9}\.? (?:ago|fa|atrás|geleden|siden|sitten|temu)`,
  String.raw`(?:vor|il y a|hace|há|för|for|před) \d{1,2} \p{L}{1,9}\.?(?: sedan| siden)?`,
  String.raw`\d{1,2} ?(?:分钟|小时|天|周|分|時間|日|週間|시간|일|주) ?(?:前|전)`,
] as const;
const DATE = new RegExp(`^(?:${DATE_FORMS.join('|')})`, 'u');
const DATE_ALONE = new RegExp(`^(?:${DATE_FORMS.join('|')})$`, 'u');
/** A longer text holds more than a date. */
const DATE_CHARACTERS_MAX = 30;
const DATE_SEPARATOR = /^[\s—–\-·.:]+/;

/** Is the text a date as results pages show it, and nothing else? */
export function isShownDate(text: string): boolean {
  return text.length <= DATE_CHARACTERS_MAX && DATE_ALONE.test(text);
}

/** The date a result shows ('Jul 21, 2026', '5 days ago'), or ''. */
export function dateOf(block: HtmlElement): string {
  const marked = DomUtils.findAll(
    (element) => DATE_CLASSES.some((name) => hasClass(element, name)),
    block.children,
  ).slice(0, DATE_ELEMENTS_MAX);
  const snippet = snippetElement(block);
  const texts = [...marked, ...(snippet === null ? [] : [snippet])].map((element) =>
    visibleText(element),
  );
  return texts.map((text) => DATE.exec(text)?.[0] ?? '').find((date) => date !== '') ?? '';
}

/** The text that a result shows below its title, without the date in front; '' when there is none. */
export function resultSnippet(block: HtmlElement, anchor: HtmlElement, dateText: string): string {
  const element = snippetElement(block);
  // Links within a snippet are Google's own ('Read more'), not the page's words.
  const text =
    element === null
      ? longestText(block, anchor)
      : visibleText(element, ({ name }) => name === 'a');
  const withoutDate =
    dateText !== '' && text.startsWith(dateText) ? text.slice(dateText.length) : text;
  return withoutDate.replace(DATE_SEPARATOR, '');
}

function snippetElement(block: HtmlElement): HtmlElement | null {
  return DomUtils.findOne(
    (element) =>
      SNIPPET_CLASSES.some((name) => hasClass(element, name)) &&
      visibleText(element).length >= SNIPPET_CHARACTERS_MIN,
    block.children,
  );
}

function longestText(block: HtmlElement, anchor: HtmlElement): string {
  const isTitle = (element: HtmlElement): boolean =>
    element === anchor || element.name === 'h3' || element.name === 'cite';
  const texts = DomUtils.findAll(isLeaf, block.children).map((element) =>
    visibleText(element, isTitle),
  );
  const longest = texts.reduce((best, text) => (text.length > best.length ? text : best), '');
  return longest.length >= SNIPPET_CHARACTERS_MIN ? longest : '';
}

const TEXT_BLOCKS: ReadonlySet<string> = new Set(['div', 'p', 'span', 'td']);

/** A block of text without blocks inside: only words, emphasis and line breaks. */
export function isLeaf(element: HtmlElement): boolean {
  if (!TEXT_BLOCKS.has(element.name)) return false;
  return element.children.every((child) => !isElement(child) || !TEXT_BLOCKS.has(child.name));
}
