import type { ResearchEvent } from '../model/research-event.ts';
import { secretOf } from '../model/secret.ts';
import type { ResearchRequest } from '../run/run-events.ts';
import { createFirecrawl } from '../services/firecrawl/client.ts';
import { createScraperApi } from '../services/scraper-api/client.ts';
import { createSerpApi } from '../services/serp-api/client.ts';
import { servicesInOrder, type ServiceClients } from '../services/service-order.ts';
import { never } from './never.ts';
import {
  startService,
  type ReceivedCall,
  type TestReply,
  type TestService,
} from './start-service.ts';

export const ADA_OKAFOR = {
  name: 'Ada Okafor',
  company: 'Acme',
  companyUrl: '',
  position: '',
  linkedinUrl: '',
  notes: '',
} as const;

/** How the three services answer; what is left out answers 500. */
export type ServiceScript = Partial<
  Record<
    'scraperApi' | 'serpApi' | 'firecrawl',
    (call: ReceivedCall) => TestReply | Promise<TestReply>
  >
>;

export type RunStage = AsyncDisposable & {
  readonly scraperApi: TestService;
  readonly serpApi: TestService;
  readonly firecrawl: TestService;
  readonly clients: ServiceClients;
  readonly request: (extra?: Partial<ResearchRequest>) => ResearchRequest;
};

const elapsedMs = (): number => performance.now();

const BROKEN = (): TestReply => ({ status: 500, body: '{}' });

/** Three real services and a request that uses them; `await using` closes them. */
export async function startRunStage(script: ServiceScript): Promise<RunStage> {
  const scraperApi = await startService(script.scraperApi ?? BROKEN);
  const serpApi = await startService(script.serpApi ?? BROKEN);
  const firecrawl = await startService(script.firecrawl ?? BROKEN);
  const options = { key: secretOf('test-key-0123456789'), fetch: globalThis.fetch };
  const clients = {
    scraperApi: createScraperApi({ ...options, baseUrl: scraperApi.baseUrl }),
    serpApi: createSerpApi({ ...options, baseUrl: serpApi.baseUrl }),
    firecrawl: createFirecrawl({ ...options, baseUrl: firecrawl.baseUrl }),
  };
  const services = servicesInOrder(clients);
  const now = new Date('2026-11-20T00:00:00Z');
  return {
    scraperApi,
    serpApi,
    firecrawl,
    clients,
    request: (extra = {}) => ({
      prospect: ADA_OKAFOR,
      services,
      now,
      elapsedMs,
      random: () => 0,
      isOnline: () => true,
      signal: never,
      ...extra,
    }),
    [Symbol.asyncDispose]: async () => {
      await Promise.all(
        [scraperApi, serpApi, firecrawl].map((service) => service[Symbol.asyncDispose]()),
      );
    },
  };
}

/** A page as Firecrawl sends it. */
export function pageReply(url: string, extra: Readonly<Record<string, unknown>> = {}): TestReply {
  const metadata = { title: `Page ${url}`, statusCode: 200, url, ...extra };
  return {
    body: { success: true, data: { markdown: `# Ada Okafor of Acme at ${url}`, metadata } },
  };
}

/** The address a scrape call asks for. */
export function scrapedAddress(call: ReceivedCall): string {
  const body: unknown = JSON.parse(call.body);
  const isScrape = typeof body === 'object' && body !== null && 'url' in body;
  return isScrape && typeof body.url === 'string' ? body.url : '';
}

/** Reads a run to its end. */
export async function eventsOf(
  run: AsyncIterable<ResearchEvent>,
): Promise<readonly ResearchEvent[]> {
  const events: ResearchEvent[] = [];
  for await (const event of run) events.push(event);
  return events;
}

/** The events of one kind. */
export function ofKind<Kind extends ResearchEvent['kind']>(
  events: readonly ResearchEvent[],
  kind: Kind,
): readonly Extract<ResearchEvent, { kind: Kind }>[] {
  return events.filter(
    (event): event is Extract<ResearchEvent, { kind: Kind }> => event.kind === kind,
  );
}
