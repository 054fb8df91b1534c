import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { secretOf } from '../../model/secret.ts';
import { failureOf } from '../../testing/failure-of.ts';
import { never } from '../../testing/never.ts';
import { startService, type TestService } from '../../testing/start-service.ts';
import { createFirecrawl } from '../firecrawl/client.ts';
import { createScraperApi } from '../scraper-api/client.ts';
import { createSerpApi } from '../serp-api/client.ts';
import type { SearchService, ServiceOptions } from '../service.ts';

const KEY = 'secret-key-0123456789';
const CLIENTS = [
  ['ScraperAPI', createScraperApi],
  ['SerpApi', createSerpApi],
  ['Firecrawl', createFirecrawl],
] as const satisfies readonly (readonly [string, (options: ServiceOptions) => SearchService])[];

/** The time limit is over as soon as a call has arrived, however long that takes. */
const impatientWith = ({ baseUrl, busy }: TestService): ServiceOptions => ({
  ...{ baseUrl, key: secretOf(KEY), fetch },
  wait: async () => {
    await expect.poll(busy).toBe(1);
  },
});

test.each(CLIENTS)('%s: a call that takes too long is given up', async (_, create) => {
  await using service = await startService(() => 'hang');
  const client = create(impatientWith(service));

  expect(await failureOf(client.search('q', never))).toMatchObject({
    reason: 'timed-out',
    status: null,
  });
  await expect.poll(service.busy).toBe(0);
});

test.each(CLIENTS)('%s: a body that never ends is given up', async (_, create) => {
  await using service = await startService(() => 'stall');
  const client = create(impatientWith(service));

  expect(await failureOf(client.search('q', never))).toMatchObject({ reason: 'timed-out' });
  await expect.poll(service.abandoned).toBe(1);
});

test.each(CLIENTS)(
  "%s: an abort rejects with the caller's reason and closes the connection",
  async (_, create) => {
    await using service = await startService(() => 'hang');
    const client = create({ baseUrl: service.baseUrl, key: secretOf(KEY), fetch });
    const caller = new AbortController();
    const reason = new Error('The user changed their mind.');

    const search = client.search('q', caller.signal);
    await expect.poll(service.busy).toBe(1);
    caller.abort(reason);

    await expect(search).rejects.toBe(reason);
    await expect.poll(service.abandoned).toBe(1);
  },
);

test.each(CLIENTS)('%s: an abort before the call makes none', async (_, create) => {
  await using service = await startService(() => 'hang');
  const client = create({ baseUrl: service.baseUrl, key: secretOf(KEY), fetch });
  const reason = new Error('Too late.');

  await expect(client.search('q', AbortSignal.abort(reason))).rejects.toBe(reason);
  await expect(client.checkKey(AbortSignal.abort(reason))).rejects.toBe(reason);
  expect(service.calls).toHaveLength(0);
});

test.each(CLIENTS)('%s: an answer that breaks off is no answer', async (_, create) => {
  await using service = await startService(() => 'reset');
  const client = create({ baseUrl: service.baseUrl, key: secretOf(KEY), fetch });

  expect(await failureOf(client.search('q', never))).toMatchObject({ reason: 'unreachable' });
});

test.each(CLIENTS)('%s: a redirect is refused and the key goes nowhere else', async (_, create) => {
  await using elsewhere = await startService(() => ({ body: '{}' }));
  const headers = { location: `${elsewhere.baseUrl}/collect` };
  await using service = await startService(() => ({ status: 302, headers }));
  const client = create({ baseUrl: service.baseUrl, key: secretOf(KEY), fetch });

  const failure = await failureOf(client.search('q', never));

  expect(failure).toMatchObject({ reason: 'refused', status: 302 });
  expect(elsewhere.calls).toHaveLength(0);
});

test.each(CLIENTS)(
  '%s: an answer beyond its limit is cut off while it streams',
  async (_, create) => {
    await using service = await startService(() => ({ body: 'x'.repeat(6_000_000) }));
    const client = create({ baseUrl: service.baseUrl, key: secretOf(KEY), fetch });

    expect(await failureOf(client.search('q', never))).toMatchObject({ reason: 'unreadable' });
  },
);

const POISONED = [
  'https://api.service.test@evil.test',
  'https://user:word@service.test',
  'javascript:alert(1)',
  'file:///etc',
  'ftp://service.test',
  'https://service.test/?next=',
  'https://service.test/#x',
  '//service.test',
  '',
] as const;

test.each(
  CLIENTS.flatMap(([name, create]) => POISONED.map((baseUrl) => ({ name, create, baseUrl }))),
)('$name: nothing is sent to the configured address $baseUrl', async ({ create, baseUrl }) => {
  const sent: unknown[] = [];
  const recording: typeof fetch = (input) => {
    sent.push(input);
    return Promise.resolve(new Response(''));
  };

  const failure = await failureOf(
    create({ baseUrl, key: secretOf(KEY), fetch: recording }).search('q', never),
  );

  expect(failure.reason).toBe('refused');
  expect(sent).toEqual([]);
});

test.each(CLIENTS)('%s: a path prefix of a self-hosted service is kept', async (_, create) => {
  await using service = await startService(() => ({ status: 500 }));

  await failureOf(
    create({ baseUrl: `${service.baseUrl}/proxy/`, key: secretOf(KEY), fetch }).search('q', never),
  );

  expect(service.calls[0]?.path).toMatch(/^\/proxy\/(?!\/)/);
});

test.each(CLIENTS)(
  '%s: no failure holds the key, whatever the service echoes',
  async (_, create) => {
    const key = fc.stringMatching(/^[\w+/=-]{8,40}$/);
    const status = fc.constantFrom(200, 400, 401, 403, 429, 500, 502);

    await fc.assert(
      fc.asyncProperty(key, status, async (secret, code) => {
        const body = JSON.stringify({
          success: false,
          error: `Bad key ${secret} ${encodeURIComponent(secret)}`,
        });
        const echoing: typeof fetch = () => Promise.resolve(new Response(body, { status: code }));
        const client = create({
          baseUrl: 'http://service.test',
          key: secretOf(secret),
          fetch: echoing,
        });

        const text = JSON.stringify(await failureOf(client.search('q', never)));

        expect(text).not.toContain(secret);
        expect(text).not.toContain(encodeURIComponent(secret));
      }),
      { numRuns: 50 },
    );
  },
);
