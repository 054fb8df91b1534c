import { startServer, testAdmin } from '../server/testing/start-server.ts';
import { addBackdatedAccounts } from './backdated-accounts.ts';
import { copyBootedData } from './booted-data.ts';
import { signIn } from './fixtures.ts';
import { expect, holdCalls, peopleTest as test } from './people.ts';

const CARDS = {
  'Total Users': 'Active user accounts',
  'New This Week': 'Users added in last 7 days',
  'New This Month': 'Users added in last 30 days',
} as const;

test('two tabs, each with an address of its own, reached by keyboard too', async ({
  admin,
  people,
}) => {
  await people.add('Ada');
  await admin.goto('/');
  await admin.getByRole('link', { name: 'Admin Dashboard' }).click();

  await expect(admin).toHaveURL('/admin');
  await expect(admin.getByRole('heading', { name: 'Admin Dashboard', level: 1 })).toBeVisible();
  await expect(admin.getByRole('tab')).toHaveText(['Dashboard', 'User Management']);
  await expect(admin.getByRole('tab', { name: 'Dashboard' })).toHaveAttribute(
    'aria-selected',
    'true',
  );
  await admin.getByRole('tab', { name: 'Dashboard' }).press('ArrowRight');
  await expect(admin.getByRole('heading', { name: 'User Accounts (1)' })).toBeVisible();
  await admin.reload();
  await expect(admin.getByRole('heading', { name: 'User Accounts (1)' })).toBeVisible();

  // The keyboard's frame is not for the mouse.
  const [first, second] = [
    admin.getByRole('tab', { name: 'Dashboard' }),
    admin.getByRole('tab', { name: 'User Management' }),
  ];
  await first.click();
  await expect(first).toBeFocused();
  await expect(first).toHaveCSS('outline-style', 'none');
  await first.press('ArrowRight');
  await expect(second).toBeFocused();
  await expect(second).toHaveCSS('outline-style', 'solid');
});

test('the four cards say what they count and follow every account', async ({ admin, people }) => {
  const first = await people.add('Bea');
  await people.add('Cleo');
  await admin.goto('/admin');

  for (const [title, note] of Object.entries(CARDS)) {
    const card = admin.getByRole('region', { name: title });
    await expect(card.getByText('2', { exact: true })).toBeVisible();
    await expect(card.getByText(note, { exact: true })).toBeVisible();
  }
  const status = admin.getByRole('region', { name: 'System Status' });
  await expect(status.getByText('Active', { exact: true })).toBeVisible();
  await expect(status.getByText('All systems operational', { exact: true })).toBeVisible();

  await people.remove(first.id);
  await admin.reload();
  for (const title of Object.keys(CARDS)) {
    await expect(
      admin.getByRole('region', { name: title }).getByText('1', { exact: true }),
    ).toBeVisible();
  }
});

test('the cards count 7 days and one month back, and administrators not at all', async ({
  browser,
}) => {
  await using data = await copyBootedData();
  await addBackdatedAccounts(data.path, [0, 6.9, 7.1, 27.9, 31.1, 400]);
  await using server = await startServer({ settings: { DATA_DIR: data.path } });
  const context = await browser.newContext({ baseURL: server.url });
  const page = await context.newPage();
  await signIn(page, testAdmin);
  await page.goto('/admin');

  const counts = { 'Total Users': '6', 'New This Week': '2', 'New This Month': '4' };
  for (const [title, count] of Object.entries(counts)) {
    await expect(
      page.getByRole('region', { name: title }).getByText(count, { exact: true }),
    ).toBeVisible();
  }
  await context.close();
});

test('numbers on their way say so, and those that cannot be read are never shown as none', async ({
  admin,
  people,
  expectedErrors,
}) => {
  expectedErrors.push(/ERR_FAILED/);
  await people.add('Dana');
  const card = admin.getByRole('region', { name: 'Total Users' });
  const release = await holdCalls(admin, /rest\/v1\/profiles/, 'HEAD');
  await admin.goto('/admin');
  await expect(card.getByText('Loading...')).toBeAttached();
  release();
  await expect(card.getByText('1', { exact: true })).toBeVisible();

  await admin.route(/rest\/v1\/profiles/, (route) => route.abort());
  await admin.reload();
  await expect(card.getByText('Unknown', { exact: true })).toBeVisible();
  await expect(admin.getByText(/^Could not load the statistics: /)).toBeVisible();

  await admin.unroute(/rest\/v1\/profiles/);
  await admin.getByRole('button', { name: 'Try again' }).click();
  await expect(card.getByText('1', { exact: true })).toBeVisible();
});

test('every quick action leads somewhere', async ({ admin }) => {
  const actions = {
    'Manage users': /\/admin\?tab=users$/,
    'API Settings': /\/settings$/,
    Health: /\/admin\/health$/,
    'Research a prospect': /\/$/,
  };
  for (const [name, address] of Object.entries(actions)) {
    await admin.goto('/admin');
    const tiles = admin.getByRole('region', { name: 'Quick Actions' });
    await expect(tiles.getByRole('link')).toHaveCount(Object.keys(actions).length);
    await tiles.getByRole('link', { name: new RegExp(`^${name}`) }).click();

    await expect(admin).toHaveURL(address);
  }
});
