import type { EventWordClass } from '../../../lexicon/events/event-words.ts';
import type { EventKind } from '../../../model/brief.ts';
import { plainLetters } from '../../../text/plain-letters.ts';
import { charactersOf, wordsOf, type WordSpan } from '../../../text/words.ts';
import type { AnalyzedPage } from '../../sales-signals/analyzed-pages.ts';
import { blanked, isOrganisationName } from '../actors/event-actors.ts';
import { EVENT_FRAMES, type EventFrame } from './event-frames.ts';
import {
  createEventWordFinder,
  type EventWordFinder,
  type EventWordSpans,
} from './event-word-finder.ts';
import { type FoundFrame, framesIn, isBesideMust } from './frames-in-sentence.ts';

/** What else a sentence says of whom it tells. */
export type Telling = {
  /** Names the prospect, or is said by them. */
  readonly namesPerson: boolean;
  /** Names the prospect, and their company at most as the place of their post. */
  readonly isOfPerson: boolean;
  /** Names the prospect as the one in whose place somebody comes. */
  readonly isReplaced: boolean;
  /** Names the prospect or somebody else whose post it may be about. */
  readonly namesPeople: boolean;
  /** Names the company. */
  readonly namesCompany: boolean;
  /** Tells of a day that lies ahead. */
  readonly isAhead: boolean;
  /** Names another organisation, from which or to which somebody may come. */
  readonly namesOthers: boolean;
};

/** What finds the words of a page's language. */
type WordLookup = { readonly findWords: EventWordFinder };

/**
 * The kind of event that the words of a sentence name, be its frame whole or not; 'other' where they name none. Words that
 * report by themselves come first, then comings and goings, then whole frames, then verbs and nouns alone.
 */
export function kindNamedIn(text: string, facts: WordLookup, telling: Telling): EventKind {
  const words = facts.findWords(text);
  // 'From 6 April the return has to be signed by a named officer.'
  const isDue = telling.isAhead && words.has('must') && !telling.namesPeople;
  const move = isDue ? null : moveIn(words, telling);
  const lone = loneKind(words, telling);
  const named = kindOf(words, PLAIN_WORDS) ?? move ?? framedKind(text, facts, words) ?? lone;
  return named ?? (isDue ? 'deadline' : lastKind(words, telling));
}

/** 'The head of audit' is a post, and no audit. */
function loneKind(words: EventWordSpans, { isOfPerson }: Telling): EventKind | null {
  const kind = kindOf(words, isOfPerson ? PERSONAL_WORDS : LONE_WORDS);
  return kind === 'audit' && words.has('post') ? null : kind;
}

/** Somebody beside a post has come to it; what nobody in particular buys is a firm, and no boat. */
function lastKind(words: EventWordSpans, { namesPeople }: Telling): EventKind {
  if (words.has('post')) return namesPeople && !words.has('must') ? 'appointment' : 'other';
  return words.has('buy') && !namesPeople ? 'acquisition' : 'other';
}

function framedKind(text: string, facts: WordLookup, words: EventWordSpans): EventKind | null {
  const headline = headlineFrame(text, facts);
  return (headline ?? framesIn(text, words, NOBODY).find(isNamed)?.frame)?.kind ?? null;
}

type KindWord = readonly [EventKind, ...EventWordClass[]];

function kindOf(words: EventWordSpans, list: readonly KindWord[]): EventKind | null {
  const found = list.find(([, ...classes]) => classes.every((one) => words.has(one)));
  return found?.[0] ?? null;
}

/** A move is read from its own words, and 'must' limits whatever it stands beside. */
function isNamed({ frame: { kind, isLimited } }: FoundFrame): boolean {
  return !MOVES.has(kind) && isLimited !== true;
}

const NOBODY = { company: [], organisations: [], authorities: [], courts: [] };
const MOVES: ReadonlySet<EventKind> = new Set(['appointment', 'departure']);

/** Words that say by themselves what has happened. */
const PLAIN_WORDS: readonly KindWord[] = [
  ['fine', 'fined'],
  ['breach', 'breached'],
  ['investigation', 'probed'],
  ['litigation', 'sued'],
  ['acquisition', 'merged'],
  ['tender', 'tendering'],
  ['certification', 'certified'],
  ['breach', 'attack'],
];

/** Comings and goings; what is told first is what the sentence is about. */
const MOVE_WORDS: readonly (readonly [EventKind, EventWordClass])[] = [
  ['promotion', 'rises'],
  ['joining', 'comes'],
  ['departure', 'goes'],
  ['appointment', 'takes'],
  ['appointment', 'name'],
  ['departure', 'left'],
];

function moveIn(words: EventWordSpans, telling: Telling): EventKind | null {
  const { namesPeople, namesCompany, namesOthers } = telling;
  const isOfPost = words.has('post');
  if (!namesPeople && !isOfPost) return null;
  const first = firstMoveIn(words, isOfPost, telling);
  if (first === null || first === 'departure') return first;
  // 'Every director at Acme takes a test': a post, and nobody who takes it.
  if (!namesPeople && (namesCompany || namesOthers)) return null;
  // Of anybody but the prospect it is said who comes and goes, not whence.
  return telling.namesPerson ? (comingIn(words, telling) ?? 'appointment') : 'appointment';
}

function firstMoveIn(
  words: EventWordSpans,
  isOfPost: boolean,
  { isReplaced }: Telling,
): EventKind | null {
  const [first] = MOVE_WORDS.filter(([, role]) => isOfPost || role !== 'name')
    .flatMap(([kind, role]) => (words.get(role) ?? []).map((span) => ({ kind, ...span })))
    // 'A head of risk has to be named, said John Roe.'
    .filter((one) => one.kind === 'departure' || !isBesideMust(one, words))
    .toSorted((one, other) => one.start - other.start);
  if (first === undefined) return null;
  return isReplaced ? 'departure' : first.kind;
}

/** How the prospect came to a post: from another in the same house, or into the house; `null` where it only says that they did. */
function comingIn(
  words: EventWordSpans,
  { namesOthers }: Pick<Telling, 'namesOthers'>,
): 'promotion' | 'joining' | null {
  if (words.has('rises') || (words.has('hitherto') && !namesOthers)) return 'promotion';
  return words.has('comes') ? 'joining' : null;
}

/** How a sentence of a page says that the prospect came to a post; `null` where it has no word for it. */
export function comingTold(
  quote: string,
  { result, findNames }: AnalyzedPage,
): 'promotion' | 'joining' | 'appointment' | null {
  const words = wordsOf(quote);
  const { company, person, others } = findNames(words, quote);
  const text = plainLetters(quote);
  const placeOf = (name: WordSpan) => charactersOf(words, name);
  const told = createEventWordFinder(result.language)(
    blanked(text, [...company, ...person].map(placeOf)),
  );
  const namesOthers = others
    .map(placeOf)
    .some(({ start, end }) => isOrganisationName(text.slice(start, end)));
  return comingIn(told, { namesOthers }) ?? (told.has('takes') ? 'appointment' : null);
}

/** Verbs and nouns that name a kind though the other half of its frame is missing, those of authorities first. */
const LONE_WORDS: readonly KindWord[] = [
  ['fine', 'fine'],
  ['fine', 'barred'],
  ['investigation', 'accused'],
  ['investigation', 'inquiry'],
  ['litigation', 'suit'],
  ['tender', 'tender'],
  ['certification', 'certificate'],
  ['award', 'prize'],
  ['acquisition', 'deal'],
  ['funding', 'raise', 'funds'],
  ['restructuring', 'unite'],
  ['breach', 'mishap'],
  ['restructuring', 'ended'],
  ['acquisition', 'owned'],
  ['funding', 'financed'],
  ['audit', 'audit'],
  ['report', 'publish', 'accounts'],
  ['report', 'issued'],
  ['expansion', 'grown'],
  ['product', 'marketed'],
  ['hiring', 'vacant'],
  ['tender', 'bids'],
];

/** Of these a person is told as well as a company. */
const PERSONAL_WORDS: readonly KindWord[] = [
  ['fine', 'fine'],
  ['investigation', 'accused'],
  ['litigation', 'suit'],
  ['award', 'prize'],
];

/** The kind of event that a headline names: headlines leave verbs out. */
export function headlineFrame(text: string, { findWords }: WordLookup): EventFrame | null {
  const words = findWords(text);
  const [whole] = framesIn(text, words, NOBODY);
  if (whole !== undefined && HEADLINE_KINDS.has(whole.frame.kind)) return whole.frame;
  const named = [...HEADLINE_NOUNS].find(([, noun]) => (words.get(noun) ?? []).length > 0);
  return EVENT_FRAMES.find(({ kind }) => kind === named?.[0]) ?? null;
}

/** Kinds that headlines tell by a noun alone. */
const HEADLINE_NOUNS: ReadonlyMap<EventKind, EventWordClass> = new Map([
  ['fine', 'fine'],
  ['breach', 'attack'],
  ['investigation', 'inquiry'],
  ['litigation', 'suit'],
  ['acquisition', 'deal'],
]);
const HEADLINE_KINDS: ReadonlySet<EventKind> = new Set([
  ...HEADLINE_NOUNS.keys(),
  'audit',
  'certification',
  'funding',
  'award',
  'restructuring',
]);
