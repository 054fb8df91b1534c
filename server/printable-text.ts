import { stripVTControlCharacters } from 'node:util';

/** All controls but tab and line feed, and those that turn the reading direction. */
const CONTROLS = /(?![\t\n])\p{Cc}|\p{Bidi_Control}/gu;

/**
 * What of a text may go to a terminal or into a log: whoever wrote it moves no cursor, colours nothing, hides no address
 * behind other words and turns no letters around. Whole sequences are left out, not just the sign that begins them.
 */
export function printableText(text: string): string {
  return stripVTControlCharacters(text).replace(CONTROLS, '');
}
