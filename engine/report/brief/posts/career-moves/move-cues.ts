import { EXITED, MEETINGS, OCCASIONS } from '../../../../lexicon/job-titles/career-moves.ts';
import {
  GENERALITY,
  THINGS_AROUND_VERBS,
  TIMES_AROUND_VERBS,
} from '../../../../lexicon/job-titles/moves/around-verbs.ts';
import type { MoveKind } from '../../../../lexicon/job-titles/moves/move-kind.ts';
import { CAREER_MOVES } from '../../../../lexicon/job-titles/moves/moves-by-language.ts';
import { AT_CLOCK, POINTS_OF_AGENDA } from '../../../../lexicon/job-titles/moves/things-left.ts';
import { withoutOverlaps, type Span } from '../../../../text/words.ts';
import { textBefore } from '../sentence/post-words.ts';
import { languagesTried } from './languages-tried.ts';
import {
  CLAUSE_REACH,
  NEGATION_REACH,
  isConditional,
  isUnsureMove,
  lastPhraseOf,
} from './move-doubts.ts';

/** A verb or phrase in a masked sentence that reports a move. */
export type MoveCue = Span & {
  readonly kind: MoveKind;
  readonly isAnnounced: boolean;
  /** In lower case. */
  readonly text: string;
};

/**
 * The moves that a masked sentence reports, in reading order and without overlaps. Moves that are denied or supposed, or that a thing
 * makes, are left out.
 */
export function moveCues(text: string, language: string): readonly MoveCue[] {
  if (isConditional(text, language) || isMaxim(text)) return [];
  for (const tried of languagesTried(language)) {
    const cues = cuesBy(PATTERNS.get(tried) ?? [], text, tried);
    if (cues.length > 0) return cues;
  }
  return [];
}

function cuesBy(
  patterns: readonly CuePattern[],
  text: string,
  language: string,
): readonly MoveCue[] {
  const lower = text.toLowerCase();
  const found = patterns.flatMap(({ kind, isAnnounced, match }) =>
    (lower.search(match) === -1 ? [] : [...lower.matchAll(match)]).map((one) => ({
      kind,
      isAnnounced,
      start: one.index,
      end: one.index + one[0].length,
      text: one[0],
    })),
  );
  return withoutOverlaps(found)
    .filter(
      (cue) =>
        !isOfThing(text, cue) && !isDatePart(text, cue) && !isUnsureMove(text, cue, language),
    )
    .map((cue) => ({
      ...cue,
      isAnnounced:
        (cue.isAnnounced && !isBackground(text, cue) && !isPerfect(text, cue, language)) ||
        isYetToCome(text, cue),
    }))
    .map((cue, index, all) =>
      isPastLikeVerbBefore(text, cue, all[index - 1]) ? { ...cue, isAnnounced: false } : cue,
    );
}

/** Of two kinds at the same position, the earlier one here is preferred. */
const KINDS: readonly MoveKind[] = [
  'succeeded',
  'succeed',
  'die',
  'move',
  'leave',
  'appoint',
  'enter',
];

/** The phrases of each language, as patterns for a text in lower case. */
const PATTERNS: ReadonlyMap<string, readonly CuePattern[]> = new Map(
  Object.entries(CAREER_MOVES).map(([language, { past, announced }]) => [
    language,
    KINDS.flatMap((kind) => [
      { kind, isAnnounced: false, match: patternOf(past[kind], language) },
      ...(kind === 'die'
        ? []
        : [{ kind, isAnnounced: true, match: patternOf(announced[kind], language) }]),
    ]),
  ]),
);

/** Builds the pattern for the phrases of a language. Japanese has no spaces, so its phrases may be anywhere. */
function patternOf(alternatives: string, language: string): RegExp {
  return language === 'ja'
    ? new RegExp(`(?:${alternatives})`, 'gu')
    : new RegExp(
        `(?<![\\p{L}\\d])(?=\\p{L})(?:${alternatives})${language === 'tr' ? '(?:[td][iu]r)?' : ''}(?![\\p{L}\\d])`,
        'gu',
      );
}

type CuePattern = {
  readonly kind: MoveKind;
  readonly isAnnounced: boolean;
  readonly match: RegExp;
};

/** Is the verb about a thing: 'breaches that start in the post room', 'her gardening leave ends', 'what replaces the form'? */
function isOfThing(text: string, { kind, start, end, text: cue }: MoveCue): boolean {
  const before = textBefore(text, start, NEGATION_REACH);
  const after = text.slice(end).toLowerCase();
  return (
    (kind === 'enter' && (THINGS_AROUND_VERBS.thatBefore.test(before) || isOccasion(after))) ||
    (kind === 'succeed' &&
      (THINGS_AROUND_VERBS.whatBefore.test(before) || THINGS_AROUND_VERBS.itBehind.test(after))) ||
    (kind === 'leave' && isLeavingThing(before, cue, after))
  );
}

/** Does the person only take part in an occasion: 'joins us on 3 July to talk about floods'? */
function isOccasion(after: string): boolean {
  return OCCASION_AFTER.test(after.replace(APPOSITION, ''));
}

/** An occasion right after the verb: 'joins the panel', 'begint ons webinar'. */
const OCCASION_AFTER = new RegExp(
  `^(?: (?!(?:as|als|som|como|comme|come|jako) )[^\\s\uE001\uE002\uE004]+){0,8} (?:\uE001(?:'s|s')? )?(?:${OCCASIONS})(?!\\p{L})`,
  'u',
);

/** What is between commas after the prospect: 'Jane Doe, head of risk at Acme,'. */
const APPOSITION = /^ ?\uE000, [^,:;]*[\uE001\uE004][^,:;]*,/u;

function isLeavingThing(before: string, cue: string, after: string): boolean {
  const isOfSupplier = THINGS_AROUND_VERBS.exit.test(cue) && EXITED_AFTER.test(after);
  const isOfRoom = ROOM_AFTER.test(after) || HOUR_AFTER.test(after);
  return isOfSupplier || THINGS_AROUND_VERBS.absence.test(before) || isOfRoom;
}

/** Something that is left but is not an employer: 'exit the contract'. */
const EXITED_AFTER = new RegExp(`^ ${EXITED}`, 'u');

/** A meeting that is left: 'presented the item and then left the meeting'. */
const ROOM_AFTER = new RegExp(`^(?: \\p{L}+){0,3} (?:${MEETINGS})(?!\\p{L})`, 'u');

/** When somebody left a meeting: 'left at 11.15am', 'left after item 4'. */
const HOUR_AFTER = new RegExp(
  `^ (?:(?:${POINTS_OF_AGENDA})(?!\\p{L})|(?:${AT_CLOCK}) \\d{1,2}(?: ?[.:h] ?\\d{2}(?!\\.?\\d)| ?(?:am|pm|uhr|uur|h)(?!\\p{L})))`,
  'u',
);

/** Is the verb part of a date that is spelled like it: 'na konci dubna', at the end of April? */
function isDatePart(text: string, { start, text: cue }: MoveCue): boolean {
  return cue === 'konci' && THINGS_AROUND_VERBS.endOfMonth.test(text.slice(0, start));
}

/** Is it a participle after a verb in the past tense, and so past as well: 'began at Beta, moving to Acme', 'began at Beta before moving'? */
function isPastLikeVerbBefore(text: string, cue: MoveCue, before: MoveCue | undefined): boolean {
  if (before === undefined || before.isAnnounced || !PARTICIPLE.test(cue.text)) return false;
  const between = text.slice(before.end, cue.start);
  return !/[;:"]/u.test(between) && !TIMES_AROUND_VERBS.continuous.test(between);
}

/** An English '-ing' form. */
const PARTICIPLE = /^\p{L}+ing(?!\p{L})/u;

function isBackground(text: string, { start, kind, text: cue }: MoveCue): boolean {
  const isDone =
    kind === 'leave' &&
    /ing$/iu.test(cue) &&
    !TIMES_AROUND_VERBS.planned.test(text.slice(0, start));
  return (
    (kind === 'enter' || isDone) &&
    TIMES_AROUND_VERBS.background.test(textBefore(text, start, NEGATION_REACH))
  );
}

/** Is it a past participle that is spelled like the present tense: 'hat sich in die Pension verabschiedet'? */
function isPerfect(text: string, { start, end }: MoveCue, language: string): boolean {
  return (
    (language === 'de' || language === 'nl') &&
    /^(?:[.,;:!)]|$)/u.test(text.slice(end)) &&
    TIMES_AROUND_VERBS.perfect.test(text.slice(0, start))
  );
}

function isYetToCome(text: string, cue: MoveCue): boolean {
  const { start, text: words } = cue;
  if (isAnnouncedAfterVerb(text, cue)) return true;
  const before = lastPhraseOf(textBefore(text, start, NEGATION_REACH));
  if (TIMES_AROUND_VERBS.background.test(before)) return false;
  return TIMES_AROUND_VERBS.futureBefore.test(before) && !/(?:ed|te|ado|ido)$/iu.test(words);
}

/**
 * Does what follows the verb announce the move: 'her successor will be', 'the arrival of Jane Doe is planned for October'? Somebody who
 * resigned may work out a notice.
 */
function isAnnouncedAfterVerb(text: string, { end, kind, text: words }: MoveCue): boolean {
  if (kind === 'leave') return RESIGNED.test(words) && TIMES_AROUND_VERBS.notice.test(text);
  const after = text.slice(end);
  if (kind === 'succeed') return TIMES_AROUND_VERBS.futureBehind.test(after.slice(0, CLAUSE_REACH));
  return (kind === 'appoint' || kind === 'enter') && TIMES_AROUND_VERBS.foreseen.test(after);
}

/** 'Has resigned and is working out her notice'. */
const RESIGNED = /^(?:resign\w*|quit)$/u;

/** Does the cue report that somebody succeeds or is succeeded? */
export function isSuccession({ kind }: MoveCue): boolean {
  return kind === 'succeed' || kind === 'succeeded';
}

/** Does the text mention a move in any way, even to deny it? */
export function mentionsMove(text: string, language: string): boolean {
  const lower = text.toLowerCase();
  return languagesTried(language).some((tried) =>
    (PATTERNS.get(tried) ?? []).some(({ match }) => lower.search(match) !== -1),
  );
}

/** Is it a general statement and no news about anybody: 'An exit in thirty months is not an exit'? */
export function isMaxim(text: string): boolean {
  return GENERALITY.test(text);
}
