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

/** What a sentence is about. */
type SentenceSubject = {
  /** It names the prospect or is said by them. */
  readonly namesPerson: boolean;
  /** It names the prospect, and their company at most as their workplace. */
  readonly isOfPerson: boolean;
  /** It names the prospect as the one who is replaced. */
  readonly isReplaced: boolean;
  /** It names the prospect or somebody else whose job it may be about. */
  readonly namesPeople: boolean;
  /** It names the company. */
  readonly namesCompany: boolean;
  /** It gives a date in the future. */
  readonly isAhead: boolean;
  /** It names another organisation, which somebody may come from or go to. */
  readonly namesOthers: boolean;
};

/**
 * The kind of event that the words of a sentence name, whether or not they fill a frame; 'other' if they name none. Words that are clear
 * alone come first, then arrivals and departures, then complete frames, then single verbs and nouns.
 */
export function kindNamedIn(
  text: string,
  words: EventWordSpans,
  subject: SentenceSubject,
): EventKind {
  const { namesPeople, isAhead } = subject;
  // 'Must' and a future date make a deadline: 'From 6 April the return has to be signed by a named officer.'
  const isDue = isAhead && words.has('must') && !namesPeople;
  const change = isDue ? null : jobChangeIn(words, subject);
  const whole = kindOf(words, CLEAR_WORDS) ?? change ?? framedKind(text, words);
  const named = whole ?? kindByIncompleteFrame(words, subject);
  return kindOfReport(named, text, isAhead) ?? named ?? impliedKind(words, subject, isDue);
}

/** Corrects the kind 'report': 'the first report is due on 1 March' is a deadline, and a report to the police is something else. */
function kindOfReport(
  named: EventKind | null,
  text: string,
  isAhead: boolean,
): 'deadline' | 'other' | null {
  if (isAhead && (named ?? 'report') === 'report' && FALLS_DUE.test(text)) return 'deadline';
  return named === 'report' && REPORTED_TO.test(text.toLowerCase()) ? 'other' : null;
}

/** The kind by words that need no argument. 'The head of audit' is a title and 'takes over internal audit' gives one: neither is an audit. */
function kindByIncompleteFrame(
  words: EventWordSpans,
  { isOfPerson }: SentenceSubject,
): EventKind | null {
  const kind = kindOf(words, isOfPerson ? PERSONAL_WORDS : INCOMPLETE_FRAME_WORDS);
  return kind === 'audit' && (words.has('title') || words.has('takes')) ? null : kind;
}

/** The kind if no word names one: a person with a title has been appointed, and what is bought is a firm unless a person buys it. */
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

/** The first kind for which all word classes are present. */
function kindOf(words: EventWordSpans, list: readonly KindWords[]): EventKind | null {
  const found = list.find(([, ...classes]) => classes.every((one) => words.has(one)));
  return found?.[0] ?? null;
}

type KindWords = readonly [EventKind, ...EventWordClass[]];

/** Does the frame give the kind? Not for job changes, which are read from their own words, nor for 'must', which may go with anything. */
function isNamed({ frame: { kind, needsDeadline } }: FoundFrame): boolean {
  return !JOB_CHANGES.has(kind) && needsDeadline !== true;
}

/** Words that are clear alone. */
const CLEAR_WORDS: readonly KindWords[] = [
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
  // A title and no person who takes it: 'Every director at Acme takes a test'.
  if (!namesPeople && (namesCompany || namesOthers)) return null;
  // For other people the words only say that they come or go, not from where.
  return (namesPerson ? arrivalIn(words) : null) ?? 'appointment';
}

/** The first job change in a sentence is what it is about. */
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

/** How the prospect came to a job: from another one in the company, or from outside; `null` where it only says that they did. */
function arrivalIn(words: EventWordSpans): 'promotion' | 'joining' | null {
  if (words.has('rises') || words.has('hitherto')) return 'promotion';
  return words.has('comes') ? 'joining' : null;
}

/** How a sentence of a page says that the prospect came to a job; `null` where no word says it. */
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

/** Verbs and nouns that name a kind though the other half of its frame is missing. Those of authorities come first. */
const INCOMPLETE_FRAME_WORDS: readonly KindWords[] = [
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

/** The same for people, who may also be accused or win a prize. */
const PERSONAL_WORDS: readonly KindWords[] = [
  ['fine', 'fine'],
  ['investigation', 'accused'],
  ['litigation', 'suit'],
  ['award', 'prize'],
];

/** The frame that a headline names. Headlines may leave verbs out. */
export function headlineFrame(text: string, words: EventWordSpans): EventFrame | null {
  const [whole] = framesIn(text, words);
  if (whole !== undefined && HEADLINE_KINDS.has(whole.frame.kind)) return whole.frame;
  const named = kindOf(words, HEADLINE_NOUNS);
  return EVENT_FRAMES.find(({ kind }) => kind === named) ?? null;
}

/** Kinds that a noun alone names in a headline. */
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
