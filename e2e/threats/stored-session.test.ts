import type { Page } from '@playwright/test';
import { expect, test } from '../people.ts';

/** What the backend answers to requests beyond a person's rights. */
const REFUSED = [/40[0136] \(/];

test('threat 24: a user who writes "admin" into the stored session sees nothing of an administrator and may do nothing', async ({
  people,
  expectedErrors,
}) => {
  expectedErrors.push(...REFUSED);
  const eve = await people.addSettled('Eve');
  const victim = await people.addSettled('Vic');
  const page = await people.browserOf(eve);
  await rewriteSession(page, (text) =>
    text
      .replaceAll(/"role":"\w+"/g, '"role":"admin"')
      .replaceAll('"user_metadata":{', '"user_metadata":{"role":"admin","is_admin":true,')
      .replaceAll('"app_metadata":{', '"app_metadata":{"role":"admin","roles":["admin"],'),
  );
  const seen: string[] = [];
  page.on('response', (response) => {
    if (/list_accounts|account_statistics|audit_log/.test(response.url()) && response.ok()) {
      seen.push(response.url());
    }
  });

  for (const route of ['/admin', '/admin?tab=users', '/settings']) {
    await page.goto(route);
    await expect(page.getByRole('heading', { name: 'Access Restricted' })).toBeVisible();
    await expect(page.getByText(victim.email)).toBeHidden();
  }
  await page.goto('/');
  await expect(page.getByText('User', { exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Admin Dashboard' })).toBeHidden();
  expect(seen).toEqual([]);
});

test("threat 24: a session with somebody else's identity written into it shows nothing of theirs", async ({
  people,
  expectedErrors,
}) => {
  expectedErrors.push(...REFUSED);
  const eve = await people.addSettled('Eve');
  const victim = await people.addSettled('Vic');
  const page = await people.browserOf(eve);

  await rewriteSession(page, (text) => text.replaceAll(eve.id, victim.id));
  await page.goto('/admin');

  await expect(page.getByRole('heading', { name: /Access Restricted|Sign in/ })).toBeVisible();
});

/** Changes the session as it lies in the browser's storage, where its owner can write what they like. */
async function rewriteSession(page: Page, change: (text: string) => string): Promise<void> {
  const [name = '', value = ''] = await page.evaluate(() => {
    const names = Object.keys(localStorage);
    const found = names.find((key) => localStorage.getItem(key)?.includes('access_token'));
    return found === undefined ? [] : [found, localStorage.getItem(found) ?? ''];
  });
  const changed = change(value);
  expect(changed).not.toBe(value);
  await page.evaluate(
    ([key, text]) => localStorage.setItem(String(key), String(text)),
    [name, changed],
  );
  await page.reload();
}
