import type { WorldPage } from '../world/page.ts';
import type { World } from '../world/world.ts';

/** A page as a results page shows it. */
export type SearchResult = {
  readonly url: string;
  readonly title: string;
  readonly snippet: string;
  readonly site: string;
  /** 'Sep 17, 2026' or '5 days ago'; '' when the search engine does not know. */
  readonly dateText: string;
  /** The breadcrumb that stands for the address, 'https://host › news › 2026'. */
  readonly displayedLink: string;
};

const DAY_MS = 86_400_000;
const RELATIVE_DAYS_MAX = 7;

/** What the search engine lists for a query, best first. */
export function resultsFor(world: World, query: string, now: Date): readonly SearchResult[] {
  return world.search(query).map((page) => {
    const url = listedAddress(page, query);
    return {
      url,
      title: page.title,
      snippet: page.description,
      site: page.site,
      dateText: dateText(page, now),
      displayedLink: displayedLink(url),
    };
  });
}

/** One of the specification's three searches lists a page at its AMP or tracked address, as real ones now and then do. */
function listedAddress({ url, variants = [] }: WorldPage, query: string): string {
  return query.endsWith(' article') ? (variants[0] ?? url) : url;
}

function dateText({ published }: WorldPage, now: Date): string {
  if (published === null) return '';
  const date = new Date(`${published}T00:00:00Z`);
  const days = Math.floor((now.getTime() - date.getTime()) / DAY_MS);
  if (days >= 1 && days <= RELATIVE_DAYS_MAX) return days === 1 ? '1 day ago' : `${days} days ago`;
  return date.toLocaleDateString('en-US', {
    year: 'numeric',
    month: 'short',
    day: 'numeric',
    timeZone: 'UTC',
  });
}

function displayedLink(address: string): string {
  const { origin, pathname } = new URL(address);
  const parts = pathname.split('/').filter(Boolean).slice(0, 2);
  return [origin, ...parts].join(' › ');
}
