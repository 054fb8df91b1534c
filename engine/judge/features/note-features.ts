import type { FeatureInput, Feature } from './feature.ts';
import { wordShare } from './word-shares.ts';

const NOTE_WORDS_SHOWN = 3;

/** Do the user's notes (a place, a past employer, a subject) show up beside the person? */
export function noteFeatures({ profile, context, rarity }: FeatureInput): readonly Feature[] {
  const { share, amount, found } = wordShare(profile.noteStems, context.stems, rarity);
  const shown = [...context.words].filter((word) => found.some((stem) => word.startsWith(stem)));
  const words = shown.slice(0, NOTE_WORDS_SHOWN);
  return [
    {
      name: 'note-words',
      strength: share,
      facts: share > 0 ? { code: 'fits-notes', words } : null,
    },
    { name: 'note-rare-words', strength: amount, facts: null },
  ];
}
