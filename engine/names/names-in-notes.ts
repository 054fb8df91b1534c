import { NAME_PARTICLES } from './people/name-words.ts';
import { wordListOf, wordsOf, type Word } from '../text/words.ts';

/** Whose other name a note tells. */
export type NamedInNotes = 'company' | 'person';

const CUES: Readonly<Record<NamedInNotes, readonly (readonly string[])[]>> = {
  company: phrases(
    'formerly|formerly at|formerly with|previously|previously at|previously with|ex|former name|fka|f k a|worked at|worked for|company was|was called|traded as|trading as|trades as|calls itself|often written|rebranded|rebranded as|rebranded to|renamed|renamed to|renamed from|parent|parent company|subsidiary of|part of|owned by|acquired by|merged with|merged into|brand|früher|vormals|ehemals|anciennement|antes|già|voorheen|tidigere|tidigare',
  ),
  person: phrases(
    'signs as|goes by|uses the name|known as|also known as|aka|a k a|née|maiden name|married name|nickname|nicknamed|publishes as|writes as|geborene|geboren|genannt|dite|conocida como|conocido como',
  ),
};

const NAME_WORDS_MAX = 6;

/** Other names the user's notes give: 'formerly Acme', 'goes by Trey'. In the order written. */
export function namesInNotes(notes: string, whose: NamedInNotes): readonly string[] {
  const words = wordsOf(notes);
  const names = words.flatMap((_, index) => {
    const cue = longestCue(words, index, CUES[whose]);
    if (cue === 0) return [];
    const start = words[index + cue]?.text === 'the' ? index + cue + 1 : index + cue;
    const end = endOfName(words, start);
    return end === start ? [] : [notes.slice(words[start]?.start, words[end - 1]?.end)];
  });
  // 'Also known as' and 'known as' introduce one name.
  return [...new Set(names)];
}

function longestCue(
  words: readonly Word[],
  index: number,
  cues: readonly (readonly string[])[],
): number {
  const lengths = cues
    .filter((cue) => cue.every((text, offset) => words[index + offset]?.text === text))
    .map((cue) => cue.length);
  return Math.max(0, ...lengths);
}

/** A name runs on while its words are capital; small words belong to it when a capital one follows. */
function endOfName(words: readonly Word[], start: number): number {
  let end = start;
  for (let index = start; index < start + NAME_WORDS_MAX; index += 1) {
    const word = words[index];
    if (word === undefined || (index > start && word.startsPhrase && !isHyphenated(words, index)))
      break;
    if (word.isCapital) end = index + 1;
    else if (!NAME_PARTICLES.has(word.text) && word.text !== 'and' && word.text !== 'of') break;
  }
  return end;
}

function isHyphenated(words: readonly Word[], index: number): boolean {
  const gap = (words[index]?.start ?? 0) - (words[index - 1]?.end ?? 0);
  return gap === 1 && words[index]?.sentence === words[index - 1]?.sentence;
}

function phrases(list: string): readonly (readonly string[])[] {
  return list.split('|').map((phrase) => wordListOf(phrase));
}
