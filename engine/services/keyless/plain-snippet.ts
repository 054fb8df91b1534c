/** Characters of a description that are read; the rest would never be shown. */
const DESCRIPTION_CHARACTERS_MAX = 2000;

const IMAGE = /!\[[^\][]{0,300}\]\([^()\s]{0,500}(?: "[^"]{0,200}")?\)/g;
const LINK = /\[([^\][]{0,300})\]\([^()\s]{0,500}(?: "[^"]{0,200}")?\)/g;
const LINE_START = /^[ \t]{0,8}(?:#{1,6}|>|[-*+]|\d{1,3}\.)[ \t]+/gm;
const EMPHASIS = /\*\*|__|`/g;
/** Left over when an image or link is cut off at the end. */
const CUT_OFF = /!?\[[^\][]{0,300}\]\([^()\s]{0,500}$/;

/**
 * The text of a description that may be the Markdown of the page's beginning, with images and headings; one line, so that
 * a snippet reads like any other.
 */
export function plainSnippet(description: string): string {
  return description
    .slice(0, DESCRIPTION_CHARACTERS_MAX)
    .replaceAll(IMAGE, ' ')
    .replaceAll(LINK, '$1')
    .replace(CUT_OFF, ' ')
    .replaceAll(LINE_START, '')
    .replaceAll(EMPHASIS, '')
    .replaceAll(/\s+/gu, ' ')
    .trim();
}
