import { SINCE_WORDS } from '../../../../lexicon/dates/date-phrases.ts';
import { WHOSE_WORDS } from '../../../../lexicon/grammar/clauses.ts';
import { AND_OR_A, AT_OR_OF, THE_OR_A } from '../../../../lexicon/grammar/prepositions.ts';
import {
  AT_SOME,
  LIVING_VERBS,
  NO_EMPLOYER,
  OCCASIONS,
  UNNAMED_EMPLOYERS,
} from '../../../../lexicon/job-titles/career-moves.ts';
import { wholeWords } from '../../../../lexicon/word-list.ts';
import type { StatedDay } from '../../../../model/brief.ts';
import { statedPeriods } from '../../../events/dates/stated-periods.ts';
import { isDateOfTitle } from '../career-moves/title-phrase.ts';
import type { MaskedSentence, Token } from '../sentence/masked-sentence.ts';
import { WHERE, employersOf, isOrigin } from '../sentence/people-around.ts';
import type { TextReading } from '../sentence/post-statement.ts';
import { formerIn, interimIn, textBefore } from '../sentence/post-words.ts';
import { ARTICLES, EMPLOYER_TOKEN } from './held-post-verbs.ts';

export function isInterimAt(text: string, at: number): boolean {
  const start = Math.max(0, at - INTERIM_REACH);
  const found = interimIn(text.slice(start));
  return found !== null && start + found.index + found[0].length <= at + INTERIM_REACH_AFTER;
}

const INTERIM_REACH = 36;

const INTERIM_REACH_AFTER = 28;

/** The employer of a title: the one right after it, else right before it, else the company if the sentence names it. */
export function employerOf(sentence: MaskedSentence, title: Token): Token | null {
  const { text } = sentence;
  const all = employersOf(sentence);
  const whose = WHOSE.exec(text.slice(0, title.at));
  if (whose !== null) return all.findLast(({ at }) => at < whose.index) ?? null;
  const after = all.find(({ at }) => at > title.at);
  if (after !== undefined && isBeside(text, title, after)) return after;
  const where = text.slice(0, title.at).search(WHERE);
  if (where !== -1) return all.findLast(({ at }) => at < where + 1) ?? null;
  const before = all.findLast(({ at }) => at < title.at);
  if (before !== undefined && OWNER.test(text.slice(before.at, title.at))) return before;
  return all.find((one) => one.kind === 'company' && !isOfOtherTitle(sentence, title, one)) ?? null;
}

/** 'Whose' before a title, which belongs to the employer before the word: 'Beta, whose head of audit is Jane Doe, buys Acme'. */
const WHOSE = new RegExp(`,? (?:${WHOSE_WORDS}) (?=[^,]*$)`, 'iu');

/**
 * Is the post at an unnamed employer: 'head of risk at a rival insurer', 'bei der Konkurrenz'? Not 'at an insurer, Acme', nor 'at a time of
 * change'.
 */
export function isAtUnnamedEmployer(text: string, { at }: Pick<Token, 'at'>): boolean {
  return AT_UNNAMED.test(text.slice(at + 1, at + UNNAMED_REACH).toLowerCase());
}

const UNNAMED_REACH = 90;

const AT_UNNAMED = new RegExp(
  `^ (?:(?:${AT_SOME}) (?!(?:${NO_EMPLOYER}|${OCCASIONS})(?!\\p{L}))|${AT_OR_OF} ?(?:(?:${THE_OR_A}) ?)?(?=(?:${UNNAMED_EMPLOYERS})(?!\\p{L})))[^,.;:()\uE000-\uE005]{2,60}(?:[.;:)]| (?:and|und|et|och|og) \\p{L}|,(?! [\uE001\uE002])|$)`,
  'u',
);

function isBeside(text: string, title: Token, employer: Token): boolean {
  const between = text.slice(title.at + 1, employer.at + 1);
  // After 'and' alone the name is a duty: 'Head of Legal and Licensing'.
  if (employer.kind === 'organisation' && ONLY_AND.test(between)) return false;
  return AFTER.test(between) && !isOrigin(between, between.length - 1);
}

/** 'And' between a title and a name. */
const ONLY_AND = new RegExp(`^ (?:${AND_OR_A}) .$`, 'u');

/** What joins a title to the employer after it: ' at Acme', ', Acme', but not ', lives in Leeds'. */
const AFTER = new RegExp(
  `^(?!,? (?:${LIVING_VERBS}) )(?: ?,| ?-| ?\\||@| ?·| ?\\()? ?(?:${AT_OR_OF} ?)?(?:(?:${THE_OR_A}) ?)?(?:\\p{L}{1,30} ){0,2}${EMPLOYER_TOKEN}`,
  'iu',
);

/** What joins an employer to the title after it: 'Acme's new '. */
const OWNER = new RegExp(`${EMPLOYER_TOKEN}(?:'s|s'|s)?[ :|-]{0,3}(?:\\p{L}{1,30} ){0,3}$`, 'iu');

/**
 * Does another title come between the title and the employer, which then belongs to that one: 'Principal, Doe Advisory (previously head of
 * risk, Acme)'?
 */
function isOfOtherTitle({ tokens }: MaskedSentence, title: Token, employer: Token): boolean {
  const [from, to] = [Math.min(title.at, employer.at), Math.max(title.at, employer.at)];
  return tokens.some(({ kind, at }) => kind === 'title' && at > from && at < to);
}

/** The day since when a post is held, 'chief risk officer since May 2024'; `null` where none is given. */
export function startOfPost(
  { text }: MaskedSentence,
  at: number,
  { writtenOn, language }: TextReading,
): StatedDay | null {
  const from = Math.max(0, at - SINCE_REACH);
  const around = text.slice(from, at + SINCE_REACH);
  const found = SINCE.exec(around.toLowerCase());
  if (found === null) return null;
  const rest = around.slice(found.index);
  const [period] = statedPeriods(rest, { writtenOn, languages: [language], tense: 'past' });
  if (period === undefined || period.start > found[0].length + ARTICLE_CHARACTERS_MAX) return null;
  const start = from + found.index;
  return isDateOfTitle(text, at, { start, end: start + period.end }) ? period.stated : null;
}

const SINCE_REACH = 70;

/** 'Since'. */
const SINCE = wholeWords(`${SINCE_WORDS}|'den beri`);

const ARTICLE_CHARACTERS_MAX = 6;

/** Is it a former post? Only names and articles may come between 'former' and the title: 'Former Acme risk chief Jane Doe'. */
export function isFormerBefore(text: string, at: number): boolean {
  const before = textBefore(text, at, FORMER_REACH);
  const phrase = before.slice(Math.max(before.lastIndexOf(','), before.lastIndexOf('.')) + 1);
  const found = formerIn(phrase);
  return found !== null && ONLY_NAMES.test(phrase.slice(found.index + found[0].length));
}

const FORMER_REACH = 44;

/** Nothing but names and articles between 'former' and the title. */
const ONLY_NAMES = new RegExp(
  `^[ -]?(?:${ARTICLES})?(?:\\p{L}+ ){0,2}(?:${EMPLOYER_TOKEN}(?:'s|s')?[ -])?(?:\\p{L}+ )?$`,
  'iu',
);
