import type { StatedDay } from '../../../../model/brief.ts';
import { statedPeriods } from '../../../events/dates/stated-periods.ts';
import type { MaskedSentence, Token } from '../sentence/masked-sentence.ts';
import { WHERE, employersOf, isOrigin } from '../sentence/people-around.ts';
import type { TextReading } from '../sentence/post-statement.ts';
import { FORMER, INTERIM, textBefore } from '../sentence/post-words.ts';
import { ARTICLES, AT, EMPLOYER } from './holding-verbs.ts';

const INTERIM_REACH = 36;
const INTERIM_REACH_BEHIND = 28;

export function isInterimAt(text: string, at: number): boolean {
  const start = Math.max(0, at - INTERIM_REACH);
  const found = INTERIM.exec(text.slice(start));
  return found !== null && start + found.index + found[0].length <= at + INTERIM_REACH_BEHIND;
}

/** 'Head of risk, lives in Leeds': a place is no employer. */
const LIVES =
  'lives|living|wohnt|lebt|habite|vive|mora|reside|woont|bor|bosatt|asuu|mieszka|bydli|zije|lakik';

const BEHIND = new RegExp(
  `^(?!,? (?:${LIVES}) )(?: ?,| ?-| ?\\||@| ?·| ?\\()? ?(?:${AT} ?)?(?:(?:the|der|la|el|il|de|het|l'|un|una|a|an|une) ?)?(?:\\p{L}{1,30} ){0,2}${EMPLOYER}`,
  'iu',
);

const OWNER = new RegExp(`${EMPLOYER}(?:'s|s'|s)?[ :|-]{0,3}(?:\\p{L}{1,30} ){0,3}$`, 'iu');

/** The employer behind the title, before it, else the company where the sentence names it. */
export function employerOf(sentence: MaskedSentence, title: Token): Token | null {
  const { text } = sentence;
  const all = employersOf(sentence);
  const whose = WHOSE.exec(text.slice(0, title.at));
  if (whose !== null) return all.findLast(({ at }) => at < whose.index) ?? null;
  const behind = all.find(({ at }) => at > title.at);
  if (behind !== undefined && isBeside(text, title, behind)) return behind;
  const where = text.slice(0, title.at).search(WHERE);
  if (where !== -1) return all.findLast(({ at }) => at < where + 1) ?? null;
  const before = all.findLast(({ at }) => at < title.at);
  if (before !== undefined && OWNER.test(text.slice(before.at, title.at))) return before;
  return all.find((one) => one.kind === 'company' && !isOfOtherTitle(sentence, title, one)) ?? null;
}

/** 'Principal, Doe Advisory (previously head of risk, Acme)': the company of another job title is not of this one. */
function isOfOtherTitle({ tokens }: MaskedSentence, title: Token, employer: Token): boolean {
  const [from, to] = [Math.min(title.at, employer.at), Math.max(title.at, employer.at)];
  return tokens.some(({ kind, at }) => kind === 'title' && at > from && at < to);
}

function isBeside(text: string, title: Token, employer: Token): boolean {
  const between = text.slice(title.at + 1, employer.at + 1);
  return BEHIND.test(between) && !isOrigin(between, between.length - 1);
}

/** 'Beta, whose head of audit is Jane Doe, buys Acme': the post is of the one in front of the word. */
const WHOSE =
  /,? (?:whose|deren|dessen|dont|cuy[oa]|cuj[oa]|(?:il|la) cui|waarvan|wiens|wier|a car(?:ei|ui)) (?=[^,]*$)/iu;

const SINCE_REACH = 70;

const ARTICLE_CHARACTERS_MAX = 6;

const SINCE = /(?<!\p{L})(?:since|seit|depuis|desde|dal|sinds|sedan|siden|od|'den beri)(?!\p{L})/iu;

/** 'Chief risk officer since May 2024'. */
export function sinceOf(
  { text }: MaskedSentence,
  at: number,
  { writtenOn, language }: TextReading,
): StatedDay | null {
  const around = text.slice(Math.max(0, at - SINCE_REACH), at + SINCE_REACH);
  const found = SINCE.exec(around);
  if (found === null) return null;
  const rest = around.slice(found.index);
  const [period] = statedPeriods(rest, { writtenOn, languages: [language], tense: 'past' });
  return period !== undefined && period.start <= found[0].length + ARTICLE_CHARACTERS_MAX
    ? period.stated
    : null;
}

const FORMER_REACH = 44;

const ONLY_NAMES = new RegExp(
  `^[ -]?(?:${ARTICLES})?(?:\\p{L}+ ){0,2}(?:${EMPLOYER}(?:'s|s')? )?(?:\\p{L}+ )?$`,
  'iu',
);

/** Is the post one of the past? 'Former Acme risk chief Jane Doe': only names and articles stand between the word and the title. */
export function isFormerBefore(text: string, at: number): boolean {
  const before = textBefore(text, at, FORMER_REACH);
  const phrase = before.slice(Math.max(before.lastIndexOf(','), before.lastIndexOf('.')) + 1);
  const found = FORMER.exec(phrase);
  return found !== null && ONLY_NAMES.test(phrase.slice(found.index + found[0].length));
}
