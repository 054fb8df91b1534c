import { CLAUSES, WHERE_WORDS } from '../../../../lexicon/grammar/clauses.ts';
import { AND_OR_A, THE_WORDS } from '../../../../lexicon/grammar/prepositions.ts';
import { AFTER_YEARS_AT } from '../../../../lexicon/job-titles/career-moves.ts';
import { BESIDE_MOVES } from '../../../../lexicon/job-titles/moves/posts-beside-moves.ts';
import { CLOSE_TO } from '../../../../lexicon/people/close-people.ts';
import { isGivenName } from '../../../../names/people/name/nicknames.ts';
import { wordListOf } from '../../../../text/words.ts';
import { TOKEN, type MaskedSentence, type Token } from './masked-sentence.ts';
import type { DraftStatement } from './post-statement.ts';
import { textBefore } from './post-words.ts';

/** Who is named near a position: the prospect, somebody else, or nobody. */
export type Party = 'prospect' | 'somebody' | null;

/** The nearest person named before a verb. Of two names joined by 'and', both count as the nearest. */
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
const AND = new RegExp(`^,? ?(?:${AND_OR_A}) ?(?:\uE004 )?$`, 'u');

/** The nearest person named after a verb. */
export function partyAfter({ tokens }: MaskedSentence, place: number, reach: number): Party {
  return partyOf(
    tokens.find((token) => isPerson(token) && token.at >= place && token.at - place <= reach),
  );
}

/** The sentence without the names in a relative clause that ends before the verb: 'John Roe, who came with Jane Doe, is leaving'. */
export function withoutAside(sentence: MaskedSentence, place: number): MaskedSentence {
  const { text, tokens } = sentence;
  const before = text.slice(0, place).toLowerCase();
  const aside = CLAUSES.aside.exec(before) ?? CLAUSES.asideOfThing.exec(before);
  if (aside === null) return sentence;
  const [start, end] = [aside.index, aside.index + (aside[1]?.length ?? 0)];
  return { ...sentence, tokens: tokens.filter(({ at }) => at < start || at >= end) };
}

/** May it be an employer? 'Riverton Re' has two words like a person's name, but no given name. */
export function mayBeEmployer({ kind, written }: Token): boolean {
  const [first = ''] = wordListOf(written);
  return kind === 'organisation' || (kind === 'other' && !isGivenName(first) && first !== '');
}

/** The employers of a sentence, in reading order. */
export function employersOf({ tokens }: MaskedSentence): readonly Token[] {
  return tokens.filter(({ kind }) => kind === 'company' || kind === 'organisation');
}

/** The employer as a statement gives it; '' where none is named. */
export function employerFields(
  token: Token | null | undefined,
): Pick<DraftStatement, 'employer' | 'isOwn'> {
  return { employer: token?.written ?? '', isOwn: token?.kind === 'company' };
}

/** Do the words right before a position say that somebody comes from there? */
export function isOrigin(text: string, at: number): boolean {
  return (
    BESIDE_MOVES.origin.test(textBefore(text, at, ORIGIN_CHARACTERS).toLowerCase()) ||
    isAfterYearsAt(text, at)
  );
}

/** Do the words right before a position say that somebody spent years there: 'after ten years at'? */
export function isAfterYearsAt(text: string, at: number): boolean {
  return YEARS_BEFORE.test(textBefore(text, at, ORIGIN_CHARACTERS).toLowerCase());
}

/** 'After ten years at' right before a name. */
const YEARS_BEFORE = new RegExp(`(?<!\\p{L})(?:${AFTER_YEARS_AT})(?: (?:${THE_WORDS}))? ?$`, 'u');

const ORIGIN_CHARACTERS = 48;

/** Do the words right before a position say that somebody goes there? */
export function isDestination(text: string, at: number): boolean {
  return BESIDE_MOVES.destination.test(textBefore(text, at, ORIGIN_CHARACTERS).toLowerCase());
}

/** 'From Beta, where she was head of audit'. */
export const WHERE = new RegExp(`,? (?:${WHERE_WORDS}) `, 'iu');

/** Does the employer at `at` belong to a relative clause about another person, named after `from`: 'succeeds John Roe, who left Acme'? */
export function isInClauseAboutOther(
  { text, tokens }: MaskedSentence,
  from: number,
  at: number,
): boolean {
  const other = tokens.findLast((one) => one.kind === 'other' && one.at >= from && one.at < at);
  return other !== undefined && CLAUSES.relativeBehind.test(text.slice(other.at + 1, at));
}

/** Does the masked sentence name the prospect? */
export function namesProspect({ text }: MaskedSentence): boolean {
  return text.includes(TOKEN.person);
}

/** Do the words before a job title make it that of a relative or close person: 'The wife of Acme's head of risk Jane Doe bakes'? */
export function isCloseTo(before: string): boolean {
  return CLOSE_BEFORE.test(before.toLowerCase());
}

/** A word for a relative or close person, before a title: 'The wife of Acme's'. */
const CLOSE = `(?<!\\p{L})(?:${CLOSE_TO}) (?:\\p{L}{1,4} )?(?:[${TOKEN.company}${TOKEN.organisation}](?:'s|s'|')?[ -]){0,2}(?:\\p{L}+ )?`;

/** The same at the end of a text. */
const CLOSE_BEFORE = new RegExp(`${CLOSE}$`, 'u');

/** Is it unclear which of two people the prospect is: 'The predecessor of Acme's head of risk, Jane Doe, bakes'? */
export function isAmbiguousRelation({ text }: MaskedSentence): boolean {
  return CLOSE_APPOSED.test(text.toLowerCase()) && !text.includes(TOKEN.other);
}

/** The same, followed by a title and, after a comma, the prospect. */
const CLOSE_APPOSED = new RegExp(
  `${CLOSE}${TOKEN.title}[^${TOKEN.person},;:.]*, ${TOKEN.person}`,
  'u',
);
