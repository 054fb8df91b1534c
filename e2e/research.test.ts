import type { Locator } from '@playwright/test';
import { firecrawlReplies } from '../simulators/firecrawl/firecrawl-replies.ts';
import { googlePage } from '../simulators/scraper-api/scraper-api-answers.ts';
import { scraperApiReplies } from '../simulators/scraper-api/scraper-api-replies.ts';
import { replyWith } from '../simulators/server/faults.ts';
import { expect, test } from './fixtures.ts';
import {
  askAnew,
  connectServices,
  formAt,
  ingrid,
  nobody,
  reportOf,
  researchToTheEnd,
  startResearch,
  openAccountMenu,
  startAndHold,
} from './journey.ts';
import { holdCalls } from './people.ts';
import { openWithKeys } from './saved-keys.ts';
import { expectToast } from './toasts.ts';

const DONE = 'Research Complete!';

test('a person is researched end to end: keys, run, report with dates, sources and relevance, and tabs whose counts add up; the form stays where it is', async ({
  admin,
  services,
}) => {
  await admin.goto('/');
  await connectServices(admin, 'Firecrawl', 'ScraperAPI');
  services.reset();
  const { firecrawl } = services;
  // Nobody is answered before two have asked.
  const heldUntil = () => firecrawl.until(({ length }) => length >= 2);
  firecrawl.script({ path: '/v1/scrape', heldUntil });
  await admin.setViewportSize({ width: 1280, height: 720 });
  const lowest = await admin.evaluate(() => document.documentElement.scrollHeight - innerHeight);
  const before = await formAt(admin, lowest);
  await startResearch(admin, ingrid);

  await expectToast(admin, DONE, /^Found \d+ real insights using ScraperAPI and Firecrawl/);
  const report = reportOf(admin);
  await expect(report.getByRole('heading', { name: 'Intelligence Report' })).toBeVisible();
  await expect(report.getByText(/^\d+ insights?$/)).toBeVisible();
  const first = report.getByRole('article').first();
  await expect(first.getByText(/\d+%/).first()).toBeVisible();
  await expect(first.getByRole('link', { name: /^View Content: / })).toHaveAttribute(
    'rel',
    'noopener noreferrer',
  );

  const searches = services.scraperApi.calls.map(({ query }) =>
    new URL(query['url'] ?? '').searchParams.get('q'),
  );
  expect(new Set(searches)).toEqual(
    new Set([
      '"Ingrid Solberg" Nordvik Bank news',
      '"Ingrid Solberg" interview podcast',
      'Nordvik Bank "Ingrid Solberg" article',
    ]),
  );
  expect(services.firecrawl.calls.map(({ path }) => path)).toEqual(Array(5).fill('/v1/scrape'));
  expect(Math.max(...services.firecrawl.calls.map(({ concurrent }) => concurrent))).toBe(2);
  expect(services.serpApi.calls).toEqual([]);

  await expect.poll(() => formAt(admin, lowest)).toBe(before);

  const counts: number[] = [];
  for (const name of ['All', 'News', 'Articles', 'Podcasts', 'Videos']) {
    const tab = reportOf(admin).getByRole('tab', { name: new RegExp(`^${name}`) });
    await tab.click();
    const count = Number(/\d+/.exec((await tab.textContent()) ?? '')?.[0]);
    counts.push(count);
    await expect(reportOf(admin).getByRole('tabpanel').getByRole('article')).toHaveCount(count);
  }
  const [all = 0, ...kinds] = counts;
  expect(all).toBeGreaterThan(0);
  expect(kinds.reduce((sum, count) => sum + count)).toBe(all);
});

test('while it runs the button is disabled, says so, and the specified stages are announced', async ({
  admin,
}) => {
  await openWithKeys(admin);
  const release = await holdCalls(admin, /\/v1\/scrape/, 'POST');
  await startResearch(admin, ingrid);

  const button = admin.getByRole('button', { name: 'AI Research in Progress...' });
  await expect(button).toBeDisabled();
  await expect(admin.getByRole('progressbar')).toBeVisible();
  await expect(admin.getByText('Scraping content with Firecrawl...')).toBeVisible();
  release();
  await expectToast(admin, DONE);
  await expect(admin.getByRole('button', { name: 'Start AI Research' })).toBeEnabled();
});

test('every stage is shown in its turn, also when the services answer at once', async ({
  admin,
}) => {
  await openWithKeys(admin);
  await admin.evaluate(noteMessages);
  // The code of the run's screen is loaded when the form is first used: it is there before anybody answers.
  const release = await holdCalls(admin, /record_research/, 'POST');
  await startResearch(admin, ingrid);
  await expect(admin.getByText('Initializing enhanced search...')).toBeVisible();
  release();
  await expectToast(admin, DONE);

  const messages = await admin.evaluate((): unknown => Reflect.get(window, 'messages'));
  expect(messages).toEqual([
    'Initializing enhanced search...',
    'Searching with ScraperAPI...',
    'Finding relevant URLs...',
    'Scraping content with Firecrawl...',
    'Processing results...',
    'Analyzing findings...',
    expect.stringMatching(/^3 searches, 5 page requests, /),
  ]);
});

/** Runs in the page: notes each message of the run as it comes. */
function noteMessages(): void {
  const messages: string[] = [];
  Object.assign(window, { messages });
  new MutationObserver(() => {
    const text = document.querySelector('main section[aria-label] header output')?.textContent;
    if (text !== undefined && text !== messages.at(-1)) messages.push(text);
  }).observe(document, { subtree: true, childList: true, characterData: true });
}

test('name and company are required, and nothing typed is lost', async ({ admin, services }) => {
  await admin.goto('/');
  await admin.getByLabel('Full Name').fill('Ingrid Solberg');
  await admin.getByLabel('Research Notes').fill('met in Oslo');
  await admin.getByRole('button', { name: 'Start AI Research' }).click();

  await expectToast(
    admin,
    'Missing Information',
    "Please provide at least the prospect's name and company",
  );
  await admin.getByRole('link', { name: 'API Settings' }).click();
  await admin.getByRole('link', { name: 'Back to Dashboard' }).click();
  await expect(admin.getByLabel('Full Name')).toHaveValue('Ingrid Solberg');
  await expect(admin.getByLabel('Research Notes')).toHaveValue('met in Oslo');
  expect(services.scraperApi.calls).toEqual([]);
});

test('cancelling stops what is in flight and keeps what was found', async ({ admin, services }) => {
  await openWithKeys(admin);
  services.reset();
  await startAndHold(admin, services);
  await services.firecrawl.until((calls) => calls.length >= 3);

  // Escape closes the menu, and leaves the run alone.
  const opener = await openAccountMenu(admin);
  const menu = admin.getByRole('region', { name: /^Account: / });
  await expect(menu).toBeVisible();
  await admin.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(opener).toBeFocused();
  await admin.getByRole('button', { name: 'Cancel research' }).click();

  await expect(admin.getByText(/Here are the results found so far/)).toBeVisible();
  await services.firecrawl.until((calls) => calls.every(({ finishedAt }) => finishedAt !== null));
  expect(services.firecrawl.calls.filter(({ aborted }) => aborted)).toHaveLength(2);
  expect(services.firecrawl.calls).toHaveLength(3);
  await expect(reportOf(admin).getByRole('article').first()).toBeVisible();
  await expect(admin.getByLabel('Full Name')).toHaveValue(ingrid.name);
});

test('when the proxy finds nothing the search API is asked, and when the browser blocks that the scraping service searches', async ({
  admin,
  services,
  expectedErrors,
}) => {
  expectedErrors.push(/CORS policy/, /Failed to load resource/);
  await openWithKeys(admin, 'SerpApi');
  services.reset();
  services.scraperApi.script({ answer: replyWith(scraperApiReplies.failed) });
  await startResearch(admin, ingrid);

  await expectToast(admin, DONE);
  expect(services.serpApi.calls).toHaveLength(3);
  expect(services.firecrawl.calls.map(({ path, body }) => [path, body])).toEqual([
    [
      '/v1/search',
      expect.objectContaining({
        query: 'Ingrid Solberg Nordvik Bank news interview podcast article',
        limit: 5,
      }),
    ],
  ]);
  await expect(
    admin.getByText(/SerpApi search failed due to browser limitations/).first(),
  ).toBeVisible();
});

test('a results page that hides its links (captcha, consent, script wall, relative addresses) is asked for again through the structured endpoint', async ({
  admin,
  services,
}) => {
  await openWithKeys(admin);
  await askAnew(admin);
  for (const page of ['captcha', 'consent', 'script-wall', 'goto'] as const) {
    services.reset();
    services.scraperApi.script({ path: '/', answer: googlePage(page) });
    await researchToTheEnd(admin, services, ingrid);

    await expectToast(admin, DONE);
    expect(services.scraperApi.calls.map(({ path }) => path).toSorted(), page).toEqual([
      ...Array<string>(3).fill('/'),
      ...Array<string>(3).fill('/structured/google/search'),
    ]);
  }
});

test('one page that fails costs one page: the others are shown and the failure is named, above the brief', async ({
  admin,
  services,
  expectedErrors,
}) => {
  expectedErrors.push(/Failed to load resource/);
  await openWithKeys(admin);
  services.firecrawl.script({
    path: '/v1/scrape',
    when: ({ nth }) => nth === 2,
    answer: replyWith(firecrawlReplies.outOfCredits),
  });
  await startResearch(admin, ingrid);

  await expectToast(admin, DONE);
  await expect(admin.getByRole('button', { name: 'Export' })).toBeEnabled();
  const cause = admin
    .getByText(/Failed to scrape URL\. Status code: 402\. Error: Insufficient credits/)
    .first();
  await expect(cause).toBeVisible();
  const brief = admin.getByRole('region', { name: 'Brief' });
  const topOf = async (part: Locator): Promise<number> => (await part.boundingBox())?.y ?? 0;
  await expect.poll(async () => (await topOf(brief)) - (await topOf(cause))).toBeGreaterThan(0);
  await expect(reportOf(admin).getByRole('article').nth(3)).toBeVisible();
});

test('without any result the samples are shown, each marked as a sample, none counted as an insight', async ({
  admin,
  expectedErrors,
}) => {
  expectedErrors.push(/CORS policy/, /Failed to load resource/);
  await openWithKeys(admin, 'SerpApi');
  await startResearch(admin, nobody);

  await expectToast(admin, 'Search Completed');
  const cards = reportOf(admin).getByRole('tabpanel').getByRole('article');
  await expect(cards).toHaveCount(4);
  for (const percent of ['96%', '92%', '89%', '87%']) {
    await expect(cards.filter({ hasText: percent })).toHaveCount(1);
  }
  for (const card of await cards.all())
    await expect(card.getByText('Sample', { exact: true })).toBeVisible();
  await expect(reportOf(admin).getByText(/\d+ insights?/)).toBeHidden();
});

test('without any key the samples come with the advice to check the keys', async ({
  admin,
  services,
}) => {
  await admin.goto('/');
  await startResearch(admin, ingrid);

  await expectToast(admin, 'Using sample data - please check your API keys');
  await expect(reportOf(admin).getByRole('tabpanel').getByRole('article')).toHaveCount(4);
  expect(services.scraperApi.calls).toEqual([]);
  expect(services.firecrawl.calls).toEqual([]);
});
