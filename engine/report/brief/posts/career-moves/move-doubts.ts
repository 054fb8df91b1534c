import { CONDITIONS } from '../../../../lexicon/grammar/conditions.ts';
import { DENIALS, NEGATIONS } from '../../../../lexicon/job-titles/doubtful-posts.ts';
import { wholeWords } from '../../../../lexicon/word-list.ts';
import type { Span } from '../../../../text/words.ts';
import { TOKEN } from '../sentence/masked-sentence.ts';
import { textBefore } from '../sentence/post-words.ts';
import { languagesTried } from './languages-tried.ts';

/** Characters before a verb in which it is negated. */
export const NEGATION_REACH = 32;

/** Characters before a verb in which its clause denies or supposes it. */
export const CLAUSE_REACH = 72;

/** Does the sentence begin with a condition, so that what it says of the future may never happen? */
export function isConditional(text: string, language: string): boolean {
  const [own = language] = languagesTried(language);
  return CONDITION_OPENINGS.get(own)?.test(text.toLowerCase()) === true;
}

/** Words of a condition at the beginning: 'If the council agrees'. */
const CONDITION_OPENINGS: ReadonlyMap<string, RegExp> = new Map(
  Object.entries(CONDITIONS).map(([language, { anywhere, opening }]) => [
    language,
    new RegExp(`^[^\\p{L}\\p{Co}]{0,4}(?:${anywhere}|${opening})(?!\\p{L})`, 'u'),
  ]),
);

/** Does the sentence hold a condition, wherever it stands? */
export function holdsCondition(text: string, language: string): boolean {
  const [own = language] = languagesTried(language);
  return (
    CONDITION_WORDS.get(own)?.test(text.toLowerCase()) === true || isConditional(text, language)
  );
}

/** Words of a condition anywhere: 'unless', 'sofern'. */
const CONDITION_WORDS: ReadonlyMap<string, RegExp> = new Map(
  Object.entries(CONDITIONS).map(([language, { anywhere }]) => [language, wholeWords(anywhere)]),
);

/** Is the move at a place denied, asked, supposed, or yet to be? */
export function isUnsureMove(text: string, { start, end }: Span, language: string): boolean {
  const lower = text.toLowerCase();
  const before = textBefore(lower, start, NEGATION_REACH);
  const clause = textBefore(lower, start, CLAUSE_REACH);
  const unsure = UNSURE.get(language);
  return (
    unsure?.open.some((one) => one.test(clause)) === true ||
    isVerbFirst(text, { start, end }, language) ||
    isNegated(before, clause, unsure) ||
    NOT_LEFT_AFTER.test(lower.slice(end, end + NEGATION_REACH)) ||
    text.trimEnd().endsWith('?')
  );
}

/** Words between a denial or a condition and the verb that it is about. */
const CLAUSE_WORDS_MAX = 8;

/** What denies or supposes a move in each language, right before its verb. */
const UNSURE: ReadonlyMap<string, Unsure> = new Map(
  Object.keys(NEGATIONS).map((language) => [
    language,
    {
      open: [
        endsAfter(DENIALS[language], '\\S', CLAUSE_WORDS_MAX),
        endsAfter(CONDITIONS[language]?.anywhere, '[^\\s,;:]', CLAUSE_WORDS_MAX),
      ],
      negated: endsAfter(NEGATIONS[language], '[^\\s,]', 2),
    },
  ]),
);

type Unsure = {
  /** What denies or supposes whatever follows in the clause. */
  readonly open: readonly RegExp[];
  readonly negated: RegExp;
};

/** Texts that end after one of the words and at most so many others: 'will not readily '. */
function endsAfter(words: string | undefined, characters: string, wordsMax: number): RegExp {
  return new RegExp(
    `(?<!\\p{L})(?:${words ?? '(?!)'})(?:\\s{1,3}${characters}{1,30}){0,${wordsMax}}\\s{1,3}$`,
    'u',
  );
}

/** Is the verb at the head of the first of two clauses, which makes it a condition: 'Verlässt Jane Doe die Bank, folgt John Roe'? */
function isVerbFirst(text: string, { start, end }: Span, language: string): boolean {
  return start === 0 && VERB_SECOND.has(language) && VERB_FIRST.test(text.slice(end));
}

/** Languages in which a verb at the beginning makes a question or a condition. */
const VERB_SECOND: ReadonlySet<string> = new Set(['de', 'nl', 'sv', 'da', 'no']);

/** The rest of such a condition: ' Jane Doe die Bank, folgt'. */
const VERB_FIRST = new RegExp(`^ (?:\\p{L}+ )?${TOKEN.person}[^,;:.]*, \\p{Ll}`, 'u');

function isNegated(before: string, clause: string, unsure: Unsure | undefined): boolean {
  return unsure?.negated.test(lastPhraseOf(before)) === true && !REPORTED.test(clause);
}

/** 'Said that she would leave': what somebody says will be, and no supposition. */
const REPORTED =
  /(?<!\p{L})(?:said|says|announced|confirmed|told|added|revealed|wrote)(?!\p{L})(?![^.]*(?<!\p{L})(?:if|whether|not|never|no)(?!\p{L}))[^.]*(?<!\p{L})would(?:\s{1,3}\S{1,30}){0,2}\s{1,3}$/u;

/** A negation after the verb: 'verlässt Acme nicht'. */
const NOT_LEFT_AFTER = /^(?:\s+\S+){0,2}\s+(?:nicht|niet|inte|ikke|pas|degil|miyor|medi)(?!\p{L})/u;

/** What is denied of one name is not denied of the next. */
export function lastPhraseOf(before: string): string {
  const cut = Math.max(...[TOKEN.person, TOKEN.other, ';'].map((mark) => before.lastIndexOf(mark)));
  return before.slice(cut + 1);
}
