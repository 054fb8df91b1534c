import type { WorldPage, WorldProspect } from './page.ts';
import { createSearch } from './search-pages.ts';

const TRACKING = /^(?:utm_.+|gclid|fbclid|mc_[ce]id)$/;

/** What lies at an address. */
export type Lookup =
  | { readonly kind: 'page'; readonly page: WorldPage }
  | { readonly kind: 'missing-page' }
  | { readonly kind: 'unknown-host' };

/** A small closed web: its people, its pages and a search engine over them. */
export type World = {
  readonly prospects: readonly WorldProspect[];
  readonly pages: readonly WorldPage[];
  /** Every address that leads to a page, canonical or not. */
  readonly addresses: readonly string[];
  lookUp(address: string): Lookup;
  /** Pages for a query, best first; empty when the web does not know the name. */
  search(query: string): readonly WorldPage[];
};

/** The web that these people's pages form. */
export function createWorld(prospects: readonly WorldProspect[]): World {
  const pages = prospects.flatMap((prospect) => prospect.pages);
  const entries = pages.flatMap((page) =>
    [page.url, ...(page.variants ?? [])].map((address) => ({ address, page })),
  );
  const byKey = new Map(entries.map(({ address, page }) => [addressKey(address), page]));
  const hosts = new Set([...byKey.keys()].map((key) => key?.split(/[/?]/, 1)[0]));

  return {
    prospects,
    pages,
    addresses: entries.map(({ address }) => address),
    lookUp(address) {
      const key = addressKey(address);
      const page = byKey.get(key);
      if (page !== undefined) return { kind: 'page', page };
      const isKnown = key !== null && hosts.has(key.split(/[/?]/, 1)[0]);
      return { kind: isKnown ? 'missing-page' : 'unknown-host' };
    },
    search: createSearch(prospects),
  };
}

/** Host, path and distinguishing parameters: equal for addresses that a server would answer alike. */
export function addressKey(address: string): string | null {
  if (!URL.canParse(address)) return null;
  const url = new URL(address);
  const distinguishing = [...url.searchParams].filter(([name]) => !TRACKING.test(name));
  const query = distinguishing.map(([name, value]) => `?${name}=${value}`).join('');
  return `${url.host}${url.pathname.replace(/\/+$/, '')}${query}`.toLowerCase();
}
