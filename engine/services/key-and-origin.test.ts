import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { secretOf } from '../model/secret.ts';
import { failureOf } from '../testing/failure-of.ts';
import { never } from '../testing/never.ts';
import { startService } from '../testing/start-service.ts';
import { createFirecrawl } from './firecrawl/client.ts';
import { createScraperApi } from './scraper-api/client.ts';
import { createSerpApi } from './serp-api/client.ts';

const KEY = 'fc-0123456789abcdef';
const BASE = 'https://service.test';
const CLIENTS = [
  ['ScraperAPI', createScraperApi],
  ['SerpApi', createSerpApi],
  ['Firecrawl', createFirecrawl],
] as const;

const POISONED = [
  '',
  ' ',
  'service.test',
  '//service.test',
  '/api',
  'javascript:fetch("//evil.test")',
  'data:text/plain,x',
  'blob:https://service.test/1',
  'file:///etc/passwd',
  'ftp://service.test',
  'ws://service.test',
  'https:',
  'https://',
  'https://service.test@evil.test',
  'https://service.test:443@evil.test',
  'https://service.test%40evil.test@evil.test',
  'https://:word@service.test',
  'https://service.test?next=https://evil.test',
  'https://service.test/#@evil.test',
  'https://exa mple.test',
  'https://[::1',
  'https://service.test:99999',
  'https://%00.test',
  'https://a b@evil.test',
] as const;

test.each(
  CLIENTS.flatMap(([name, create]) => POISONED.map((baseUrl) => ({ name, create, baseUrl }))),
)(
  'threat 5: $name sends nothing when its address is set to $baseUrl',
  async ({ create, baseUrl }) => {
    const { sent, fetch } = recordingFetch();
    const client = create({ baseUrl, key: secretOf(KEY), fetch });

    expect(await failureOf(client.search('q', never))).toMatchObject({ reason: 'refused' });
    expect(await failureOf(client.checkKey(never))).toMatchObject({ reason: 'refused' });
    expect(sent).toEqual([]);
  },
);

test.each(CLIENTS)(
  'threat 5: %s sends its key to its own origin alone, once, whatever is asked',
  async (name, create) => {
    await fc.assert(
      fc.asyncProperty(
        fc.oneof(fc.string(), fc.constantFrom(...HOSTILE_QUERIES)),
        async (query) => {
          const { sent, fetch } = recordingFetch();
          const client = create({ baseUrl: BASE, key: secretOf(KEY), fetch });

          await failureOf(client.search(query, never));

          expect(sent.length).toBeGreaterThan(0);
          for (const { url, init } of sent) {
            expect(url.origin).toBe(BASE);
            expect(init).toMatchObject({ redirect: 'manual', credentials: 'omit' });
            expect(placesOf(url, init)).toEqual([name === 'Firecrawl' ? 'header' : 'api_key']);
          }
        },
      ),
    );
  },
);

test.each(CLIENTS)(
  'threat 5: a polluted prototype leads no call of %s astray',
  async (_, create) => {
    const { sent, fetch } = recordingFetch();
    const pollution = {
      baseUrl: 'https://evil.test',
      url: 'https://evil.test',
      redirect: 'follow',
      api_key: 'stolen',
      method: 'PUT',
      body: 'x',
    };

    await withPollution(pollution, () =>
      failureOf(create({ baseUrl: BASE, key: secretOf(KEY), fetch }).search('q', never)),
    );

    expect(sent.map(({ url }) => url.origin)).toEqual(sent.map(() => BASE));
    expect(sent.map(({ init }) => init?.redirect)).toEqual(sent.map(() => 'manual'));
  },
);

test.each(
  CLIENTS.flatMap(([name, create]) =>
    [301, 302, 303, 307, 308].map((status) => ({ name, create, status })),
  ),
)(
  'threat 5: a $status of $name to another host carries no key there',
  async ({ create, status }) => {
    await using elsewhere = await startService(() => ({ body: '{}' }));
    await using service = await startService(({ search }) => ({
      status,
      headers: { location: `${elsewhere.baseUrl}/collect${search}` },
    }));
    const client = create({
      baseUrl: service.baseUrl,
      key: secretOf(KEY),
      fetch: globalThis.fetch,
    });

    expect(await failureOf(client.search('q', never))).toMatchObject({ reason: 'refused', status });
    expect(await failureOf(client.checkKey(never))).toMatchObject({ reason: 'refused', status });
    expect(elsewhere.calls).toEqual([]);
  },
);

const HOSTILE_QUERIES = [
  'x&api_key=other',
  'x#@evil.test',
  'x\r\nHost: evil.test',
  '../../../evil',
  '//evil.test/',
  '?url=https://evil.test',
  '%26api_key%3Dother',
  '\u0000\uD800',
] as const;

type Sent = { readonly url: URL; readonly init: RequestInit | undefined };

/** Answers every call with 500, which no client takes for anything else than a failure. */
function recordingFetch(): {
  readonly sent: readonly Sent[];
  readonly fetch: typeof globalThis.fetch;
} {
  const sent: Sent[] = [];
  return {
    sent,
    fetch: (input, init) => {
      sent.push({ url: new URL(input instanceof Request ? input.url : input), init });
      return Promise.resolve(new Response('', { status: 500 }));
    },
  };
}

/** Where in a call the key is: names of query parameters, 'header', 'body', 'path'. */
function placesOf(url: URL, init: RequestInit | undefined): readonly string[] {
  const parameters = [...url.searchParams].filter(([, value]) => value.includes(KEY));
  const header = new Headers(init?.headers).get('authorization') === `Bearer ${KEY}`;
  return [
    ...parameters.map(([name]) => name),
    ...(header ? ['header'] : []),
    ...(JSON.stringify(init?.body ?? '').includes(KEY) ? ['body'] : []),
    ...(url.pathname.includes(KEY) ? ['path'] : []),
  ];
}

async function withPollution(
  values: Readonly<Record<string, string>>,
  act: () => Promise<unknown>,
): Promise<void> {
  const polluted = Object.prototype;
  for (const [name, value] of Object.entries(values)) {
    Reflect.defineProperty(polluted, name, { value, configurable: true, writable: true });
  }
  try {
    await act();
  } finally {
    for (const name of Object.keys(values)) Reflect.deleteProperty(polluted, name);
  }
}
