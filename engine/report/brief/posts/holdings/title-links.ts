import { AS_WORDS } from '../../../../lexicon/job-titles/title-words.ts';
import { CLOSE_PEOPLE } from '../../../../lexicon/people/close-people.ts';
import { wholeWords } from '../../../../lexicon/word-list.ts';
import type { MaskedSentence, Token } from '../sentence/masked-sentence.ts';
import { isCloseTo } from '../sentence/people-around.ts';
import { FORMER, textBefore } from '../sentence/post-words.ts';
import {
  APPOSED,
  ARTICLES,
  AT,
  EMPLOYER,
  TITLE_BEFORE,
  TITLE_BEHIND,
  type Verbs,
} from './holding-verbs.ts';
import { REACH } from './read-leading.ts';
import { isFormerBefore } from './title-employer.ts';

/** Whether a person of a sentence has a post or had it. */
export type Link = 'holds' | 'held';

/** What a sentence says of a person and a job title; `null` when it does not join them. */
export function linkTo(
  title: Token,
  people: readonly Token[],
  sentence: MaskedSentence,
  verbs: Verbs,
): Link | null {
  if (NOT_REAL.test(sentence.text)) return null;
  const [direct] = people.flatMap((person) => linkOf(sentence, person, title, verbs) ?? []);
  return direct ?? chainedLink(sentence, people, title);
}

/** 'Jane Doe, chief trust officer at Beta and former head of risk at Acme': a second post after the first one. */
function chainedLink(
  { text, tokens }: MaskedSentence,
  people: readonly Token[],
  title: Token,
): Link | null {
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
    TITLE_BEHIND.test(text.slice(person.at + 1, first.at));
  if (!isChained) return null;
  return isFormerBefore(text, title.at) ? 'held' : 'holds';
}

const CHAINED = new RegExp(
  `^(?: ?(?:${AT}|@|,) ?(?:the |der |la |el )?${EMPLOYER})?,? ?(?:and|&|und|et|y|e|en|och|og|i|a|sowie|,|;|ja|es|ve)(?: \\p{L}+-?){0,3} ?$`,
  'iu',
);

/** Of a candidate, a character of a story, or somebody of the same name. */
const NOT_REAL =
  /(?<!\p{L})(?:candidates?|shortlist\p{L}*|(?<!for the )applicants?|applied for|tipped|touted|front-?runners?|plays|starring|stars as|novel|thriller|sitcom|fiction\p{L}*|character|namesake|no relation|not to be confused|kandidat\p{L}*|bewerb(?:er|erin|ung)|im gesprach|gehandelt|spielt|roman|krimi|namensvetter\p{L}*|candidat[es]?|pressenti\p{L}*|joue le role|homonyme|candidat[oa]s?|suena|interpreta|novela|homonim[oa]|cotad[oa]|romance|candidat[oa]|romanzo|omonim[oa]|kandida\p{L}*|speelt|naamgeno\p{L}*|spelar|spiller|namne|navnebror|gra role|powiesc\p{L}*|imiennik\p{L}*|hraje|jmenovec|jmenovkyne|ehdok\p{L}*|nayttelee|kaima\p{L}*|jelolt\p{L}*|nevrokon\p{L}*)(?!\p{L})/iu;

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

/** 'Keep asking whether Jane Doe is head of risk'. */
const WHETHER = /(?<!\p{L})(?:whether|if) $/iu;

function linkOf(sentence: MaskedSentence, person: Token, title: Token, verbs: Verbs): Link | null {
  const { text } = sentence;
  const isTitleFirst = title.at < person.at;
  const [first, last] = isTitleFirst ? [title, person] : [person, title];
  const between = text.slice(first.at + 1, last.at);
  const before = textBefore(text, first.at, WAS_REACH);
  if (between.length > REACH || isCloseTo(before) || WHETHER.test(before)) return null;
  // A title beside a pronoun is not the pronoun's: 'your quality manager gave me …', 'omdat ik directeur wil worden'.
  if (between === ' ' && /^\p{Ll}/u.test(person.written)) return null;
  if (!isTitleFirst)
    return isOfSubject(sentence, person, between) ? null : linkBehind(title, between, text, verbs);
  return isOfOtherParty(before) ? null : linkFrom(title, between, text, verbs);
}

/** 'John Roe takes the baton from Jane Doe as head of risk': behind 'as' stands the post of the one who does it. */
function isOfSubject({ tokens }: MaskedSentence, person: Token, between: string): boolean {
  return (
    AS_ALONE.test(between) && tokens.some(({ kind, at }) => kind === 'other' && at < person.at)
  );
}

const AS_ALONE = new RegExp(`^ (?:${AS_WORDS}) ${ARTICLES}$`, 'iu');

/** 'Head of Risk Jane Doe', 'the data protection officer of Acme is Jane Doe'. */
function linkFrom(
  { at, written }: Token,
  between: string,
  text: string,
  verbs: Verbs,
): Link | null {
  if (!TITLE_BEFORE.test(between) && !verbs.isHeldBy.test(between)) return null;
  // 'The head of risk of Acme is not Jane Doe'.
  if (verbs.not.test(between)) return null;
  const before = textBefore(text, at, WAS_REACH);
  const wasSo = WHERE_IN.test(before) && verbs.was.test(before.slice(before.lastIndexOf(',') + 1));
  return wasSo || EX_TITLE.test(written) || isFormerBefore(text, at) ? 'held' : 'holds';
}

/** 'The buyer's head of risk Jane Doe praised Acme': is a job title behind these words of another party's? */
export function isOfOtherParty(before: string): boolean {
  return OTHER_PARTY.test(before);
}

const OTHER_PARTY =
  /(?<!\p{L})(?:(?:buyer|acquirer|purchaser|competitor|rival|supplier|customer|regulator)'s|koparens|kundens|konkurrentens|leverantorens|myndighetens|kobers|koberens|leverandorens|tilsynets|kjopers|kjoperens|ostajan|kilpailijan|asiakkaan|toimittajan|viranomaisen) (?:new |nya |nye |uusi )?$/iu;

/** 'Jane Doe, Head of Risk', 'Jane Doe is head of risk'. */
function linkBehind(
  { at, written }: Token,
  between: string,
  text: string,
  verbs: Verbs,
): Link | null {
  const behind = text.slice(at + 1);
  // 'Jane Doe, CEO John Roe': the title is of the one behind it.
  if (OTHER_BEHIND.test(behind) || SUPPOSED.test(between) || isCloseTo(between)) return null;
  if (CLAUSE_OPENING.test(between) && WAS_LAST.test(behind)) return 'held';
  const link = linkBy(between, verbs) ?? apposition(between, behind);
  return link !== null && (EX_TITLE.test(written) || ONCE.test(text)) ? 'held' : link;
}

/** 'Jane Doe, in daily life the head of risk at Acme, sang'. */
function apposition(between: string, behind: string): Link | null {
  if (!APPOSED.test(between) || RELATIONS.test(between) || !APPOSITION_END.test(behind))
    return null;
  return FORMER.test(between) ? 'held' : 'holds';
}

const APPOSITION_END = new RegExp(
  `^(?: ?(?:${AT}|@) ?(?:(?:the|der|la|el|il|de|het|l'|our) ?)?${EMPLOYER})?(?:[,.;:)]|$)`,
  'iu',
);

/** 'Als Jane Doe noch Leiterin Recht bei Acme war': the verb of the past ends the clause. */
const CLAUSE_OPENING =
  /^(?:,? (?:die|der|noch|nog|einst|damals|fruher|vroeger|toen)){1,2} (?:\p{L}+ ){0,2}$/iu;

const WAS_LAST = /^[^,.;:!?\uE000\uE003]{0,70} (?:war|gewesen ist|gewesen war|was)(?:[,.;:!?]|$)/iu;

/** 'Jane Doe could arrive at Acme as head of risk'. */
export const SUPPOSED =
  /(?<!\p{L})(?:could|might|konnten?|pourrai(?:s|t|ent)|podria[ns]?|poderia[ms]?|potrebbe(?:ro)?|zou(?:den)?|ar putea)(?!\p{L})/iu;

const OTHER_BEHIND = /^ ?\uE003/u;

/** What the words between a name and the title behind it say. */
function linkBy(between: string, verbs: Verbs): Link | null {
  const isBeside = TITLE_BEHIND.test(between);
  if (!isBeside && between.includes('\uE003')) return null;
  // 'Jane Doe, who was never head of risk'.
  if (isPastLink(between, isBeside, verbs)) return verbs.not.test(between) ? null : 'held';
  if (isBeside) return 'holds';
  const isLinked =
    verbs.holding.test(between) ||
    verbs.holding.test(lastClauseOf(between)) ||
    verbs.holdingAs.test(between);
  return isLinked && !RELATIONS.test(between) ? 'holds' : null;
}

function isPastLink(between: string, isBeside: boolean, verbs: Verbs): boolean {
  if (verbs.held.test(between) || verbs.held.test(lastClauseOf(between))) return true;
  if (!isBeside && RELATIONS.test(between)) return false;
  if (verbs.heldAs.test(between)) return true;
  // 'Remains until 2030 head of risk' is said of today; the day is weighed with the time of the page.
  const plain = withoutFormer(between);
  const lately = withoutFormer(between.replace(UNTIL_LATELY, ''));
  return (
    (lately !== between && TITLE_BEHIND.test(lately)) ||
    (plain !== between && verbs.holding.test(plain))
  );
}

/** 'Thanked his wife, who is head of risk at Acme': said of somebody close to the prospect. */
export const RELATIONS = wholeWords(CLOSE_PEOPLE);

const AND = / (?:and|und|et|y|e|en|och|og|i|a|ve) |, /giu;

/** 'Left the firm in 2022 and is now': the verb in front of the title is the last of several. */
function lastClauseOf(between: string): string {
  const last = [...between.matchAll(AND)].at(-1);
  return last === undefined ? between : ` ${between.slice(last.index + last[0].length)}`;
}

/** 'Jane Doe, until July head of risk at Acme': the end stands before the job title. */
const UNTIL_LATELY =
  /(?<= )(?:until|till|bis|jusqu'en|jusqu'a|hasta|ate|fino a|tot|till|fram till|indtil|inntil|do) (?:\p{L}+ ){0,2}(?:\d{4} )?$/iu;

function withoutFormer(between: string): string {
  const found = FORMER.exec(between);
  return found === null
    ? between
    : `${between.slice(0, found.index)}${between.slice(found.index + found[0].length).trimStart()}`;
}
