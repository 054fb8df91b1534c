import { gzipSync } from 'node:zlib';
import * as fc from 'fast-check';
import { afterEach, expect, test } from 'vitest';
import { secretOf } from '../model/secret.ts';
import { ServiceError } from '../model/service-failure.ts';
import { failureOf } from '../testing/failure-of.ts';
import { never } from '../testing/never.ts';
import { personAtCompany } from './catalogues/person-at-company.ts';
import { createCrossref } from './crossref/client.ts';
import { createExa } from './exa/client.ts';
import { createFirecrawlKeyless } from './firecrawl-keyless/client.ts';
import { createFirecrawl } from './firecrawl/client.ts';
import { PAGE_BYTES_MAX } from './http/request.ts';
import { createItunes } from './itunes/client.ts';
import { createOpenAlex } from './openalex/client.ts';
import { createOrcid } from './orcid/client.ts';
import { createScraperApi } from './scraper-api/client.ts';
import { createSerpApi } from './serp-api/client.ts';
import type { ServiceOptions } from './service.ts';
import { createTavily } from './tavily/client.ts';
import { createWikidata } from './wikidata/client.ts';

const KEY = 'fc-0123456789abcdef';
const PAGE = 'https://a.example/news/1';
const JANE = personAtCompany({ name: 'Jane Doe', company: 'Acme' });

/** Everything a run or a key card asks a service for. */
const QUESTIONS: Readonly<Record<string, (options: ServiceOptions) => Promise<unknown>>> = {
  'ScraperAPI search': (options) => createScraperApi(options).search('q', never),
  'ScraperAPI key check': (options) => createScraperApi(options).checkKey(never),
  'SerpApi search': (options) => createSerpApi(options).search('q', never),
  'SerpApi key check': (options) => createSerpApi(options).checkKey(never),
  'Firecrawl scrape': (options) => createFirecrawl(options).scrape(PAGE, never),
  'Firecrawl search': (options) => createFirecrawl(options).search('q', never),
  'Firecrawl key check': (options) => createFirecrawl(options).checkKey(never),
  'Firecrawl search without a key': (options) =>
    createFirecrawlKeyless({ ...options, withdrawn: never }).search('q', never),
  'Tavily search': (options) => createTavily({ ...options, withdrawn: never }).search('q', never),
  'Tavily extract': (options) => createTavily({ ...options, withdrawn: never }).scrape(PAGE, never),
  'Exa search': (options) => createExa({ ...options, withdrawn: never }).search('q', never),
  Wikidata: (options) =>
    createWikidata({ ...options, withdrawn: never }).find({ name: 'Acme', website: '' }, never),
  'Apple Podcasts': (options) =>
    createItunes({ ...options, withdrawn: never }, JANE).search('q', never),
  OpenAlex: (options) => createOpenAlex({ ...options, withdrawn: never }, JANE).search('q', never),
  ORCID: (options) => createOrcid({ ...options, withdrawn: never }, JANE).search('q', never),
  Crossref: (options) => createCrossref({ ...options, withdrawn: never }, JANE).search('q', never),
};
const QUESTION_NAMES = Object.keys(QUESTIONS);

const POLLUTING = [
  '{"__proto__":{"polluted":"yes","success":true}}',
  '{"constructor":{"prototype":{"polluted":"yes"}}}',
  '{"success":true,"data":{"__proto__":{"markdown":"# x","polluted":"yes"},"metadata":{"__proto__":{"polluted":"yes","title":"x"}}}}',
  '{"success":true,"data":[{"__proto__":{"url":"https://evil.example/news"},"title":"x"}]}',
  '{"organic_results":[{"__proto__":{"link":"https://evil.example/news"},"title":"x"}]}',
  '{"organic_results":{"__proto__":[]},"search_metadata":{"__proto__":null}}',
  '{"success":true,"data":{"metadata":{"constructor":{"name":"x"},"toString":"x","hasOwnProperty":1,"valueOf":[]}}}',
] as const;

const documented = fc.constantFrom(
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  'success',
  'data',
  'web',
  'error',
  'markdown',
  'metadata',
  'title',
  'url',
  'description',
  'statusCode',
  'organic_results',
  'link',
  'snippet',
  'date',
  'search_metadata',
  'news',
  'results',
  'raw_content',
  'jsonrpc',
  'result',
  'content',
  'search',
  'entities',
  'claims',
  'requestCount',
  'requestLimit',
  'remaining_credits',
  'plan_credits',
);

const { answer } = fc.letrec<{ readonly answer: unknown }>((tie) => ({
  answer: fc.oneof(
    { maxDepth: 5, withCrossShrink: true },
    fc.constantFrom(
      null,
      true,
      0,
      -1,
      1e308,
      '',
      'text',
      PAGE,
      'javascript:alert(1)',
      '\u0000\uD800',
    ),
    fc.array(tie('answer'), { maxLength: 4 }),
    fc
      .array(fc.tuple(documented, tie('answer')), { maxLength: 6 })
      .map((entries) => Object.fromEntries(entries)),
  ),
}));

afterEach(() => {
  expect(Reflect.ownKeys(Object.prototype)).not.toContain('polluted');
  expect(Reflect.get({}, 'polluted')).toBeUndefined();
});

test.each(QUESTION_NAMES.flatMap((name) => POLLUTING.map((body) => [name, body] as const)))(
  'threat 20: %s pollutes no prototype and inherits nothing from %s',
  async (name, body) => {
    const outcome = await outcomeOf(name, body);

    expect(JSON.stringify(outcome)).not.toContain('evil.example');
    expect(objectsIn(outcome).filter((object) => 'polluted' in object)).toEqual([]);
  },
);

test.each(QUESTION_NAMES)(
  'threat 20: %s answers or fails by name, whatever JSON comes with whatever status',
  async (name) => {
    const status = fc.constantFrom(200, 200, 200, 201, 400, 403, 429, 500, 599);

    await fc.assert(
      fc.asyncProperty(answer, status, async (value, code) => {
        const outcome = await outcomeOf(name, JSON.stringify(value), code);

        // Plain data only: what crosses the border of the worker must be copied.
        expect(() => structuredClone(outcome)).not.toThrow();
      }),
      { numRuns: 200 },
    );
  },
);

test.each(QUESTION_NAMES)('threat 20: %s takes no harm from any bytes', async (name) => {
  await fc.assert(
    fc.asyncProperty(fc.uint8Array({ maxLength: 2000 }), async (bytes) => {
      await outcomeOf(name, new Uint8Array(bytes));
    }),
  );
});

test.each(
  QUESTION_NAMES.flatMap((name) =>
    ['[', '{"data":', '{"organic_results":[', '<div>', '<h3><a href=/x>'].map(
      (piece) => [name, piece] as const,
    ),
  ),
)('threat 20: %s survives %s nested 20,000 deep', async (name, piece) => {
  expect(await outcomeOf(name, piece.repeat(20_000))).toBeTypeOf('object');
});

test('threat 20: a page of 2 MB is read, one byte more is not', async () => {
  const envelope = JSON.stringify({ success: true, data: { markdown: '', metadata: {} } });
  const bodyOf = (bytes: number): string =>
    envelope.replace('""', `"${'x'.repeat(bytes - envelope.length)}"`);

  expect(await outcomeOf('Firecrawl scrape', bodyOf(PAGE_BYTES_MAX))).toMatchObject({ url: PAGE });
  expect(await outcomeOf('Firecrawl scrape', bodyOf(PAGE_BYTES_MAX + 1))).toMatchObject({
    reason: 'unreadable',
  });
});

const packed = gzipSync(Buffer.alloc(200_000_000, 'x'), { level: 1 });

test.each(QUESTION_NAMES)(
  'threat 20: %s stops unpacking an answer of 200 kB that unpacks to 200 MB',
  async (name) => {
    const unpacking = () =>
      new Response(packed).body?.pipeThrough(new DecompressionStream('gzip')) ?? null;
    const fetch = (): Promise<Response> => Promise.resolve(new Response(unpacking()));
    const before = process.memoryUsage().arrayBuffers;

    const failure = await failureOf(
      ask(name, { baseUrl: 'https://s.test', key: secretOf(KEY), fetch }),
    );

    expect(['unreadable', 'unreachable']).toContain(failure.reason);
    expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(100_000_000);
  },
);

test.each(QUESTION_NAMES)('threat 20: %s cuts off an answer that never ends', async (name) => {
  let opened = 0;
  let cancelled = 0;
  const endless = () =>
    new ReadableStream({
      pull: (controller) => controller.enqueue(new Uint8Array(65_536)),
      cancel: () => {
        cancelled += 1;
      },
    });
  const fetch = (): Promise<Response> => {
    opened += 1;
    return Promise.resolve(new Response(endless()));
  };

  await failureOf(ask(name, { baseUrl: 'https://service.test', key: secretOf(KEY), fetch }));

  expect(opened).toBeGreaterThan(0);
  expect(cancelled).toBe(opened);
});

/** What came of a question: the answer, or the failure. Anything else thrown is a fault. */
async function outcomeOf(name: string, body: BodyInit, status = 200): Promise<unknown> {
  const fetch = (): Promise<Response> => Promise.resolve(new Response(body, { status }));
  try {
    return await ask(name, { baseUrl: 'https://service.test', key: secretOf(KEY), fetch });
  } catch (error) {
    if (error instanceof ServiceError) return error.failure;
    throw error;
  }
}

function ask(name: string, options: ServiceOptions): Promise<unknown> {
  return QUESTIONS[name]?.(options) ?? Promise.reject(new Error(`There is no question ${name}.`));
}

function objectsIn(value: unknown): readonly object[] {
  if (typeof value !== 'object' || value === null) return [];
  return [value, ...Object.values(value).flatMap(objectsIn)];
}
