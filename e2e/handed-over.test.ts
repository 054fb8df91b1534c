import { expect, test } from './fixtures.ts';
import { openAccountMenu } from './journey.ts';
import { startCanary } from './threats/canary.ts';

const PROFILE = `<!doctype html>
  <meta http-equiv="Content-Security-Policy" content="default-src 'none'; require-trusted-types-for 'script'">
  <title>(3) Jane Doe - CRO at Acme | LinkedIn</title>
  <p>jane.doe@private.example</p>`;

test('the bookmark, used on a page with a strict policy, opens the form filled in; nothing of it stays in the address, and nothing starts', async ({
  admin,
  services,
}) => {
  await admin.goto('/');
  await openAccountMenu(admin);
  const bookmark = admin.getByRole('link', { name: 'Research in Legwork' });
  const script = decodeURIComponent((await bookmark.getAttribute('href')) ?? '').slice(
    'javascript:'.length,
  );
  await bookmark.click();
  await expect(admin.getByText('Drag it to your bookmarks bar').first()).toBeVisible();

  await using elsewhere = await startCanary(PROFILE);
  const profile = await admin.context().newPage();
  await profile.goto(`${elsewhere.url}/in/jane-doe?session=secret#private`);
  const [form] = await Promise.all([
    admin.context().waitForEvent('page'),
    profile.evaluate(script),
  ]);

  await expect(form.getByText('Filled Full Name, Company, Position/Title.')).toBeVisible();
  await expect(form.getByLabel('Full Name')).toHaveValue('Jane Doe');
  await expect(form.getByLabel('Company', { exact: true })).toHaveValue('Acme');
  await expect(form.getByRole('button', { name: 'Start AI Research' })).toBeFocused();
  await expect(form).toHaveURL('/');
  expect(await form.evaluate(() => document.referrer)).toBe('');
  expect(services.scraperApi.calls).toEqual([]);
  expect(elsewhere.requests.filter((request) => request.startsWith('GET /in/'))).toHaveLength(1);
});
