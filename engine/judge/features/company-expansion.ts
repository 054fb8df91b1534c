import { expansionsIn } from '../../names/companies/expansion.ts';
import { stemOf } from '../../text/terms.ts';
import { wordListOf, type Word } from '../../text/words.ts';
import {
  CHANCE_EXPANSION_LETTERS,
  CLEAR_EXPANSION_LETTERS,
  EXPANSION_STRENGTHS,
} from './feature-limits.ts';
import { noteFeatures } from './note-features.ts';
import type { Profile } from './profile.ts';
import { roleFeatures } from './role-features.ts';
import type { FeatureInput, Feature } from './feature.ts';
import { writtenAs } from './written-as.ts';

/** Words beside the name that the letters of the prospect's company stand for. */
export type CompanyExpansion = {
  readonly words: readonly Word[];
  /** Settles whose company it is; otherwise the letters may be chance. */
  readonly isCertain: boolean;
  /** How surely the company is meant, 0–1, always less than by its own name. */
  readonly certainty: number;
  readonly feature: Feature;
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
 * fewer the sooner, so three letters settle nothing unless the role or the notes fit too, and two unless both do; two with
 * nothing else are not worth telling.
 */
export function companyExpansion(input: FeatureInput): CompanyExpansion | null {
  const { profile, context } = input;
  const { shortName } = profile.company;
  if (shortName === '') return null;
  const words = context.spans
    .flatMap((span) => expansionsIn(span, shortName))
    .find((expansion) => canBeMeant(profile, expansion));
  if (words === undefined) return null;
  const signs = shortName.length + fittingSigns(input);
  const isCertain = signs >= CLEAR_EXPANSION_LETTERS;
  if (!isCertain && signs < CHANCE_EXPANSION_LETTERS) return null;
  const { most, chance } = EXPANSION_STRENGTHS;
  const strength = isCertain ? (EXPANSION_STRENGTHS[shortName.length] ?? most) : chance;
  const facts = {
    code: 'company-spelled-out',
    company: writtenAs(context, words),
    letters: shortName,
    isCertain,
  } as const;
  const certainty = isCertain ? CERTAIN : UNCERTAIN;
  return { words, isCertain, certainty, feature: { name: 'company-named', strength, facts } };
}

const CERTAIN = 0.9;
const UNCERTAIN = 0.4;

/** Neither the person's own name nor a body that the prospect cannot be at. */
function canBeMeant({ entered, nameStems }: Profile, words: readonly Word[]): boolean {
  const own = new Set(wordListOf(`${entered.position} ${entered.notes} ${entered.companyUrl}`));
  return words.every(
    ({ text }) => !nameStems.has(stemOf(text)) && (!PASTIMES.has(text) || own.has(text)),
  );
}

/** Of role and notes, how many speak of the prospect. */
function fittingSigns(input: FeatureInput): number {
  return [roleFeatures(input), noteFeatures(input)].filter((features) =>
    features.some(({ strength, facts }) => strength > 0 && facts !== null),
  ).length;
}
