import {
  catalogueSettings,
  startCatalogues,
  type CataloguesOptions,
} from './catalogues/catalogues.ts';
import { startDns, type DnsOptions, type DnsSimulator } from './dns/dns.ts';
import { startExa } from './exa/exa.ts';
import { startFirecrawlKeyless } from './firecrawl-keyless/firecrawl-keyless.ts';
import { startFirecrawl } from './firecrawl/firecrawl.ts';
import {
  jobBoardSettings,
  startJobBoards,
  type JobBoardsOptions,
} from './job-boards/job-boards.ts';
import { registerSettings, startRegisters, type RegistersOptions } from './registers/registers.ts';
import { startScraperApi, type ScraperApiOptions } from './scraper-api/scraper-api.ts';
import { startSerpApi, type SerpApiOptions } from './serp-api/serp-api.ts';
import type { Simulator, SimulatorOptions } from './server/simulator.ts';
import { startTavily } from './tavily/tavily.ts';
import { startWikidata } from './wikidata/wikidata.ts';

/** Settings for all of them, and for each one alone where they differ. */
export type SimulatorsOptions = {
  readonly shared?: Omit<SimulatorOptions, 'port' | 'keys'>;
  readonly scraperApi?: ScraperApiOptions;
  readonly serpApi?: SerpApiOptions;
  readonly firecrawl?: SimulatorOptions;
  readonly firecrawlKeyless?: SimulatorOptions;
  readonly tavily?: SimulatorOptions;
  readonly exa?: SimulatorOptions;
  readonly wikidata?: SimulatorOptions;
  readonly dns?: DnsOptions;
  readonly jobBoards?: JobBoardsOptions;
  readonly registers?: RegistersOptions;
  readonly catalogues?: CataloguesOptions;
};

/** The services of one run, with a key and without, started and stopped together. */
export type Simulators = {
  readonly scraperApi: Simulator;
  readonly serpApi: Simulator;
  readonly firecrawl: Simulator;
  readonly firecrawlKeyless: Simulator;
  readonly tavily: Simulator;
  readonly exa: Simulator;
  readonly wikidata: Simulator;
  readonly dns: DnsSimulator;
  readonly jobBoards: Simulator;
  readonly registers: Simulator;
  readonly catalogues: Simulator;
  reset(): void;
  close(): Promise<void>;
  [Symbol.asyncDispose](): Promise<void>;
};

/** Starts all of them; when one cannot start, the others are closed and its error is thrown. */
export async function startSimulators(options: SimulatorsOptions = {}): Promise<Simulators> {
  const { shared } = options;
  const [
    scraperApi,
    serpApi,
    firecrawl,
    firecrawlKeyless,
    tavily,
    exa,
    wikidata,
    dns,
    jobBoards,
    registers,
    catalogues,
  ] = await allOrNone([
    startScraperApi({ ...shared, ...options.scraperApi }),
    startSerpApi({ ...shared, ...options.serpApi }),
    startFirecrawl({ ...shared, ...options.firecrawl }),
    startFirecrawlKeyless({ ...shared, ...options.firecrawlKeyless }),
    startTavily({ ...shared, ...options.tavily }),
    startExa({ ...shared, ...options.exa }),
    startWikidata({ ...shared, ...options.wikidata }),
    startDns({ ...shared, ...options.dns }),
    startJobBoards({ ...shared, ...options.jobBoards }),
    startRegisters({ ...shared, ...options.registers }),
    startCatalogues({ ...shared, ...options.catalogues }),
  ]);
  const byName = {
    scraperApi,
    serpApi,
    firecrawl,
    firecrawlKeyless,
    tavily,
    exa,
    wikidata,
    dns,
    jobBoards,
    registers,
    catalogues,
  };
  const all = Object.values(byName);
  const close = async (): Promise<void> => {
    await Promise.all(all.map((simulator) => simulator.close()));
  };
  return {
    ...byName,
    reset: () => all.forEach((simulator) => simulator.reset()),
    close,
    [Symbol.asyncDispose]: close,
  };
}

/** Those that a browser asks without a key, who knows companies included. */
export function keylessSimulators(simulators: Simulators): readonly Simulator[] {
  const { firecrawlKeyless, tavily, exa, wikidata, dns, jobBoards, catalogues } = simulators;
  return [firecrawlKeyless, tavily, exa, wikidata, dns, jobBoards, catalogues];
}

/** The settings with which a program asks them instead of the services; where DNS is asked differs between programs. */
export function serviceSettings(simulators: Simulators): Readonly<Record<string, string>> {
  return {
    SCRAPERAPI_URL: simulators.scraperApi.baseUrl,
    SERPAPI_URL: simulators.serpApi.baseUrl,
    FIRECRAWL_URL: simulators.firecrawl.baseUrl,
    FIRECRAWL_KEYLESS_URL: simulators.firecrawlKeyless.baseUrl,
    TAVILY_URL: simulators.tavily.baseUrl,
    EXA_URL: simulators.exa.baseUrl,
    WIKIDATA_URL: simulators.wikidata.baseUrl,
    ...jobBoardSettings(simulators.jobBoards),
    ...registerSettings(simulators.registers),
    ...catalogueSettings(simulators.catalogues),
  };
}

/** Rejects when one rejects, once all others are closed. */
async function allOrNone<const Starting extends readonly Promise<Simulator>[]>(
  starting: Starting,
): Promise<{ -readonly [Index in keyof Starting]: Awaited<Starting[Index]> }> {
  try {
    return await Promise.all(starting);
  } catch (error) {
    const outcomes = await Promise.allSettled(starting);
    const running = outcomes.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
    await Promise.all(running.map((simulator) => simulator.close()));
    throw error;
  }
}
