import { FIELD_WORDS, TITLE_PARTS } from '../../../../judge/mentions/vocabulary.ts';
import {
  JOB_TITLE_ENDING,
  JOB_TITLE_STEMS,
  RANK_WORDS,
} from '../../../../lexicon/job-titles/job-titles.ts';
import {
  FIELDS_OF_WORK,
  TITLE_HEAD_STEMS,
  TITLE_WORDS,
} from '../../../../lexicon/job-titles/title-words.ts';
import { stemMatcher } from '../../../../text/stem-matcher.ts';
import type { Word } from '../../../../text/words.ts';
import { wordTest } from './word-tests.ts';

/** Can the word be the noun of a job title: 'officer', 'Leiterin'? */
export function isTitleHead(word: Word, sentence: string): boolean {
  const text = bareWord(word, sentence);
  const raw = sentence.slice(word.start, word.end);
  if (TITLE_WORDS.noHeads.has(text) && !(TITLE_WORDS.seniorHeads.has(text) && /^\p{Lu}/u.test(raw)))
    return false;
  const isShort = text.length <= ACRONYM_LENGTH_MAX;
  // Short forms that are also words or names count only in capitals.
  if (isShort && raw.toUpperCase() !== raw && TITLE_WORDS.acronyms.has(text)) return false;
  return (
    TITLE_HEADS.holds(text) ||
    (!isShort && JOB_TITLE_ENDING.test(text)) ||
    TITLE_WORDS.headInside.test(text)
  );
}

const ACRONYM_LENGTH_MAX = 4;

/** Nouns of job titles, with any ending. */
export const TITLE_HEADS = stemMatcher(`${JOB_TITLE_STEMS} ${TITLE_HEAD_STEMS}`);

/** The word without an elided article or 'ex': 'audit' of 'L'audit', 'directora' of 'exdirectora'. */
function bareWord({ text, start, end }: Word, sentence: string): string {
  const raw = sentence.slice(start, end);
  const elided = /^[dlDL]['’]/u.test(raw) ? text.slice(1) : text;
  return elided.replace(/^ex(?=\p{L}{4})/u, '');
}

/** Is it a noun that is a title only after certain words: 'the compliance lead', 'vice president'? */
export function isDependentHead(words: readonly Word[], index: number): boolean {
  const [before, word] = [words[index - 1], words[index]];
  if (before === undefined || word?.startsPhrase !== false) return false;
  // 'Group Executive, Safety'.
  if (word.text === 'executive')
    return TITLE_WORDS.executiveRanks.has(before.text) && word.isCapital;
  if (word.text === 'lead') return FIELD_WORDS.holds(before.text);
  return word.text === 'president' && before.text === 'vice';
}

/** Can the word be part of a job title: a noun, a rank or a field? */
export function isTitlePart(word: Word, sentence: string): boolean {
  const text = bareWord(word, sentence);
  return (
    FIELD_WORDS.holds(text) ||
    TITLE_PARTS.holds(text) ||
    // 'Exploitation' does not begin with the prefix 'ex'.
    TITLE_PARTS.holds(word.text) ||
    TITLE_WORDS.trades.has(word.text) ||
    (RANK_WORDS.has(word.text) && word.text !== 'former') ||
    // 'Non-executive director'.
    (word.text === 'non' && sentence[word.end] === '-') ||
    isTitleHead(word, sentence)
  );
}

/** Does a text name any field of work, as where a post has no title: 'runs internal audit'? */
export const namesFieldOfWork = wordTest(FIELDS_OF_WORK);
