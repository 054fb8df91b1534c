import { cleanText } from './normalize.ts';

/** A line of Markdown as a reader sees it. */
export type Block = {
  readonly kind: 'heading' | 'paragraph' | 'item' | 'table' | 'quote';
  /** Plain text: no Markdown, no HTML, no addresses. */
  readonly text: string;
  /** Share of the text that is link text, 0–1; menus and teasers are near 1. */
  readonly linkShare: number;
};

/** Splits Markdown into the first lines a reader sees, in order. Linear in the length of the text, whatever it holds. */
export function blocksOf(markdown: string): readonly Block[] {
  const blocks: Block[] = [];
  for (const line of cleanText(markdown).split('\n')) {
    if (blocks.length === BLOCKS_MAX) break;
    if (RULE.test(line)) continue;
    const block = blockOf(line);
    if (block.text !== '') blocks.push(block);
  }
  return blocks;
}

/** Characters read of a page; what lies beyond a long book's chapter adds nothing but time. */
export const PAGE_CHARACTERS_MAX = 200_000;

/** Characters read of a title or description. */
export const READ_TITLE_CHARACTERS_MAX = 2_000;

/** A line with at least this share of link text is a menu or a teaser. */
export const LINK_LINE_SHARE_MIN = 0.6;

/** Lines read of a page; a long article has some hundreds. */
const BLOCKS_MAX = 10_000;

/** A line without words: a rule, the line under a heading or a table's head. */
const RULE = /^[\s\-=*_|:#>+.]*$/u;

/** One line of any text without Markdown, HTML and addresses; for titles and descriptions too. */
export function plainTextOf(text: string): string {
  return blockOf(cleanText(text).replaceAll('\n', ' ')).text;
}

/**
 * The words of a quote as a reader of the page sees them: links by their text, without the marks of emphasis. What looks like
 * HTML stays, as text.
 */
export function quoteAsRead(quote: string): string {
  const text = quote.includes('](') ? withoutLinks(quote).text : quote;
  return text.replace(QUOTED_EMPHASIS, '').replace(ESCAPED, '');
}

/**
 * Puts words of a page in quotation marks and changes none of them. A quotation mark of the page's own that has lost its partner gets
 * one: `We count," she said.` becomes `"We count," she said.`. Words that begin with a mark get no others.
 */
export function inQuotationMarks(words: string): string {
  const [, opener = ''] = LAST_OPENING.exec(words) ?? [];
  const [, closer = ''] = FIRST_CLOSING.exec(words) ?? [];
  const whole = (OPENERS[closer] ?? '') + words + (CLOSERS[opener] ?? '');
  return OPENING_MARK.test(whole) ? whole : `“${whole}”`;
}

/** A mark that opens a quotation. */
const OPENING_MARK = /^["“„«]/u;
/** A text whose last mark opens, because it is right before a word: 'the “audit'. */
const LAST_OPENING = /(?:^|[\s(])(["“„«])(?=\p{L}|\p{N})[^"“”„«»]*$/u;
/** A text whose first mark closes, because it is right after a word or its full stop; after a figure it means inches. */
const FIRST_CLOSING = /^[^"“”„«»]*[\p{L}.,;:!?…](["”“])(?!\p{L}|\p{N})/u;
const CLOSERS: Readonly<Record<string, string>> = { '"': '"', '“': '”', '„': '“', '«': '»' };
const OPENERS: Readonly<Record<string, string>> = { '"': '"', '”': '“', '“': '„' };
/** The backslash before a sign that Markdown would read. */
const ESCAPED = /\\(?=[!-/:-@[-`{-~])/gu;
/** Marks of emphasis and code: '**', '`', '_' at the edge of a word. */
const EMPHASIS = /[*`~]+|(?<![\p{L}\p{N}])_+|_+(?![\p{L}\p{N}])/gu;
/** '~40' is about forty. */
const QUOTED_EMPHASIS = /(?<!\\)(?:[*`]+|~~+)|(?<![\p{L}\p{N}\\])_+|_+(?![\p{L}\p{N}])/gu;
/** An address that is not a link's. */
const BARE_ADDRESS = /(?:https?:\/\/|www\.)[^\s<>()[\]]+/giu;
/** The entities of HTML that pages leave in their text. */
const ENTITY = /&(?:amp|lt|gt|quot|apos|nbsp|#39|#x27|#160);/giu;
const ENTITY_TEXT: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&apos;': "'",
  '&#39;': "'",
  '&#x27;': "'",
};
/** What a line can hold besides its text; most lines hold none of it. */
const MARKED = /[\\<[\]*`~_&]|https?:\/\/|www\./iu;

function blockOf(line: string): Block {
  const kind = blockKind(line);
  const opened = unmarked(line, kind);
  if (!MARKED.test(opened)) return { kind, text: evenlySpaced(opened), linkShare: 0 };
  const { text, linkCharacters } = withoutLinks(withoutTags(opened));
  const plain = evenlySpaced(
    text
      .replace(ESCAPED, '')
      .replace(BARE_ADDRESS, ' ')
      .replace(EMPHASIS, '')
      .replace(ENTITY, (entity) => ENTITY_TEXT[entity.toLowerCase()] ?? ' '),
  );
  return {
    kind,
    text: plain,
    linkShare: plain === '' ? 0 : Math.min(1, linkCharacters / plain.length),
  };
}

const SPACES = /[\s\u00A0]+/gu;
/** A blank other than one space. */
const UNEVEN_SPACE = /[^\S ]| {2}/u;

function evenlySpaced(text: string): string {
  return (UNEVEN_SPACE.test(text) ? text.replace(SPACES, ' ') : text).trim();
}

/** '## Board'. */
const HEADING = /^\s{0,3}#{1,6}\s+/u;
/** '- Audit', '3. Audit'. */
const ITEM = /^\s{0,12}(?:[-*+]|\d{1,3}[.)])\s+/u;
/** '> Audit'. */
const QUOTE = /^\s{0,3}>+\s?/u;
/** '| Audit | Risk |'. */
const TABLE = /^\s{0,3}\|/u;

function blockKind(line: string): Block['kind'] {
  if (HEADING.test(line)) return 'heading';
  if (ITEM.test(line)) return 'item';
  if (TABLE.test(line)) return 'table';
  return QUOTE.test(line) ? 'quote' : 'paragraph';
}

/** A figure and a full stop may open a list or a date, so it stays in the text. */
const BULLET = /^\s{0,12}[-*+]\s+/u;

function unmarked(line: string, kind: Block['kind']): string {
  if (kind === 'paragraph') return line;
  const text = line.replace(QUOTE, '').replace(BULLET, '').replace(HEADING, '');
  return TABLE.test(line) ? text.replaceAll('|', ' · ') : text;
}

/** Cuts `<…>`; a '<' that opens no tag stays. */
function withoutTags(line: string): string {
  if (!line.includes('<')) return line;
  let text = '';
  let position = 0;
  for (;;) {
    const open = line.indexOf('<', position);
    const close = open === -1 ? -1 : line.indexOf('>', open);
    if (close === -1) return text + line.slice(position);
    text += line.slice(position, open);
    text += isTag(line, open) ? ' ' : line.slice(open, close + 1);
    position = close + 1;
  }
}

function isTag(line: string, open: number): boolean {
  return /[a-z/!]/iu.test(line.charAt(open + 1));
}

/** `[text](address)` becomes its text; images go. Walks the line once: each search starts where the last one ended. */
function withoutLinks(line: string): { readonly text: string; readonly linkCharacters: number } {
  let text = '';
  let linkCharacters = 0;
  let position = 0;
  for (;;) {
    const middle = line.indexOf('](', position);
    const close = middle === -1 ? -1 : closingBracket(line, middle + 2);
    if (close === -1) return { text: bare(text + line.slice(position)), linkCharacters };
    const before = line.slice(position, middle);
    const open = before.lastIndexOf('[');
    const label = before.slice(open + 1);
    const isImage = open > 0 && before.charAt(open - 1) === '!';
    text += before.slice(0, Math.max(0, isImage ? open - 1 : open)) + (isImage ? '' : label);
    if (!isImage) linkCharacters += label.trim().length;
    position = close + 1;
  }
}

/** The bracket that closes a link's address; one inner pair is part of the address. */
function closingBracket(line: string, start: number): number {
  const close = line.indexOf(')', start);
  if (close === -1) return -1;
  const inner = line.lastIndexOf('(', close);
  return inner > start && line.charAt(close + 1) === ')' ? close + 1 : close;
}

function bare(text: string): string {
  return text.replaceAll('![', '').replaceAll('[', '').replaceAll(']', '');
}
