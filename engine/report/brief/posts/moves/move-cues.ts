import { CAREER_MOVES, MEETINGS } from '../../../../lexicon/job-titles/career-moves.ts';
import type { MoveKind } from '../../../../lexicon/job-titles/moves/move-kind.ts';
import type { Span } from '../../../../text/words.ts';
import { textBefore } from '../sentence/post-words.ts';
import { languagesTried } from './languages-tried.ts';
import {
  CLAUSE_REACH,
  NEGATION_REACH,
  isConditional,
  isUnsureMove,
  lastPhraseOf,
} from './move-doubts.ts';

/** A verb or phrase of a move in a masked sentence. */
export type MoveCue = Span & {
  readonly kind: MoveKind;
  readonly isComing: boolean;
  readonly text: string;
};

type CuePattern = { readonly kind: MoveKind; readonly isComing: boolean; readonly match: RegExp };

/** In the order in which one is preferred to another that begins at the same place. */
const KINDS: readonly MoveKind[] = [
  'succeeded',
  'succeed',
  'die',
  'move',
  'leave',
  'appoint',
  'enter',
];

/** Japanese has no spaces, so that its phrases stand anywhere. */
function patternOf(alternatives: string, language: string): RegExp {
  return language === 'ja'
    ? new RegExp(`(?:${alternatives})`, 'giu')
    : new RegExp(
        `(?<![\\p{L}\\d])(?=\\p{L})(?:${alternatives})${language === 'tr' ? '(?:[td][iu]r)?' : ''}(?![\\p{L}\\d])`,
        'giu',
      );
}

const PATTERNS: ReadonlyMap<string, readonly CuePattern[]> = new Map(
  Object.entries(CAREER_MOVES).map(([language, moves]) => [
    language,
    KINDS.flatMap((kind) =>
      moves[kind].flatMap((alternatives, index) =>
        alternatives === ''
          ? []
          : [{ kind, isComing: index === 1, match: patternOf(alternatives, language) }],
      ),
    ),
  ]),
);

/** The moves that a masked sentence tells of, in reading order, none inside another. What is denied, supposed or done by a thing is none. */
export function moveCues(text: string, language: string): readonly MoveCue[] {
  if (isConditional(text, language)) return [];
  for (const tried of languagesTried(language)) {
    const cues = cuesBy(PATTERNS.get(tried) ?? [], text, tried);
    if (cues.length > 0) return cues;
  }
  return [];
}

/** Does the text speak of a move in any way, be it to deny it? */
export function speaksOfMove(text: string, language: string): boolean {
  return languagesTried(language).some((tried) =>
    (PATTERNS.get(tried) ?? []).some(({ match }) => text.search(match) !== -1),
  );
}

function cuesBy(
  patterns: readonly CuePattern[],
  text: string,
  language: string,
): readonly MoveCue[] {
  const found = patterns.flatMap(({ kind, isComing, match }) =>
    (text.search(match) === -1 ? [] : [...text.matchAll(match)]).map((one) => ({
      kind,
      isComing,
      start: one.index,
      end: one.index + one[0].length,
      text: one[0],
    })),
  );
  let end = 0;
  return found
    .toSorted(
      (one, other) =>
        one.start - other.start || other.end - one.end || rankOf(one.kind) - rankOf(other.kind),
    )
    .filter((cue) => {
      const isFree = cue.start >= end;
      if (isFree) end = cue.end;
      return isFree;
    })
    .filter(
      (cue) =>
        !isOfThing(text, cue) && !isDatePart(text, cue) && !isUnsureMove(text, cue, language),
    )
    .map((cue) => ({
      ...cue,
      isComing:
        (cue.isComing && !isBackground(text, cue) && !isPerfect(text, cue, language)) ||
        isAnnounced(text, cue),
    }));
}

/**
 * 'On breaches that start in the post room', 'when her gardening leave ends': what begins in a clause about a thing is nobody's
 * new post, and a leave is none.
 */
function isOfThing(text: string, { kind, start, end }: MoveCue): boolean {
  const before = textBefore(text, start, NEGATION_REACH);
  return (
    (kind === 'enter' && THING_BEFORE.test(before)) ||
    (kind === 'leave' && (LEAVE_BEFORE.test(before) || ROOM_BEHIND.test(text.slice(end))))
  );
}

/** 'Presented the item and then left the meeting'. */
const ROOM_BEHIND = new RegExp(`^(?: \\p{L}+){0,3} (?:${MEETINGS})(?!\\p{L})`, 'iu');

const LEAVE_BEFORE =
  /(?<!\p{L})(?:(?:gardening|maternity|parental|sick) leave|elternzeit|mutterschutz|conge|licencia|licenca|congedo|verlof|foraldraledighet|barsel|orlov|permisjon|urlop|dovolena) $/iu;

/** 'Na konci dubna', at the end of April: the verb is spelled like a part of a date. */
function isDatePart(text: string, { start, text: cue }: MoveCue): boolean {
  return cue.toLowerCase() === 'konci' && NOUN_BEFORE.test(text.slice(0, start));
}

const NOUN_BEFORE = /(?<!\p{L})(?:na|ke|ku|do|od|po) $/iu;

/** 'Hat sich in die Pension verabschiedet': behind 'has' the last word of a clause is a participle, though spelled like a present. */
function isPerfect(text: string, { start, end }: MoveCue, language: string): boolean {
  return (
    (language === 'de' || language === 'nl') &&
    /^(?:[.,;:!)]|$)/u.test(text.slice(end)) &&
    PERFECT_BEFORE.test(text.slice(0, start))
  );
}

const PERFECT_BEFORE = /(?<!\p{L})(?:hat|habe|haben|heeft|hebben) [^.,;:]{0,90}$/iu;

const THING_BEFORE = /(?<!\p{L})(?:that|which) $/iu;

function rankOf(kind: MoveKind): number {
  return KINDS.indexOf(kind);
}

/** 'Before joining Acme': she has joined it since. */
const BACKGROUND =
  /(?<!\p{L})(?:before|prior to|since|after|bevor|vor|avant de|apres|antes de|tras|apos|prima di|dopo|voor|voordat|na|innan|efter|for|fore|etter|przed|po|pred|nez)(?: (?:her|his|their|ihrem|seinem|son|sa|su|sua|suo|haar|zijn))? $/iu;

function isBackground(text: string, { start, kind, text: cue }: MoveCue): boolean {
  const isDone = kind === 'leave' && /ing$/iu.test(cue) && !PLANNED.test(text.slice(0, start));
  return (kind === 'enter' || isDone) && BACKGROUND.test(textBefore(text, start, NEGATION_REACH));
}

/** 'Will help with the handover before leaving'. */
const PLANNED = /(?<!\p{L})(?:will|'ll|shall|to|plans|intends|expects)(?!\p{L})/iu;

/** 'Will', 'is to' before the verb: an infinitive is of the future behind one. */
const FUTURE_BEFORE =
  /(?<!\p{L})(?:will|shall|'ll|to|set to|due to|plans to|about to|expected to|wird|werde|soll|sollen|va|doit|sera|va a|vai|ira|sta per|dovra|zal|gaat|kommer att|ska|vil|skal|bedzie|zostanie|bude)(?:\s+[^\s,.;]+){0,3}\s+$/iu;

/** 'Has resigned and is working out her notice'. */
const RESIGNED = /^(?:resign\w*|quit)$/iu;
const NOTICE = /(?<!\p{L})(?:serv|work)\w* (?:out )?(?:[\p{L}\d'-]+ ){0,4}notice(?!\p{L})/iu;

/** 'Her successor as head of audit will be John Roe'. */
const FUTURE_BEHIND =
  /^[^.;]{0,60}(?<!\p{L})(?:will be|to be|is to be|becomes|wird|sera|sara|wordt|blir|bliver|zostanie|bude|tulee|lesz)(?!\p{L})/iu;

/** 'The arrival of Jane Doe is planned for October'. */
const FORESEEN =
  /^[^.;:!?]{0,110} (?:is|ist|est|esta|es|e|is|este) (?:planned|scheduled|expected|(?:fur|auf|zum) [^.,;]{2,24} (?:geplant|vorgesehen|angesetzt)|geplant|vorgesehen|prevue?|attendue?|programmee?|previst[oa]|prevista|gepland|voorzien|prevazuta?)(?!\p{L})/iu;

function isAnnounced(text: string, cue: MoveCue): boolean {
  const { start, kind, text: words } = cue;
  if (isAnnouncedBehind(text, cue)) return true;
  const before = lastPhraseOf(textBefore(text, start, NEGATION_REACH));
  // 'Wird' in front of a participle is the passive of today: 'wird abgelöst', 'wird zur Leiterin ernannt'.
  if (kind === 'appoint' && /(?<!\p{L})(?:wird|werde|va|ira)/iu.test(before)) return true;
  if (BACKGROUND.test(before)) return false;
  return FUTURE_BEFORE.test(before) && !/(?:ed|te|ado|ido)$/iu.test(words);
}

/** 'Her successor will be', 'the arrival of Jane Doe is planned for October'; who resigned works out a notice. */
function isAnnouncedBehind(text: string, { end, kind, text: words }: MoveCue): boolean {
  if (kind === 'leave') return RESIGNED.test(words) && NOTICE.test(text);
  const behind = text.slice(end);
  if (kind === 'succeed') return FUTURE_BEHIND.test(behind.slice(0, CLAUSE_REACH));
  return (kind === 'appoint' || kind === 'enter') && FORESEEN.test(behind);
}
