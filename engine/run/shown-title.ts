import { TITLE_CHARACTERS_MAX } from '../limits.ts';

/** Halves of characters, which no screen can show. */
const BROKEN = /\p{Cs}/gu;
/** Characters that show nothing themselves and change how the text around them reads. */
const DECEPTIVE =
  /[\p{Cc}\u061C\u200B\u200E\u200F\u202A-\u202E\u2060-\u2064\u2066-\u206F\uFEFF]+/gu;

/** A foreign title as it may stand on a screen: one line, bounded, nothing that turns or hides letters. */
export function shownTitle(text: string): string {
  const plain = text.replaceAll(BROKEN, '\uFFFD').replaceAll(DECEPTIVE, ' ');
  const line = plain.replaceAll(/\s+/gu, ' ').trim();
  return line.length <= TITLE_CHARACTERS_MAX ? line : `${line.slice(0, TITLE_CHARACTERS_MAX - 1)}…`;
}
