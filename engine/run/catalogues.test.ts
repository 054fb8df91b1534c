import { expect, test } from 'vitest';
import type { ListedEpisode, ListedWork } from '../../simulators/catalogues/listed.ts';
import { jsonReply, type ScriptedAnswer } from '../../simulators/server/answer.ts';
import {
  captivePortal,
  dropConnection,
  hugeBody,
  invalidJson,
  neverAnswer,
  redirectTo,
  replyWith,
  slowDrip,
} from '../../simulators/server/faults.ts';
import type { ResearchEvent, ResearchReport } from '../model/research-event.ts';
import { isDegrading, type FailureReason } from '../model/service-failure.ts';
import { createCatalogues } from '../services/catalogues/catalogues.ts';
import { startCatalogueStage, type CatalogueStage } from '../testing/catalogue-stage.ts';
import { desktopPage } from '../testing/results-pages.ts';
import {
  ADA_OKAFOR,
  eventsOf,
  ofKind,
  pageReply,
  scrapedAddress,
  startRunStage,
} from '../testing/run-stage.ts';
import type { TestReply } from '../testing/start-service.ts';
import { research } from './research.ts';

const EPISODE: ListedEpisode = {
  show: 'Risk Hour',
  title: 'Internal controls with Ada Okafor',
  notes: 'Ada Okafor, head of compliance at Acme, on internal controls and audit.',
  releasedAt: '2026-07-28T08:00:00Z',
  url: 'https://podcasts.apple.com/us/podcast/controls/id1?i=7',
};
const WORK: ListedWork = {
  doi: '10.5555/acme.1',
  title: 'Compliance and internal control',
  container: 'Journal of Risk',
  published: '2026-05',
  authors: [{ given: 'Ada', family: 'Okafor', affiliations: ['Acme'] }],
};
const LISTED = { episodes: [EPISODE], works: [WORK] };
const CATALOGUES = 4;

function resultsAt(...urls: readonly string[]): TestReply {
  const shown = urls.map((url) => ({
    url,
    title: `Ada Okafor, compliance at Acme (${url})`,
    snippet: `Ada Okafor of Acme spoke about internal controls at ${url}, and what comes next.`,
  }));
  return { body: desktopPage(shown) };
}

type Timing = {
  /** When the searches answer; at once when left out. */
  readonly searches?: (settled: Promise<void>) => Promise<void>;
  /** When the pages come; at once when left out. */
  readonly pages?: (settled: Promise<void>) => Promise<void>;
  readonly urls?: readonly string[];
};

const AFTER_CATALOGUES = (settled: Promise<void>): Promise<void> => settled;
const AT_ONCE = async (): Promise<void> => undefined;

async function eventsWith(
  stage: CatalogueStage,
  { searches = AT_ONCE, pages = AT_ONCE, urls = ['https://news.example/1'] }: Timing = {},
): Promise<readonly ResearchEvent[]> {
  const { catalogues, settled } = stage.settlingCatalogues(ADA_OKAFOR);
  await using services = await startRunStage({
    scraperApi: async () => {
      await searches(settled);
      return urls.length === 0 ? { status: 500, body: '{}' } : resultsAt(...urls);
    },
    firecrawl: async (call) => {
      await pages(settled);
      return call.path.includes('scrape') ? pageReply(scrapedAddress(call)) : { status: 500 };
    },
  });
  return await eventsOf(research(services.request({ catalogues })));
}

function reportIn(events: readonly ResearchEvent[]): ResearchReport {
  const [done] = ofKind(events, 'done');
  if (done === undefined) throw new Error('a run ends with its report');
  return done.report;
}

const linksOf = ({ results, unread }: ResearchReport) =>
  [...results, ...unread].map(({ origin }) => [origin?.link.service, origin?.link.url]);

test('what catalogues list by the time the searches answer is chosen from with their results, and read', async () => {
  await using stage = await startCatalogueStage(LISTED);

  const events = await eventsWith(stage, { searches: AFTER_CATALOGUES });

  const report = reportIn(events);
  expect(report.foundBy).toBe('scraperapi');
  expect(report.results.filter(({ content }) => content !== '')).toHaveLength(3);
  expect(report.results.map(({ source, type, date }) => [source, type, date?.day])).toEqual(
    expect.arrayContaining([
      ['podcasts.apple.com', 'podcast', '2026-07-28'],
      ['doi.org', 'article', '2026-05-01'],
    ]),
  );
  const asked = ofKind(events, 'asked').filter(({ subject }) => subject === '"Ada Okafor" Acme');
  expect(asked.map(({ service, purpose }) => [service, purpose])).toEqual([
    ['itunes', 'search'],
    ['openalex', 'search'],
    ['orcid', 'search'],
    ['crossref', 'search'],
  ]);
});

test('what they list later is found and not read, and one work that three list is one result', async () => {
  await using stage = await startCatalogueStage(LISTED);
  let release = (): void => undefined;
  const searched = new Promise<void>((resolve) => (release = resolve));
  stage.simulator.script({ heldUntil: () => searched });

  const events = await eventsWith(stage, {
    pages: async (settled) => {
      release();
      await settled;
    },
  });

  const report = reportIn(events);
  expect(report.results).toHaveLength(1);
  expect(report.unread.map(({ source, type, date }) => [source, type, date?.day])).toEqual(
    expect.arrayContaining([
      ['podcasts.apple.com', 'podcast', '2026-07-28'],
      ['doi.org', 'article', '2026-05-01'],
    ]),
  );
  expect(report.unread).toHaveLength(2);
});

test('a page that the searches found too is their result, once', async () => {
  await using stage = await startCatalogueStage(LISTED);

  const events = await eventsWith(stage, {
    searches: AFTER_CATALOGUES,
    urls: [
      'https://news.example/1',
      `${EPISODE.url}&utm_source=x`,
      'https://www.doi.org/10.5555/acme.1',
    ],
  });

  const services = linksOf(reportIn(events)).map(([service]) => service);
  expect(services).toEqual(['scraperapi', 'scraperapi', 'scraperapi']);
});

test('where no search finds anything the catalogues are waited for, and what they list is read', async () => {
  await using stage = await startCatalogueStage(LISTED);
  let release = (): void => undefined;
  const searched = new Promise<void>((resolve) => (release = resolve));
  stage.simulator.script({ heldUntil: () => searched });

  // The last search is Firecrawl's own.
  const report = reportIn(await eventsWith(stage, { urls: [], pages: async () => release() }));

  expect(report.foundBy).toBeNull();
  expect(report.results.map(({ source }) => source).toSorted()).toEqual([
    'doi.org',
    'podcasts.apple.com',
  ]);
});

test('they are neither asked while the device is offline nor counted among the attempts of a run', async () => {
  await using stage = await startCatalogueStage(LISTED);
  await using services = await startRunStage({});
  const catalogues = createCatalogues(stage.options, ADA_OKAFOR);

  await eventsOf(research(services.request({ catalogues, isOnline: () => false })));
  expect(stage.simulator.calls).toEqual([]);

  const attempts = async (extra: object) => {
    const before = services.scraperApi.calls.length;
    await eventsOf(research(services.request({ ...extra, wait: async () => undefined })));
    return services.scraperApi.calls.length - before;
  };
  expect(await attempts({ catalogues })).toBe(await attempts({}));
});

const MEGABYTES_5 = 5_000_000;
const tooMany = (headers: Readonly<Record<string, string>>): ScriptedAnswer =>
  replyWith({ ...jsonReply(429, { error: 'slow down' }), headers });

/** How each catalogue answers everything, and how its one failed step ends. */
const FAULTS: readonly (readonly [string, ScriptedAnswer, FailureReason])[] = [
  ['404', replyWith(jsonReply(404, {})), 'closed'],
  ['429', tooMany({}), 'rate-limited'],
  ['429 until tomorrow', tooMany({ 'retry-after': '40000' }), 'budget-used-up'],
  ['an answer that the browser withholds', dropConnection(0), 'unreachable'],
  ['HTML for JSON', captivePortal(), 'unreadable'],
  ['half of its JSON', invalidJson(), 'unreadable'],
  ['5 MB', hugeBody(MEGABYTES_5), 'unreadable'],
  ['a redirect elsewhere', redirectTo('https://elsewhere.example/'), 'refused'],
  ['a drop at a time', slowDrip(1, 2000), 'timed-out'],
  ['silence', neverAnswer(), 'timed-out'],
];

test.each(FAULTS)(
  'fault 150: catalogues that answer with %s are one failed step each, and the report is what it would be without them',
  async (_, answer, reason) => {
    await using stage = await startCatalogueStage(LISTED);
    await using none = await startCatalogueStage();
    stage.simulator.script({ answer });
    const isSlow = reason === 'timed-out';

    const events = await eventsWith(stage, isSlow ? {} : { searches: AFTER_CATALOGUES });
    const without = reportIn(await eventsWith(none));

    const { results, unread, foundBy, failures } = reportIn(events);
    expect({ results, unread, foundBy }).toEqual({
      results: without.results,
      unread: without.unread,
      foundBy: without.foundBy,
    });
    expect(failures.map((failure) => failure.reason)).toEqual(Array(CATALOGUES).fill(reason));
    expect(failures.some(isDegrading)).toBe(false);
    expect(ofKind(events, 'failure').filter(({ call }) => call !== null)).toHaveLength(CATALOGUES);
    expect(ofKind(events, 'waiting')).toEqual([]);
  },
);

test('catalogues that list nothing have answered', async () => {
  await using stage = await startCatalogueStage();

  const events = await eventsWith(stage, { searches: AFTER_CATALOGUES });

  expect(reportIn(events).failures).toEqual([]);
  expect(ofKind(events, 'answered').filter(({ found }) => found === 0)).toHaveLength(CATALOGUES);
});

test.each([
  '<img src=x onerror=alert(1)> Ada Okafor',
  '[Ada Okafor](javascript:alert(1)) \u202E\u0000 **bold**',
  `Ada Okafor ${'a'.repeat(50_000)}`,
  '"}],"results":[] Ada Okafor',
])('fault 151: a hostile title is one bounded line of text: %#', async (title) => {
  await using stage = await startCatalogueStage({ episodes: [{ ...EPISODE, title }] });

  const report = reportIn(await eventsWith(stage, { searches: AFTER_CATALOGUES }));

  const found = [...report.results, ...report.unread].find(
    ({ origin }) => origin?.link.service === 'itunes',
  );
  expect(found?.title.length).toBeLessThanOrEqual(300);
  expect(found?.title).not.toMatch(/[\p{Cc}\u202A-\u202E]/u);
});
