import { AS_WORDS } from '../../../../lexicon/job-titles/title-words.ts';
import { CLOSE_PEOPLE } from '../../../../lexicon/people/close-people.ts';
import { wholeWords } from '../../../../lexicon/word-list.ts';
import type { MaskedSentence, Token } from '../sentence/masked-sentence.ts';
import { isCloseTo, isNamedForAnother } from '../sentence/people-around.ts';
import {
  SINCE_WORDS,
  UNTIL_WORDS,
  formerIn,
  textBefore,
  textBetween,
} from '../sentence/post-words.ts';
import {
  APPOSED,
  ARTICLES,
  AT,
  EMPLOYER_TOKEN,
  TITLE_BEFORE,
  TITLE_BEHIND,
  type HeldPostVerbs,
} from './held-post-verbs.ts';
import { LINK_REACH } from './read-duties.ts';
import { isAtUnnamedEmployer, isFormerBefore } from './title-employer.ts';

/** Whether a person of a sentence has a post or had it. */
export type HeldTense = 'holds' | 'held';

/** What a sentence says of a person and a job title; `null` when it does not join them. */
export function linkToTitle(
  title: Token,
  people: readonly Token[],
  sentence: MaskedSentence,
  verbs: HeldPostVerbs,
): HeldTense | null {
  if (NOT_REAL.test(sentence.text.toLowerCase()) || isAtUnnamedEmployer(sentence.text, title))
    return null;
  const [direct] = people.flatMap((person) => linkOf(sentence, person, title, verbs) ?? []);
  return direct ?? chainedLink(sentence, people, title);
}

/**
 * The tense of a second post behind the first, 'Jane Doe, chief trust officer at Beta and former head of risk at Acme'; `null`
 * where there is none.
 */
function chainedLink(
  { text, tokens }: MaskedSentence,
  people: readonly Token[],
  title: Token,
): HeldTense | null {
  const person = people.findLast(({ at }) => at < title.at);
  if (person === undefined) return null;
  const between = text.slice(person.at + 1, title.at);
  const first = tokens.find(({ kind, at }) => kind === 'title' && at > person.at);
  const isChained =
    first !== undefined &&
    first.at < title.at &&
    CHAINED.test(text.slice(first.at + 1, title.at)) &&
    !between.includes('\uE003') &&
    !OTHER_BEHIND.test(text.slice(title.at + 1)) &&
    TITLE_BEHIND.test(text.slice(person.at + 1, first.at).toLowerCase());
  if (!isChained) return null;
  return isFormerBefore(text, title.at) ? 'held' : 'holds';
}

/** What joins a second title to the first: ' at Beta and former '. */
const CHAINED = new RegExp(
  `^(?: ?(?:${AT}|@|,) ?(?:the |der |la |el )?${EMPLOYER_TOKEN})?,? ?(?:and|&|und|et|y|e|en|och|og|i|a|sowie|,|;|ja|es|ve)(?: \\p{L}+-?){0,3} ?$`,
  'iu',
);

/** Of a candidate, a character of a story, or somebody of the same name. */
const NOT_REAL =
  /(?<!\p{L})(?:(?:shortlist|fiction|kandidat|namensvetter|pressenti|kandida|naamgeno|powiesc|imiennik|ehdok|kaima|jelolt|nevrokon)\p{L}*|candidates?|(?<!for the )applicants?|applied for|tipped|touted|front-?runners?|plays|starring|stars as|novel|thriller|sitcom|character|namesake|no relation|not to be confused|bewerb(?:er|erin|ung)|im gesprach|gehandelt|spielt|roman|krimi|candidat[es]?|joue le role|homonyme|candidat[oa]s?|suena|interpreta|novela|homonim[oa]|cotad[oa]|romance|candidat[oa]|romanzo|omonim[oa]|speelt|spelar|spiller|namne|navnebror|gra role|hraje|jmenovec|jmenovkyne|nayttelee)(?!\p{L})/u;

const WAS_REACH = 40;

/** 'At Acme, where she was head of risk, Jane Doe built a team'. */
const WHERE_IN =
  /(?<!\p{L})(?:where|wo|ou|donde|onde|dove|waar|dar|hvor|gdzie|kde|jossa|ahol)(?!\p{L})/iu;

/** 'Once, as head of risk at Acme, Jane Doe read accounts'. */
const ONCE =
  /^["' ]*(?:once|formerly|previously|years ago|back then|in (?:her|his) day|fruher|einst|damals|autrefois|jadis|naguere|antes|antano|antigamente|outrora|un tempo|una volta|vroeger|destijds|forr|tidigare|tidligere|engang|for i tiden|dawniej|niegdys|kiedys|drive|kdysi|aiemmin|ennen|egykor|korabban|hajdan)(?!\p{L})/iu;

/** 'Exdirectora', '元コンプライアンス部長'. */
export const EX_TITLE =
  /^(?:ex(?!(?:[eé]cut|tern|tér|pert|amin|port|chang|pans))-? ?\p{L}{4}|元|前(?!線))/iu;

/** Does the title or the sentence say that it is of the past? */
function isOfThen(title: string, text: string): boolean {
  return EX_TITLE.test(title) || ONCE.test(text);
}

/** 'Keep asking whether Jane Doe is head of risk'. */
const WHETHER = /(?<!\p{L})(?:whether|if) $/iu;

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
  const between = withoutFalseIs(written, quote, [first, last]);
  const before = textBefore(text, first.at, WAS_REACH);
  if (between.length > LINK_REACH || isCloseTo(before) || WHETHER.test(before)) return null;
  // A title beside a pronoun is not the pronoun's: 'your quality manager gave me …', 'omdat ik directeur wil worden'.
  if (between === ' ' && /^\p{Ll}/u.test(person.written)) return null;
  if (!isTitleFirst)
    return isOfSomebodyElse(sentence, person, title)
      ? null
      : linkBehind(title, between, text, verbs);
  return isTitleOfOtherParty(before) ? null : linkFrom(title, between, text, verbs);
}

/**
 * In plain letters 'e', which is 'and', looks like the Italian 'è' and the Portuguese 'é': where the page writes no accent between
 * the two, '&' stands for it: 'Jane Doe e il direttore generale', 'Il direttore generale e Jane Doe'.
 */
function withoutFalseIs(
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

/** Does only 'and' join these places of a name and a title, which is somebody else's: 'the managing director of Acme and Jane Doe'? */
export function isJoinedByAnd(text: string, person: number, title: number): boolean {
  return JOINED_BY_AND.test(textBetween(text, person, title));
}

const JOINED_BY_AND = new RegExp(
  `^[\\uE000\\uE004](?: ?${AT} ?(?:(?:the|der|la|el|il|de|het) )?${EMPLOYER_TOKEN})? (?:and|&|und|et|y|e|en|och|og|i|ja|ve) ${ARTICLES}$`,
  'iu',
);

/** 'È', 'é', also as typed with an apostrophe. */
const ACCENTED_IS = /(?<!\p{L})(?:[èé]|e\u0300|e\u0301|e['’])(?!\p{L})/iu;

/** Is the post that of the subject, 'John Roe takes the baton from Jane Doe as head of risk', or of 'Jane Doe's deputy'? */
function isOfSomebodyElse({ text, tokens }: MaskedSentence, person: Token, title: Token): boolean {
  const isOfSubject =
    AS_ALONE.test(text.slice(person.at + 1, title.at)) &&
    tokens.some(({ kind, at }) => kind === 'other' && at < person.at);
  return isOfSubject || isNamedForAnother(text, person, title.at + 1);
}

/** ' as the '. */
const AS_ALONE = new RegExp(`^ (?:${AS_WORDS}) ${ARTICLES}$`, 'iu');

/** 'Head of Risk Jane Doe', 'the data protection officer of Acme is Jane Doe'. */
function linkFrom(
  { at, written }: Token,
  between: string,
  text: string,
  verbs: HeldPostVerbs,
): HeldTense | null {
  if (!TITLE_BEFORE.test(between) && !verbs.isHeldBy.test(between)) return null;
  // 'The head of risk of Acme is not Jane Doe'.
  if (verbs.not.test(between)) return null;
  const before = textBefore(text, at, WAS_REACH).toLowerCase();
  const wasSo = WHERE_IN.test(before) && verbs.was.test(before.slice(before.lastIndexOf(',') + 1));
  return wasSo || EX_TITLE.test(written) || isFormerBefore(text, at) ? 'held' : 'holds';
}

/** Is a job title behind these words that of another party: 'The buyer's head of risk Jane Doe praised Acme'? */
export function isTitleOfOtherParty(before: string): boolean {
  return OTHER_PARTY.test(before);
}

/** Another party's possessive: 'the buyer's '. */
const OTHER_PARTY =
  /(?<!\p{L})(?:(?:buyer|acquirer|purchaser|competitor|rival|supplier|customer|regulator)'s|koparens|kundens|konkurrentens|leverantorens|myndighetens|kobers|koberens|leverandorens|tilsynets|kjopers|kjoperens|ostajan|kilpailijan|asiakkaan|toimittajan|viranomaisen) (?:new |nya |nye |uusi )?$/iu;

/** The tense of a title behind the name, 'Jane Doe, Head of Risk', 'Jane Doe is head of risk'; `null` where it is not theirs. */
function linkBehind(
  { at, written }: Token,
  between: string,
  text: string,
  verbs: HeldPostVerbs,
): HeldTense | null {
  const behind = text.slice(at + 1);
  // 'Jane Doe, CEO John Roe': the title is of the one behind it.
  if (OTHER_BEHIND.test(behind) || isSupposed(between) || isCloseTo(between)) return null;
  if (CLAUSE_OPENING.test(between) && WAS_LAST.test(behind)) return 'held';
  if (lastsSince(text, at, between, verbs)) return 'holds';
  const link = linkBy(between, verbs) ?? apposition(between, behind);
  return link !== null && isOfThen(written, text) ? 'held' : link;
}

/**
 * Does a perfect with 'since' say that somebody still has the post: 'har vært risikosjef i Acme siden 2021', 'Sedan 2021 har Jane Doe
 * varit riskchef'? With an end it is over: 'ha sido directora desde 2018 hasta 2022'.
 */
function lastsSince(text: string, at: number, between: string, verbs: HeldPostVerbs): boolean {
  const perfect = PERFECT.exec(between);
  const behind = text.slice(at + 1);
  if (perfect === null || verbs.not.test(between) || ENDED_BEHIND.test(behind)) return false;
  const { has, since } = perfect.groups ?? {};
  const before = text.slice(0, at - between.length - 1);
  if (has === undefined) return SINCE_AHEAD.test(before);
  return since !== undefined || SINCE_BEHIND.test(behind);
}

/** 'Since 2021', 'sedan mars 2021'. */
const SINCE_DAY = `(?:${SINCE_WORDS}) (?:[\\p{L}\\d.]{1,10} ){0,3}\\d{4}`;

/** The perfect of 'be' before a title, whose first word may stand before the name. */
const PERFECT = new RegExp(
  `^(?:,? (?:som|que|who))?(?<has> (?:har|ha|he))?(?<since> ${SINCE_DAY})? (?:varit|vaert|vaeret|sido) ${ARTICLES}$`,
  'u',
);

const SINCE_AHEAD = new RegExp(`(?<!\\p{L})${SINCE_DAY} har (?:\\p{L}{1,4}\\. )?$`, 'iu');

const SINCE_BEHIND = new RegExp(`^[^,.;:!?\uE000\uE003]{0,60} ${SINCE_DAY}`, 'iu');

const ENDED_BEHIND = new RegExp(
  `^[^.;:!?\uE000\uE003]{0,80} (?:${UNTIL_WORDS}) (?:[\\p{L}\\d.]{1,10} ){0,3}\\d{4}`,
  'iu',
);

/** The tense of a title in an apposition, 'Jane Doe, in daily life the head of risk at Acme, sang'; `null` where it is in none. */
function apposition(between: string, behind: string): HeldTense | null {
  if (!APPOSED.test(between) || namesClosePerson(between) || !APPOSITION_END.test(behind))
    return null;
  return formerIn(between) !== null ? 'held' : 'holds';
}

/** The end of an apposition: ' at Acme,'. */
const APPOSITION_END = new RegExp(
  `^(?: ?(?:${AT}|@) ?(?:(?:the|der|la|el|il|de|het|l'|our) ?)?${EMPLOYER_TOKEN})?(?:[,.;:)]|$)`,
  'iu',
);

/** 'Als Jane Doe noch Leiterin Recht bei Acme war': the verb of the past ends the clause. */
const CLAUSE_OPENING =
  /^(?:,? (?:die|der|noch|nog|einst|damals|fruher|vroeger|toen)){1,2} (?:\p{L}+ ){0,2}$/iu;

/** A verb of the past that ends the clause: ' bei Acme war.'. */
const WAS_LAST = /^[^,.;:!?\uE000\uE003]{0,70} (?:war|gewesen ist|gewesen war|was)(?:[,.;:!?]|$)/iu;

/** Does a text suppose: 'Jane Doe could arrive at Acme as head of risk'? */
export function isSupposed(text: string): boolean {
  return SUPPOSED.test(text.toLowerCase());
}

const SUPPOSED =
  /(?<!\p{L})(?:could|might|konnten?|pourrai(?:s|t|ent)|podria[ns]?|poderia[ms]?|potrebbe(?:ro)?|zou(?:den)?|ar putea)(?!\p{L})/u;

/** Another person's name right behind. */
const OTHER_BEHIND = /^ ?\uE003/u;

/** What the words between a name and the title behind it say. */
function linkBy(between: string, verbs: HeldPostVerbs): HeldTense | null {
  const isBeside = TITLE_BEHIND.test(between);
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
  // 'Remains until 2030 head of risk' is said of today; the day is weighed with the time of the page.
  const plain = withoutFormer(between);
  const lately = withoutFormer(between.replace(UNTIL_LATELY, ''));
  return (
    (lately !== between && TITLE_BEHIND.test(lately)) ||
    (plain !== between && verbs.holding.test(plain))
  );
}

/** Does a text speak of somebody close to the prospect: 'thanked his wife, who is head of risk at Acme'? */
export function namesClosePerson(text: string): boolean {
  return CLOSE_PERSON.test(text.toLowerCase());
}

const CLOSE_PERSON = wholeWords(CLOSE_PEOPLE);

/** What parts the clauses of a sentence. */
const AND = / (?:and|&|und|et|y|e|en|och|og|i|a|ve) |, /giu;

/** 'Left the firm in 2022 and is now': the verb in front of the title is the last of several. */
function lastClauseOf(between: string): string {
  const last = [...between.matchAll(AND)].at(-1);
  return last === undefined ? between : ` ${between.slice(last.index + last[0].length)}`;
}

/** 'Jane Doe, until July head of risk at Acme': the end stands before the job title. */
const UNTIL_LATELY = new RegExp(`(?<= )(?:${UNTIL_WORDS}) (?:\\p{L}+ ){0,2}(?:\\d{4} )?$`, 'iu');

function withoutFormer(between: string): string {
  const found = formerIn(between);
  return found === null
    ? between
    : `${between.slice(0, found.index)}${between.slice(found.index + found[0].length).trimStart()}`;
}
