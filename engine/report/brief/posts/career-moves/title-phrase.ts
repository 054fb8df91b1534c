import { AUXILIARIES } from '../../../../lexicon/grammar/speech.ts';
import { TERM_NOUNS } from '../../../../lexicon/job-titles/doubtful-posts.ts';
import {
  KEEPING_WORDS,
  DATED_TITLE_WORDS,
  POST_NOUNS,
  SERVING_WORDS,
  TITLE_ARTICLES,
} from '../../../../lexicon/job-titles/title-words.ts';
import { wholeWords } from '../../../../lexicon/word-list.ts';
import type { Span } from '../../../../text/words.ts';
import { TOKEN } from '../sentence/masked-sentence.ts';

/**
 * Does a date belong to a job title and not to what the person does: 'Jane Doe, head of audit at Acme until 31 March', but not 'Jane Doe,
 * head of audit at Acme, has until 31 March to close the gaps'? `place` is the position of the title, or of the person's name where only
 * their employer is given.
 */
export function isDateOfTitle(text: string, place: number, { start, end }: Span): boolean {
  return start < place
    ? isDatedBefore(text, text.slice(end, place), place)
    : isDatedAfter(text.slice(place, start));
}

/** Is there no other clause between the title and the date, or only one about the post: ', stays until', ', a post she has held since'? */
function isDatedAfter(between: string): boolean {
  const clauses = between.slice(1).split(CLAUSE);
  if (clauses.length === 1 && !between.startsWith(TOKEN.person)) return true;
  const words = (clauses.at(-1) ?? '').split(/[^\p{L}\d]+/u);
  // The German auxiliary 'hat' is not the English 'hat' that stands for a role.
  const isOfPost = words.some((word) => OF_POST.test(word.toLowerCase()) && !AUXILIARIES.has(word));
  // In most languages a capitalised word is a name: ', London, 2018 to'.
  return isOfPost || words.every((word) => !/^\p{Ll}/u.test(word) || DATED_TITLE_WORDS.has(word));
}

/** Where another clause may begin: at a comma, after the person's name, at 'and has'. */
const CLAUSE = new RegExp(
  `[,;]|${TOKEN.person}| \\p{L}{1,3} (?=(?:${[...AUXILIARIES].join('|')}) )`,
  'u',
);

/** 'Stays', 'post', 'contract'. */
const OF_POST = wholeWords(`${KEEPING_WORDS}|${SERVING_WORDS}|${POST_NOUNS}|${TERM_NOUNS}`);

/** Does the date before a title belong to it: 'Since May, Jane Doe has been head of risk', but not 'since May, said head of risk Jane Doe'? */
function isDatedBefore(text: string, between: string, place: number): boolean {
  const person = between.lastIndexOf(TOKEN.person);
  // 'From 1 July: Jane Doe, head of risk'.
  if (/^ ?[:-]/u.test(between)) return true;
  if (person !== -1) return !APPOSED_TO_NAME.test(between.slice(person + 1));
  return !between.includes(',') || !NAME_AFTER.test(text.slice(place + 1));
}

/** Only a mark, articles and an employer between the name and the title. */
const APPOSED_TO_NAME = new RegExp(
  `^ ?[,(|:-] ?(?:(?:${TITLE_ARTICLES})(?: |(?<='))){0,4}(?:[${TOKEN.company}${TOKEN.organisation}](?:'s|s'|')? )?$`,
  'iu',
);

/** The person's name after the title: 'head of risk at Acme Jane Doe'. */
const NAME_AFTER = new RegExp(`^[^,.;:]{0,40}${TOKEN.person}`, 'u');
