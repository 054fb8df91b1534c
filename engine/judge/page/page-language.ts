import { declaredLanguage, languageOf } from '../../text/language.ts';
import type { ReadPage } from './read-page.ts';
import { LANGUAGE_WORDS_MAX } from '../../text/text-weights.ts';

/** The language of a page's text, or the one it declares when the text is too short to tell; `null` when neither helps. */
export function pageLanguage(page: ReadPage): string | null {
  const words: string[] = [];
  for (const passage of page.passages) {
    if (words.length >= LANGUAGE_WORDS_MAX) break;
    if (passage.zone === 'aside') continue;
    words.push(...passage.words.slice(0, LANGUAGE_WORDS_MAX).map((word) => word.text));
  }
  const { language } = page.document.metadata;
  return languageOf(words) ?? (typeof language === 'string' ? declaredLanguage(language) : null);
}
