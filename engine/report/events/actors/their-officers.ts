import { CONJUNCTIONS } from '../../../lexicon/grammar/prepositions.ts';
import { JOB_TITLE_ENDING, JOB_TITLE_STEMS } from '../../../lexicon/job-titles/job-titles.ts';
import { TITLE_HEAD_STEMS } from '../../../lexicon/job-titles/title-words.ts';
import { stemMatcher } from '../../../text/stem-matcher.ts';
import { type Span, type Word, wordsOf } from '../../../text/words.ts';
import type { NamedSentence } from './event-actors.ts';

/**
 * Is the subject before a position a person who works for the company, and not the company: 'Acme's former chief executive John Roe was
 * fined', 'Acme-Chef John Roe'?
 */
export function isAboutOfficer({ text, actors }: NamedSentence, place: number): boolean {
  const { company, others } = actors;
  const subjects = others.filter(({ end }) => end <= place);
  return company.some(
    (one) =>
      (text[one.end] === '-' && wordsOf(text.slice(one.end)).slice(0, 1).some(isOfficer)) ||
      subjects.some((other) => isOfficerOf(one, other, text)),
  );
}

/** Is only a job title between the company and a name: "'s auditor "? 'Acme and auditor Pell Marsh' are two parties. */
function isOfficerOf(company: Span, { start }: Span, text: string): boolean {
  if (start < company.end) return false;
  const between = wordsOf(text.slice(company.end, start));
  const isApart = between.some(
    ({ text: word, startsPhrase }, at) => CONJUNCTIONS.has(word) || (at > 0 && startsPhrase),
  );
  return !isApart && between.some(isOfficer);
}

function isOfficer({ text }: Word): boolean {
  return OFFICERS.holds(text) || JOB_TITLE_ENDING.test(text);
}

/** Nouns of a job title: 'auditor', 'chief'. */
const OFFICERS = stemMatcher(`${JOB_TITLE_STEMS} ${TITLE_HEAD_STEMS} chef. vorstand.`);
