// What documents judged together say, for the models to weigh.
import { STOP_WORDS } from '../../lexicon/grammar/stop-words.ts';
import type { PageContext } from '../mentions/page-context.ts';
import type { Profile } from '../mentions/profile.ts';
import { employerFeature } from '../page-features/employer-feature.ts';
import type { EvidenceReader } from '../page-features/evidence-reader.ts';
import { pageFeaturesOf, type WeighablePage } from '../page-features/page-features.ts';
import { companyExpansion } from '../search-result-features/company-expansion.ts';
import { companyFeatures } from '../search-result-features/company-features.ts';
import type { FeatureInput, SearchResultFeatures } from '../search-result-features/feature.ts';
import { fieldFeatures } from '../search-result-features/field-features.ts';
import { nameFeatures, profileFeatures } from '../search-result-features/name-features.ts';
import { noteFeatures } from '../search-result-features/note-features.ts';
import { roleFeatures } from '../search-result-features/role-features.ts';
import { similarityOf, type Similarity } from '../search-result-features/similarity.ts';
import { rarityOf, type Rarity } from '../search-result-features/word-rarity.ts';

/** Everything that documents judged together say, for the models to weigh. In the order of the documents. */
export type SetEvidence = {
  readonly contexts: readonly PageContext[];
  /** What each says as a search result, by its title, description and the words around the name; `null` for a whole page. */
  readonly results: readonly (SearchResultFeatures | null)[];
  /** What each says as a whole page; `null` for a bare search result. */
  readonly pages: readonly (WeighablePage | null)[];
  readonly similarity: Similarity;
};

/** Reads the evidence of documents together: what is rare, and what they share, depends on all of them. */
export function setEvidenceOf(
  contexts: readonly PageContext[],
  reader: EvidenceReader,
): SetEvidence {
  const { profile } = reader;
  const rarity = rarityOf(contexts.map(({ stems }) => stems));
  return {
    contexts,
    results: contexts.map((context) =>
      context.page.hasContent ? null : extractFeatures({ profile, context, rarity }, reader),
    ),
    pages: wholePages(contexts, reader, rarity),
    similarity: similarityOf(
      contexts.map((context) => comparable(context, profile)),
      rarity,
    ),
  };
}

/** In the order of all documents. */
function wholePages(
  contexts: readonly PageContext[],
  reader: EvidenceReader,
  rarity: Rarity,
): readonly (WeighablePage | null)[] {
  const whole = contexts.filter(({ page }) => page.hasContent);
  const pages = pageFeaturesOf(whole, reader, rarity);
  const byContext = new Map(pages.map((page) => [page.evidence.context, page]));
  return contexts.map((context) => byContext.get(context) ?? null);
}

const SHORT_NUMBER = /^\d{1,2}$/u;

/** The stems by which two pages are compared, without the name by which all were found. */
function comparable({ stems }: PageContext, profile: Profile): ReadonlySet<string> {
  const stemsToCompare = [...stems].filter(
    (stem) =>
      stem.length > 1 &&
      !profile.nameStems.has(stem) &&
      !STOP_WORDS.has(stem) &&
      !SHORT_NUMBER.test(stem),
  );
  return new Set(stemsToCompare);
}

function extractFeatures(input: FeatureInput, reader: EvidenceReader): SearchResultFeatures {
  const expansion = companyExpansion(input);
  const evidence = reader.evidenceOf(input.context, { letters: [], expansion });
  return {
    ...companyFeatures(input),
    ...roleFeatures(input),
    ...noteFeatures(input),
    ...nameFeatures(input),
    ...profileFeatures(input),
    ...fieldFeatures(input),
    'other-employer': employerFeature(input.profile, evidence, expansion),
  };
}
