// Which given names can replace each other.
import { STOP_WORDS } from '../../../lexicon/grammar/stop-words.ts';
import { GIVEN_NAME_GROUPS } from '../../../lexicon/people/given-name-groups.ts';
import {
  FEMALE_NAMES,
  MALE_NAMES,
  OTHER_GIVEN_NAMES,
} from '../../../lexicon/people/given-names.ts';
import { valuesByKey } from '../../../text/lookups.ts';

/** Other forms of a normalised given name: 'robert' gives bob, rob, roberto…; the name itself is not among them. */
export function givenNameVariants(name: string): ReadonlySet<string> {
  return VARIANTS.get(name) ?? NO_VARIANTS;
}

const VARIANTS: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  [...valuesByKey(GIVEN_NAME_GROUPS.flatMap(pairsOf))].map(([name, others]) => [
    name,
    new Set(others),
  ]),
);

/** Is the normalised word known as a given name? */
export function isGivenName(word: string): boolean {
  return GIVEN_NAME_LISTS.some((names) => names.has(word));
}

/** Without 'Per', which begins an Italian sentence. */
const GENDERED_NAMES: ReadonlySet<string> = new Set(
  [...FEMALE_NAMES, ...MALE_NAMES].filter((name) => !STOP_WORDS.has(name)),
);
const GIVEN_NAME_LISTS = [VARIANTS, OTHER_GIVEN_NAMES, GENDERED_NAMES] as const;

const NO_VARIANTS: ReadonlySet<string> = new Set();

/** Each name of a group with each of the others. */
function pairsOf(group: string): readonly (readonly [name: string, other: string])[] {
  const names = group.split(' ');
  return names.flatMap((name) =>
    names.filter((other) => other !== name).map((other) => [name, other] as const),
  );
}
