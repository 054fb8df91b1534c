import { expect, test } from 'vitest';
import { resultsFor } from '../../../simulators/google/search-result.ts';
import {
  DEMO_SCRAPER_API_KEY,
  startScraperApi,
} from '../../../simulators/scraper-api/scraper-api.ts';
import { DEMO_WORLD } from '../../../simulators/world/demo-world.ts';
import { secretOf } from '../../model/secret.ts';
import { never } from '../../testing/never.ts';
import { createScraperApi } from '../scraper-api/client.ts';

const NOW = new Date('2026-11-20T12:00:00Z');
const QUERIES = DEMO_WORLD.prospects.map(({ name }) => `"${name}" interview podcast`);

test.each(['direct', 'basic', 'mixed', 'goto'] as const)(
  'from a %s page of every demo prospect come all results with title, snippet and date',
  async (googlePage) => {
    await using simulator = await startScraperApi({ googlePage, now: () => NOW });
    const { baseUrl } = simulator;
    const client = createScraperApi({
      baseUrl,
      key: secretOf(DEMO_SCRAPER_API_KEY),
      fetch: globalThis.fetch,
    });

    const answers = await Promise.all(
      QUERIES.slice(0, 4).map((query) => client.search(query, never)),
    );

    const shown = answers.map((links) =>
      links
        .filter(({ url }) => !url.startsWith('https://www.youtube.com/'))
        .map(({ url, title, snippet, dateText }) => ({ url, title, snippet, dateText })),
    );
    const expected = QUERIES.slice(0, 4).map((query) =>
      resultsFor(DEMO_WORLD, query, NOW).map(({ url, title, snippet, dateText }) => ({
        url,
        title,
        snippet,
        dateText,
      })),
    );
    expect(shown).toEqual(expected);
  },
);
