import { expect, test } from 'vitest';
import { failureOf } from '../../testing/failure-of.ts';
import { never } from '../../testing/never.ts';
import { startService } from '../../testing/start-service.ts';
import { personAtCompany } from '../catalogues/person-at-company.ts';
import { createCrossref } from '../crossref/client.ts';
import { createExa } from '../exa/client.ts';
import { createFirecrawlKeyless } from '../firecrawl-keyless/client.ts';
import { createItunes } from '../itunes/client.ts';
import { createOpenAlex } from '../openalex/client.ts';
import { createOrcid } from '../orcid/client.ts';
import { createTavily } from '../tavily/client.ts';
import { createWikidata } from '../wikidata/client.ts';
import type { KeylessOptions } from './ask-keyless.ts';

const JANE = personAtCompany({ name: 'Jane Doe', company: 'Acme' });

const QUESTIONS: Readonly<Record<string, (options: KeylessOptions) => Promise<unknown>>> = {
  'Firecrawl search': (options) => createFirecrawlKeyless(options).search('q', never),
  'Firecrawl scrape': (options) =>
    createFirecrawlKeyless(options).scrape('https://a.example', never),
  'Tavily search': (options) => createTavily(options).search('q', never),
  'Tavily extract': (options) => createTavily(options).scrape('https://a.example', never),
  'Exa search': (options) => createExa(options).search('q', never),
  'Exa fetch': (options) => createExa(options).scrape('https://a.example', never),
  Wikidata: (options) => createWikidata(options).find({ name: 'Acme', website: '' }, never),
  'Apple Podcasts': (options) => createItunes(options, JANE).search('q', never),
  OpenAlex: (options) => createOpenAlex(options, JANE).search('q', never),
  ORCID: (options) => createOrcid(options, JANE).search('q', never),
  Crossref: (options) => createCrossref(options, JANE).search('q', never),
};

test.each(Object.entries(QUESTIONS))(
  '%s sends no Authorization and no cookie, and follows no redirect to another address',
  async (_, ask) => {
    await using elsewhere = await startService(() => ({ body: '{}' }));
    await using service = await startService(() => ({
      status: 307,
      headers: { location: `${elsewhere.baseUrl}/collect` },
    }));
    const { baseUrl } = service;

    const failure = await failureOf(ask({ baseUrl, fetch: globalThis.fetch, withdrawn: never }));

    expect(failure.reason).toBe('refused');
    expect(failure.message).not.toMatch(/key/);
    expect(service.calls).toHaveLength(1);
    expect(service.calls[0]?.headers).not.toHaveProperty('authorization');
    expect(service.calls[0]?.headers).not.toHaveProperty('cookie');
    expect(elsewhere.calls).toEqual([]);
  },
);

test.each(Object.entries(QUESTIONS))(
  '%s sends nothing to what is no plain web address, and nothing once consent is withdrawn',
  async (_, ask) => {
    const sent: unknown[] = [];
    const fetch: typeof globalThis.fetch = async (input) => {
      sent.push(input);
      return new Response('{}');
    };
    const baseUrl = 'https://user@service.test';

    expect(await failureOf(ask({ baseUrl, fetch, withdrawn: never }))).toMatchObject({
      reason: 'refused',
    });
    expect(
      await failureOf(
        ask({ baseUrl: 'https://service.test', fetch, withdrawn: AbortSignal.abort() }),
      ),
    ).toMatchObject({ reason: 'not-allowed' });
    expect(sent).toEqual([]);
  },
);
