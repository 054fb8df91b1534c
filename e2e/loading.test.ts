import type { Page } from '@playwright/test';
import { BUDGETS, builtManifest, scriptsOf } from '../scripts/bundle-budgets.mjs';
import { expect, test } from './fixtures.ts';

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

test('the sign-in page and the dashboard load what their budgets count, and nothing else', async ({
  visitor,
  admin,
}) => {
  await visitor.goto('/auth');
  await expect(visitor.getByRole('button', { name: 'Sign In' })).toBeEnabled();
  expect(await loaded(visitor)).toEqual(counted('sign-in'));

  await admin.goto('/');
  await expect(admin.getByText('Admin', { exact: true })).toBeVisible();
  expect(await loaded(admin)).toEqual(counted('dashboard'));
});
