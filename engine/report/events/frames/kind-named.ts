import type { EventWordClass } from '../../../lexicon/events/event-words.ts';
import { FALLS_DUE, REPORTED_TO } from '../../../lexicon/events/no-news.ts';
import type { EventKind } from '../../../model/brief.ts';
import { plainLetters } from '../../../text/plain-letters.ts';
import { charactersOf, wordsOf } from '../../../text/words.ts';
import type { AnalyzedPage } from '../../sales-signals/analyzed-pages.ts';
import { blanked } from '../actors/event-actors.ts';
import { JOB_CHANGES } from '../actors/event-place.ts';
import { EVENT_FRAMES, type EventFrame } from './event-frames.ts';
import { createEventWordFinder, type EventWordSpans } from './event-word-finder.ts';
import { type FoundFrame, framesIn, isBesideMust } from './frames-in-sentence.ts';

/** Whom a sentence is about. */
type SentenceSubject = {
  /** Names the prospect, or is said by them. */
  readonly namesPerson: boolean;
  /** Names the prospect, and their company at most as the place where they work. */
  readonly isOfPerson: boolean;
  /** Names the prospect as the one in whose place somebody comes. */
  readonly isReplaced: boolean;
  /** Names the prospect or somebody else whose job it may be about. */
  readonly namesPeople: boolean;
  /** Names the company. */
  readonly namesCompany: boolean;
  /** Gives a day that lies ahead. */
  readonly isAhead: boolean;
  /** Names another organisation, from which or to which somebody may come. */
  readonly namesOthers: boolean;
};

/**
 * The kind of event that the words of a sentence name, be its frame whole or not; 'other' where they name none. Words that
 * report by themselves come first, then arrivals and departures, then whole frames, then verbs and nouns alone.
 */
export function kindNamedIn(
  text: string,
  words: EventWordSpans,
  subject: SentenceSubject,
): EventKind {
  const { namesPeople, isAhead } = subject;
  // 'From 6 April the return has to be signed by a named officer.'
  const isDue = isAhead && words.has('must') && !namesPeople;
  const change = isDue ? null : jobChangeIn(words, subject);
  const lone = loneKind(words, subject);
  const named = kindOf(words, PLAIN_WORDS) ?? change ?? framedKind(text, words) ?? lone;
  return kindOfReport(named, text, isAhead) ?? named ?? impliedKind(words, subject, isDue);
}

/** What a report is for sure: 'the first report is due on 1 March' is a deadline, what somebody reports to the police is no report. */
function kindOfReport(
  named: EventKind | null,
  text: string,
  isAhead: boolean,
): 'deadline' | 'other' | null {
  if (isAhead && (named ?? 'report') === 'report' && FALLS_DUE.test(text)) return 'deadline';
  return named === 'report' && REPORTED_TO.test(text.toLowerCase()) ? 'other' : null;
}

/**
 * The kind by words that need no argument. 'The head of audit' is a job title, 'takes over internal audit' gives one: neither
 * is an audit.
 */
function loneKind(words: EventWordSpans, { isOfPerson }: SentenceSubject): EventKind | null {
  const kind = kindOf(words, isOfPerson ? PERSONAL_WORDS : LONE_WORDS);
  return kind === 'audit' && (words.has('title') || words.has('takes')) ? null : kind;
}

/** Somebody beside a job title has come to it; what nobody in particular buys is a firm, and no boat. */
function impliedKind(
  words: EventWordSpans,
  { namesPeople }: SentenceSubject,
  isDue: boolean,
): EventKind {
  if (isDue) return 'deadline';
  if (words.has('title')) return namesPeople && !words.has('must') ? 'appointment' : 'other';
  return words.has('buy') && !namesPeople ? 'acquisition' : 'other';
}

function framedKind(text: string, words: EventWordSpans): EventKind | null {
  const frame = headlineFrame(text, words) ?? framesIn(text, words).find(isNamed)?.frame;
  return frame?.kind ?? null;
}

/** The first kind whose words are all there. */
function kindOf(words: EventWordSpans, list: readonly KindWords[]): EventKind | null {
  const found = list.find(([, ...classes]) => classes.every((one) => words.has(one)));
  return found?.[0] ?? null;
}

type KindWords = readonly [EventKind, ...EventWordClass[]];

/** A coming or going is read from its own words, and 'must' limits whatever it is beside. */
function isNamed({ frame: { kind, needsDeadline } }: FoundFrame): boolean {
  return !JOB_CHANGES.has(kind) && needsDeadline !== true;
}

/** Words that say by themselves what has happened. */
const PLAIN_WORDS: readonly KindWords[] = [
  ['fine', 'fined'],
  ['breach', 'breached'],
  ['investigation', 'probed'],
  ['litigation', 'sued'],
  ['acquisition', 'merged'],
  ['tender', 'tendering'],
  ['certification', 'certified'],
  ['breach', 'attack'],
];

/** Words for somebody who joins or leaves. */
const JOB_CHANGE_WORDS: readonly (readonly [EventKind, EventWordClass])[] = [
  ['promotion', 'rises'],
  ['joining', 'comes'],
  ['departure', 'goes'],
  ['appointment', 'takes'],
  ['appointment', 'name'],
  ['departure', 'left'],
];

function jobChangeIn(words: EventWordSpans, subject: SentenceSubject): EventKind | null {
  const { namesPeople, namesPerson, namesCompany, namesOthers, isReplaced } = subject;
  const first = firstJobChange(words, namesPeople);
  if (first === null) return null;
  if (isReplaced || first === 'departure') return 'departure';
  // 'Every director at Acme takes a test': a job title, and nobody who takes it.
  if (!namesPeople && (namesCompany || namesOthers)) return null;
  // Of anybody but the prospect it is said that they come or go, not from where.
  return (namesPerson ? arrivalIn(words) : null) ?? 'appointment';
}

/** What comes first is what the sentence is about. */
function firstJobChange(words: EventWordSpans, namesPeople: boolean): EventKind | null {
  const isOfTitle = words.has('title');
  if (!namesPeople && !isOfTitle) return null;
  const [first] = JOB_CHANGE_WORDS.filter(([, role]) => isOfTitle || role !== 'name')
    .flatMap(([kind, role]) => (words.get(role) ?? []).map((span) => ({ kind, ...span })))
    // 'A head of risk has to be named, said John Roe.'
    .filter((one) => one.kind === 'departure' || !isBesideMust(one, words))
    .toSorted((one, other) => one.start - other.start);
  return first?.kind ?? null;
}

/** How the prospect came to a job: from another in the same house, or into the house; `null` where it only says that they did. */
function arrivalIn(words: EventWordSpans): 'promotion' | 'joining' | null {
  if (words.has('rises') || words.has('hitherto')) return 'promotion';
  return words.has('comes') ? 'joining' : null;
}

/** How a sentence of a page says that the prospect came to a job; `null` where it has no word for it. */
export function arrivalKind(
  quote: string,
  { result, findNames }: AnalyzedPage,
): 'promotion' | 'joining' | 'appointment' | null {
  const words = wordsOf(quote);
  const { company, person } = findNames(words, quote);
  const own = [...company, ...person].map((name) => charactersOf(words, name));
  const found = createEventWordFinder(result.language)(blanked(plainLetters(quote), own));
  return arrivalIn(found) ?? (found.has('takes') ? 'appointment' : null);
}

/** Verbs and nouns that name a kind though the other half of its frame is missing, those of authorities first. */
const LONE_WORDS: readonly KindWords[] = [
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

/** Of these people are accused and proud as well as companies. */
const PERSONAL_WORDS: readonly KindWords[] = [
  ['fine', 'fine'],
  ['investigation', 'accused'],
  ['litigation', 'suit'],
  ['award', 'prize'],
];

/** The kind of event that a headline names: headlines leave verbs out. */
export function headlineFrame(text: string, words: EventWordSpans): EventFrame | null {
  const [whole] = framesIn(text, words);
  if (whole !== undefined && HEADLINE_KINDS.has(whole.frame.kind)) return whole.frame;
  const named = kindOf(words, HEADLINE_NOUNS);
  return EVENT_FRAMES.find(({ kind }) => kind === named) ?? null;
}

/** Kinds that headlines report by a noun alone. */
const HEADLINE_NOUNS: readonly KindWords[] = [
  ['fine', 'fine'],
  ['breach', 'attack'],
  ['investigation', 'inquiry'],
  ['litigation', 'suit'],
  ['acquisition', 'deal'],
];
const HEADLINE_KINDS: ReadonlySet<EventKind> = new Set([
  ...HEADLINE_NOUNS.map(([kind]) => kind),
  'audit',
  'certification',
  'funding',
  'award',
  'restructuring',
]);
