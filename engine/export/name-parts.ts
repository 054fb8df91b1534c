import { normalizeText } from '../text/normalize.ts';
import { NAME_PARTICLES } from '../names/people/name-words.ts';

/** A name as the two fields of a CRM want it, in its own letters. */
export type NameParts = { readonly given: string; readonly family: string };

/** Takes a name apart at its last word; small words before it ('van der') stay with it. One word is a family name. */
export function nameParts(name: string): NameParts {
  const trimmed = name.trim().replaceAll(/\s+/gu, ' ');
  const turned = /^([^,]+), ([^,]+)$/u.exec(trimmed);
  if (turned !== null) return { given: turned[2] ?? '', family: turned[1] ?? '' };
  const words = trimmed.split(' ');
  const start = familyStart(words);
  return { given: words.slice(0, start).join(' '), family: words.slice(start).join(' ') };
}

function familyStart(words: readonly string[]): number {
  const last = words.length - 1;
  const before = words.slice(1, last);
  const plain = before.findLastIndex((word) => !NAME_PARTICLES.has(normalizeText(word)));
  return last <= 0 ? 0 : plain + 2;
}
