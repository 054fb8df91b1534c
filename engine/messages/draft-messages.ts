import {
  DRAFT_TEXTS,
  isHeldBack,
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

/** Which model wrote a draft, where it runs, and around how many quotes. */
export function draftOrigin(draft: Draft): string {
  const { length } = linesUsed(draft);
  const quotes = length === 1 ? '1 quote' : `${length} quotes`;
  const around = length === 0 ? '' : `, around ${quotes} from the brief`;
  return `Drafted with ${draft.model} on ${draft.host}${around}.`;
}

/** Whose words an exported draft consists of, and how many sentences were left out. */
export function draftRemark(draft: Draft): string {
  const held = DRAFT_TEXTS.flatMap((name) => draftSentences(draft, name)).filter(isHeldBack).length;
  const own = "Only the quotes are facts; all other words are the model's own.";
  if (held === 0) return own;
  return held === 1
    ? `${own} 1 sentence is left out because it names something that is in no source.`
    : `${own} ${held} sentences are left out because they name something that is in no source.`;
}
