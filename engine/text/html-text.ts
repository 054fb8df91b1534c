import { Parser } from 'htmlparser2';

/** What a reader sees of a piece of HTML, a line for each block, at most `charactersMax` of it. Text without markup stays as it is. */
export function htmlText(html: string, charactersMax: number): string {
  let text = '';
  let silent = 0;
  const parser = new Parser({
    onopentag(name) {
      if (SILENT_ELEMENTS.has(name)) silent += 1;
      else if (LINE_ELEMENTS.has(name)) text += '\n';
    },
    ontext(part) {
      if (silent === 0 && text.length < charactersMax) text += part;
    },
    onclosetag(name) {
      if (SILENT_ELEMENTS.has(name)) silent -= 1;
      else if (LINE_ELEMENTS.has(name)) text += '\n';
    },
  });
  parser.end(html);
  return text
    .slice(0, charactersMax)
    .split('\n')
    .map((line) => line.replaceAll(BLANKS, ' ').trim())
    .filter((line) => line !== '')
    .join('\n');
}

/** Elements that begin a line of their own. */
const LINE_ELEMENTS = new Set(
  'address article blockquote br dd div dl dt fieldset figure footer form h1 h2 h3 h4 h5 h6 header hr li ol p section table tr ul'.split(
    ' ',
  ),
);

/** Elements whose text nobody reads. */
const SILENT_ELEMENTS = new Set(['script', 'style', 'template', 'noscript']);

/** Blanks within a line. */
const BLANKS = /[^\S\n]+/gu;

/** A text as HTML shows it, also within an attribute. */
export function escapedHtml(text: string): string {
  return text.replaceAll(/[&<>"']/gu, (sign) => ENTITIES[sign] ?? sign);
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
