import { WHERE_WORDS } from '../../../../lexicon/grammar/clauses.ts';
import { POSSESSIVE_WORDS } from '../../../../lexicon/grammar/descriptions.ts';
import { AFTER_YEARS_AT, LEAD_NOUNS } from '../../../../lexicon/job-titles/career-moves.ts';
import {
  AUXILIARY_VERBS,
  CLOSE_OF,
  CLOSE_TO,
  LED_WORDS,
  SLAVIC_UNITS,
  UNITS,
} from '../../../../lexicon/people/close-people.ts';
import { isGivenName } from '../../../../names/people/name/nicknames.ts';
import { wordListOf } from '../../../../text/words.ts';
import { TOKEN, type MaskedSentence, type Token } from './masked-sentence.ts';
import type { DraftStatement } from './post-statement.ts';
import { textBefore } from './post-words.ts';

/** Whose name stands somewhere: the prospect's, somebody else's, or nobody's near enough. */
export type Party = 'prospect' | 'somebody' | null;

/** Whom a verb has before it, nearest first; one of two names joined by 'and' is as near as the other. */
export function partyBefore({ text, tokens }: MaskedSentence, place: number, reach: number): Party {
  const [last, previous] = tokens
    .filter((token) => isPerson(token) && token.at < place && place - token.at <= reach)
    .toReversed();
  if (last === undefined || previous === undefined) return partyOf(last);
  const areJoined = AND.test(text.slice(previous.at + 1, last.at));
  return areJoined && previous.kind === 'person' ? 'prospect' : partyOf(last);
}

function isPerson({ kind }: Token): boolean {
  return kind === 'person' || kind === 'other';
}

function partyOf(token: Token | undefined): Party {
  if (token === undefined) return null;
  return token.kind === 'person' ? 'prospect' : 'somebody';
}

/** 'And' between two names. */
const AND = /^,? ?(?:and|&|und|et|y|e|en|och|og|i|a|ve|sowie|as well as) ?(?:\uE004 )?$/u;

/** Whom a verb has behind it. */
export function partyBehind({ tokens }: MaskedSentence, place: number, reach: number): Party {
  return partyOf(
    tokens.find((token) => isPerson(token) && token.at >= place && token.at - place <= reach),
  );
}

/**
 * The sentence without the names in a relative clause that ends before the verb: 'John Roe, who came with Jane Doe, is leaving', 'Risk,
 * which is led by Jane Doe, takes over'.
 */
export function withoutAside(sentence: MaskedSentence, place: number): MaskedSentence {
  const { text, tokens } = sentence;
  const before = text.slice(0, place).toLowerCase();
  const aside = ASIDE.exec(before) ?? ASIDE_OF_THING.exec(before);
  if (aside === null) return sentence;
  const [start, end] = [aside.index, aside.index + (aside[1]?.length ?? 0)];
  return { ...sentence, tokens: tokens.filter(({ at }) => at < start || at >= end) };
}

/** ', who came with Jane Doe,' behind a name, and no further comma up to the verb. */
const ASIDE =
  /(?<=[\uE000\uE003])(, (?:who|der|die|das|dat|qui|que|quien|che|som|ktor\p{L}+|kter\p{L}+) [^,;:.]*,)[^,;:.]*$/u;

/**
 * The same behind a noun: ', which is led by Jane Doe,', ', die Jane Doe leitet,', ' die Jane Doe verlaat,'. Not 'announced, que Jane Doe,', nor an article: ', die
 * Juristin Jane Doe,'.
 */
const ASIDE_OF_THING =
  /(?<=\p{L})( (?:die|dat) \uE000 [^,;:.]*\p{L},|, (?:(?:\p{L}{1,4} )?(?:which|whose|deren|dessen|dont|cuy[oa]|cuj[oa]|som|vars|hvis|ktor\p{L}+|kter\p{L}+) [^,;:.]*,|(?:que|qui|che) \p{L}{3}[^,;:.]*,|(?:\p{L}{1,4} )?(?:der|die|das|dat) [^,;:.\uE000]*\uE000 [^,;:.]*\p{L},))[^,;:.]*$/u;

/**
 * Is a person named before a place only to say whose unit does something there: 'Jane Doe's team takes over', 'the department led by
 * Jane Doe will start', 'under Jane Doe, the unit'?
 */
export function isNamedForUnit(text: string, name: Token, place: number): boolean {
  const { at } = name;
  const behind = text.slice(at + 1, place).toLowerCase();
  const isGenitive = mayOwn(name) && UNIT_NEXT.test(behind);
  return isGenitive || UNIT_OWNED.test(behind) || LED_BEFORE.test(text.slice(0, at).toLowerCase());
}

/** Is whoever is named in a sentence named only so, or in an aside on something else: 'Jane Doe's team moves in May'? */
export function namesOnlyLeader(sentence: MaskedSentence): boolean {
  const { text, tokens } = sentence;
  return tokens.every(
    (token) =>
      token.kind !== 'person' ||
      isNamedForUnit(text, token, text.length) ||
      !withoutAside(sentence, text.indexOf(',', token.at) + 1).tokens.includes(token),
  );
}

/** ' team', ' new department'. */
const UNIT_NEXT = new RegExp(`^ (?:\\p{L}+ )?(?:${UNITS})(?!\\p{L})`, 'u');

/** ''s risk team', ' geleitete Abteilung'. */
const UNIT_OWNED = new RegExp(
  `^(?:'s? (?:\\p{L}+ ){0,2}(?:${UNITS})(?!\\p{L})| (?:geleitete|gefuhrte|geleide|ledda|ledede)[nrms]? )`,
  'u',
);

/** 'The team of', 'led by', 'under' at the head of a clause, right before a name. */
const LED_BEFORE = new RegExp(
  `(?<!\\p{L})(?:(?:${UNITS})(?: (?!${AUXILIARY_VERBS})\\p{L}+){0,2} (?:of|under|von|unter|d[eiu]|sous|van|onder|av|af|pod)|(?:${LED_WORDS}) (?:by|von|par|por|da|door|av|af|przez))(?: \\uE004)? $|(?<!\\p{L})(?:${SLAVIC_UNITS}) $|(?:^|(?<!\\p{L}))(?:under|unter|sous|bajo|sob|sotto|onder|pod) (?:(?:the |der |la |de |a )?(?:\\uE004|${LEAD_NOUNS}|leitung|fuhrung|direction|leiding) (?:of|von|d[eiau]|van|av|af) )(?:\\uE004 )?$|^(?:under|unter|sous|bajo|sob|sotto|onder|pod) (?:\\uE004 )?$`,
  'u',
);

/** May it be an employer? 'Riverton Re' has two words like a person's name, but no given name. */
export function mayBeEmployer({ kind, written }: Token): boolean {
  const [first = ''] = wordListOf(written);
  return kind === 'organisation' || (kind === 'other' && !isGivenName(first) && first !== '');
}

/** The employers of a sentence, in reading order. */
export function employersOf({ tokens }: MaskedSentence): readonly Token[] {
  return tokens.filter(({ kind }) => kind === 'company' || kind === 'organisation');
}

/** An employer as a statement names it; '' where none is named. */
export function employerFields(
  token: Token | null | undefined,
): Pick<DraftStatement, 'employer' | 'isOwn'> {
  return { employer: token?.written ?? '', isOwn: token?.kind === 'company' };
}

/** Does the text say right before this place that somebody comes from there? */
export function isOrigin(text: string, at: number): boolean {
  return (
    ORIGIN_BEFORE.test(textBefore(text, at, ORIGIN_CHARACTERS).toLowerCase()) ||
    isPlaceOfYears(text, at)
  );
}

/** Does the text say right before this place that years were spent there: 'after ten years at'? */
export function isPlaceOfYears(text: string, at: number): boolean {
  return YEARS_BEFORE.test(textBefore(text, at, ORIGIN_CHARACTERS).toLowerCase());
}

/** 'After ten years at' right before a name. */
const YEARS_BEFORE = new RegExp(
  `(?<!\\p{L})(?:${AFTER_YEARS_AT})(?: (?:the|der|dem|den|la|le|het|de|l'))? ?$`,
  'u',
);

/** 'From', 'formerly at' right before a name. */
const ORIGIN_BEFORE =
  /(?<!\p{L})(?:from|left|leaving|leaves|formerly|previously at|most recently at|(?:kommt|kam|wechselt\w*|holt|abgeworben|stammt|zuvor).{0,30} (?:von|vom)(?: der)?|aus der|aus dem|aus|zuvor bei|kommt von|venant d\S*|provenance d\S*|provient d\S*|procedente d\S*|proviene d\S*|viene d\S*|desde|tras su paso por|vem d\S*|vinda? d\S*|proveniente d\S*|oriund[oa] d\S*|proveniente da\S*|arriva da\S*|proviene da\S*|dal|dalla|afkomstig van|komt van|over van|vandaan bij|narmast fran|fran|senast|fra|kommer fra|kommer fran|z|ze|przeszla z|z firmy|od)(?: (?:the|der|dem|den|la|el|il|le|de|het|l'|firmy|spolecnosti|firma))? ?$/u;

const ORIGIN_CHARACTERS = 48;

/** Does the text say right before this place that somebody goes there? */
export function isDestination(text: string, at: number): boolean {
  return DESTINATION_BEFORE.test(textBefore(text, at, ORIGIN_CHARACTERS).toLowerCase());
}

/** 'To', 'joins' right before a name. */
const DESTINATION_BEFORE =
  /(?<!\p{L})(?:for|to|join|joining|joins|joined|to work at|zu|zum|zur|nach|pour|rejoindre|rejoint|chez|a|al|a la|para|hacia|para a|para o|no|na|verso|in|per|naar|till|til|do|da)(?: (?:rejoindre|join|la|the|le|el|l'|rival|peer|insurer|bank|firmy|spolecnosti|firma|incorporarse a|integrar))? ?$/u;

/** 'From Beta, where she was head of audit'. */
export const WHERE = new RegExp(`,? (?:${WHERE_WORDS}) `, 'iu');

/** Is there another person's name between two places? */
export function hasOtherBetween({ tokens }: MaskedSentence, from: number, to: number): boolean {
  return tokens.some(({ kind, at }) => kind === 'other' && at >= from && at < to);
}

/** Does a relative clause about another person, who is named behind a place, reach to another: 'succeeds John Roe, who left Acme'? */
export function isOfOtherBehind(
  { text, tokens }: MaskedSentence,
  from: number,
  at: number,
): boolean {
  const other = tokens.findLast((one) => one.kind === 'other' && one.at >= from && one.at < at);
  return other !== undefined && RELATIVE_BEHIND.test(text.slice(other.at + 1, at));
}

/** 'Who' right behind a name: ', who', ', der'. */
const RELATIVE_BEHIND =
  /^,? (?:who|der|die|qui|que|quien|che|som|ktor\p{L}+|kter\p{L}+|retiring|departing) /iu;

/** The masked sentence has the person in it. */
export function namesProspect({ text }: MaskedSentence): boolean {
  return text.includes(TOKEN.person);
}

/**
 * Do the words before a job title make the sentence one about somebody close to its holder: 'The wife of Acme's head of risk
 * Jane Doe bakes'?
 */
export function isCloseTo(before: string): boolean {
  return CLOSE_BEFORE.test(before.toLowerCase());
}

/** 'The wife of Acme's': words for people close to somebody, before a title. */
const CLOSE = `(?<!\\p{L})(?:${CLOSE_TO}) (?:\\p{L}{1,4} )?(?:[${TOKEN.company}${TOKEN.organisation}](?:'s|s'|')?[ -]){0,2}(?:\\p{L}+ )?`;

/** The same at the end of a text. */
const CLOSE_BEFORE = new RegExp(`${CLOSE}$`, 'u');

/**
 * Is a person named only to say who somebody else is, between their name and a place behind it: 'Jane Doe's deputy has left', 'Jane
 * Does Vorgänger hat', 'the deputy of Jane Doe has'?
 */
export function isNamedForAnother(text: string, name: Token, place: number): boolean {
  const { at } = name;
  const lower = text.toLowerCase();
  const [before, behind] = [textBefore(lower, at, CLOSE_REACH), lower.slice(at + 1, place)];
  const isGenitive = mayOwn(name) && GENITIVE_BEHIND.test(behind);
  return isGenitive || OWNED_BEHIND.test(behind) || TITLE_OF.test(before) || isCloseTo(before);
}

const CLOSE_REACH = 60;

/** Is it 'my' or a name in the genitive: 'Jane Does'? */
function mayOwn(name: Token): boolean {
  return isPossessiveWord(name) || /[^s]s$/iu.test(name.written);
}

/** Is it no name, but 'my', where the prospect speaks? */
export function isPossessiveWord({ written }: Token): boolean {
  return POSSESSIVE_WORDS.has(written.toLowerCase());
}

/** ''s deputy', ''s former head of audit'. */
const OWNED_BEHIND = new RegExp(
  `^'s? (?:\\p{L}+ ){0,2}(?:(?:${CLOSE_OF})(?!\\p{L})|${TOKEN.title}(?! (?:role|post|position|job)(?!\\p{L})))`,
  'u',
);

/** ' Vorgänger', behind the genitive of a name. */
const GENITIVE_BEHIND = new RegExp(`^ (?:\\p{L}+ )?(?:${CLOSE_OF})(?!\\p{L})`, 'u');

/** 'The deputy of'. */
const TITLE_OF = new RegExp(
  `${TOKEN.title} (?:of|von|de|van|di|do|da|till|av) (?:\\p{L}{1,4}\\.? )?$`,
  'u',
);

/** 'The predecessor of Acme's head of risk, Jane Doe, bakes': is it left open which of the two the prospect is? */
export function isAmbiguousRelation({ text }: MaskedSentence): boolean {
  return CLOSE_APPOSED.test(text.toLowerCase()) && !text.includes(TOKEN.other);
}

/** The same with a title and the prospect behind a comma. */
const CLOSE_APPOSED = new RegExp(
  `${CLOSE}${TOKEN.title}[^${TOKEN.person},;:.]*, ${TOKEN.person}`,
  'u',
);
