// Where the sentences of a passage begin and end.
import type { Word } from '../../text/words.ts';
import type { Passage } from '../page/parse-page.ts';

/** A sentence of a passage as it was written. */
export type Sentence = {
  readonly passage: Passage;
  readonly text: string;
  /** Where it begins in the passage. */
  readonly start: number;
  readonly words: readonly Word[];
};

/** The sentences of a passage, in order, with their closing marks. */
export function sentencesOf(passage: Passage): readonly Sentence[] {
  const groups: Word[][] = [];
  for (const word of passage.words) {
    const group = groups.at(-1);
    if (group === undefined || group[0]?.sentence !== word.sentence) groups.push([word]);
    else group.push(word);
  }
  return groups.map((words, index) => {
    const first = words[0]?.start ?? 0;
    const start = first - openingMark(passage.text, first).length;
    const nextStart = groups[index + 1]?.[0]?.start ?? passage.text.length;
    return { passage, words, start, text: withoutBreaks(passage.text.slice(start, nextStart)) };
  });
}

/** A mark that opens a quotation, a bracket or a Spanish question: '„', '¿', '« '. */
const OPENING_MARK = /(?:[„“"«(‚‘¿¡]|« )$/u;

/** A quotation or bracket that opens just before the first word belongs to the sentence. */
function openingMark(text: string, start: number): string {
  return OPENING_MARK.exec(text.slice(Math.max(0, start - 2), start))?.[0] ?? '';
}

/** Cuts what separates it from the next sentence: dashes, bars, an opening quotation mark. */
function withoutBreaks(text: string): string {
  let end = text.length;
  while (end > 0 && isBreak(text, end - 1)) end -= 1;
  return text.slice(0, end);
}

/** Marks that open a quotation in one language and close it in another. */
const QUOTATION_MARKS = '"“«»‘';

/** A quotation mark after a space opens the next sentence; after a letter or full stop it closes this one. */
function isBreak(text: string, index: number): boolean {
  const sign = text.charAt(index);
  if (QUOTATION_MARKS.includes(sign)) return index === 0 || text.charAt(index - 1) === ' ';
  return ' |·•–—-„(‚¿¡:'.includes(sign);
}
