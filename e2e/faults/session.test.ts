import type { BrowserContext, Page } from '@playwright/test';
import { testAdmin } from '../../server/testing/start-server.ts';
import { neverAnswer } from '../../simulators/server/faults.ts';
import { signIn } from '../fixtures.ts';
import { ingrid, startResearch } from '../journey.ts';
import { expect, peopleTest as test } from '../people.ts';
import { openWithKeys } from '../saved-keys.ts';
import { expectToast } from '../toasts.ts';

const REFRESH = /\/auth\/v1\/token\?grant_type=refresh_token/;
const HOUR_MS = 3_600_000;

/** Counts the renewals of all pages of a browser. */
function countRefreshes(context: BrowserContext): () => number {
  let count = 0;
  context.on('request', (request) => {
    if (REFRESH.test(request.url())) count += 1;
  });
  return () => count;
}

/** Makes the stored session look as if it ran out a minute ago. */
async function expireSession(page: Page): Promise<void> {
  await page.evaluate(() => {
    const session = localStorage.getItem('legwork.session') ?? '';
    const expiresAt = Math.floor(Date.now() / 1000) - 60;
    localStorage.setItem(
      'legwork.session',
      session.replace(/"expires_at":\d+/, `"expires_at":${expiresAt}`),
    );
  });
}

/** The same where no page of the product is open, which could renew the session in between. */
async function expireUnused(page: Page): Promise<void> {
  await page.goto('/health');
  await expireSession(page);
}

/** How many requests of the page have no answer yet. */
function countOpenRequests(page: Page): () => number {
  let open = 0;
  page.on('request', () => (open += 1));
  page.on('requestfinished', () => (open -= 1));
  page.on('requestfailed', () => (open -= 1));
  return () => open;
}

const STEP_MS = 5_000;

/** Lets the page's clock run on, but no faster than its requests are answered: else each would run into its time limit. */
async function letTimePass(page: Page, ms: number, openRequests: () => number): Promise<void> {
  for (let passed = 0; passed < ms; passed += STEP_MS) {
    await expect.poll(openRequests).toBe(0);
    await page.clock.runFor(STEP_MS);
  }
  await expect.poll(openRequests).toBe(0);
}

async function expectSignedIn(page: Page): Promise<void> {
  await expect(page.getByRole('button', { name: 'Sign Out' })).toBeVisible();
}

test('fault 26: a backend in trouble signs nobody out; a session that is over does, and says so', async ({
  visitor,
  expectedErrors,
}) => {
  expectedErrors.push(/Failed to load resource/);
  await signIn(visitor, testAdmin);
  for (const status of [502, 503, 504]) {
    await expireUnused(visitor);
    await visitor.route(REFRESH, (route) => route.fulfill({ status, body: '' }));
    await visitor.goto('/');
    await expectSignedIn(visitor);
    await visitor.unroute(REFRESH);
  }

  await expireUnused(visitor);
  await visitor.route(REFRESH, (route) =>
    route.fulfill({
      status: 400,
      json: { code: 'refresh_token_not_found', msg: 'Invalid Refresh Token' },
    }),
  );
  await visitor.goto('/');
  await expectToast(visitor, 'Your session has ended. Please sign in again.');
  await expect(visitor).toHaveURL('/auth');
});

test('fault 45: who signs out in one tab is out of the other within a second', async ({
  visitor,
}) => {
  await signIn(visitor, testAdmin);
  const other = await visitor.context().newPage();
  await other.clock.install();
  await other.goto('/');
  await expectSignedIn(other);
  // From here on no time passes in the other tab: it has to be told, and may wait for nothing.
  await other.clock.pauseAt(Date.now() + HOUR_MS / 60);

  await visitor.getByRole('button', { name: 'Sign Out' }).click();
  await expect(visitor).toHaveURL('/auth');

  await expect(other).toHaveURL('/auth');
  await other.close();
});

test('fault 47: five tabs whose session runs out together renew it once, and all stay', async ({
  visitor,
  expectedErrors,
}) => {
  // A page without an icon of its own lets the browser ask for /favicon.ico.
  expectedErrors.push(/status of 404/);
  await signIn(visitor, testAdmin);
  await expireUnused(visitor);
  const refreshes = countRefreshes(visitor.context());
  const tabs = await Promise.all([1, 2, 3, 4].map(() => visitor.context().newPage()));

  await Promise.all([visitor, ...tabs].map((tab) => tab.goto('/')));

  for (const tab of [visitor, ...tabs]) await expectSignedIn(tab);
  // A page is shown before its session is renewed where that takes long.
  await expect.poll(refreshes).toBe(1);
});

test('faults 48 and 49: who loses the role is refused at the next step; who is deleted is out, the run on screen first ends', async ({
  people,
  services,
  expectedErrors,
}) => {
  expectedErrors.push(/40[0134]/, /Failed to load resource/);
  const uma = await people.addSettled('Uma');
  await people.setRole(uma.id, 'admin');
  const page = await people.browserOf(uma);
  await page.getByRole('link', { name: 'API Settings' }).click();
  await expect(page.getByRole('heading', { name: 'API Settings' })).toBeVisible();

  await people.setRole(uma.id, 'user');
  await page.reload();
  await expect(page.getByText('Access Restricted')).toBeVisible();

  await openWithKeys(page);
  services.firecrawl.script({ path: '/v1/scrape', times: 1, answer: neverAnswer() });
  await startResearch(page, ingrid);
  await services.firecrawl.until((calls) => calls.length > 2);
  await people.remove(uma.id);
  await page.reload();
  await expect(page).toHaveURL('/auth');
});

for (const [what, shiftMs] of [
  ['an hour fast', HOUR_MS],
  ['an hour slow', -HOUR_MS],
  ['a day fast', 24 * HOUR_MS],
  ['a day slow', -24 * HOUR_MS],
] as const) {
  test(`fault 52: a clock that is ${what} neither signs out nor renews without end`, async ({
    visitor,
  }) => {
    await visitor.clock.install({ time: Date.now() + shiftMs });
    const refreshes = countRefreshes(visitor.context());
    const openRequests = countOpenRequests(visitor);
    await signIn(visitor, testAdmin);

    await letTimePass(visitor, 120_000, openRequests);
    await visitor.reload();

    await expectSignedIn(visitor);
    expect(refreshes()).toBeLessThanOrEqual(2);
  });
}

test('fault 54: eight hours asleep end in one renewal and the same screen', async ({ visitor }) => {
  await visitor.clock.install();
  const openRequests = countOpenRequests(visitor);
  await signIn(visitor, testAdmin);
  const refreshes = countRefreshes(visitor.context());

  await visitor.clock.setSystemTime(Date.now() + 8 * HOUR_MS);
  await visitor.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect.poll(refreshes).toBe(1);
  await letTimePass(visitor, 60_000, openRequests);

  await expectSignedIn(visitor);
  expect(refreshes()).toBe(1);
});
