import { expect, test } from '../fixtures.ts';
import { ingrid, reportOf, startResearch } from '../journey.ts';
import { openWithKeys } from '../saved-keys.ts';
import { expectToast } from '../toasts.ts';

const DONE = 'Research Complete!';

test('faults 57 and 60: at 400 % zoom, without motion and on paper the report can be read and copied', async ({
  admin,
}) => {
  await admin.emulateMedia({ reducedMotion: 'reduce' });
  await openWithKeys(admin);
  await startResearch(admin, ingrid);
  await expectToast(admin, DONE);
  // 1280 pixels at 400 % leave 320.
  await admin.setViewportSize({ width: 320, height: 256 });

  const overflow = () =>
    admin.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  await expect.poll(overflow).toBeLessThanOrEqual(0);
  const moving = () =>
    admin.evaluate(
      () => document.getAnimations().filter(({ playState }) => playState === 'running').length,
    );
  await expect.poll(moving).toBe(0);

  await admin.emulateMedia({ media: 'print' });
  const card = reportOf(admin).getByRole('article').first();
  await expect(card).toBeVisible();
  await expect(admin.getByRole('button', { name: 'Start AI Research' })).toBeHidden();
  await expect(admin.getByRole('button', { name: 'Sign Out' })).toBeHidden();
  const title = (await card.getByRole('heading').textContent()) ?? '';
  const copied = await admin.evaluate(() => {
    getSelection()?.selectAllChildren(document.querySelector('article') ?? document.body);
    return getSelection()?.toString() ?? '';
  });
  expect(copied).toContain(title);
});

test('fault 58: a page rewritten by a translator goes on working', async ({ admin, services }) => {
  await openWithKeys(admin);
  services.firecrawl.script({ path: '/v1/scrape', latencyMs: 300 });
  const translate = () =>
    admin.evaluate(() => {
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const texts: Text[] = [];
      while (walker.nextNode())
        if (walker.currentNode instanceof Text) texts.push(walker.currentNode);
      for (const text of texts) {
        const outer = document.createElement('font');
        const inner = document.createElement('font');
        inner.append(document.createTextNode(text.data));
        outer.append(inner);
        text.replaceWith(outer);
      }
    });
  await admin.getByLabel('Full Name').fill(ingrid.name);
  await admin.getByLabel('Company', { exact: true }).fill(ingrid.company);
  await translate();
  await admin.getByRole('button', { name: 'Start AI Research' }).click();
  await expect(reportOf(admin).getByRole('article').first()).toBeVisible();
  await translate();

  await expectToast(admin, DONE);
  await expect(reportOf(admin).getByRole('article')).not.toHaveCount(0);
  await expect(admin.getByText('stopped working')).toBeHidden();
  await admin.getByRole('link', { name: 'API Settings' }).click();
  await expect(admin.getByText('Your keys stay with you')).toBeVisible();
});

test('fault 59: when a part of an old version is gone, the page offers to load the new one', async ({
  admin,
  expectedErrors,
}) => {
  expectedErrors.push(/404/, /Failed to fetch dynamically imported module/, /settings-page/);
  await admin.goto('/');
  await admin.getByLabel('Full Name').fill('Ingrid Solberg');
  await admin.route(/\/assets\/settings-page-.*\.js/, (route) =>
    route.fulfill({ status: 404, body: 'Not found.' }),
  );
  await admin.getByRole('link', { name: 'API Settings' }).click();

  await expect(
    admin.getByRole('heading', { name: 'A new version of Legwork is available' }),
  ).toBeVisible();
  await admin.unroute(/\/assets\/settings-page-.*\.js/);
  await admin.getByRole('button', { name: 'Reload' }).click();
  await expect(admin.getByText('Your keys stay with you')).toBeVisible();
  await admin.getByRole('link', { name: 'Back to Dashboard' }).click();
  await expect(admin.getByLabel('Full Name')).toHaveValue('Ingrid Solberg');
});

test('without a connection, a screen that was never opened says so, the others go on, and it opens when the connection is back', async ({
  admin,
  expectedErrors,
}) => {
  expectedErrors.push(/ERR_INTERNET_DISCONNECTED/, /Failed to fetch dynamically imported module/);
  await admin.goto('/');
  await admin.getByLabel('Full Name').fill('Ingrid Solberg');
  await admin.context().setOffline(true);
  await admin.getByRole('link', { name: 'Lists', exact: true }).click();
  await expect(admin.getByRole('heading', { name: 'You are offline' })).toBeVisible();

  await admin.getByRole('link', { name: 'Research', exact: true }).click();
  await expect(admin.getByLabel('Full Name')).toHaveValue('Ingrid Solberg');

  await admin.getByRole('link', { name: 'Lists', exact: true }).click();
  await expect(admin.getByRole('heading', { name: 'You are offline' })).toBeVisible();
  await admin.context().setOffline(false);
  await expect(admin.getByRole('heading', { name: 'Lists', level: 1 })).toBeVisible();
});

test('fault 320: in a Wi-Fi that leads nowhere a screen that was never opened says that there is no connection, and opens once there is one', async ({
  admin,
  expectedErrors,
}) => {
  expectedErrors.push(/ERR_INTERNET_DISCONNECTED/, /Failed to fetch dynamically imported module/);
  await admin.goto('/');
  await admin.getByLabel('Full Name').fill('Ingrid Solberg');
  await admin.route('**/*', (route) => route.abort('internetdisconnected'));
  await admin.getByRole('link', { name: 'Lists', exact: true }).click();
  await expect(admin.getByRole('heading', { name: 'You are offline' })).toBeVisible();
  await admin.getByRole('button', { name: 'Try again' }).click();
  await expect(admin.getByText('Still no connection.')).toBeVisible();

  await admin.unrouteAll();
  await expect(admin.getByRole('heading', { name: 'Lists', level: 1 })).toBeVisible();
});
