import { wordsOf } from '../../../text/words.ts';
import type { Paragraph } from '../main-text.ts';
import { isCourtesy } from './courtesy.ts';
import { sentencesWithoutLabel } from './read-paragraph.ts';
import { endsWithQuestion, SENTENCE_END } from './voice.ts';

/** The most words in a question that is shown before an answer. */
const QUESTION_WORDS_MAX = 32;
/** A question with at most this many words may be only the end of one. */
const SHORT_WORDS_MAX = 3;
/** The most sentences in a remark; anything longer is a speech. */
const REMARK_SENTENCES_MAX = 3;

/** The label of the person who asks, which is not part of the question: 'B&B: What did the leak teach you?', 'Q. They say you count doors.' */
const ASKER = /^(?:[QFPDI文問]\d{0,2}[.:：)]|[^:：.?!]{1,24}[:：])\s+(?=[\p{Lu}\p{Lo}¿])/u;

/**
 * The question in a turn, verbatim: its last sentence with a question mark, or else its last sentence, since interviewers also ask without
 * one: 'Tell us how it began.'
 */
export function questionAsked(
  paragraph: Paragraph,
  { isLabelled, isInterviewer }: { readonly isLabelled: boolean; readonly isInterviewer: boolean },
  language: string | null,
): string | null {
  // A question in bold looks like a label as a whole: '**Q. They say you count doors.**'
  const said = sentencesWithoutLabel(paragraph, isLabelled).map(
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

/** Adds the sentence before a question that is too short to be understood alone: 'They are bound by plans. And contracts?' */
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

/** The question without its label and marks; `null` if it is too short or too long. */
function bareQuestion(sentence: string): string | null {
  const asked = sentence
    .replace(/^[\s―─—–-]+/u, '')
    .replace(ASKER, '')
    .replace(/(?<![*_\s])[*_\s]+$/u, '');
  const words = wordsOf(asked).length;
  return words > 1 && words <= QUESTION_WORDS_MAX ? asked : null;
}
