import type { Page } from '@playwright/test';
import { z } from 'zod';
import { testAdmin } from '../../server/testing/start-server.ts';
import { neverAnswer } from '../../simulators/server/faults.ts';
import { expect, signIn, test } from '../fixtures.ts';
import { ingrid, reportOf, startResearch } from '../journey.ts';
import { countKept, expectRunStored, rowsKept } from '../saved-here.ts';
import { openWithKeys } from '../saved-keys.ts';
import { expectToast } from '../toasts.ts';

const SCRAPE = '/v1/scrape';

test('fault 51: a reload in the middle ends every call, and the run is continued without paying twice', async ({
  admin,
  services,
}) => {
  await openWithKeys(admin);
  services.firecrawl.script({
    path: SCRAPE,
    when: ({ nth }) => nth === 3 || nth === 4,
    answer: neverAnswer(),
  });
  await startResearch(admin, ingrid);
  await services.firecrawl.until(
    (calls) =>
      calls.filter(({ finishedAt }) => finishedAt === null).length === 2 && calls.length === 4,
  );
  await expect(reportOf(admin).getByRole('article')).toHaveCount(2);
  await expect.poll(() => keptResults(admin)).toEqual([2]);
  // Three searches and two pages.
  await expect.poll(() => countKept(admin, 'answers')).toBe(3 + 2);

  await admin.reload();

  await services.firecrawl.until((all) => all.every(({ finishedAt }) => finishedAt !== null));
  await expect(admin.getByRole('heading', { name: 'Research interrupted' })).toBeVisible();
  await expect(admin.getByLabel('Full Name')).toHaveValue(ingrid.name);
  await expect(reportOf(admin).getByRole('article')).toHaveCount(2);
  await admin.getByRole('button', { name: 'Continue research' }).click();
  await expectToast(admin, 'Research Complete!');
  expect(services.scraperApi.calls).toHaveLength(3);
  const { calls } = services.firecrawl;
  expect(calls).toHaveLength(4 + 3);
  const addresses = calls.filter(({ aborted }) => !aborted).map(({ bodyText }) => bodyText);
  expect(new Set(addresses).size).toBe(5);

  const cards = await reportOf(admin).getByRole('article').count();
  await expectRunStored(admin);
  await admin.reload();
  await expect(admin.getByRole('heading', { name: 'Research finished' })).toBeVisible();
  await expect(reportOf(admin).getByRole('article')).toHaveCount(cards);
  await admin.getByRole('button', { name: 'Close report' }).click();
  await expect(reportOf(admin)).toBeHidden();
  await expect.poll(() => keptResults(admin)).toEqual([]);
  await admin.reload();
  await expect(admin.getByText('No research yet')).toBeVisible();
});

test('fault 50: a double click starts one run; going elsewhere and back neither ends nor doubles it', async ({
  admin,
  services,
}) => {
  await openWithKeys(admin);
  let returned = (): void => undefined;
  const hasReturned = new Promise<void>((resolve) => (returned = resolve));
  services.firecrawl.script({ path: SCRAPE, heldUntil: () => hasReturned });
  await admin.getByLabel('Full Name').fill(ingrid.name);
  await admin.getByLabel('Company', { exact: true }).fill(ingrid.company);
  await admin.getByRole('button', { name: 'Start AI Research' }).dblclick();
  await admin.getByLabel('Company', { exact: true }).press('Enter');
  await admin.getByRole('link', { name: 'API Settings' }).click();
  await admin.goBack();
  returned();

  await expectToast(admin, 'Research Complete!');
  expect(services.scraperApi.calls).toHaveLength(3);
  expect(services.firecrawl.calls).toHaveLength(5);
});

test('a run that goes on in another tab is not offered to be continued, and who signs out leaves no run behind', async ({
  visitor,
  services,
}) => {
  await signIn(visitor, testAdmin);
  await openWithKeys(visitor);
  services.firecrawl.script({ path: SCRAPE, answer: neverAnswer() });
  await startResearch(visitor, ingrid);
  await services.firecrawl.until((calls) => calls.length === 2);
  const other = await visitor.context().newPage();
  await other.goto('/');
  await expect(other.getByText('No research yet')).toBeVisible();
  await other.close();
  await expect.poll(() => countKept(visitor, 'pages')).toBe(3);

  await visitor.getByRole('button', { name: 'Sign Out' }).click();
  await expect(visitor).toHaveURL('/auth');
  await services.firecrawl.until((calls) => calls.every(({ finishedAt }) => finishedAt !== null));
  await expect.poll(() => keptResults(visitor)).toEqual([]);
  await expect.poll(() => countKept(visitor, 'pages')).toBe(0);
});

const savedRun = z.object({ run: z.object({ results: z.array(z.unknown()) }) });

/** The number of results in each run that the browser keeps. */
async function keptResults(page: Page): Promise<readonly number[]> {
  return (await rowsKept(page, 'runs')).map((saved) => savedRun.parse(saved).run.results.length);
}
