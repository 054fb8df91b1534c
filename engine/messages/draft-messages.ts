import {
  DRAFT_TEXTS,
  isHeldBack,
  lineNumber,
  linesUsed,
  draftSentences,
  type Draft,
  type DraftTextName,
} from '../model/draft.ts';
import { listInWords } from './service-messages.ts';

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
  const lines = `line${numbers.length === 1 ? '' : 's'} ${listInWords(numbers)}`;
  const from = numbers.length === 0 ? '' : ` from ${lines}`;
  return `Drafted with ${draft.model} on ${draft.host}${from}.`;
}

/** What is the model's in a draft that is handed on, and how much of it was held back. */
export function draftRemark(draft: Draft): string {
  const held = DRAFT_TEXTS.flatMap((name) => draftSentences(draft, name)).filter(isHeldBack).length;
  const own = "Only the quotes are facts; all other words are the model's own.";
  if (held === 0) return own;
  return held === 1
    ? `${own} 1 sentence is left out because it names something that is in no source.`
    : `${own} ${held} sentences are left out because they name something that is in no source.`;
}
