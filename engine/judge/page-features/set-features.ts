import { stemOf } from '../../text/terms.ts';
import { STOP_WORDS } from '../../text/stop-words.ts';
import type { Profile } from '../features/profile.ts';
import type { Rarity } from '../features/word-rarity.ts';
import { wordsBeside } from '../ties/surroundings.ts';
import type { PageEvidence } from './page-evidence.ts';
import type { PageFeatures } from './page-feature.ts';
import { employerStrength } from './contrary-features.ts';
import { tieStrength } from './tie-features.ts';

type OwnFeatures = Omit<PageFeatures, 'shared-names' | 'unknown-employer'>;

/** A page with what it says by itself. */
export type ReadEvidence = { readonly evidence: PageEvidence; readonly features: OwnFeatures };

const ANCHOR_TIE_MIN = 0.6;
const DOUBT_MIN = 0.5;

/**
 * Adds what the other pages of the search say: rare names shared with the surest ones, such as a former employer, and
 * employers that the surest pages know nothing of.
 */
export function withSetFeatures(
  pages: readonly ReadEvidence[],
  profile: Profile,
  rarity: Rarity,
): readonly PageFeatures[] {
  const names = pages.map(({ evidence }) => namesBeside(evidence, profile));
  const anchors = pages.flatMap((page, index) => (isAnchor(page) ? [index] : []));
  return pages.map(({ evidence, features }, index) => {
    const others = anchors.filter((anchor) => anchor !== index);
    const shared = others.map((anchor) => sharedRarity(names[index], names[anchor], rarity));
    const surest = others.flatMap((anchor) => pages[anchor]?.evidence ?? []);
    const isKnown = knowsEmployer(evidence, surest, profile);
    return {
      ...features,
      'shared-names': shared.reduce((most, value) => Math.max(most, value), 0),
      'unknown-employer': isKnown ? 0 : employerStrength(evidence),
    };
  });
}

/** Surely about the person, by the company at the name and nothing against it. */
function isAnchor({ evidence, features }: ReadEvidence): boolean {
  const doubts = [features.directory, features['other-calling'], features.wall];
  return tieStrength(evidence) >= ANCHOR_TIE_MIN && doubts.every((doubt) => doubt < DOUBT_MIN);
}

const BESIDE_WORDS = 25;
const STEM_LENGTH_MIN = 3;

/** Stems of the capital words near the name, without the name, the company and figures. */
function namesBeside({ all }: PageEvidence, profile: Profile): ReadonlySet<string> {
  const known = new Set([...profile.companyStems, ...profile.nameStems]);
  const stems = all
    .flatMap(({ surroundings }) => wordsBeside(surroundings, BESIDE_WORDS))
    .filter(
      ({ text, isCapital }) => isCapital && text.length >= STEM_LENGTH_MIN && !/^\d/u.test(text),
    )
    .filter(({ text }) => !STOP_WORDS.has(text))
    .map(({ text }) => stemOf(text));
  return new Set(stems.filter((stem) => !known.has(stem)));
}

const RARE_MIN_NATS = 1;
const SHARED_FULL_NATS = 5;

function sharedRarity(
  own: ReadonlySet<string> = new Set(),
  other: ReadonlySet<string> = new Set(),
  rarity: Rarity,
): number {
  let total = 0;
  for (const stem of own) {
    if (other.has(stem)) total += Math.max(0, rarity(stem) - RARE_MIN_NATS);
  }
  return Math.min(1, total / SHARED_FULL_NATS);
}

/** Do the surest pages tell of the employer too? Then it is one of the person's own, perhaps a former one. */
function knowsEmployer(
  { named }: PageEvidence,
  surest: readonly PageEvidence[],
  profile: Profile,
): boolean {
  const employers = named
    .flatMap(({ employers: stated }) => stated)
    .filter(({ strength, isFormer }) => strength >= DOUBT_MIN && !isFormer);
  return employers.some(({ words }) => {
    const stems = words.map(({ text }) => stemOf(text)).filter((stem) => !STOP_WORDS.has(stem));
    const telling = stems.filter((stem) => !profile.nameStems.has(stem));
    return (
      telling.length > 0 &&
      surest.some(({ context }) => telling.every((stem) => context.stems.has(stem)))
    );
  });
}
