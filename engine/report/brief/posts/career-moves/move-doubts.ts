import { CONDITIONS } from '../../../../lexicon/grammar/conditions.ts';
import { DENIALS, NEGATIONS } from '../../../../lexicon/job-titles/doubtful-posts.ts';
import { wholeWords } from '../../../../lexicon/word-list.ts';
import type { Span } from '../../../../text/words.ts';
import { TOKEN } from '../sentence/masked-sentence.ts';
import { textBefore } from '../sentence/post-words.ts';
import { languagesTried } from './languages-tried.ts';

/** How many characters before a verb a negation may be. */
export const NEGATION_REACH = 32;

/** How many characters before a verb its clause may deny or suppose it. */
export const CLAUSE_REACH = 72;

/** Does the sentence begin with a condition, so that what it announces may never happen? */
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

/** Does the sentence contain a condition anywhere? */
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

/** Is the move at this position denied, asked about, supposed or still open? */
export function isUnsureMove(text: string, { start, end }: Span, language: string): boolean {
  const lower = text.toLowerCase();
  const before = textBefore(lower, start, NEGATION_REACH);
  const clause = textBefore(lower, start, CLAUSE_REACH);
  const unsure = UNSURE.get(language);
  return (
    unsure?.open.some((one) => one.test(clause)) === true ||
    isVerbFirst(text, { start, end }, language) ||
    isNegated(before, clause, unsure) ||
    NEGATED_AFTER.test(lower.slice(end, end + NEGATION_REACH)) ||
    text.trimEnd().endsWith('?')
  );
}

/** The most words between a denial or condition and the verb it applies to. */
const CLAUSE_WORDS_MAX = 8;

/** What denies or supposes a move in each language, before its verb. */
const UNSURE: ReadonlyMap<string, Unsure> = new Map(
  Object.keys(NEGATIONS).map((language) => [
    language,
    {
      open: [
        endingWith(DENIALS[language], '\\S', CLAUSE_WORDS_MAX),
        endingWith(CONDITIONS[language]?.anywhere, '[^\\s,;:]', CLAUSE_WORDS_MAX),
      ],
      negated: endingWith(NEGATIONS[language], '[^\\s,]', 2),
    },
  ]),
);

type Unsure = {
  /** What denies or supposes the whole clause after it. */
  readonly open: readonly RegExp[];
  readonly negated: RegExp;
};

/** A pattern for texts that end with one of the words and at most `wordsMax` more: 'will not readily '. */
function endingWith(words: string | undefined, characters: string, wordsMax: number): RegExp {
  return new RegExp(
    `(?<!\\p{L})(?:${words ?? '(?!)'})(?:\\s{1,3}${characters}{1,30}){0,${wordsMax}}\\s{1,3}$`,
    'u',
  );
}

/** Does the verb come first, which makes the clause a condition: 'Verlässt Jane Doe die Bank, folgt John Roe'? */
function isVerbFirst(text: string, { start, end }: Span, language: string): boolean {
  return start === 0 && VERB_SECOND.has(language) && VERB_FIRST.test(text.slice(end));
}

/** Languages in which a verb at the beginning makes a question or condition. */
const VERB_SECOND: ReadonlySet<string> = new Set(['de', 'nl', 'sv', 'da', 'no']);

/** The rest of such a condition: ' Jane Doe die Bank, folgt'. */
const VERB_FIRST = new RegExp(`^ (?:\\p{L}+ )?${TOKEN.person}[^,;:.]*, \\p{Ll}`, 'u');

function isNegated(before: string, clause: string, unsure: Unsure | undefined): boolean {
  return unsure?.negated.test(lastPhraseOf(before)) === true && !REPORTED.test(clause);
}

/** 'Said that she would leave': reported speech about the future, not a supposition. */
const REPORTED =
  /(?<!\p{L})(?:said|says|announced|confirmed|told|added|revealed|wrote)(?!\p{L})(?![^.]*(?<!\p{L})(?:if|whether|not|never|no)(?!\p{L}))[^.]*(?<!\p{L})would(?:\s{1,3}\S{1,30}){0,2}\s{1,3}$/u;

/** A negation after the verb: 'verlässt Acme nicht'. */
const NEGATED_AFTER = /^(?:\s+\S+){0,2}\s+(?:nicht|niet|inte|ikke|pas|degil|miyor|medi)(?!\p{L})/u;

/** The text since the last name. A denial about one person does not apply to the next. */
export function lastPhraseOf(before: string): string {
  const cut = Math.max(...[TOKEN.person, TOKEN.other, ';'].map((mark) => before.lastIndexOf(mark)));
  return before.slice(cut + 1);
}
