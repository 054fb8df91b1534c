import {
  DRAFT_TEXTS,
  isHeldBack,
  lineNumber,
  linesUsed,
  draftSentences,
  type Draft,
  type DraftTextName,
} from '../model/draft.ts';

/** What the texts of a draft are called. */
export const DRAFT_TITLES: Readonly<Record<DraftTextName, string>> = {
  plain: 'Plain',
  warm: 'Warm',
  short: 'Short',
  summary: 'Summary',
};

/** By which model a draft was made, where, and from which lines. */
export function draftOrigin(draft: Draft): string {
  const numbers = linesUsed(draft).map(({ id }) => lineNumber(id));
  const last = numbers.at(-1) ?? '';
  const listed = numbers.length < 2 ? last : `${numbers.slice(0, -1).join(', ')} and ${last}`;
  const from = numbers.length === 0 ? '' : ` from line${numbers.length === 1 ? '' : 's'} ${listed}`;
  return `Drafted with ${draft.model} on ${draft.host}${from}.`;
}

/** What is the model's in a draft that is handed on, and how much of it was held back. */
export function draftRemark(draft: Draft): string {
  const held = DRAFT_TEXTS.flatMap((name) => draftSentences(draft, name)).filter(isHeldBack).length;
  const own = 'Only the quotes are facts; all other words are the model’s own.';
  return held === 0 ? own : `${own} ${heldBackText(held)}`;
}

/** '2 sentences that name what no source has are left out.' */
function heldBackText(count: number): string {
  return count === 1
    ? '1 sentence is left out because it names something that is in no source.'
    : `${count} sentences are left out because they name something that is in no source.`;
}
