import type { EventWordClass } from '../../lexicon/events/event-words.ts';
import type { EventKind } from '../../model/brief.ts';
import type { EventWordSpans } from './event-word-finder.ts';
import { type FoundFrame, framesIn } from './frames-in-sentence.ts';
import { headlineFrame } from './headlined-events.ts';
import type { PageFacts } from './told-event.ts';

/** What else a sentence says of whom it tells. */
export type Telling = {
  /** Names the prospect, and their company at most as the place of their post. */
  readonly isOfPerson: boolean;
  /** Names the prospect or somebody else whose post it may be about. */
  readonly namesPeople: boolean;
};

/**
 * The kind of event that the words of a sentence name, be its frame whole or not; 'other' where they name none. Words that
 * report by themselves come first, then comings and goings, then whole frames, then verbs and nouns alone.
 */
export function kindNamedIn(
  text: string,
  facts: Pick<PageFacts, 'findWords'>,
  { isOfPerson, namesPeople }: Telling,
): EventKind {
  const words = facts.findWords(text);
  const isOfPost = words.has('post');
  const move = namesPeople || isOfPost ? moveIn(words, isOfPerson) : null;
  const last = namesPeople && isOfPost ? 'appointment' : 'other';
  const lone = kindOf(words, isOfPerson ? PERSONAL_WORDS : LONE_WORDS);
  return kindOf(words, PLAIN_WORDS) ?? move ?? framedKind(text, facts, words) ?? lone ?? last;
}

function framedKind(
  text: string,
  facts: Pick<PageFacts, 'findWords'>,
  words: EventWordSpans,
): EventKind | null {
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

const NOBODY = { company: [], organisations: [], authorities: [] };
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

function moveIn(words: EventWordSpans, isOfPerson: boolean): EventKind | null {
  const [first] = MOVE_WORDS.flatMap(([kind, role]) =>
    (words.get(role) ?? []).map(({ start }) => ({ kind, start })),
  ).toSorted((one, other) => one.start - other.start);
  if (first === undefined) return null;
  // Of anybody but the prospect it is said who comes and goes, not whence.
  return isOfPerson || first.kind === 'departure' ? first.kind : 'appointment';
}

/** Verbs and nouns that name a kind though the other half of its frame is missing, those of authorities first. */
const LONE_WORDS: readonly KindWord[] = [
  ['fine', 'fine'],
  ['fine', 'barred'],
  ['investigation', 'accused'],
  ['investigation', 'order'],
  ['investigation', 'inquiry'],
  ['litigation', 'suit'],
  ['breach', 'exposed', 'data'],
  ['tender', 'tender'],
  ['tender', 'bids', 'tool'],
  ['certification', 'certificate'],
  ['award', 'prize'],
  ['award', 'awarded'],
  ['acquisition', 'deal'],
  ['funding', 'raise', 'funds'],
  ['restructuring', 'reorganised'],
  ['restructuring', 'cut', 'jobs'],
  ['restructuring', 'unite'],
  ['hiring', 'hiring'],
  ['other', 'renamed'],
  ['audit', 'audited'],
  ['audit', 'audit'],
  ['deadline', 'apply'],
  ['deadline', 'must', 'rule'],
  ['product', 'launched'],
  ['expansion', 'open', 'site'],
  ['product', 'open', 'offer'],
  ['report', 'publish', 'accounts'],
  ['restructuring', 'units'],
  ['acquisition', 'buy'],
  ['tender', 'bids'],
];

/** Of these a person is told as well as a company. */
const PERSONAL_WORDS: readonly KindWord[] = [
  ['fine', 'fine'],
  ['investigation', 'accused'],
  ['litigation', 'suit'],
  ['award', 'prize'],
  ['award', 'awarded'],
];
