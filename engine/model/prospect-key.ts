import { normalizeText } from '../text/normalize.ts';
import type { Prospect } from './prospect.ts';

const NOT_WORDS = /[^\p{L}\p{N}]+/gu;

/**
 * One text for all spellings of a person at a company, by which what is kept of them is found again: 'Zoë  Müller' at
 * 'ACME, Inc.' and 'zoe muller' at 'Acme Inc' have the same. Holds the name itself: store it only where the name may stand.
 */
export function prospectKey({ name, company }: Pick<Prospect, 'name' | 'company'>): string {
  return [name, company].map(plainWords).join('|');
}

function plainWords(text: string): string {
  return normalizeText(text).replace(NOT_WORDS, ' ').trim();
}
