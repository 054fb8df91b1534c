import { WHERE_WORDS } from '../../../../lexicon/grammar/clauses.ts';
import {
  AND_OR_A,
  AND_WORDS,
  AT_OR_OF,
  PERHAPS_THE,
} from '../../../../lexicon/grammar/prepositions.ts';
import { UNREAL_HOLDERS } from '../../../../lexicon/job-titles/doubtful-posts.ts';
import {
  AS_WORDS,
  BACKGROUND_AS,
  EX_TITLE,
  OTHER_PARTIES,
} from '../../../../lexicon/job-titles/title-words.ts';
import { wholeWords } from '../../../../lexicon/word-list.ts';
import type { MaskedSentence, Token } from '../sentence/masked-sentence.ts';
import { isOnlyPossessor } from '../sentence/named-for-others.ts';
import { isCloseTo } from '../sentence/people-around.ts';
import { textBefore, textBetween } from '../sentence/post-words.ts';
import {
  ARTICLES,
  EMPLOYER_TOKEN,
  TITLE_BEFORE,
  TITLE_AFTER,
  type HeldPostVerbs,
} from './held-post-verbs.ts';
import { LINK_REACH } from './read-duties.ts';
import { isAtUnnamedEmployer, isFormerBefore } from './title-employer.ts';
import { type HeldTense, OTHER_AFTER, tenseOfTitleAfterName } from './titles-after-names.ts';

/** Whether a person holds or held a title according to a sentence; `null` when it does not join the two. */
export function linkToTitle(
  title: Token,
  people: readonly Token[],
  sentence: MaskedSentence,
  verbs: HeldPostVerbs,
): HeldTense | null {
  if (UNREAL.test(sentence.text.toLowerCase()) || isAtUnnamedEmployer(sentence.text, title))
    return null;
  const [direct] = people.flatMap((person) => linkOf(sentence, person, title, verbs) ?? []);
  return direct ?? chainedLink(sentence, people, title);
}

const UNREAL = wholeWords(UNREAL_HOLDERS);

/** A pronoun has no title: 'your quality manager gave me …', 'omdat ik directeur wil worden'. */
function isPronounBeside({ written }: Token, between: string): boolean {
  return between === ' ' && /^\p{Ll}/u.test(written);
}

/** 'Has a background as' between a name and a job title. */
const BACKGROUND = wholeWords(BACKGROUND_AS);

function linkOf(
  sentence: MaskedSentence,
  person: Token,
  title: Token,
  verbs: HeldPostVerbs,
): HeldTense | null {
  const { text, quote } = sentence;
  const isTitleFirst = title.at < person.at;
  const [first, last] = isTitleFirst ? [title, person] : [person, title];
  const written = text.slice(first.at + 1, last.at).toLowerCase();
  const between = withAmpersandForAnd(written, quote, [first, last]);
  const before = textBefore(text, first.at, BEFORE_REACH);
  if (between.length > LINK_REACH || isCloseTo(before) || WHETHER.test(before)) return null;
  if (isPronounBeside(person, between)) return null;
  if (isTitleFirst)
    return isTitleOfOtherParty(before) ? null : tenseOfTitleBeforeName(title, between, text, verbs);
  if (isOfSomebodyElse(sentence, person, title)) return null;
  return BACKGROUND.test(between) ? 'held' : tenseOfTitleAfterName(title, between, text, verbs);
}

const BEFORE_REACH = 40;

/** 'Whether' right before a name or title: 'Keep asking whether Jane Doe is head of risk'. */
const WHETHER = /(?<!\p{L})(?:whether|if) $/iu;

/**
 * Replaces 'e' by '&' where it means 'and'. In plain letters it looks like the Italian 'è' and the Portuguese 'é', so the page's own
 * accents decide: 'Jane Doe e il direttore generale'.
 */
function withAmpersandForAnd(
  between: string,
  quote: string,
  [first, last]: readonly [Token, Token],
): string {
  if (!between.includes(' e ')) return between;
  const start = quote.indexOf(first.written);
  const end = quote.indexOf(last.written, start + first.written.length);
  if (start === -1 || end === -1) return between;
  return ACCENTED_IS.test(quote.slice(start, end)) ? between : between.replaceAll(' e ', ' & ');
}

/** 'È', 'é', also as typed with an apostrophe. */
const ACCENTED_IS = /(?<!\p{L})(?:[èé]|e\u0300|e\u0301|e['’])(?!\p{L})/iu;

/** Do the words before a title make it another party's: 'The buyer's head of risk Jane Doe praised Acme'? */
export function isTitleOfOtherParty(before: string): boolean {
  return OTHER_PARTY.test(before);
}

const OTHER_PARTY = new RegExp(`(?<!\\p{L})(?:${OTHER_PARTIES}) (?:new |nya |nye |uusi )?$`, 'iu');

/** The tense of a title before the name, 'Head of Risk Jane Doe', 'the data protection officer of Acme is Jane Doe'; `null` where it is not theirs. */
function tenseOfTitleBeforeName(
  { at, written }: Token,
  between: string,
  text: string,
  verbs: HeldPostVerbs,
): HeldTense | null {
  if (!TITLE_BEFORE.test(between) && !verbs.isHeldBy.test(between)) return null;
  // 'The head of risk of Acme is not Jane Doe'.
  if (verbs.not.test(between)) return null;
  // 'At Acme, where she was head of risk, Jane Doe built a team'.
  const before = textBefore(text, at, BEFORE_REACH).toLowerCase();
  const wasSo = WHERE_IN.test(before) && verbs.was.test(before.slice(before.lastIndexOf(',') + 1));
  return wasSo || EX_TITLE.test(written) || isFormerBefore(text, at) ? 'held' : 'holds';
}

const WHERE_IN = wholeWords(`${WHERE_WORDS}|jossa|ahol`);

/** Does the post belong to the subject, 'John Roe takes the baton from Jane Doe as head of risk', or to 'Jane Doe's deputy'? */
function isOfSomebodyElse({ text, tokens }: MaskedSentence, person: Token, title: Token): boolean {
  const isOfSubject =
    AS_ALONE.test(text.slice(person.at + 1, title.at)) &&
    tokens.some(({ kind, at }) => kind === 'other' && at < person.at);
  return isOfSubject || isOnlyPossessor(text, person, title.at + 1);
}

/** ' as the '. */
const AS_ALONE = new RegExp(`^ (?:${AS_WORDS}) ${ARTICLES}$`, 'iu');

/** The tense of a second post after the first, 'Jane Doe, chief trust officer at Beta and former head of risk at Acme'; `null` where there is none. */
function chainedLink(
  { text, tokens }: MaskedSentence,
  people: readonly Token[],
  title: Token,
): HeldTense | null {
  const person = people.findLast(({ at }) => at < title.at);
  const first = tokens.find(({ kind, at }) => kind === 'title' && at > (person?.at ?? title.at));
  if (person === undefined || first === undefined || first.at >= title.at) return null;
  const isChained =
    CHAINED.test(text.slice(first.at + 1, title.at)) &&
    !text.slice(person.at + 1, title.at).includes('\uE003') &&
    !OTHER_AFTER.test(text.slice(title.at + 1)) &&
    TITLE_AFTER.test(text.slice(person.at + 1, first.at).toLowerCase());
  if (!isChained) return null;
  return isFormerBefore(text, title.at) ? 'held' : 'holds';
}

/** What joins a second title to the first: ' at Beta and former '. */
const CHAINED = new RegExp(
  `^(?: ?(?:${AT_OR_OF}|@|,) ?${PERHAPS_THE}${EMPLOYER_TOKEN})?,? ?(?:${AND_OR_A}|,|;)(?: \\p{L}+-?){0,3} ?$`,
  'iu',
);

/** Does only 'and' join a name and a title, which is then somebody else's: 'the managing director of Acme and Jane Doe'? */
export function isJoinedByAnd(text: string, person: number, title: number): boolean {
  return JOINED_BY_AND.test(textBetween(text, person, title));
}

const JOINED_BY_AND = new RegExp(
  `^[\\uE000\\uE004](?: ?${AT_OR_OF} ?${PERHAPS_THE}${EMPLOYER_TOKEN})? (?:${AND_WORDS}) ${ARTICLES}$`,
  'iu',
);
