import type { Question, Signal } from './signal.ts';
import { wordShare } from './word-shares.ts';

const NOTE_WORDS_SHOWN = 3;

/** Do the user's notes (a place, a past employer, a subject) show up beside the person? */
export function noteSignals({ profile, digest, rarity }: Question): readonly Signal[] {
  const { share, amount, found } = wordShare(profile.noteStems, digest.stems, rarity);
  const shown = [...digest.words].filter((word) => found.some((stem) => word.startsWith(stem)));
  const words = shown.slice(0, NOTE_WORDS_SHOWN).join(', ');
  return [
    { name: 'note-words', strength: share, text: share > 0 ? `Fits your notes: ${words}` : '' },
    { name: 'note-rare-words', strength: amount, text: '' },
  ];
}
