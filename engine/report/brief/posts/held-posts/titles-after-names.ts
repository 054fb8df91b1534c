import { SINCE_WORDS, UNTIL_WORDS } from '../../../../lexicon/dates/date-phrases.ts';
import { AND_OR_A, AT_OR_OF, THE_WORDS } from '../../../../lexicon/grammar/prepositions.ts';
import { SUPPOSING_VERBS } from '../../../../lexicon/job-titles/doubtful-posts.ts';
import { EX_TITLE, ONCE_WORDS } from '../../../../lexicon/job-titles/title-words.ts';
import { CLOSE_PEOPLE } from '../../../../lexicon/people/close-people.ts';
import type { Token } from '../sentence/masked-sentence.ts';
import { isCloseTo } from '../sentence/people-around.ts';
import { formerIn } from '../sentence/post-words.ts';
import { wordTest } from '../sentence/word-tests.ts';
import {
  APPOSED,
  ARTICLES,
  EMPLOYER_TOKEN,
  TITLE_AFTER,
  type HeldPostVerbs,
} from './held-post-verbs.ts';

/** Whether a person holds a post or held it. */
export type HeldTense = 'holds' | 'held';

/** The tense of a title after the name, 'Jane Doe, Head of Risk', 'Jane Doe is head of risk'; `null` where it is not theirs. */
export function tenseOfTitleAfterName(
  { at, written }: Token,
  between: string,
  text: string,
  verbs: HeldPostVerbs,
): HeldTense | null {
  const after = text.slice(at + 1);
  // The title belongs to the name after it: 'Jane Doe, CEO John Roe'.
  if (OTHER_AFTER.test(after) || isSupposed(between) || isCloseTo(between)) return null;
  if (CLAUSE_OPENING.test(between) && WAS_LAST.test(after)) return 'held';
  if (lastsSince(text, at, between, verbs)) return 'holds';
  const link = linkBy(between, verbs) ?? apposition(between, after);
  return link !== null && isOfThePast(written, text) ? 'held' : link;
}

/** Another person's name right after. */
export const OTHER_AFTER = /^ ?\uE003/u;

/** Does a text only suppose something: 'Jane Doe could arrive at Acme as head of risk'? */
export const isSupposed = wordTest(SUPPOSING_VERBS);

/** The beginning of a clause whose verb comes last: 'Als Jane Doe noch Leiterin Recht bei Acme war'. */
const CLAUSE_OPENING =
  /^(?:,? (?:die|der|noch|nog|einst|damals|fruher|vroeger|toen)){1,2} (?:\p{L}+ ){0,2}$/iu;

/** A verb in the past tense at the end of a clause: ' bei Acme war.'. */
const WAS_LAST = /^[^,.;:!?\uE000\uE003]{0,70} (?:war|gewesen ist|gewesen war|was)(?:[,.;:!?]|$)/iu;

/** Does the title or the sentence put the post in the past: 'Once, as head of risk at Acme, Jane Doe read accounts'? */
function isOfThePast(title: string, text: string): boolean {
  return EX_TITLE.test(title) || ONCE.test(text);
}

const ONCE = new RegExp(`^["' ]*(?:${ONCE_WORDS})(?!\\p{L})`, 'iu');

/**
 * Does a perfect tense with 'since' say that somebody still has the post: 'har vært risikosjef i Acme siden 2021', 'Sedan 2021 har Jane Doe
 * varit riskchef'? With an end date it is over: 'ha sido directora desde 2018 hasta 2022'.
 */
function lastsSince(text: string, at: number, between: string, verbs: HeldPostVerbs): boolean {
  const perfect = PERFECT.exec(between);
  const after = text.slice(at + 1);
  if (perfect === null || verbs.not.test(between) || ENDED_AFTER.test(after)) return false;
  const { has, since } = perfect.groups ?? {};
  if (has === undefined) return SINCE_AHEAD.test(text.slice(0, at - between.length - 1));
  return since !== undefined || SINCE_AFTER.test(after);
}

/** 'Since 2021', 'sedan mars 2021'. */
const SINCE_DAY = `(?:${SINCE_WORDS}) (?:[\\p{L}\\d.]{1,10} ){0,3}\\d{4}`;

/** The perfect of 'be' before a title; its auxiliary may come before the name. */
const PERFECT = new RegExp(
  `^(?:,? (?:som|que|who))?(?<has> (?:har|ha|he))?(?<since> ${SINCE_DAY})? (?:varit|vaert|vaeret|sido) ${ARTICLES}$`,
  'u',
);

const SINCE_AHEAD = new RegExp(`(?<!\\p{L})${SINCE_DAY} har (?:\\p{L}{1,4}\\. )?$`, 'iu');

const SINCE_AFTER = new RegExp(`^[^,.;:!?\uE000\uE003]{0,60} ${SINCE_DAY}`, 'iu');

const ENDED_AFTER = new RegExp(
  `^[^.;:!?\uE000\uE003]{0,80} (?:${UNTIL_WORDS}) (?:[\\p{L}\\d.]{1,10} ){0,3}\\d{4}`,
  'iu',
);

/** The tense that the words between a name and the title after it give. */
function linkBy(between: string, verbs: HeldPostVerbs): HeldTense | null {
  const isBeside = TITLE_AFTER.test(between);
  if (!isBeside && between.includes('\uE003')) return null;
  // 'Jane Doe, who was never head of risk'.
  if (isPastLink(between, isBeside, verbs)) return verbs.not.test(between) ? null : 'held';
  if (isBeside) return 'holds';
  const isLinked =
    verbs.holding.test(between) ||
    verbs.holding.test(lastClauseOf(between)) ||
    verbs.holdingAs.test(between);
  return isLinked && !namesClosePerson(between) ? 'holds' : null;
}

function isPastLink(between: string, isBeside: boolean, verbs: HeldPostVerbs): boolean {
  if (verbs.held.test(between) || verbs.held.test(lastClauseOf(between))) return true;
  if (!isBeside && namesClosePerson(between)) return false;
  if (verbs.heldAs.test(between)) return true;
  // A post with an end date counts as held; the end is compared with the page's date later: 'Remains until 2030 head of risk'.
  const plain = withoutFormer(between);
  const lately = withoutFormer(between.replace(UNTIL_LATELY, ''));
  return (
    (lately !== between && TITLE_AFTER.test(lately)) ||
    (plain !== between && verbs.holding.test(plain))
  );
}

/** The last of several clauses, whose verb goes with the title: 'Left the firm in 2022 and is now'. */
function lastClauseOf(between: string): string {
  const last = [...between.matchAll(AND)].at(-1);
  return last === undefined ? between : ` ${between.slice(last.index + last[0].length)}`;
}

/** Separators between clauses. */
const AND = new RegExp(` (?:${AND_OR_A}) |, `, 'giu');

function withoutFormer(between: string): string {
  const found = formerIn(between);
  if (found === null) return between;
  const after = between.slice(found.index + found[0].length);
  return between.slice(0, found.index) + after.trimStart();
}

/** An end date before the title: 'Jane Doe, until July head of risk at Acme'. */
const UNTIL_LATELY = new RegExp(`(?<= )(?:${UNTIL_WORDS}) (?:\\p{L}+ ){0,2}(?:\\d{4} )?$`, 'iu');

/** Does a text mention somebody close to the prospect: 'thanked his wife, who is head of risk at Acme'? */
export const namesClosePerson = wordTest(CLOSE_PEOPLE);

/** The tense of a title in an apposition, 'Jane Doe, in daily life the head of risk at Acme, sang'; `null` where it is in none. */
function apposition(between: string, after: string): HeldTense | null {
  if (!APPOSED.test(between) || namesClosePerson(between) || !APPOSITION_END.test(after))
    return null;
  return formerIn(between) === null ? 'holds' : 'held';
}

/** The end of an apposition: ' at Acme,'. */
const APPOSITION_END = new RegExp(
  `^(?: ?(?:${AT_OR_OF}|@) ?(?:(?:${THE_WORDS}|our) ?)?${EMPLOYER_TOKEN})?(?:[,.;:)]|$)`,
  'iu',
);
