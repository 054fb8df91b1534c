import { CLOSE_TO } from '../../../../lexicon/people/close-people.ts';
import { isGivenName } from '../../../../names/people/name/nicknames.ts';
import { wordListOf } from '../../../../text/words.ts';
import { TOKEN, type MaskedSentence, type Token } from './masked-sentence.ts';
import type { DraftStatement } from './post-statement.ts';
import { textBefore } from './post-words.ts';

/** Whose name stands somewhere: the prospect's, somebody else's, or nobody's near enough. */
export type Party = 'prospect' | 'somebody' | null;

const AND = /^,? ?(?:and|&|und|et|y|e|en|och|og|i|a|ve|sowie|as well as) ?(?:\uE004 )?$/u;

function isPerson({ kind }: Token): boolean {
  return kind === 'person' || kind === 'other';
}

function partyOf(token: Token | undefined): Party {
  if (token === undefined) return null;
  return token.kind === 'person' ? 'prospect' : 'somebody';
}

/** Whom a verb has before it, nearest first; one of two names joined by 'and' is as near as the other. */
export function partyBefore({ text, tokens }: MaskedSentence, place: number, reach: number): Party {
  const [last, previous] = tokens
    .filter((token) => isPerson(token) && token.at < place && place - token.at <= reach)
    .toReversed();
  if (last === undefined || previous === undefined) return partyOf(last);
  const areJoined = AND.test(text.slice(previous.at + 1, last.at));
  return areJoined && previous.kind === 'person' ? 'prospect' : partyOf(last);
}

/** Whom a verb has behind it. */
export function partyBehind({ tokens }: MaskedSentence, place: number, reach: number): Party {
  return partyOf(
    tokens.find((token) => isPerson(token) && token.at >= place && token.at - place <= reach),
  );
}

/** 'Riverton Re': of two words like a person's name, but of no given name. */
export function mayBeEmployer({ kind, written }: Token): boolean {
  const [first = ''] = wordListOf(written);
  return kind === 'organisation' || (kind === 'other' && !isGivenName(first) && first !== '');
}

/** The employers of a sentence, in reading order. */
export function employersOf({ tokens }: MaskedSentence): readonly Token[] {
  return tokens.filter(({ kind }) => kind === 'company' || kind === 'organisation');
}

/** An employer as a statement names it; '' where none is named. */
export function employerWords(
  token: Token | null | undefined,
): Pick<DraftStatement, 'employer' | 'isOwn'> {
  return { employer: token?.written ?? '', isOwn: token?.kind === 'company' };
}

/** Does the text say right before this place that somebody comes from there? */
export function isOrigin(text: string, at: number): boolean {
  return ORIGIN_BEFORE.test(textBefore(text, at, ORIGIN_CHARACTERS));
}

const ORIGIN_CHARACTERS = 48;

const ORIGIN_BEFORE =
  /(?<!\p{L})(?:from|left|leaving|leaves|formerly|previously at|most recently at|after \w+ years (?:at|with)|(?:kommt|kam|wechselt\w*|holt|abgeworben|stammt|zuvor).{0,30} (?:von|vom)(?: der)?|aus der|aus dem|aus|zuvor bei|kommt von|venant d\S*|provenance d\S*|provient d\S*|procedente d\S*|proviene d\S*|viene d\S*|desde|tras su paso por|vem d\S*|vinda? d\S*|proveniente d\S*|oriund[oa] d\S*|proveniente da\S*|arriva da\S*|proviene da\S*|dal|dalla|afkomstig van|komt van|over van|vandaan bij|narmast fran|fran|senast|fra|kommer fra|kommer fran|z|ze|przeszla z|z firmy|od)(?: (?:the|der|dem|den|la|el|il|le|de|het|l'|firmy|spolecnosti|firma))? ?$/iu;

/** Does the text say right before this place that somebody goes there? */
export function isDestination(text: string, at: number): boolean {
  return DESTINATION_BEFORE.test(textBefore(text, at, ORIGIN_CHARACTERS));
}

const DESTINATION_BEFORE =
  /(?<!\p{L})(?:for|to|join|joining|joins|joined|to work at|zu|zum|zur|nach|pour|rejoindre|rejoint|chez|a|al|a la|para|hacia|para a|para o|no|na|verso|in|per|naar|till|til|do|da)(?: (?:rejoindre|join|la|the|le|el|l'|rival|peer|insurer|bank|firmy|spolecnosti|firma|incorporarse a|integrar))? ?$/iu;

/** 'From Beta, where she was head of audit'. */
export const WHERE = /,? (?:where|wo|ou|donde|onde|dove|waar|dar|hvor|gdzie|kde) /iu;

/** Is there another person's name between two places? */
export function hasOtherBetween({ tokens }: MaskedSentence, from: number, to: number): boolean {
  return tokens.some(({ kind, at }) => kind === 'other' && at >= from && at < to);
}

/** The masked sentence has the person in it. */
export function namesProspect({ text }: MaskedSentence): boolean {
  return text.includes(TOKEN.person);
}

const CLOSE = `(?<!\\p{L})(?:${CLOSE_TO}) (?:\\p{L}{1,4} )?(?:[${TOKEN.company}${TOKEN.organisation}](?:'s|s'|')?[ -]){0,2}(?:\\p{L}+ )?`;

const CLOSE_BEFORE = new RegExp(`${CLOSE}$`, 'iu');

/** 'The wife of Acme's head of risk Jane Doe bakes': is the job title behind these words of somebody close to who is named? */
export function isCloseTo(before: string): boolean {
  return CLOSE_BEFORE.test(before);
}

const CLOSE_APPOSED = new RegExp(
  `${CLOSE}${TOKEN.title}[^${TOKEN.person},;:.]*, ${TOKEN.person}`,
  'iu',
);

/** 'The predecessor of Acme's head of risk, Jane Doe, bakes': is it left open which of the two the prospect is? */
export function isEitherOf({ text }: MaskedSentence): boolean {
  return CLOSE_APPOSED.test(text) && !text.includes(TOKEN.other);
}
