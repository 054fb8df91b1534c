import { stripVTControlCharacters } from 'node:util';

/** All controls but tab and line feed, those between ASCII and Latin-1 too, and Unicode's controls of direction. */
const CONTROLS =
  /[\0-\u0008\u000B-\u001F\u007F-\u009F\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/g;

/**
 * What of a text may go to a terminal or into a log: whoever wrote it moves no cursor, colours nothing, hides no address
 * behind other words and turns no letters around. Whole sequences are left out, not just the sign that begins them.
 */
export function printableText(text: string): string {
  return stripVTControlCharacters(text).replace(CONTROLS, '');
}
