import { DEMO_FIRECRAWL_KEY } from '../../simulators/firecrawl/firecrawl.ts';
import { DEMO_SCRAPER_API_KEY } from '../../simulators/scraper-api/scraper-api.ts';
import { DEMO_SERP_API_KEY } from '../../simulators/serp-api/serp-api.ts';
import type { Simulator } from '../../simulators/server/simulator.ts';
import { startSimulators, type Simulators } from '../../simulators/start-simulators.ts';
import type { ResearchEvent, ResearchReport } from '../model/research-event.ts';
import { secretOf } from '../model/secret.ts';
import { research } from '../run/research.ts';
import type { ResearchRequest } from '../run/run-events.ts';
import { createExa } from '../services/exa/client.ts';
import { createFirecrawlKeyless } from '../services/firecrawl-keyless/client.ts';
import { createFirecrawl } from '../services/firecrawl/client.ts';
import { createScraperApi } from '../services/scraper-api/client.ts';
import { createSerpApi } from '../services/serp-api/client.ts';
import {
  servicesInOrder,
  type KeylessClients,
  type ServiceClients,
} from '../services/service-order.ts';
import { createTavily } from '../services/tavily/client.ts';
import { createWikidata, type CompanyDirectory } from '../services/wikidata/client.ts';
import { never } from './never.ts';
import { simulatedClock, type SimulatedClock } from './simulated-clock.ts';

/** A person the simulated web knows. */
export const INGRID = {
  name: 'Ingrid Solberg',
  company: 'Nordvik Bank',
  companyUrl: '',
  position: '',
  linkedinUrl: '',
  notes: '',
} as const;

/** A run under observation. */
export type ObservedRun = {
  /** Grows while the run goes on. */
  readonly events: readonly ResearchEvent[];
  /** The run's last word; time passes by itself wherever the run says that it waits. */
  readonly report: Promise<ResearchReport>;
};

/** The simulators, clients that speak to them, and a clock that goes on only when a test says so. */
export type FaultStage = AsyncDisposable & {
  readonly simulators: Simulators;
  readonly clock: SimulatedClock;
  readonly clients: ServiceClients;
  /** The clients of the services without a key, and of who knows companies. */
  readonly keyless: KeylessClients;
  readonly companyDirectory: CompanyDirectory;
  /** Firecrawl's free service behind a browser that withholds every answer: it is asked, and looks like no connection. */
  readonly withheld: (service: Simulator) => KeylessClients['firecrawlKeyless'];
  /** Takes back the consent to free services. */
  readonly withdraw: () => void;
  /** Starts a run; nothing has failed yet. */
  readonly run: (extra?: Partial<ResearchRequest>) => ObservedRun;
  /** The clients with another address for one of the services, e.g. one where nothing answers. */
  readonly clientsAt: (addresses: Partial<Record<keyof ServiceClients, string>>) => ServiceClients;
};

/** Starts the simulators; `await using` closes them. */
export async function startFaultStage(): Promise<FaultStage> {
  const simulators = await startSimulators();
  const clock = simulatedClock();
  const { scraperApi, serpApi, firecrawl } = simulators;

  const clientsAt: FaultStage['clientsAt'] = (addresses) => {
    const common = { fetch: globalThis.fetch, wait: clock.wait };
    const baseUrls = {
      scraperApi: scraperApi.baseUrl,
      serpApi: serpApi.baseUrl,
      firecrawl: firecrawl.baseUrl,
      ...addresses,
    };
    return {
      scraperApi: createScraperApi({
        ...common,
        baseUrl: baseUrls.scraperApi,
        key: secretOf(DEMO_SCRAPER_API_KEY),
      }),
      serpApi: createSerpApi({
        ...common,
        baseUrl: baseUrls.serpApi,
        key: secretOf(DEMO_SERP_API_KEY),
      }),
      firecrawl: createFirecrawl({
        ...common,
        baseUrl: baseUrls.firecrawl,
        key: secretOf(DEMO_FIRECRAWL_KEY),
      }),
    };
  };
  const withdrawn = new AbortController();
  const keylessAt = ({ baseUrl }: Simulator) => ({
    baseUrl,
    fetch: globalThis.fetch,
    wait: clock.wait,
    withdrawn: withdrawn.signal,
  });
  const keyless = {
    firecrawlKeyless: createFirecrawlKeyless(keylessAt(simulators.firecrawlKeyless)),
    tavily: createTavily(keylessAt(simulators.tavily)),
    exa: createExa(keylessAt(simulators.exa)),
  };
  const clients = clientsAt({});
  const services = servicesInOrder(clients);

  function run(extra: Partial<ResearchRequest> = {}): ObservedRun {
    const events: ResearchEvent[] = [];
    const request = {
      prospect: INGRID,
      services,
      now: new Date('2026-11-20T00:00:00Z'),
      elapsedMs: clock.elapsedMs,
      wait: clock.wait,
      random: () => 1 / 2,
      isOnline: () => true,
      signal: never,
      ...extra,
    };
    return { events, report: observed(request, { events, clock }) };
  }

  return {
    simulators,
    clock,
    clients,
    keyless,
    companyDirectory: createWikidata(keylessAt(simulators.wikidata)),
    withheld: (service) => createFirecrawlKeyless({ ...keylessAt(service), fetch: withholding }),
    withdraw: () => withdrawn.abort(),
    run,
    clientsAt,
    [Symbol.asyncDispose]: () => simulators.close(),
  };
}

/** What a page sees of an answer without CORS headers. */
const withholding: typeof globalThis.fetch = async (input, init) => {
  await globalThis.fetch(input, init);
  throw new TypeError('Failed to fetch');
};

async function observed(
  request: ResearchRequest,
  { events, clock }: { readonly events: ResearchEvent[]; readonly clock: SimulatedClock },
): Promise<ResearchReport> {
  for await (const event of research(request)) {
    events.push(event);
    if (event.kind === 'waiting') await clock.advance(event.milliseconds);
    if (event.kind === 'done') return event.report;
  }
  throw new Error('The run ended without a report.');
}
