import { FIELDS_OF_WORK } from '../../../../lexicon/job-titles/title-words.ts';
import { wholeWords } from '../../../../lexicon/word-list.ts';

/** Does a text name a field of work, as where a post has no title: 'runs internal audit'? */
export function namesFieldOfWork(text: string): boolean {
  return FIELD_OF_WORK.test(text.toLowerCase());
}

const FIELD_OF_WORK = wholeWords(FIELDS_OF_WORK);
