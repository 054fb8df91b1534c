import type { BriefLine } from '../../model/brief.ts';

/** A page a line may cite. */
export type CitedPage = { readonly id: string; readonly url: string; readonly content: string };

/** Why a line is not shown. */
export type UnprovenReason =
  | 'no text'
  | 'no quote'
  | 'unknown page'
  | 'not on the page'
  | 'other address';

/** A line that was dropped. */
export type UnprovenLine = { readonly line: BriefLine; readonly reason: UnprovenReason };

/** What the check let through and what it did not. */
export type CheckedLines<Line extends BriefLine> = {
  readonly proven: readonly Line[];
  readonly unproven: readonly UnprovenLine[];
};

/**
 * Lets through only lines whose quote stands, letter for letter, on the page they cite, and whose link leads there.
 * Every brief passes through it, whoever wrote it.
 */
export function provenLines<Line extends BriefLine>(
  lines: readonly Line[],
  pages: readonly CitedPage[],
): CheckedLines<Line> {
  const byId = new Map(pages.map((page) => [page.id, page]));
  const checked = lines.map((line) => ({ line, reason: flawOf(line, byId.get(line.resultId)) }));
  return {
    proven: checked.filter(({ reason }) => reason === null).map(({ line }) => line),
    unproven: checked.flatMap(({ line, reason }) => (reason === null ? [] : [{ line, reason }])),
  };
}

function flawOf(line: BriefLine, page: CitedPage | undefined): UnprovenReason | null {
  if (line.text.trim() === '') return 'no text';
  if (line.quote.trim() === '') return 'no quote';
  if (page === undefined) return 'unknown page';
  if (!page.content.includes(line.quote)) return 'not on the page';
  return withoutFragment(line.url) === withoutFragment(page.url) ? null : 'other address';
}

function withoutFragment(url: string): string {
  return url.split('#')[0] ?? '';
}
