import type { BriefLine } from '../../model/brief.ts';

/** A page a line may cite. */
export type CitedPage = { readonly id: string; readonly url: string; readonly content: string };

/**
 * Lets through only lines whose quote, and the question it answers, is letter for letter on the page they cite, and whose
 * link leads there. Every line of a brief passes through it (docs/decisions/050).
 */
export function provenLines<Line extends BriefLine>(
  lines: readonly Line[],
  pages: readonly CitedPage[],
): readonly Line[] {
  const byId = new Map(pages.map((page) => [page.id, page]));
  return lines.filter((line) => isProven(line, byId.get(line.resultId)));
}

function isProven(line: BriefLine, page: CitedPage | undefined): boolean {
  if (page === undefined || line.text.trim() === '' || line.quote.trim() === '') return false;
  return (
    [line.quote, line.question ?? ''].every((words) => page.content.includes(words)) &&
    withoutFragment(line.url) === withoutFragment(page.url)
  );
}

function withoutFragment(url: string): string {
  return url.split('#')[0] ?? '';
}
