import { expansionIn } from '../company/expansion.ts';
import { stemOf } from '../text/stem.ts';
import { wordListOf, type Word } from '../text/words.ts';
import { CLEAR_EXPANSION_LETTERS, EXPANSION_STRENGTHS } from './evidence-weights.ts';
import { noteSignals } from './note-signals.ts';
import type { Profile } from './profile.ts';
import { roleSignals } from './role-signals.ts';
import type { Question, Signal } from './signal.ts';
import { writtenAs } from './written-as.ts';

/** Words beside the name that the letters of the prospect's company stand for. */
export type CompanyExpansion = {
  readonly words: readonly Word[];
  /** Settles whose company it is; otherwise the letters may be chance. */
  readonly isCertain: boolean;
  readonly signal: Signal;
};

/**
 * Bodies of leisure and faith, which share initials with companies without being anybody's employer that a salesperson
 * looks for, folded. Who means one has said so in the prospect's position, address or notes.
 */
const PASTIMES: ReadonlySet<string> = new Set(
  'museum musee museo gallery galerie theatre theater orchestra choir band church parish temple ministries club league tournament festival zoo school schule ecole escuela fraternity sorority brotherhood'.split(
    ' ',
  ),
);

/**
 * Finds what a company entered as letters stands for: 'International Business Machines' for IBM. Initials coincide, the
 * fewer the sooner, so three letters settle nothing unless the role or the notes fit too, and two unless both do.
 */
export function companyExpansion(question: Question): CompanyExpansion | null {
  const { profile, digest } = question;
  const { shortName } = profile.company;
  if (shortName === '') return null;
  for (const stretch of digest.stretches) {
    const words = expansionIn(stretch, shortName);
    if (words === null || !canBeMeant(profile, words)) continue;
    const isCertain = isSettled(question, shortName.length);
    const written = writtenAs(digest, words);
    const strength = isCertain
      ? (EXPANSION_STRENGTHS[shortName.length] ?? EXPANSION_STRENGTHS.most)
      : EXPANSION_STRENGTHS.chance;
    const text = `Named with ${written}, which ${shortName} ${isCertain ? 'stands' : 'may stand'} for`;
    return { words, isCertain, signal: { name: 'company-named', strength, text } };
  }
  return null;
}

/** Neither the person's own name nor a body that the prospect cannot be at. */
function canBeMeant({ entered, nameStems }: Profile, words: readonly Word[]): boolean {
  const own = new Set(wordListOf(`${entered.position} ${entered.notes} ${entered.companyUrl}`));
  return words.every(
    ({ text }) => !nameStems.has(stemOf(text)) && (!PASTIMES.has(text) || own.has(text)),
  );
}

function isSettled(question: Question, letters: number): boolean {
  const signs = [roleSignals(question), noteSignals(question)].filter((signals) =>
    signals.some(({ strength, text }) => strength > 0 && text !== ''),
  );
  return letters + signs.length >= CLEAR_EXPANSION_LETTERS;
}
