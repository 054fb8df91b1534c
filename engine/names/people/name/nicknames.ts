// Which given names can replace each other.
import { WESTERN_GIVEN_NAME_GROUPS } from '../../../lexicon/people/given-name-groups.ts';
import { OTHER_GIVEN_NAMES, OTHER_GIVEN_NAME_GROUPS } from '../../../lexicon/people/given-names.ts';
import { SHORT_FORM_GROUPS } from '../../../lexicon/people/short-forms.ts';

/** Other forms of a normalised given name: 'robert' gives bob, rob, roberto…; the name itself is not among them. */
export function givenNameVariants(name: string): ReadonlySet<string> {
  return VARIANTS.get(name) ?? NO_VARIANTS;
}

const VARIANTS = variantsByName();

/** Is the normalised word known as a given name? */
export function isGivenName(word: string): boolean {
  return VARIANTS.has(word) || OTHER_GIVEN_NAMES.has(word);
}

const NO_VARIANTS: ReadonlySet<string> = new Set();

function variantsByName(): ReadonlyMap<string, ReadonlySet<string>> {
  const variants = new Map<string, Set<string>>();
  for (const group of [
    ...WESTERN_GIVEN_NAME_GROUPS,
    ...OTHER_GIVEN_NAME_GROUPS,
    ...SHORT_FORM_GROUPS,
  ]) {
    const names = group.split(' ');
    for (const name of names) {
      const known = variants.get(name) ?? new Set<string>();
      for (const other of names.filter((one) => one !== name)) known.add(other);
      variants.set(name, known);
    }
  }
  return variants;
}
