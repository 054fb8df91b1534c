import {
  cachedCatalogues,
  cachedCompanySources,
  cachedServices,
  createCatalogues,
  createCompanySources,
  createDnsOverHttps,
  createEdgarBlock,
  createExa,
  createFirecrawl,
  createFirecrawlKeyless,
  createScraperApi,
  createSerpApi,
  createSourceGate,
  createTavily,
  createWikidata,
  readMore,
  research,
  secretOf,
  servicesForRun,
  servicesInOrder,
  throughGate,
  withFallback,
  type Catalogue,
  type CompanyDirectory,
  type CompanySource,
  type CompanySourceName,
  type CompanySourceOptions,
  type DnsResolver,
  type KeylessOptions,
  type RequestGate,
  type RunAnswers,
  type ServiceClients,
  type Services,
} from '#engine';
import { BROWSER_JOB_BOARDS, relayedOf, type RelayedSource } from '../../../company-sources.ts';
import { holdDatabaseOpen } from '../../../storage/database.ts';
import { createRunAnswers } from '../../../storage/runs/answers.ts';
import { createBrowserPageCache } from '../../../storage/runs/page-cache.ts';
import { forbidCodeGeneration } from '../../../zod.ts';
import { createRelayFetch, relayAddresses } from './relay-fetch.ts';
import { warmUp } from './warm-up.ts';
import type { Withdrawal, WorkerMessage, WorkerOrder } from './worker-messages.ts';

forbidCodeGeneration();

const fetch = self.fetch.bind(self);

/** Each aborts when the user takes back that consent. */
const withdrawn = {
  'free-services': new AbortController(),
  dns: new AbortController(),
  vacancies: new AbortController(),
  registers: new AbortController(),
  catalogues: new AbortController(),
} as const;

/** One worker makes one run, away from the page's own thread. To stop the run, terminate the worker. */
self.addEventListener('message', ({ data }: MessageEvent<WorkerOrder | Withdrawal>) => {
  if ('withdrawn' in data) return withdrawn[data.withdrawn].abort();
  warmingUp.abort();
  void run(data);
});

const warmingUp = new AbortController();
void warmUp(warmingUp.signal);
void holdDatabaseOpen();

async function run(order: WorkerOrder): Promise<void> {
  const { userId, prospect } = order;
  const saving: Promise<void>[] = [];
  const { services, ...directory } = servicesOf(order);
  const pages = createBrowserPageCache({ userId, prospect, now: () => new Date() });
  const isFresh = order.isFresh ?? false;
  const onSaving = (one: Promise<void>): void => void saving.push(one);
  try {
    const gate = createSourceGate();
    const cache = { answers: answersOf(order), pages, isFresh, onSaving, now: () => new Date() };
    const request = {
      prospect,
      services: cachedServices(services, cache),
      ...directory,
      companySources: cachedCompanySources(companySourcesOf(order, gate), cache),
      catalogues: throughGate(cachedCatalogues(cataloguesOf(order), cache), gate),
      creditsMax: order.creditsMax ?? null,
      scrapeConcurrency: order.scrapeConcurrency,
      now: new Date(),
      elapsedMs: () => performance.now(),
      random: () => Math.random(),
      isOnline: () => self.navigator.onLine,
      signal: new AbortController().signal,
    };
    const { more } = order;
    const events = more
      ? readMore({ ...request, ...more, researchedAt: new Date(more.researchedAt) })
      : research(request);
    for await (const event of events) send({ kind: 'event', event });
    // The report waits for none of it; the worker does.
    await Promise.all(saving);
    send({ kind: 'ended' });
  } catch (error) {
    send({ kind: 'broken', message: error instanceof Error ? error.message : String(error) });
  }
}

/** A new run has no answers but those it gets itself: there is nothing to look for. */
function answersOf({ userId, isContinued, isUnattended }: WorkerOrder): RunAnswers {
  if (isUnattended === true) return { read: async () => null, write: async () => undefined };
  const { read, write } = createRunAnswers(userId);
  return {
    read: isContinued === true ? read : async () => null,
    // In a task of its own: the run goes on first.
    write: async (key, answer) => {
      await new Promise((resolve) => {
        setTimeout(resolve);
      });
      await write(key, answer);
    },
  };
}

type RunServices = { readonly services: Services; readonly companyDirectory?: CompanyDirectory };

/** Without consent to free services there is no client of one that could be asked. */
function servicesOf({ keys, addresses, keyless }: WorkerOrder): RunServices {
  const options = (service: keyof WorkerOrder['keys']) => ({
    baseUrl: addresses[service],
    key: secretOf(keys[service]),
    fetch,
  });
  const keyed: ServiceClients = {
    scraperApi: createScraperApi(options('scraperapi')),
    serpApi: createSerpApi(options('serpapi')),
    firecrawl: createFirecrawl(options('firecrawl')),
  };
  if (keyless === null) return { services: servicesInOrder(keyed) };
  const at = (service: keyof typeof keyless): KeylessOptions => ({
    baseUrl: keyless[service],
    fetch,
    withdrawn: withdrawn['free-services'].signal,
  });
  const free = {
    firecrawlKeyless: createFirecrawlKeyless(at('firecrawl-keyless')),
    tavily: createTavily(at('tavily')),
    exa: createExa(at('exa')),
  };
  return {
    services: servicesForRun({ keyed, keyless: free, isConsentGiven: true }),
    companyDirectory: createWikidata(at('wikidata')),
  };
}

function companySourcesOf(
  { sources: { dns, vacancies, registers }, relay }: WorkerOrder,
  gate: RequestGate,
): readonly CompanySource[] {
  const boards = relayedOf('vacancies', vacancies === undefined ? [] : (relay?.sources ?? []));
  const records = relayedOf('registers', relay === null ? [] : (registers ?? []));
  const asked: ReadonlySet<CompanySourceName> = new Set([
    ...(dns === undefined ? [] : (['dns'] as const)),
    ...(vacancies === undefined ? [] : BROWSER_JOB_BOARDS),
    ...boards,
    ...records,
  ]);
  const sources = createCompanySources({
    fetch: relay === null ? fetch : createRelayFetch(fetch, relay.accessToken),
    withdrawn: withdrawn.vacancies.signal,
    dns: resolverOf(dns),
    gate,
    boardUrls: { ...vacancies, ...relayAddresses(boards) },
    ...(records.length > 0 && { registers: registersAt(records) }),
  });
  return sources.filter(({ name }) => asked.has(name));
}

function cataloguesOf({ prospect, sources: { catalogues } }: WorkerOrder): readonly Catalogue[] {
  if (catalogues === undefined) return [];
  const { contact, ...urls } = catalogues;
  const { origin } = self.location;
  const reached = { fetch, withdrawn: withdrawn.catalogues.signal };
  return createCatalogues({ ...reached, urls, origin, contact }, prospect);
}

/** The server says who asks the SEC; where it has nobody to name, the SEC is not asked. */
function registersAt(
  records: readonly RelayedSource[],
): NonNullable<CompanySourceOptions['registers']> {
  return {
    urls: relayAddresses(records),
    withdrawn: withdrawn.registers.signal,
    ...(records.includes('edgar') ? {} : { userAgent: null }),
    block: createEdgarBlock(() => new Date()),
  };
}

/** Where look-ups are switched off, nobody asks the one given here. */
function resolverOf(dns: WorkerOrder['sources']['dns']): DnsResolver {
  return dns === undefined
    ? { resolve: async () => [] }
    : withFallback(resolverAt(dns.first), resolverAt(dns.other));
}

function resolverAt(baseUrl: string): DnsResolver {
  return createDnsOverHttps({ baseUrl, fetch, withdrawn: withdrawn.dns.signal });
}

function send(message: WorkerMessage): void {
  self.postMessage(message, { transfer: [] });
}
