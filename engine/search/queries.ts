import { RESULTS_PAGE_QUERIES } from '../limits.ts';
import type { Prospect } from '../model/prospect.ts';

/** The three searches of §7, sent to the search-scraping proxy and to the search API. */
export function queriesFor(prospect: Prospect): readonly string[] {
  const { name, company } = trimmed(prospect);
  return RESULTS_PAGE_QUERIES.map((query) => query({ name, company }));
}

/** The single query of the last fallback of §7, sent to the scraping service's own search. */
export function fallbackQueryFor(prospect: Prospect): string {
  const { name, company } = trimmed(prospect);
  return `${name} ${company} news interview podcast article`;
}

function trimmed(prospect: Prospect): { readonly name: string; readonly company: string } {
  return { name: prospect.name.trim(), company: prospect.company.trim() };
}
