// Whether the text gives the person the prospect's role.
import { STOP_WORDS } from '../../lexicon/grammar/stop-words.ts';
import { RANK_WORDS } from '../../lexicon/job-titles/job-titles.ts';
import { isEastAsian } from '../../text/east-asian.ts';
import { placeOfPhrase } from '../../text/place-of-phrase.ts';
import { stemOf, termsOf } from '../../text/terms.ts';
import { ABSENT, type Feature, type FeatureInput, type Features } from './feature.ts';
import { phraseDistinctiveness, wordShare } from './word-rarity.ts';

/** Does the page give the person the prospect's role, in these words or in others that mean it? */
export function roleFeatures(input: FeatureInput): Features<'role-named' | 'role-words'> {
  const { profile, context, rarity } = input;
  const words = wordShare(profile.roleStems, context.stems, rarity);
  return {
    'role-named': roleNamedFeature(input),
    'role-words': { strength: words.share, facts: null },
  };
}

function roleNamedFeature({ profile, context, rarity }: FeatureInput): Feature {
  let best: Feature = ABSENT;
  for (const phrase of profile.rolePhrases) {
    const stems = termsOf(phrase)
      .filter(isMoreThanRank)
      .map(stemOf)
      .filter((stem) => !profile.nameStems.has(stem));
    const strength = phraseDistinctiveness(stems, rarity);
    if (strength <= best.strength) continue;
    const isHeld = context.spans.some((words) => placeOfPhrase(words, phrase) !== -1);
    if (isHeld) best = { strength, facts: { code: 'role-named', role: roleText(phrase) } };
  }
  return best;
}

/** Does the title say more than a rank such as 'director', which very many hold? */
function isMoreThanRank(word: string): boolean {
  return !RANK_WORDS.has(word) && !STOP_WORDS.has(word);
}

const ROLE_ACRONYM_LENGTH_MAX = 4;

function roleText(phrase: readonly string[]): string {
  const [only = ''] = phrase;
  const isAcronym = phrase.length === 1 && only.length <= ROLE_ACRONYM_LENGTH_MAX;
  if (isAcronym) return only.toUpperCase();
  return phrase.join(phrase.every(isEastAsian) ? '' : ' ');
}
