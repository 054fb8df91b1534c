import { CONDITIONS } from '../../../../lexicon/grammar/conditions.ts';
import { DENIALS, NEGATIONS, OBLIGATIONS } from '../../../../lexicon/job-titles/doubtful-posts.ts';
import type { MoveKind } from '../../../../lexicon/job-titles/moves/move-kind.ts';
import { wholeWords } from '../../../../lexicon/word-list.ts';
import type { Span } from '../../../../text/words.ts';
import { TOKEN } from '../sentence/masked-sentence.ts';
import { textBefore } from '../sentence/post-words.ts';
import { languagesTried } from './languages-tried.ts';

/** Characters before a verb in which it is negated. */
export const NEGATION_REACH = 32;
/** Characters before a verb in which its clause denies or supposes it. */
export const CLAUSE_REACH = 72;

type Unsure = {
  /** What denies or supposes whatever follows in the clause. */
  readonly open: readonly RegExp[];
  readonly negated: RegExp;
};

const UNSURE: ReadonlyMap<string, Unsure> = new Map(
  Object.keys(NEGATIONS).map((language) => [
    language,
    {
      open: [
        new RegExp(
          `(?<!\\p{L})(?:${DENIALS[language] ?? '(?!)'})(?:\\s{1,3}\\S{1,30}){0,8}\\s{1,3}$`,
          'iu',
        ),
        new RegExp(
          `(?<!\\p{L})(?:${CONDITIONS[language]?.anywhere ?? '(?!)'})(?:\\s{1,3}[^\\s,;:]{1,30}){0,8}\\s{1,3}$`,
          'iu',
        ),
      ],
      negated: new RegExp(
        `(?<!\\p{L})(?:${NEGATIONS[language] ?? '(?!)'})(?:\\s{1,3}[^\\s,]{1,30}){0,2}\\s{1,3}$`,
        'iu',
      ),
    },
  ]),
);

/** Does the sentence begin with a condition, so that what it tells of the future may never be? */
export function isConditional(text: string, language: string): boolean {
  const [own = language] = languagesTried(language);
  return CONDITION_OPENINGS.get(own)?.test(text) === true;
}

/** Does the sentence hold a condition, wherever it stands? */
export function holdsCondition(text: string, language: string): boolean {
  const [own = language] = languagesTried(language);
  return CONDITION_WORDS.get(own)?.test(text) === true || isConditional(text, language);
}

const CONDITION_WORDS: ReadonlyMap<string, RegExp> = new Map(
  Object.entries(CONDITIONS).map(([language, { anywhere }]) => [language, wholeWords(anywhere)]),
);

const CONDITION_OPENINGS: ReadonlyMap<string, RegExp> = new Map(
  Object.entries(CONDITIONS).map(([language, { anywhere, opening }]) => [
    language,
    new RegExp(`^[^\\p{L}\\p{Co}]{0,4}(?:${anywhere}|${opening})(?!\\p{L})`, 'iu'),
  ]),
);

/** 'Verlässt Jane Doe die Bank, folgt John Roe': a verb at the head of two clauses makes a condition of the first. */
function isVerbFirst(text: string, { start, end }: Span, language: string): boolean {
  return start === 0 && VERB_SECOND.has(language) && VERB_FIRST.test(text.slice(end));
}

const VERB_SECOND: ReadonlySet<string> = new Set(['de', 'nl', 'sv', 'da', 'no']);

const VERB_FIRST = new RegExp(`^ (?:\\p{L}+ )?${TOKEN.person}[^,;:.]*, \\p{Ll}`, 'u');

const NOT_LEFT_BEHIND =
  /^(?:\s+\S+){0,2}\s+(?:nicht|niet|inte|ikke|pas|degil|miyor|medi)(?!\p{L})/iu;

/** 'Must be appointed', which nobody has been. */
const OBLIGED = new RegExp(`(?<!\\p{L})(?:${OBLIGATIONS})(?:\\s[^\\s,;:]{1,30}){0,8}\\s$`, 'iu');

type MovePlace = Span & { readonly kind: MoveKind };

/** Is the move at a place denied, asked, supposed, or yet to be? */
export function isUnsureMove(
  text: string,
  { start, end, kind }: MovePlace,
  language: string,
): boolean {
  const before = textBefore(text, start, NEGATION_REACH);
  const clause = textBefore(text, start, CLAUSE_REACH);
  const unsure = UNSURE.get(language);
  return (
    unsure?.open.some((one) => one.test(clause)) === true ||
    isVerbFirst(text, { start, end }, language) ||
    (kind === 'appoint' && OBLIGED.test(clause)) ||
    isNegated(before, clause, unsure) ||
    NOT_LEFT_BEHIND.test(text.slice(end, end + NEGATION_REACH)) ||
    text.trimEnd().endsWith('?')
  );
}

function isNegated(before: string, clause: string, unsure: Unsure | undefined): boolean {
  return unsure?.negated.test(lastPhraseOf(before)) === true && !REPORTED.test(clause);
}

/** 'Said that she would leave': what somebody says will be, and no supposition. */
const REPORTED =
  /(?<!\p{L})(?:said|says|announced|confirmed|told|added|revealed|wrote)(?!\p{L})(?![^.]*(?<!\p{L})(?:if|whether|not|never|no)(?!\p{L}))[^.]*(?<!\p{L})would(?:\s{1,3}\S{1,30}){0,2}\s{1,3}$/iu;

/** What is denied of one name is not denied of the next. */
export function lastPhraseOf(before: string): string {
  const cut = Math.max(...[TOKEN.person, TOKEN.other, ';'].map((mark) => before.lastIndexOf(mark)));
  return before.slice(cut + 1);
}
