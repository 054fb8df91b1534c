import { wordsOf } from '../../../text/words.ts';
import type { Paragraph } from '../main-text.ts';
import { isCourtesy } from './courtesy.ts';
import { saidIn } from './read-paragraph.ts';
import { endsWithQuestion, SENTENCE_END } from './voice.ts';

/** Words of a question that can be read before an answer at a glance. */
const QUESTION_WORDS_MAX = 32;
/** Words of a question that may only be the end of one. */
const SHORT_WORDS_MAX = 3;
/** Sentences of a remark; what is longer is a speech. */
const REMARK_SENTENCES_MAX = 3;

/** 'B&B: What did the leak teach you?', 'Q. They say you count doors.': who asks is not part of the question. */
const ASKER = /^(?:[QFPDI文問]\d{0,2}[.:：)]|[^:：.?!]{1,24}[:：])\s+(?=[\p{Lu}\p{Lo}¿])/u;

/**
 * What a turn asks, letter for letter: the last of its sentences that asks, else the last, by which an interviewer may ask without
 * a mark: 'Tell us how it began.'
 */
export function questionAsked(
  paragraph: Paragraph,
  { isLabelled, isInterviewer }: { readonly isLabelled: boolean; readonly isInterviewer: boolean },
  language: string | null,
): string | null {
  // All of '**Q. They say you count doors.**' looks like a label.
  const said = saidIn(paragraph, isLabelled).map(
    (turn, index) => turn || (paragraph.sentences[index]?.quote ?? ''),
  );
  const last = said.at(-1) ?? '';
  const isRemark =
    isInterviewer &&
    paragraph.kind !== 'heading' &&
    said.length <= REMARK_SENTENCES_MAX &&
    SENTENCE_END.test(last) &&
    !isCourtesy(last, language);
  const at = said.findLastIndex(endsWithQuestion);
  const asking = said[at] ?? (isRemark ? last : '');
  return (
    bareQuestion(withSentenceBefore(asking, said[at - 1] ?? '', paragraph, language)) ??
    bareQuestion(asking)
  );
}

/** 'And contracts?' is understood after the sentence before it: 'They are bound by plans. And contracts?' */
function withSentenceBefore(
  asking: string,
  before: string,
  { line }: Paragraph,
  language: string | null,
): string {
  const both = `${before} ${asking}`;
  const isShort = wordsOf(asking).length <= SHORT_WORDS_MAX;
  return isShort && line.includes(both) && !isCourtesy(before, language) ? both : asking;
}

/** The question without what is around it; `null` where it says too little or too much. */
function bareQuestion(sentence: string): string | null {
  const asked = sentence
    .replace(/^[\s―─—–-]+/u, '')
    .replace(ASKER, '')
    .replace(/(?<![*_\s])[*_\s]+$/u, '');
  const words = wordsOf(asked).length;
  return words > 1 && words <= QUESTION_WORDS_MAX ? asked : null;
}
