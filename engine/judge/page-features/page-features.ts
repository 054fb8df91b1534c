import type { ReasonFacts } from '../../model/reason.ts';
import { fieldFeatures } from '../features/field-features.ts';
import type { FeatureName } from '../features/feature.ts';
import { formerFeature } from '../features/company-features.ts';
import { noteFeatures } from '../features/note-features.ts';
import type { PageContext } from '../features/page-context.ts';
import type { Profile } from '../features/profile.ts';
import type { Rarity } from '../features/word-rarity.ts';
import { definedLetters } from '../../names/companies/company-letters.ts';
import { companyForms, type CompanyForm } from '../ties/company-forms.ts';
import { companyExpansion, type CompanyExpansion } from '../features/company-expansion.ts';
import { companyFinderFor, type CompanyFinder } from '../ties/find-company.ts';
import { contraryFeatures } from './contrary-features.ts';
import { namingFeatures } from './naming-features.ts';
import { pageEvidenceOf, type PageEvidence } from './page-evidence.ts';
import type { PageFeature, PageFeatures } from './page-feature.ts';
import { withSetFeatures } from './set-features.ts';
import { tieFeatures } from './tie-features.ts';

/** A page with everything the page model weighs, and what its reasons can name. */
export type WeighablePage = {
  readonly evidence: PageEvidence;
  readonly features: PageFeatures;
  readonly facts: Readonly<Partial<Record<PageFeature, ReasonFacts>>>;
  /** What the company's letters stand for there; `null` when they are spelled out nowhere. */
  readonly expansion: CompanyExpansion | null;
  /** As the user entered it; '' when not given. */
  readonly position: string;
};

/** The features of pages judged together, in the order given. */
export function pageFeaturesOf(
  contexts: readonly PageContext[],
  profile: Profile,
  rarity: Rarity,
): readonly WeighablePage[] {
  const people = new Set(profile.names.flatMap(({ words }) => words));
  const entered = companyForms(profile);
  const letters = lettersDefined(contexts, companyFinderFor(entered, people));
  const find = companyFinderFor([...entered, ...letters], people);
  const pages = contexts.map((context) => {
    const expansion = companyExpansion({ profile, context, rarity });
    const evidence = pageEvidenceOf(context, withExpansion(find, expansion), profile.names);
    const words = wordFeatures(context, profile, rarity);
    const ties = tieFeatures(evidence, profile);
    const features = {
      ...ties,
      ...contraryFeatures(evidence),
      ...namingFeatures(evidence, profile),
      ...words.features,
      // The same trade in other words: who has a post in the field is not in another one.
      'other-field':
        words.features['other-field'] * (1 - Math.max(ties['field-held'], ties['tied-to-company'])),
    };
    return { evidence, features, facts: words.facts, expansion };
  });
  const features = withSetFeatures(pages, profile, rarity);
  const { position } = profile.entered;
  return pages.flatMap(({ evidence, facts, expansion }, index) => {
    const own = features[index];
    return own === undefined ? [] : [{ evidence, features: own, facts, expansion, position }];
  });
}

const LETTERS_DEFINED = /[(（]\p{Lu}[\p{Lu}\d]{1,5}[)）]/u;

/** Letters that any of the pages gives the company: 'Acme Water Board (AWB)' tells what AWB is on all the others. */
function lettersDefined(
  contexts: readonly PageContext[],
  find: CompanyFinder,
): readonly CompanyForm[] {
  const passages = contexts
    .flatMap(({ page }) => page.passages)
    .filter(({ text }) => LETTERS_DEFINED.test(text));
  const letters = passages.flatMap(({ words, text }) =>
    find(words).flatMap((mention) =>
      mention.isOther ? [] : (definedLetters(words, mention, text) ?? []),
    ),
  );
  return [...new Set(letters)].map((word) => ({
    words: [word],
    strength: 'token',
    isAcronym: true,
  }));
}

/** Words that the company's letters stand for name it too, the less surely the fewer the letters. */
function withExpansion(find: CompanyFinder, expansion: CompanyExpansion | null): CompanyFinder {
  const [first] = expansion?.words ?? [];
  if (expansion === null || first === undefined) return find;
  return (words) => {
    const start = words.indexOf(first);
    if (start === -1) return find(words);
    const strength = expansion.isCertain ? 'short' : 'token';
    const end = start + expansion.words.length;
    const { certainty } = expansion;
    return [...find(words), { start, end, strength, isOther: false, isOutside: false, certainty }];
  };
}

type WordFeature = Extract<
  PageFeature,
  'notes-fit' | 'former-company' | 'other-field' | 'life-records'
>;

/** What the words around the name fit, wherever they stand. */
function wordFeatures(
  context: PageContext,
  profile: Profile,
  rarity: Rarity,
): Pick<WeighablePage, 'facts'> & { readonly features: Record<WordFeature, number> } {
  const input = { profile, context, rarity };
  const found = [...noteFeatures(input), ...fieldFeatures(input), formerFeature(input)];
  const strength = (name: FeatureName): number =>
    found.find((feature) => feature.name === name)?.strength ?? 0;
  const factsOf = (name: FeatureName): ReasonFacts | null =>
    found.find((feature) => feature.name === name)?.facts ?? null;
  const facts = [
    ['notes-fit', factsOf('note-words')],
    ['former-company', factsOf('former-company')],
    ['other-field', factsOf('other-field')],
  ] as const;
  return {
    features: {
      'notes-fit': strength('note-rare-words'),
      'former-company': strength('former-company'),
      'other-field': strength('other-field'),
      'life-records': strength('life-records'),
    },
    facts: Object.fromEntries(facts.filter(([, told]) => told !== null)),
  };
}
