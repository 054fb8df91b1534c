import { declaredLanguage, languageOf } from './language.ts';
import type { ReadPage } from './read-page.ts';

/** The language of a page's text, or the one it declares when the text is too short to tell; `null` when neither helps. */
export function pageLanguage(page: ReadPage): string | null {
  const words = page.passages
    .filter(({ zone }) => zone !== 'aside')
    .flatMap((passage) => passage.words.map((word) => word.text));
  const { language } = page.document.metadata;
  return languageOf(words) ?? (typeof language === 'string' ? declaredLanguage(language) : null);
}
