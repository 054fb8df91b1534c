import type { Reason } from '../../model/reason.ts';
import { pageContextOf, type PageContext } from '../features/page-context.ts';
import type { Profile } from '../features/profile.ts';
import type { Feature } from '../features/feature.ts';
import { extractFeatures } from '../features/extract-features.ts';
import { rarityOf } from '../features/word-rarity.ts';
import type { ReadPage } from '../page/read-page.ts';
import { STOP_WORDS } from '../../text/stop-words.ts';
import { capped } from './score-cap.ts';
import { similarityOf } from './similarity.ts';
import { reasonsOf } from './reasons.ts';
import { FEATURE_BIAS, FEATURE_WEIGHTS } from './relevance-weights.ts';
import { withCrossPageFeatures } from './cross-page-features.ts';
import { relevanceOf, type Relevance } from './relevance-scale.ts';

/** How sure it is that a page is about the prospect, and why. */
export type Score = {
  readonly standing: Relevance;
  readonly reasons: readonly Reason[];
  readonly context: PageContext;
};

/** Scores pages together, in the order given. */
export function scorePages(pages: readonly ReadPage[], profile: Profile): readonly Score[] {
  const contexts = pages.map((page) => pageContextOf(page, profile.names));
  const rarity = rarityOf(contexts.map(({ stems }) => stems));
  const features = contexts.map((context) => extractFeatures({ profile, context, rarity }));
  const similarity = similarityOf(
    contexts.map((context) => comparable(context, profile)),
    rarity,
  );
  const evidence = withCrossPageFeatures(features.map(logOddsOfFeatures), similarity);
  return contexts.map((context, index) => {
    const { logOdds, neighbourPull } = evidence[index] ?? {
      logOdds: FEATURE_BIAS,
      neighbourPull: 0,
    };
    const reasons = reasonsOf(features[index] ?? [], neighbourPull);
    const standing = relevanceOf(capped(logOdds, features[index] ?? []));
    return { standing, reasons, context };
  });
}

function logOddsOfFeatures(features: readonly Feature[]): number {
  return features.reduce(
    (sum, { name, strength }) => sum + FEATURE_WEIGHTS[name] * strength,
    FEATURE_BIAS,
  );
}

const SHORT_NUMBER = /^\d{1,2}$/u;

/** What two pages can have in common: not the name they were all found by. */
function comparable({ stems }: PageContext, profile: Profile): ReadonlySet<string> {
  const kept = [...stems].filter(
    (stem) =>
      stem.length > 1 &&
      !profile.nameStems.has(stem) &&
      !STOP_WORDS.has(stem) &&
      !SHORT_NUMBER.test(stem),
  );
  return new Set(kept);
}
