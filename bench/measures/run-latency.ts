import {
  createFirecrawl,
  createScraperApi,
  createSerpApi,
  research,
  secretOf,
  servicesInOrder,
  SCRAPE_CONCURRENCY_DEFAULT,
} from '#engine';
import { DEMO_FIRECRAWL_KEY } from '../../simulators/firecrawl/firecrawl.ts';
import { DEMO_SCRAPER_API_KEY } from '../../simulators/scraper-api/scraper-api.ts';
import { DEMO_SERP_API_KEY } from '../../simulators/serp-api/serp-api.ts';
import { startSimulators, type Simulators } from '../../simulators/start-simulators.ts';
import type { Figure, Measure } from '../measure.ts';
import { median } from '../metrics/median.ts';

/** How long the simulated services take; the first scrape asked for takes the first time, and so on. */
const SEARCH_MS = 800;
const SCRAPE_MS = [600, 300, 450, 500, 350] as const;
const RUNS = 5;

const PROSPECT = {
  name: 'Ingrid Solberg',
  company: 'Nordvik Bank',
  companyUrl: '',
  position: '',
  linkedinUrl: '',
  notes: '',
} as const;

type RunTimes = { readonly totalMs: number; readonly firstResultMs: number };

/**
 * Whole runs against services of fixed latency, beside what cannot be undercut: the slowest search, then the longest
 * chain of scrapes at the allowed concurrency. The median of five runs after one to warm up.
 */
export const runLatency: Measure = {
  title: 'Run latency',
  async run() {
    await using simulators = await startSimulators();
    simulators.scraperApi.script({ latencyMs: SEARCH_MS });
    simulators.firecrawl.script({ latencyMs: ({ nth }) => SCRAPE_MS[(nth - 1) % 5] ?? 0 });
    await timesOfRun(simulators);
    const runs: RunTimes[] = [];
    for (let run = 0; run < RUNS; run += 1) runs.push(await timesOfRun(simulators));
    return latencyFigures(runs);
  },
};

/** The figures of some runs; floors.json holds the ratio below 1.1 and the first result below 100 ms. */
export function latencyFigures(runs: readonly RunTimes[]): readonly Figure[] {
  const floorMs = SEARCH_MS + longestChainMs(SCRAPE_MS, SCRAPE_CONCURRENCY_DEFAULT);
  const totalMs = median(runs.map((run) => run.totalMs));
  const firstMs = median(runs.map((run) => run.firstResultMs));
  return [
    { name: 'run total', value: totalMs, unit: 'ms' },
    { name: 'run floor (slowest search + longest chain of scrapes)', value: floorMs, unit: 'ms' },
    { name: 'run total over floor', value: totalMs / floorMs, unit: 'ratio' },
    {
      name: 'first result after slowest search and fastest scrape',
      value: firstMs - SEARCH_MS - Math.min(...SCRAPE_MS),
      unit: 'ms',
    },
  ];
}

/** When the last of these is done if each takes the first place that becomes free. */
export function longestChainMs(durationsMs: readonly number[], places: number): number {
  const freeAtMs = Array.from({ length: places }, () => 0);
  for (const durationMs of durationsMs) {
    const next = freeAtMs.indexOf(Math.min(...freeAtMs));
    freeAtMs[next] = (freeAtMs[next] ?? 0) + durationMs;
  }
  return Math.max(...freeAtMs);
}

async function timesOfRun({ scraperApi, serpApi, firecrawl }: Simulators): Promise<RunTimes> {
  const common = { fetch: globalThis.fetch };
  const startMs = performance.now();
  const events = research({
    prospect: PROSPECT,
    services: servicesInOrder({
      scraperApi: createScraperApi({
        ...common,
        baseUrl: scraperApi.baseUrl,
        key: secretOf(DEMO_SCRAPER_API_KEY),
      }),
      serpApi: createSerpApi({
        ...common,
        baseUrl: serpApi.baseUrl,
        key: secretOf(DEMO_SERP_API_KEY),
      }),
      firecrawl: createFirecrawl({
        ...common,
        baseUrl: firecrawl.baseUrl,
        key: secretOf(DEMO_FIRECRAWL_KEY),
      }),
    }),
    now: new Date(),
    elapsedMs: () => performance.now(),
    random: Math.random,
    isOnline: () => true,
    signal: new AbortController().signal,
  });
  let firstResultMs = Number.POSITIVE_INFINITY;
  for await (const { kind } of events) {
    if (kind === 'result') firstResultMs = Math.min(firstResultMs, performance.now() - startMs);
  }
  return { totalMs: performance.now() - startMs, firstResultMs };
}
