import { CLAUSE_IN_PASSING, RELATIVE_IN_PASSING } from '../../lexicon/grammar/modality.ts';
import { plainLetters } from '../../text/plain-letters.ts';

/** Does a sentence tell its news in a subordinate clause alone: 'When she joined, …', 'Jane Doe, who joined in spring, …'? */
export function isToldInPassing(text: string): boolean {
  const plain = plainLetters(text);
  return CLAUSE_IN_PASSING.test(plain) || RELATIVE_IN_PASSING.test(plain);
}
