import type { Reason } from '../../document.ts';
import { digestOf, type Digest } from '../evidence/digest.ts';
import type { Profile } from '../evidence/profile.ts';
import type { Signal } from '../evidence/signal.ts';
import { signalsOf } from '../evidence/signals-of.ts';
import { rarityOf } from '../evidence/word-rarity.ts';
import type { ReadPage } from '../text/read-page.ts';
import { STOP_WORDS } from '../text/stop-words.ts';
import { underCeiling } from './ceiling.ts';
import { likenessOf } from './likeness.ts';
import { reasonsOf } from './reasons.ts';
import { SIGNAL_BIAS, SIGNAL_WEIGHTS } from './relevance-weights.ts';
import { withSetEvidence } from './set-evidence.ts';
import { standingOf, type Standing } from './standing.ts';

/** How sure it is that a page is about the prospect, and why. */
export type Score = {
  readonly standing: Standing;
  readonly reasons: readonly Reason[];
  readonly digest: Digest;
};

/** Scores pages together, in the order given. */
export function scorePages(pages: readonly ReadPage[], profile: Profile): readonly Score[] {
  const digests = pages.map((page) => digestOf(page, profile.names));
  const rarity = rarityOf(digests.map(({ stems }) => stems));
  const signals = digests.map((digest) => signalsOf({ profile, digest, rarity }));
  const likeness = likenessOf(
    digests.map((digest) => comparable(digest, profile)),
    rarity,
  );
  const evidence = withSetEvidence(signals.map(logOddsOf), likeness);
  return digests.map((digest, index) => {
    const { logOdds, neighbourPull } = evidence[index] ?? {
      logOdds: SIGNAL_BIAS,
      neighbourPull: 0,
    };
    const reasons = reasonsOf(signals[index] ?? [], neighbourPull);
    const standing = standingOf(underCeiling(logOdds, signals[index] ?? []));
    return { standing, reasons, digest };
  });
}

function logOddsOf(signals: readonly Signal[]): number {
  return signals.reduce(
    (sum, { name, strength }) => sum + SIGNAL_WEIGHTS[name] * strength,
    SIGNAL_BIAS,
  );
}

const SHORT_NUMBER = /^\d{1,2}$/u;

/** What two pages can have in common: not the name they were all found by. */
function comparable({ stems }: Digest, profile: Profile): ReadonlySet<string> {
  const kept = [...stems].filter(
    (stem) =>
      stem.length > 1 &&
      !profile.nameStems.has(stem) &&
      !STOP_WORDS.has(stem) &&
      !SHORT_NUMBER.test(stem),
  );
  return new Set(kept);
}
