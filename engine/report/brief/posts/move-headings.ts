import type { StatedDay } from '../../../model/brief.ts';
import { statedPeriods } from '../../events/stated-periods.ts';
import { TOKEN, type MaskedSentence } from './masked-sentence.ts';
import { moveCues } from './move-cues.ts';
import type { DraftStatement, PostReading } from './read-moves.ts';

/** What a heading says of the names below it: 'Leaving on 31 December', 'New appointments'. */
export type MoveHeading = {
  readonly kind: 'comes' | 'goes';
  readonly isComing: boolean;
  readonly on: StatedDay | null;
};

const HEADING_CHARACTERS_MAX = 44;

/** Reads a line that names nobody and says nothing but a move; `null` for any other. */
export function headingOf(
  { text }: MaskedSentence,
  { language, writtenOn }: PostReading,
): MoveHeading | null {
  if (text.length > HEADING_CHARACTERS_MAX || /[\uE000\uE001\uE002\uE003]/u.test(text)) return null;
  if (/[.。]$/u.test(text.trim())) return null;
  const [cue] = moveCues(text, language);
  if (cue === undefined || (cue.kind !== 'leave' && cue.kind !== 'appoint' && cue.kind !== 'enter'))
    return null;
  const [period] = statedPeriods(text, {
    writtenOn,
    languages: [language],
    tense: cue.isComing ? 'future' : 'past',
  });
  return {
    kind: cue.kind === 'leave' ? 'goes' : 'comes',
    isComing: cue.isComing,
    on: period?.stated ?? null,
  };
}

/** A post named below such a heading is one that is given up or taken up. */
export function under(
  heading: MoveHeading | null,
  statements: readonly DraftStatement[],
  { text }: MaskedSentence,
): readonly DraftStatement[] {
  if (heading === null || !text.includes(TOKEN.person)) return statements;
  const isListed = statements.every(({ kind }) => kind === 'holds');
  return isListed ? statements.map((one) => ({ ...one, ...heading })) : statements;
}
