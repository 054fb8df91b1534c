import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import type { ResearchReport } from '../model/research-event.ts';
import { secretOf } from '../model/secret.ts';
import { briefFor } from '../report/brief/brief-for.ts';
import { reportDocumentOf } from '../report/report-document-of.ts';
import { createFirecrawl } from '../services/firecrawl/client.ts';
import { createScraperApi } from '../services/scraper-api/client.ts';
import { createSerpApi } from '../services/serp-api/client.ts';
import { servicesInOrder } from '../services/service-order.ts';
import { never } from '../testing/never.ts';
import { plainPage } from '../testing/results-pages.ts';
import { ADA_OKAFOR } from '../testing/run-stage.ts';
import { research } from './research.ts';

/** What a service does with a call that carries this key. */
type Behaviour = (key: string, url: URL) => Response | Error;

const NOW = new Date('2026-11-20T00:00:00Z');

const json = (status: number, value: unknown): Response =>
  new Response(JSON.stringify(value), { status });

const HUGE_PIECE_CHARACTERS = 100_000;
const HUGE_PIECES = 60;

/** Every way to fail, with the key written into whatever the service controls. */
const FAULTS: Readonly<Record<string, Behaviour>> = {
  ...Object.fromEntries(
    [400, 401, 402, 403, 404, 408, 409, 418, 422, 429, 500, 502, 503, 504].map((status) => [
      `status ${status}`,
      (key: string): Response =>
        json(status, { success: false, error: echo(key), message: echo(key), details: [key] }),
    ]),
  ),
  'a plain sentence': (key) => new Response(echo(key), { status: 403 }),
  'failure with status 200': (key) => json(200, { success: false, error: echo(key) }),
  'an error beside status 200': (key) => json(200, { error: echo(key) }),
  'a redirect': (key) => new Response('', { status: 302, headers: { location: `/?k=${key}` } }),
  'no answer': (key, url) => new TypeError(`fetch failed: ${url.href} ${echo(key)}`),
  'a wrong shape': (key) => json(200, { data: echo(key), organic_results: { [key]: key } }),
  'half an answer': (key) => new Response(`{"data":"${key}`),
  'a huge answer': (key) => new Response(hugeAnswer(key)),
};

/** More than is read of any answer, in pieces: what nobody reads of it is never made. */
function hugeAnswer(key: string): ReadableStream<Uint8Array> {
  const piece = new TextEncoder().encode(`${key} `.repeat(HUGE_PIECE_CHARACTERS / key.length));
  let left = HUGE_PIECES;
  return new ReadableStream({
    pull(controller) {
      left -= 1;
      controller.enqueue(piece);
      if (left === 0) controller.close();
    },
  });
}

/** Success, with the key in every text a result can have. */
const SUCCESSES: Readonly<Record<string, Behaviour>> = {
  results: (key, url) => (url.pathname.startsWith('/v1/') ? firecrawlAnswer(key, url) : page(key)),
  'structured results': (key, url) => {
    if (url.pathname.startsWith('/v1/')) return firecrawlAnswer(key, url);
    return url.pathname === '/' ? new Response('') : structured(key);
  },
  nothing: () => json(200, { success: true, data: [], organic_results: [], search_metadata: {} }),
};

const BEHAVIOURS = { ...FAULTS, ...SUCCESSES };
const behaviour = fc.constantFrom(...Object.keys(BEHAVIOURS));
const key = fc.stringMatching(/^[!-~]{8,60}$/);

test('threat 6: for random keys nothing a run reports holds one, whatever the services do or echo', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.tuple(key, key, key),
      fc.tuple(behaviour, behaviour, behaviour),
      async (keys, names) => expectNoKey(keys, names),
    ),
    { numRuns: 150 },
  );
});

test.each(Object.keys(BEHAVIOURS))(
  'threat 6: all three services answer with %s: no key is told',
  async (name) => {
    await expectNoKey(
      ['s3cret/+scraperApi&', 's3cret="search"', "s3cret<scrape>'%"],
      [name, name, name],
    );
  },
);

test.each(Object.entries(BEHAVIOURS))(
  'threat 6: a key check answered with %s tells no key',
  async (_, behave) => {
    const secret = 's3cret/+"<key>&';
    for (const create of [createScraperApi, createSerpApi, createFirecrawl]) {
      const fetch = fetchOf(() => behave(secret, new URL('https://service.test/account')));
      const client = create({ baseUrl: 'https://service.test', key: secretOf(secret), fetch });

      const outcome = await client.checkKey(never).catch((error: unknown) => error);

      expect(textOf(outcome)).not.toContain(secret);
      expect(textOf(outcome)).not.toContain('s3cret');
    }
  },
);

type Three<Item> = readonly [Item, Item, Item];

async function expectNoKey(keys: Three<string>, names: Three<string>): Promise<void> {
  const [scraperApi, serpApi, firecrawl] = [0, 1, 2].map((index) => ({
    key: secretOf(keys[index] ?? ''),
    baseUrl: `https://service-${index}.test`,
    fetch: fetchOf(
      (url) => BEHAVIOURS[names[index] ?? '']?.(keys[index] ?? '', url) ?? new Error(),
    ),
  }));
  if (scraperApi === undefined || serpApi === undefined || firecrawl === undefined)
    throw new Error();
  const events = research({
    prospect: ADA_OKAFOR,
    services: servicesInOrder({
      scraperApi: createScraperApi(scraperApi),
      serpApi: createSerpApi(serpApi),
      firecrawl: createFirecrawl(firecrawl),
    }),
    now: NOW,
    elapsedMs: () => 0,
    random: () => 0,
    isOnline: () => true,
    signal: never,
  });

  const reported: string[] = [];
  for await (const event of events) {
    reported.push(JSON.stringify(event));
    if (event.kind === 'done') reported.push(...writingsOf(event.report));
  }

  expect(reported.join('\n')).toContain('"kind":"done"');
  for (const secret of keys) {
    for (const form of [secret, encodeURIComponent(secret), JSON.stringify(secret).slice(1, -1)]) {
      expect(reported.filter((text) => text.includes(form))).toEqual([]);
    }
  }
}

/** What is written from a run for keeping and for others to read; a new way to write it out is one more entry here. */
function writingsOf({ results, unread, foundBy }: ResearchReport): readonly string[] {
  const document = reportDocumentOf({
    prospect: ADA_OKAFOR,
    researchedAt: NOW,
    foundBy,
    results,
    unread,
    brief: briefFor(ADA_OKAFOR, results, NOW),
  });
  return [JSON.stringify(document)];
}

function fetchOf(behave: (url: URL) => Response | Error): typeof globalThis.fetch {
  return async (input) => {
    const outcome = behave(new URL(input instanceof Request ? input.url : input));
    await Promise.resolve();
    if (outcome instanceof Error) throw outcome;
    return outcome;
  };
}

function echo(secret: string): string {
  return `The key ${secret} (${encodeURIComponent(secret)}) is wrong: ${JSON.stringify(secret)}`;
}

function address(secret: string, path: string): string {
  return `https://a.example/news/${path}?k=${encodeURIComponent(secret)}`;
}

function page(secret: string): Response {
  const title = `${ADA_OKAFOR.name} ${secret}`;
  const snippet = `${ADA_OKAFOR.name} of ${ADA_OKAFOR.company} says ${echo(secret)}`;
  return new Response(
    plainPage([{ url: address(secret, '1'), title, snippet, date: 'Jul 21, 2026' }]),
  );
}

function structured(secret: string): Response {
  const text = echo(secret);
  return json(200, {
    organic_results: [{ link: address(secret, '2'), title: text, snippet: text, date: text }],
  });
}

function firecrawlAnswer(secret: string, { pathname }: URL): Response {
  const text = `${ADA_OKAFOR.name} of ${ADA_OKAFOR.company}: ${echo(secret)}`;
  const url = address(secret, '3');
  if (pathname === '/v1/search') {
    return json(200, { success: true, data: [{ url, title: text, description: text }] });
  }
  const metadata = { title: text, description: text, url, author: text, [secret]: text };
  return json(200, { success: true, data: { markdown: `# ${text}\n\n${text}`, metadata } });
}

function textOf(outcome: unknown): string {
  if (!(outcome instanceof Error)) return JSON.stringify(outcome);
  return [outcome.message, outcome.stack, JSON.stringify(outcome), String(outcome.cause)].join(' ');
}
