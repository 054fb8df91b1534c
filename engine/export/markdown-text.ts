import { webAddress } from '../url/web-address.ts';
import { cleanText } from '../text/normalize.ts';

const BLANKS = /\s+/gu;
/** Signs that mean something wherever they stand: emphasis, code, links, tables, HTML, entities, mathematics, mentions. */
const SIGNS = /[\\`*_[\]<>&|~$@]/gu;
/** What some renderers make links of by themselves. */
const SCHEME = /:(?=\/\/)/gu;
const WWW = /\bwww\./giu;
/** Signs that make a heading, list or rule of a line when they begin it. */
const LINE_START = /^[#+\-=:]/u;
const NUMBERED_LINE_START = /^(\d+)([.)])/u;

/** A foreign text inside a line of Markdown: it is read as it is, and makes neither markup nor links. */
export function markdownText(text: string): string {
  return cleanText(text)
    .replaceAll(BLANKS, ' ')
    .trim()
    .replaceAll(SIGNS, String.raw`\$&`)
    .replaceAll(SCHEME, String.raw`\:`)
    .replaceAll(WWW, (www) => `${www.slice(0, -1)}\\.`)
    .replace(LINE_START, String.raw`\$&`)
    .replace(NUMBERED_LINE_START, String.raw`$1\$2`);
}

/** A link to a page; only http and https lead anywhere, from any other address the words alone remain. */
export function markdownLink(words: string, address: string): string {
  const url = webAddress(address);
  if (url === null) return markdownText(words);
  return `[${markdownText(words)}](<${destination(url.href)}>)`;
}

/** Inside angle brackets only these end the address or are read as something else. */
function destination(address: string): string {
  return address
    .replaceAll(/[<>\\`]/gu, (sign) => encodeURIComponent(sign))
    .replaceAll(/&(?=#?\w+;)/gu, '&amp;');
}
