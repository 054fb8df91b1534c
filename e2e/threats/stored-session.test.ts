import type { Page } from '@playwright/test';
import { expect, openUserManagement, type TestAccount, peopleTest as test } from '../people.ts';

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
  const answers = await watchAnswers(page);

  for (const route of ['/admin', '/admin?tab=users', '/settings']) {
    await page.goto(route);
    await expect(page.getByRole('heading', { name: 'Access Restricted' })).toBeVisible();
    await expect(page.getByText(victim.email)).toBeHidden();
  }
  await page.goto('/');
  await expect(page.getByText('User', { exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Admin Dashboard' })).toBeHidden();
  await page.unrouteAll({ behavior: 'wait' });
  expect(answers.map(({ table }) => table)).toEqual(
    expect.arrayContaining(['user_roles', 'profiles']),
  );
  expect(tablesRevealing(victim, answers)).toEqual([]);
});

test('threat 24: what is watched for shows itself where an administrator has the session', async ({
  people,
  admin,
}) => {
  const victim = await people.addSettled('Vic');
  const answers = await watchAnswers(admin);

  await openUserManagement(admin);
  await expect(admin.getByText(victim.email)).toBeVisible();
  await admin.unrouteAll({ behavior: 'wait' });

  expect(tablesRevealing(victim, answers)).toContain('profiles');
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

/** What a table or a procedure of the backend answered to a page. */
type Answer = { readonly table: string; readonly text: string; readonly rowCount: number };

/** Collects every answer from now on, before the page itself gets it. */
async function watchAnswers(page: Page): Promise<readonly Answer[]> {
  const answers: Answer[] = [];
  await page.route(/\/rest\/v1\//, async (route) => {
    const response = await route.fetch();
    const [, table = ''] = /\/rest\/v1\/([\w/]+)/.exec(response.url()) ?? [];
    const text = await response.text();
    const rows: unknown = text.startsWith('[') ? JSON.parse(text) : [];
    const counted = Number(/\/(\d+)$/.exec(response.headers()['content-range'] ?? '')?.[1] ?? 0);
    const rowCount = Math.max(counted, Array.isArray(rows) ? rows.length : 0);
    answers.push({ table, text, rowCount });
    await route.fulfill({ response });
  });
  return answers;
}

/** The tables whose answers name the person, or count or list more accounts than the own. */
function tablesRevealing(
  { id, email }: TestAccount,
  answers: readonly Answer[],
): readonly string[] {
  return answers
    .filter(({ text, rowCount }) => text.includes(id) || text.includes(email) || rowCount > 1)
    .map(({ table }) => table);
}

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
