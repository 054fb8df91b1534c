import { cleanText } from './normalize.ts';

const CHARACTERS_MAX = 200;

/** Foreign text as one line that is safe to show, at most `charactersMax` of it. */
export function oneLine(text: string, charactersMax = CHARACTERS_MAX): string {
  return cleanText(text).replaceAll(/\s+/gu, ' ').trim().slice(0, charactersMax).trimEnd();
}
