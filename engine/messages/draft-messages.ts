import type { DropCode, DroppedSentence } from '../model/draft.ts';

const WHY: Readonly<Record<DropCode, (word: string) => string>> = {
  'unsupported-word': (word) => `‘${word}’ is in none of the lines it cites.`,
  'joined-words': (word) => `The words ‘${word}’ do not stand together in any line it cites.`,
  claim: (word) => `No line it cites says ‘${word}’ of them.`,
  certainty: (word) => `It claims to know what they think (‘${word}’).`,
  'own-quotation': () => 'It puts words in quotation marks that are not a quote.',
  'two-quotes': () => 'It joins two quotes.',
  characters: () => 'It holds characters that do not belong in a mail.',
  'no-citation': () => 'It cites no line.',
  length: () => 'It is empty or too long.',
};

/** Why a sentence of a draft is not shown. */
export function dropReason({ code, word }: DroppedSentence): string {
  return WHY[code](word);
}
