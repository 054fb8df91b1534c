import { startFirecrawl } from './firecrawl/firecrawl.ts';
import { startScraperApi } from './scraper-api/scraper-api.ts';
import type { ScraperApiOptions } from './scraper-api/scraper-api.ts';
import { startSerpApi } from './serp-api/serp-api.ts';
import type { SerpApiOptions } from './serp-api/serp-api.ts';
import type { Simulator, SimulatorOptions } from './server/simulator.ts';

/** Settings for all three, and for each one alone where they differ. */
export type SimulatorsOptions = {
  readonly shared?: Omit<SimulatorOptions, 'port' | 'keys'>;
  readonly scraperApi?: ScraperApiOptions;
  readonly serpApi?: SerpApiOptions;
  readonly firecrawl?: SimulatorOptions;
};

/** The three services of one run, started and stopped together. */
export type Simulators = {
  readonly scraperApi: Simulator;
  readonly serpApi: Simulator;
  readonly firecrawl: Simulator;
  reset(): void;
  close(): Promise<void>;
  [Symbol.asyncDispose](): Promise<void>;
};

/** Starts all three; when one cannot start, the others are closed and its error is thrown. */
export async function startSimulators(options: SimulatorsOptions = {}): Promise<Simulators> {
  const { shared } = options;
  const starting = [
    startScraperApi({ ...shared, ...options.scraperApi }),
    startSerpApi({ ...shared, ...options.serpApi }),
    startFirecrawl({ ...shared, ...options.firecrawl }),
  ] as const;
  const [scraperApi, serpApi, firecrawl] = await Promise.all(starting).catch(
    async (error: unknown) => {
      const outcomes = await Promise.allSettled(starting);
      const running = outcomes.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
      await Promise.all(running.map((simulator) => simulator.close()));
      throw error;
    },
  );
  const all = [scraperApi, serpApi, firecrawl];
  const close = async (): Promise<void> => {
    await Promise.all(all.map((simulator) => simulator.close()));
  };
  return {
    scraperApi,
    serpApi,
    firecrawl,
    reset: () => all.forEach((simulator) => simulator.reset()),
    close,
    [Symbol.asyncDispose]: close,
  };
}
