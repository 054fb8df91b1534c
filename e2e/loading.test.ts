import type { Page } from '@playwright/test';
import { BUDGETS, builtManifest, scriptsOf } from '../scripts/bundle-budgets.mjs';
import { neverAnswer } from '../simulators/server/faults.ts';
import { expect, test } from './fixtures.ts';
import { ingrid, startResearch } from './journey.ts';
import { openWithKeys } from './saved-keys.ts';
import { expectToast } from './toasts.ts';

/** The scripts that the budget of a page counts. */
function counted(page: (typeof BUDGETS)[number]['page']): readonly string[] {
  return scriptsOf(
    builtManifest(),
    BUDGETS.find((budget) => budget.page === page)?.loads ?? [],
  ).toSorted();
}

/** The scripts that the page has asked the server for by now. */
async function loaded(page: Page): Promise<readonly string[]> {
  await page.waitForLoadState('networkidle');
  const paths = await page.evaluate(() =>
    performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname),
  );
  return paths
    .filter((path) => path.endsWith('.js'))
    .map((path) => path.slice(1))
    .toSorted();
}

/** How often the page asks any server until it rests. */
async function requestsOf(page: Page, path: string, rests: () => Promise<void>): Promise<number> {
  let requests = 0;
  page.on('request', () => {
    requests += 1;
  });
  await page.goto(path);
  await rests();
  await page.waitForLoadState('networkidle');
  return requests;
}

function allowed(page: (typeof BUDGETS)[number]['page']): number {
  return BUDGETS.find((budget) => budget.page === page)?.mostRequests ?? 0;
}

test('the sign-in page and the dashboard load what their budgets count, and nothing else', async ({
  visitor,
  admin,
}) => {
  const atSignIn = await requestsOf(visitor, '/auth', () =>
    expect(visitor.getByRole('button', { name: 'Sign In' })).toBeEnabled(),
  );
  await expect.poll(() => loaded(visitor)).toEqual(counted('sign-in'));
  expect(atSignIn).toBeLessThanOrEqual(allowed('sign-in'));

  const atDashboard = await requestsOf(admin, '/', () =>
    expect(admin.getByText('Admin', { exact: true })).toBeVisible(),
  );
  await expect.poll(() => loaded(admin)).toEqual(counted('dashboard'));
  expect(atDashboard).toBeLessThanOrEqual(allowed('dashboard'));
});

test('the worker of a run is there before the click, and a fresh one as soon as somebody turns to the form again', async ({
  admin,
  services,
}) => {
  const opened: string[] = [];
  admin.on('worker', (worker) => opened.push(worker.url()));
  const research = () => opened.filter((url) => url.includes('research.worker')).length;
  await openWithKeys(admin);
  await admin.getByLabel('Full Name').fill(ingrid.name);
  await admin.getByLabel('Company', { exact: true }).fill(ingrid.company);

  await expect.poll(research).toBe(1);
  expect(services.scraperApi.calls).toEqual([]);
  await admin.getByRole('button', { name: 'Start AI Research' }).click();
  await expectToast(admin, 'Research Complete!');
  expect(research()).toBe(1);

  await admin.getByLabel('Full Name').focus();
  await expect.poll(research).toBe(2);
});

test('a run that was cancelled leaves nothing to the next one', async ({ admin, services }) => {
  await openWithKeys(admin);
  services.scraperApi.script({ times: 3, answer: neverAnswer() });
  await startResearch(admin, ingrid);
  await services.scraperApi.until(({ length }) => length === 3);
  await admin.keyboard.press('Escape');
  await services.scraperApi.until((calls) => calls.every(({ aborted }) => aborted));

  await admin.getByRole('button', { name: 'Start AI Research' }).click();
  await expectToast(admin, 'Research Complete!');
  expect(services.scraperApi.calls).toHaveLength(6);
});

test('two clicks make one run', async ({ admin, services }) => {
  await openWithKeys(admin);
  await admin.getByLabel('Full Name').fill(ingrid.name);
  await admin.getByLabel('Company', { exact: true }).fill(ingrid.company);
  await admin.getByRole('button', { name: 'Start AI Research' }).dblclick();
  await expectToast(admin, 'Research Complete!');

  expect(services.scraperApi.calls).toHaveLength(3);
});

test('a research that cannot be recorded asks nobody until the user decides', async ({
  admin,
  services,
  expectedErrors,
}) => {
  expectedErrors.push(/status of 403/);
  await openWithKeys(admin);
  await admin.route('**/rpc/record_research', (route) =>
    route.fulfill({ status: 403, json: { message: 'Not today.' } }),
  );
  await startResearch(admin, ingrid);
  await admin.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click();
  await expect(admin.getByRole('button', { name: 'Start AI Research' })).toBeEnabled();

  expect(services.scraperApi.calls).toEqual([]);
  expect(services.firecrawl.calls).toEqual([]);
});
