import type { EntryGroup } from '../../taxonomy/pattern.ts';
import { findBuyingSignals, type BuyingSignalRequest } from './find-buying-signals.ts';

/** One thing on a page that a salesperson in governance, risk and compliance listens for. */
export type Highlight = { readonly label: string; readonly group: EntryGroup };

/** The weightiest highlights of each page, by result id. */
export type Highlights = ReadonlyMap<string, readonly Highlight[]>;

const PER_PAGE_MAX = 3;

/** What matters about each confirmed page, by the same signals as the brief; pages without any are left out. */
export function highlightsOf(request: BuyingSignalRequest): Highlights {
  const byPage = new Map<string, Map<string, Highlight>>();
  for (const { label, group, entry, sources } of findBuyingSignals(request)) {
    for (const { resultId } of sources) {
      const known = byPage.get(resultId) ?? new Map<string, Highlight>();
      byPage.set(resultId, known);
      if (known.size < PER_PAGE_MAX) known.set(entry, { label, group });
    }
  }
  return new Map([...byPage].map(([id, highlights]) => [id, [...highlights.values()]]));
}
