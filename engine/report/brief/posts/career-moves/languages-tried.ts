import { CAREER_MOVES } from '../../../../lexicon/job-titles/moves/moves-by-language.ts';

/** The languages whose words are tried on a text in `language`, its own first. */
export function languagesTried(language: string): readonly string[] {
  if (Object.hasOwn(CAREER_MOVES, language)) return [language, ...(SISTERS[language] ?? [])];
  return SISTERS[language] ?? ['en'];
}

/** Languages that short pages are easily mistaken for. A language without words of its own is tried as English. */
const SISTERS: Readonly<Record<string, readonly string[]>> = {
  cs: ['pl'],
  sk: ['cs', 'pl'],
  pl: ['cs'],
  sv: ['no', 'da'],
  da: ['no', 'sv'],
  no: ['da', 'sv'],
  nb: ['no', 'da'],
  nn: ['no', 'da'],
  es: ['pt'],
  pt: ['es'],
  gl: ['pt', 'es'],
  ca: ['es'],
  nl: ['de'],
  af: ['nl'],
};
