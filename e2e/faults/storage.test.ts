import { testAdmin } from '../../server/testing/start-server.ts';
import { neverAnswer } from '../../simulators/server/faults.ts';
import { expect, signIn, test } from '../fixtures.ts';
import { connectServices, enterKey, ingrid, keyCard, keys, startResearch } from '../journey.ts';
import { openWithKeys } from '../saved-keys.ts';
import { expectToast } from '../toasts.ts';

test('fault 41: where the browser blocks its storage, one can sign in for this tab, and is told why a key is not kept', async ({
  visitor,
}) => {
  await visitor.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB']) {
      Object.defineProperty(globalThis, name, {
        get: () => {
          throw new DOMException('Access is denied for this document.', 'SecurityError');
        },
      });
    }
  });

  await signIn(visitor, testAdmin);
  await expect(visitor.getByText('No research yet')).toBeVisible();
  await enterKey(visitor, 'ScraperAPI', keys.ScraperAPI);
  await expect(
    keyCard(visitor, 'ScraperAPI').getByText(/browser (?:could not|blocks|is blocking)/i),
  ).toBeVisible();
});

test('fault 42: a full storage is told when a key is saved, and the key kept before is still there', async ({
  admin,
  simulators,
}) => {
  await openWithKeys(admin);
  await admin.evaluate(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('Full', 'QuotaExceededError');
    };
  });
  const card = keyCard(admin, 'Firecrawl');
  await card.getByRole('button', { name: /Edit/ }).click();
  await enterKey(admin, 'Firecrawl', keys.Firecrawl);

  await expectToast(admin, 'Failed to verify API key. Please try again.');
  await admin.reload();
  await expect(card.getByText('Connected', { exact: true })).toBeVisible();
  expect(simulators.firecrawl.calls.length).toBeGreaterThan(0);
});

const DAMAGED_SESSIONS = [
  '{"access_token":"ey',
  'hello',
  '[1,2]',
  'null',
  '{"access_token":"a","refresh_token":"b","expires_at":9999999999}',
] as const;

test('fault 43: a stored session that is damaged ends at the sign-in page, however it is damaged', async ({
  visitor,
  expectedErrors,
}) => {
  expectedErrors.push(/40[013]/);
  await visitor.goto('/auth');
  for (const stored of DAMAGED_SESSIONS) {
    await visitor.evaluate((text) => localStorage.setItem('legwork.session', text), stored);

    await visitor.goto('/');

    await expect(visitor).toHaveURL('/auth');
    await expect(visitor.getByRole('button', { name: 'Sign In' })).toBeVisible();
  }
});

test('faults 44 and 46: a key saved in one tab shows in the other; one taken out by hand is missed by the next run', async ({
  admin,
  services,
}) => {
  await openWithKeys(admin);
  const other = await admin.context().newPage();
  await other.goto('/settings');
  await connectServices(other, 'SerpApi');
  await admin.getByRole('link', { name: 'API Settings' }).click();
  await expect(keyCard(admin, 'SerpApi').getByText('Connected', { exact: true })).toBeVisible();
  await other.close();

  await admin.getByRole('link', { name: 'Back to Dashboard' }).click();
  services.firecrawl.script({ path: '/v1/scrape', times: 1, answer: neverAnswer() });
  await startResearch(admin, ingrid);
  await services.firecrawl.until((calls) => calls.some(({ path }) => path === '/v1/scrape'));
  await admin.evaluate(() => {
    const name = Object.keys(localStorage).find((one) => one.startsWith('legwork.firecrawl-key.'));
    if (name !== undefined) localStorage.removeItem(name);
  });
  await services.firecrawl.until((calls) => calls.length >= 5);
  await admin.getByRole('button', { name: 'Cancel research' }).click();
  await startResearch(admin, ingrid);

  await expect(
    admin.getByText('Firecrawl API key not found. Please set your API key first.').first(),
  ).toBeVisible();
});
