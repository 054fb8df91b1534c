import { CAREER_MOVES, type MoveKind } from '../../../lexicon/job-titles/career-moves.ts';
import type { Span } from '../../../text/words.ts';
import { TOKEN } from './masked-sentence.ts';

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
    : new RegExp(`(?<![\\p{L}\\d])(?:${alternatives})(?![\\p{L}\\d])`, 'giu');
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

/** The moves that a masked sentence tells of, in reading order, none inside another. What is denied or supposed is none. */
export function moveCues(text: string, language: string): readonly MoveCue[] {
  for (const tried of languagesTried(language)) {
    const cues = cuesBy(PATTERNS.get(tried) ?? [], text);
    if (cues.length > 0) return cues;
  }
  return [];
}

function cuesBy(patterns: readonly CuePattern[], text: string): readonly MoveCue[] {
  const found = patterns.flatMap(({ kind, isComing, match }) =>
    [...text.matchAll(match)].map((one) => ({
      kind,
      isComing,
      start: one.index,
      end: one.index + one[0].length,
      text: one[0],
    })),
  );
  let end = -1;
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
    .filter((cue) => !isUnsure(text, cue))
    .map((cue) => (isAnnounced(text, cue) ? { ...cue, isComing: true } : cue));
}

/** Short pages are easily taken for one in a sister language; whatever is not read here is tried as English. */
const SISTERS: Readonly<Record<string, readonly string[]>> = {
  cs: ['pl'],
  sk: ['cs', 'pl'],
  pl: ['cs'],
  sv: ['no', 'da'],
  da: ['no', 'sv'],
  no: ['da', 'sv'],
  nb: ['no', 'da'],
  nn: ['no', 'da'],
  es: ['pt'],
  pt: ['es'],
  gl: ['pt', 'es'],
  ca: ['es'],
  nl: ['de'],
  af: ['nl'],
};

/** The languages whose words are looked for in a text of this one, its own first. */
export function languagesTried(language: string): readonly string[] {
  if (PATTERNS.has(language)) return [language, ...(SISTERS[language] ?? [])];
  return SISTERS[language] ?? ['en'];
}

function rankOf(kind: MoveKind): number {
  return KINDS.indexOf(kind);
}

const BEFORE_CUE_CHARACTERS = 32;

/** 'Has not resigned', 'denies that she is leaving', 'may leave', 'if she leaves'. */
const UNSURE_BEFORE =
  /(?<!\p{L})(?:not|never|n't|denie[sd]|deny|denying|may|might|could|would|if|whether|rumou?rs?|rumou?red|speculation|considering|considers|refused? to|no plans to|nicht|nie|konnte|wurde gern|ob|falls|dementiert\w*|geruchte?n?|ne|pas|n'a|pourrait|si|dement\w*|rumeurs?|no|nunca|podria|desmient\w+|desminti\w+|rumores|nao|poderia|desment\w+|non|potrebbe|smentisc\w+|smenti\w*|niet|zou|kan|als|ontken\w+|inte|kan|om|dementera\w*|ikke|maske|kunne|kanskje|hvis|afvise[rs]?|avvise[rs]?|nie|moze|zaprzecz\w+|czy|neni pravda|mozna|popr\w+|degil|iddia\w*|yalanla\w+)(?:\s+\S+){0,2}\s+$/iu;
const NOT_LEFT_BEHIND =
  /^(?:\s+\S+){0,2}\s+(?:nicht|niet|inte|ikke|pas|degil|miyor|medi)(?!\p{L})/iu;

function isUnsure(text: string, { start, end }: MoveCue): boolean {
  const before = text.slice(Math.max(0, start - BEFORE_CUE_CHARACTERS), start);
  return (
    UNSURE_BEFORE.test(lastPhraseOf(before)) ||
    NOT_LEFT_BEHIND.test(text.slice(end, end + BEFORE_CUE_CHARACTERS)) ||
    text.trimEnd().endsWith('?')
  );
}

/** What is denied of one name is not denied of the next. */
function lastPhraseOf(before: string): string {
  const cut = Math.max(...[TOKEN.person, TOKEN.other, ';'].map((mark) => before.lastIndexOf(mark)));
  return before.slice(cut + 1);
}

/** 'Will', 'is to' before the verb: an infinitive is of the future behind one. */
const FUTURE_BEFORE =
  /(?<!\p{L})(?:will|shall|'ll|to|set to|due to|plans to|about to|expected to|wird|werde|soll|sollen|va|doit|sera|va a|vai|ira|sta per|dovra|zal|gaat|kommer att|ska|vil|skal|bedzie|zostanie|bude)(?:\s+[^\s,.;]+){0,3}\s+$/iu;

function isAnnounced(text: string, { start, kind, text: cue }: MoveCue): boolean {
  const before = lastPhraseOf(text.slice(Math.max(0, start - BEFORE_CUE_CHARACTERS), start));
  // 'Wird' in front of a participle is the passive of today: 'wird abgelöst', 'wird zur Leiterin ernannt'.
  if (kind === 'appoint' && /(?<!\p{L})(?:wird|werde|va|ira)/iu.test(before)) return true;
  return FUTURE_BEFORE.test(before) && !/(?:ed|te|ado|ido)$/iu.test(cue);
}
