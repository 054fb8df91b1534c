import type { Route } from '@playwright/test';
import { scraperApiReplies } from '../../simulators/scraper-api/scraper-api-replies.ts';
import { replyWith } from '../../simulators/server/faults.ts';
import { expect, test } from '../fixtures.ts';
import { ingrid, reportOf, startResearch, startAndHold } from '../journey.ts';
import { openWithKeys } from '../saved-keys.ts';
import { expectToast } from '../toasts.ts';

const DONE = 'Research Complete!';

test('faults 1 and 2: offline is said at once and costs nothing; offline in the middle keeps what was found', async ({
  admin,
  services,
  expectedErrors,
}) => {
  expectedErrors.push(/ERR_INTERNET_DISCONNECTED/, /Failed to load resource/);
  await openWithKeys(admin);
  await admin.context().setOffline(true);
  await startResearch(admin, ingrid);

  await expect(admin.getByText('You are offline').first()).toBeVisible();
  await expect(admin.getByLabel('Full Name')).toHaveValue(ingrid.name);
  await expect(admin.getByRole('button', { name: 'Start AI Research' })).toBeEnabled();
  expect(services.scraperApi.calls).toEqual([]);

  await admin.context().setOffline(false);
  await startAndHold(admin, services);
  await services.firecrawl.until((calls) => calls.length >= 3);
  await admin.context().setOffline(true);

  await expect(
    admin.getByText(/Firecrawl: not reached, this device is offline/).first(),
  ).toBeVisible();
  await expect.poll(() => reportOf(admin).getByRole('article').count()).toBeGreaterThan(1);
  await expect(admin.getByLabel('Full Name')).toHaveValue(ingrid.name);
  await admin.context().setOffline(false);
});

test('fault 1: parts of the report whose code an offline device could not load come once it is online again', async ({
  admin,
  expectedErrors,
}) => {
  expectedErrors.push(/Failed to load resource/);
  const parts = /\/assets\/report-(?:keeping|export)-[^/]*\.js$/;
  const asked: Route[] = [];
  await admin.route(parts, (route) => void asked.push(route));
  await openWithKeys(admin);
  await startResearch(admin, ingrid);
  await expectToast(admin, DONE);
  await expect.poll(() => asked.length).toBe(2);
  await admin.context().setOffline(true);
  for (const route of asked) await route.abort();
  await admin.unrouteAll();
  await admin.context().setOffline(false);

  await expect(admin.getByRole('button', { name: 'Export' })).toBeVisible();
});

test('faults 7 and 11: an answer the browser withholds and a service that something blocks are told apart', async ({
  admin,
  services,
  expectedErrors,
}) => {
  expectedErrors.push(/CORS policy/, /Failed to load resource/);
  await openWithKeys(admin);
  await admin.goto('/settings');
  await admin.getByLabel('SerpApi key', { exact: true }).fill('a-key-longer-than-ten');
  await admin.getByRole('button', { name: 'Save Key: SerpApi' }).click();
  await expect(admin.getByText('Connected', { exact: true })).toHaveCount(3);
  await admin.goto('/');
  services.scraperApi.script({ answer: replyWith(scraperApiReplies.failed) });
  await admin
    .context()
    .route(`${services.firecrawl.baseUrl}/**`, (route) => route.abort('blockedbyclient'));
  await startResearch(admin, ingrid);

  await expect(
    reportOf(admin).getByText(/SerpApi search failed due to browser limitations/),
  ).toBeVisible();
  await expect(
    reportOf(admin).getByText(
      /No response received .* whether an ad blocker or firewall blocks it/,
    ),
  ).toBeVisible();
});

test('faults 22 and 40: a retry is said while it waits, and samples are marked when nothing real was found', async ({
  admin,
  services,
  expectedErrors,
}) => {
  expectedErrors.push(/Failed to load resource/);
  await openWithKeys(admin);
  const busy = {
    status: 429,
    headers: { 'retry-after': '6', 'access-control-expose-headers': 'retry-after' },
    body: 'Busy.',
  };
  services.scraperApi.script({ times: 1, answer: replyWith(busy) });
  const told = admin.evaluate(firstTextLike, 'ScraperAPI is busy\\. Trying again in \\d+ s\\.');
  await startResearch(admin, ingrid);

  expect(await told).toBe('ScraperAPI is busy. Trying again in 7 s.');
  await expectToast(admin, DONE);

  services.scraperApi.script({ answer: replyWith(scraperApiReplies.failed) });
  await startResearch(admin, { name: 'Quentin Nowhere', company: 'Void Holdings' });
  await expectToast(admin, 'Search Completed');
  const cards = reportOf(admin).getByRole('tabpanel').getByRole('article');
  await expect(cards).toHaveCount(4);
  await expect(cards.getByText('Sample', { exact: true })).toHaveCount(4);
});

/** Runs in the page: answers the first text like this that appears, however soon it goes. */
function firstTextLike(source: string): Promise<string> {
  return new Promise((resolve) => {
    new MutationObserver((_, observer) => {
      const [text] = new RegExp(source).exec(document.body.textContent ?? '') ?? [];
      if (text === undefined) return;
      observer.disconnect();
      resolve(text);
    }).observe(document.body, { subtree: true, childList: true, characterData: true });
  });
}
