import { STEM_LENGTH } from './text-weights.ts';

/**
 * The part of a folded word that its inflections share, in any language with endings: 'auditors' and 'auditor',
 * 'Versicherung' and 'Versicherungen' become equal. Crude on purpose; a dictionary per language would be no better here.
 */
export function stemOf(word: string): string {
  const start = word.slice(0, STEM_LENGTH);
  return start.length > 2 && start.endsWith('s') ? start.slice(0, -1) : start;
}
