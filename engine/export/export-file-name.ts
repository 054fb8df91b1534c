import { cleanText, normalizeText } from '../text/normalize.ts';
import type { ReportDocument } from '../model/report-document.ts';
import { FILE_NAME_CHARACTERS_MAX } from './export-weights.ts';
import { researchDay } from './export-facts.ts';

const NOT_NAME = /[^\p{L}\p{N}]+/gu;

/**
 * A name for a file that every system accepts, whatever was typed: letters, figures and hyphens alone. Begins with the
 * product and ends with the day of research: 'legwork-ingrid-solberg-nordvik-bank-2026-11-21.csv'.
 */
export function exportFileName(document: ReportDocument, ending: string): string {
  const { name, company } = document.prospect;
  const about = cleanText(normalizeText(`${name} ${company}`))
    .normalize('NFC')
    .replaceAll(NOT_NAME, '-');
  const words = [
    'legwork',
    ...about
      .slice(0, FILE_NAME_CHARACTERS_MAX)
      .split('-')
      .filter((word) => word !== ''),
  ];
  return `${words.join('-')}-${researchDay(document)}.${ending}`;
}
