import type { MoveKind } from '../../../../lexicon/job-titles/moves/move-kind.ts';
import type { StatedDay } from '../../../../model/brief.ts';
import { statedPeriods } from '../../../events/dates/stated-periods.ts';
import { TOKEN, type MaskedSentence } from '../sentence/masked-sentence.ts';
import type { DraftStatement, TextReading } from '../sentence/post-statement.ts';
import { moveCues } from './move-cues.ts';

/** What a heading says about the names below it: 'Leaving on 31 December', 'New appointments'. */
export type MoveHeading = {
  readonly kind: 'joins' | 'leaves';
  readonly isAnnounced: boolean;
  readonly on: StatedDay | null;
};

/** Reads a line that names nobody and only announces moves; `null` for any other line. */
export function readMoveHeading(
  { text }: MaskedSentence,
  { language, writtenOn }: TextReading,
): MoveHeading | null {
  if (text.length > HEADING_CHARACTERS_MAX || NO_HEADING.test(text.trim())) return null;
  const [cue] = moveCues(text, language);
  const kind = cue === undefined ? undefined : HEADING_KINDS[cue.kind];
  if (cue === undefined || kind === undefined) return null;
  const tense = cue.isAnnounced ? 'future' : 'past';
  const [period] = statedPeriods(text, { writtenOn, languages: [language], tense });
  return { kind, isAnnounced: cue.isAnnounced, on: period?.stated ?? null };
}

const HEADING_CHARACTERS_MAX = 44;

/** Marks of a line that is no such heading: the name of somebody, or the end of a sentence. */
const NO_HEADING = /[\uE000-\uE003]|[.。]$/u;

/** The moves that a heading may announce. */
const HEADING_KINDS: Readonly<Partial<Record<MoveKind, MoveHeading['kind']>>> = {
  leave: 'leaves',
  appoint: 'joins',
  enter: 'joins',
};

/** Turns a post that is named under such a heading into an arrival or departure. */
export function applyMoveHeading(
  heading: MoveHeading | null,
  statements: readonly DraftStatement[],
  { text }: MaskedSentence,
): readonly DraftStatement[] {
  if (heading === null || !text.includes(TOKEN.person)) return statements;
  const isListed = statements.every(({ kind }) => kind === 'holds');
  return isListed ? statements.map((one) => ({ ...one, ...heading })) : statements;
}
