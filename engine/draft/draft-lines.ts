import type { Brief, BriefLine } from '../model/brief.ts';
import type { DraftLine, DraftLineKind } from '../model/draft.ts';
import type { ResearchResult } from '../model/research-event.ts';

/** A model reads no more lines than these: a longer list makes a worse choice, and small models lose track. */
const LINES_MAX = 24;
/** A longer quote is a passage, and is not put into a mail. */
const QUOTE_CHARACTERS_MAX = 400;

const KINDS: readonly (readonly [keyof Brief, DraftLineKind])[] = [
  ['who', 'who'],
  ['whyNow', 'event'],
  ['inTheirWords', 'words'],
  ['topics', 'topic'],
];

/**
 * The proven lines that a model may use, numbered in the order of the brief: only lines from pages confirmed to be about the
 * person, each quote once. This, the form and the offer are all that a model ever sees; never the text of a page.
 */
export function draftLines(
  brief: Brief,
  results: readonly Pick<ResearchResult, 'id' | 'verdict'>[],
): readonly DraftLine[] {
  const confirmed = new Set(
    results.filter(({ verdict }) => verdict === 'confirmed').map(({ id }) => id),
  );
  const seen = new Set<string>();
  const lines = KINDS.flatMap(([section, kind]) =>
    brief[section].map((line: BriefLine) => ({ line, kind })),
  ).filter(({ line: { quote, resultId } }) => {
    const isUsable = confirmed.has(resultId) && quote.length <= QUOTE_CHARACTERS_MAX;
    if (!isUsable || seen.has(quote)) return false;
    seen.add(quote);
    return true;
  });
  return lines.slice(0, LINES_MAX).map(({ line, kind }, index) => {
    const { text, quote, resultId, url, date } = line;
    return { id: `q${index + 1}`, kind, text, quote, resultId, url, date };
  });
}
