// Whether the user's notes show up beside the person.
import { stemOf } from '../../text/terms.ts';
import { wordsOf } from '../../text/words.ts';
import type { FeatureInput, Features } from './feature.ts';
import { wordShare } from './word-rarity.ts';

/** Do the user's notes (a place, a past employer, a subject) show up beside the person? */
export function noteFeatures(input: FeatureInput): Features<'note-words' | 'note-rare-words'> {
  const { profile, context, rarity } = input;
  const { share, amount, found } = wordShare(profile.noteStems, context.stems, rarity);
  const rarest = found.toSorted((one, other) => rarity(other) - rarity(one));
  const words = asWritten(rarest.slice(0, NOTE_WORDS_SHOWN), profile.entered.notes);
  return {
    'note-words': { strength: share, facts: share > 0 ? { code: 'fits-notes', words } : null },
    'note-rare-words': { strength: amount, facts: null },
  };
}

const NOTE_WORDS_SHOWN = 3;

/** The words of the notes that stems come from, as the user wrote them and in that order. */
function asWritten(stems: readonly string[], notes: string): readonly string[] {
  const spelled = new Map(
    wordsOf(notes).map(({ text, start, end }) => [stemOf(text), notes.slice(start, end)]),
  );
  const order = [...spelled.keys()];
  return stems
    .toSorted((one, other) => order.indexOf(one) - order.indexOf(other))
    .map((stem) => spelled.get(stem) ?? stem);
}
