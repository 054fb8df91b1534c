import { join } from 'node:path';
import {
  cachedCatalogues,
  cachedCompanySources,
  cachedServices,
  createCatalogues,
  createCompanySources,
  createExa,
  createFirecrawl,
  createFirecrawlKeyless,
  createPageCache,
  createScraperApi,
  createSerpApi,
  createSourceGate,
  createTavily,
  createWikidata,
  prospectKey,
  readMore,
  research,
  servicesForRun,
  throughGate,
  type AnswerCache,
  type CatalogueOptions,
  type CompanySourceOptions,
  type Prospect,
  type ReadMoreRequest,
  type ResearchEvent,
  type RunAnswers,
  type Services,
} from '#engine';
import { openAnswerFolder } from './files/answer-folder.ts';
import { readKeys, type ServiceKeys } from './keys.ts';
import {
  cacheFolder,
  scrapeConcurrency,
  serviceAddresses,
  type ServiceAddresses,
} from './settings.ts';
import { catalogueOptions } from './sources/catalogues.ts';
import { companySourceOptions, never, type SourceEnvironment } from './sources/company-sources.ts';

/** The world as runs see it; tests hand in their own. */
export type RuntimeEnvironment = SourceEnvironment & {
  /** A clock that only goes forward, in milliseconds. */
  readonly elapsedMs: () => number;
  /** 0 to below 1. */
  readonly random: () => number;
};

/** What is taken of earlier runs: for `reuse` pages and searches, for `fresh searches` pages alone, for `fresh` nothing. */
export type Freshness = 'reuse' | 'fresh searches' | 'fresh';

/** What the user has agreed to. */
export type RunConsents = {
  /** The user's yes to services without a key, which are asked only where no key is set (docs/decisions/067). */
  readonly isKeylessAllowed: boolean;
  /** The user's yes to asking public sources about the company, its name and domain; SOURCES=off overrules it. */
  readonly isCompanyAsked: boolean;
  /** The user's yes to asking catalogues of podcasts and articles, name and company; SOURCES=off overrules it. */
  readonly areCataloguesAsked: boolean;
};

/** One run. */
export type RunOrder = RunConsents & {
  readonly prospect: Prospect;
  readonly signal: AbortSignal;
  /** In credits, all services together; `null` for no limit. */
  readonly creditsMax: number | null;
  readonly freshness: Freshness;
  /** The answers of the run itself, for one that may be interrupted and continued; none are cached when left out. */
  readonly answers?: RunAnswers;
};

/** Further pages of a run that has ended. */
export type ReadMoreOrder = RunOrder &
  Pick<ReadMoreRequest, 'results' | 'unread' | 'ids' | 'earlier' | 'researchedAt'>;

/** The engine with everything it needs outside a browser: keys, addresses, answers of earlier runs (docs/decisions/071). */
export type Runtime = {
  /** As `research` of the engine: `done` comes once, last; throws the signal's reason on abort. */
  readonly research: (order: RunOrder) => AsyncGenerator<ResearchEvent, void>;
  /** As `readMore` of the engine; like `research` else. */
  readonly readMore: (order: ReadMoreOrder) => AsyncGenerator<ResearchEvent, void>;
  /** Whether any key is set. */
  readonly hasKeys: boolean;
  /** Removes what is cached of a person; how many answers that were. */
  readonly forget: (person: Pick<Prospect, 'name' | 'company'>) => Promise<number>;
};

/** Reads keys and settings. Throws `SettingsError` for what cannot be used. */
export function openRuntime(environment: RuntimeEnvironment): Runtime {
  const { variables, fetch, now, elapsedMs, random } = environment;
  const keys = readKeys(variables);
  const addresses = serviceAddresses(variables);
  const concurrency = scrapeConcurrency(variables);
  const sources = companySourceOptions(environment);
  const catalogues = catalogueOptions(environment);
  const saved = openAnswerFolder(join(cacheFolder(variables), 'answers'));

  function requestOf(order: RunOrder) {
    const { prospect, signal, creditsMax, freshness, isKeylessAllowed } = order;
    const pages = createPageCache({ store: saved, prospect, now });
    const services = servicesFor({ keys, addresses, fetch, isKeylessAllowed });
    const cache = {
      answers: order.answers ?? NO_ANSWERS,
      pages: freshness === 'fresh searches' ? { ...pages, links: async () => null } : pages,
      isFresh: freshness === 'fresh',
      now,
    };
    return {
      prospect,
      services: cachedServices(services, cache),
      ...sourcesBeside(order, { sources, catalogues, cache }),
      ...(isKeylessAllowed
        ? { companyDirectory: createWikidata(keylessOptions(addresses.wikidata, fetch)) }
        : {}),
      scrapeConcurrency: concurrency,
      creditsMax,
      now: now(),
      elapsedMs,
      random,
      // Node does not say whether there is a network; a service that cannot be reached does.
      isOnline: () => true,
      signal,
    };
  }

  async function* run(events: AsyncIterable<ResearchEvent>): AsyncGenerator<ResearchEvent, void> {
    yield* events;
    await saved.sweep(now());
  }

  return {
    research: (order) => run(research(requestOf(order))),
    readMore: (order) => run(readMore({ ...order, ...requestOf(order) })),
    hasKeys: Object.values(keys).some(({ isEmpty }) => !isEmpty),
    forget: (person) => saved.forget(prospectKey(person)),
  };
}

/** How what is asked beside the searches is reached; `sources` is `null` where SOURCES=off forbids them and catalogues. */
type AskedBeside = {
  readonly sources: CompanySourceOptions | null;
  readonly catalogues: CatalogueOptions;
  readonly cache: AnswerCache;
};

/** What is asked beside the searches, with the user's yes; together they make few requests at once. */
function sourcesBeside(
  { prospect, isCompanyAsked, areCataloguesAsked }: RunOrder,
  { sources, catalogues, cache }: AskedBeside,
) {
  if (sources === null) return {};
  const gate = createSourceGate();
  return {
    catalogues: areCataloguesAsked
      ? throughGate(cachedCatalogues(createCatalogues(catalogues, prospect), cache), gate)
      : [],
    companySources: isCompanyAsked
      ? cachedCompanySources(createCompanySources({ ...sources, gate }), cache)
      : [],
  };
}

const NO_ANSWERS: RunAnswers = { read: async () => null, write: async () => undefined };

type Access = {
  readonly keys: ServiceKeys;
  readonly addresses: ServiceAddresses;
  readonly fetch: typeof globalThis.fetch;
  readonly isKeylessAllowed: boolean;
};

function servicesFor({ keys, addresses, fetch, isKeylessAllowed }: Access): Services {
  const keyed = (service: keyof ServiceKeys) => ({
    baseUrl: addresses[service],
    key: keys[service],
    fetch,
  });
  return servicesForRun({
    keyed: {
      scraperApi: createScraperApi(keyed('scraperapi')),
      serpApi: createSerpApi(keyed('serpapi')),
      firecrawl: createFirecrawl(keyed('firecrawl')),
    },
    keyless: {
      firecrawlKeyless: createFirecrawlKeyless(
        keylessOptions(addresses['firecrawl-keyless'], fetch),
      ),
      tavily: createTavily(keylessOptions(addresses.tavily, fetch)),
      exa: createExa(keylessOptions(addresses.exa, fetch)),
    },
    isConsentGiven: isKeylessAllowed,
  });
}

function keylessOptions(baseUrl: string, fetch: typeof globalThis.fetch) {
  return { baseUrl, fetch, withdrawn: never };
}
