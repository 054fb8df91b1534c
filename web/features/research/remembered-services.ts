import type { FoundLink, ScrapedPage, SearchService, Services } from '#engine';
import * as z from 'zod/mini';
import { openBrowserDatabase } from '../../kept/browser-database.ts';

const links = z.array(
  z.object({
    url: z.string(),
    title: z.string(),
    snippet: z.string(),
    dateText: z.string(),
    siteName: z.string(),
    rank: z.number(),
    query: z.string(),
    service: z.enum(['scraperapi', 'serpapi', 'firecrawl']),
  }),
);

const page = z.object({
  url: z.string(),
  markdown: z.string(),
  metadata: z.record(z.string(), z.unknown()),
});

/**
 * The services of a run, with every answer kept in the browser until the run is over. A run that is continued after a
 * reload gets the answers it had, and pays for the missing ones only.
 */
export function rememberedServices(services: Services, userId: string): Services {
  const { proxy, searchApi, scraper } = services;
  return {
    proxy: { ...proxy, search: rememberedSearch(proxy, userId) },
    searchApi: { ...searchApi, search: rememberedSearch(searchApi, userId) },
    scraper: {
      ...scraper,
      search: rememberedSearch(scraper, userId),
      scrape: (url, signal) =>
        remembered<ScrapedPage>(
          [userId, scraper.name, 'scrape', url],
          (value) => page.safeParse(value).data,
          () => scraper.scrape(url, signal),
        ),
    },
  };
}

function rememberedSearch(service: SearchService, userId: string): SearchService['search'] {
  return (query, signal) =>
    remembered<readonly FoundLink[]>(
      [userId, service.name, 'search', query],
      (value) => links.safeParse(value).data,
      () => service.search(query, signal),
    );
}

async function remembered<Answer>(
  key: string[],
  read: (value: unknown) => Answer | undefined,
  ask: () => Promise<Answer>,
): Promise<Answer> {
  const known = read(await answerAt(key));
  if (known !== undefined) return known;
  const answer = await ask();
  await keep(key, answer);
  return answer;
}

/** `undefined` also where the browser refuses to keep anything: then the service is asked. */
async function answerAt(key: string[]): Promise<unknown> {
  try {
    const database = await openBrowserDatabase();
    const value = await database.get('answers', key);
    database.close();
    return value;
  } catch {
    return undefined;
  }
}

/** A full or blocked storage must not cost the answer itself. */
async function keep(key: string[], answer: unknown): Promise<void> {
  try {
    const database = await openBrowserDatabase();
    await database.put('answers', answer, key);
    database.close();
  } catch {
    // The answer goes on all the same; only a reload would ask for it again.
  }
}
