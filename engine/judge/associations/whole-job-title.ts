// Tells whether 'of' after a job title leads to the employer.
import {
  ARTICLES_IN_JOB_TITLES,
  CONJUNCTIONS,
  OF_PREPOSITIONS,
} from '../../lexicon/grammar/prepositions.ts';
import { WHOLE_JOB_TITLES } from '../../lexicon/job-titles/job-titles.ts';
import { DISTINGUISHING_WORDS } from '../../lexicon/organisations/organisation-words.ts';
import type { Word, WordSpan } from '../../text/words.ts';
import { FIELD_WORDS, JOB_TITLES, TITLE_PARTS } from '../mentions/vocabulary.ts';

/**
 * Does 'of' lead from a complete job title to the name at `end`, which is then an employer: 'chief risk officer of Acme', 'directora de
 * riesgos de Acme'? After an incomplete one comes its field, 'director of Fleet', and a place may follow a complete one.
 */
export function isOfWholeTitle(words: readonly Word[], { start, end }: WordSpan): boolean {
  const name = words[end]?.text ?? '';
  if (!OF_PREPOSITIONS.has(words[end - 1]?.text ?? '')) return false;
  // Not 'Responsable de Protección de Datos' or 'chief risk officer of Europe'.
  if (isPlaceOrTitlePart(name)) return false;
  const after = words.slice(start + 1, end);
  const isOnePhrase = [...after, ...words.slice(end, end + 1)].every(
    ({ startsPhrase }) => !startsPhrase,
  );
  return isOnePhrase && after.every(isTitleWord) && hasField(words, { start, end });
}

/** Can the word be part of a job title, 'Procurement', or a region, 'Europe'? */
export function isPlaceOrTitlePart(word: string): boolean {
  return TITLE_PARTS.holds(word) || DISTINGUISHING_WORDS.some((words) => words.has(word));
}

function isTitleWord({ text }: Word): boolean {
  const isSmall = [OF_PREPOSITIONS, CONJUNCTIONS, ARTICLES_IN_JOB_TITLES].some((list) =>
    list.has(text),
  );
  return isSmall || FIELD_WORDS.holds(text) || JOB_TITLES.holds(text);
}

/** Does the title contain its field, before or after its noun, or need none? */
function hasField(words: readonly Word[], { start, end }: WordSpan): boolean {
  const from = words[start]?.startsPhrase === true ? start : start - 1;
  return (
    WHOLE_JOB_TITLES.has(words[start]?.text ?? '') || FIELD_WORDS.find(words, from, end) !== -1
  );
}
