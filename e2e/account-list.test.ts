import { testAdmin } from '../server/testing/start-server.ts';
import {
  expect,
  holdCalls,
  openUserManagement,
  refuseCalls,
  rowOf,
  peopleTest as test,
} from './people.ts';
import { expectToast } from './toasts.ts';

const LIST = /rest\/v1\/profiles\?.*user_roles\.role=eq\.user/;
const ADMINISTRATORS = /rest\/v1\/profiles\?.*user_roles\.role=eq\.admin/;

test('the table shows name, e-mail, role, date of creation and actions of users alone', async ({
  admin,
  people,
}) => {
  const ada = await people.add('Ada');
  await people.add('Bea');
  await openUserManagement(admin);

  const table = admin.getByRole('table', { name: 'User Accounts (2)' });
  await expect(table.getByRole('columnheader')).toHaveText([
    'Name',
    'Email',
    'Role',
    'Created',
    'Actions',
  ]);
  const row = rowOf(admin, ada);
  const today = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });
  await expect(row.getByRole('rowheader')).toHaveText(ada.fullName);
  await expect(row.getByRole('cell').nth(0)).toContainText(ada.email);
  await expect(row.getByRole('cell').nth(1)).toHaveText('Search Only');
  await expect(row.getByRole('cell').nth(2)).toHaveText(today.format(new Date()));
  await expect(row.getByRole('button', { name: `Delete ${ada.email}` })).toBeVisible();
  await expect(rowOf(admin, testAdmin)).toHaveCount(0);
});

test('without accounts it says so, and while they are being loaded too', async ({
  admin,
  people,
}) => {
  const release = await holdCalls(admin, LIST, 'GET');
  await admin.goto('/admin?tab=users');
  await expect(admin.getByText('Loading users...')).toBeVisible();
  release();

  await expect(admin.getByText('No user accounts created yet')).toBeVisible();
  await expect(admin.getByRole('heading', { name: 'User Accounts (0)' })).toBeVisible();
  await people.add('Ada');
  await admin.reload();
  await expect(admin.getByText('No user accounts created yet')).toBeHidden();
  await expect(admin.getByRole('heading', { name: 'User Accounts (1)' })).toBeVisible();
});

test('a list that cannot be loaded says why and offers another try', async ({
  admin,
  people,
  expectedErrors,
}) => {
  expectedErrors.push(/409/);
  const ada = await people.add('Ada');
  for (const list of [LIST, ADMINISTRATORS]) {
    await refuseCalls(admin, list, { method: 'GET', message: 'The backend is resting' });
  }
  await admin.goto('/admin?tab=users');

  await expectToast(admin, 'Error', 'Failed to load users: The backend is resting');
  await expect(admin.getByText('No user accounts created yet')).toBeHidden();
  await admin.unroute(LIST);
  await admin.unroute(ADMINISTRATORS);
  const administrators = admin.getByRole('region', { name: 'Administrators' });
  await expect(administrators).toContainText('Failed to load administrators');
  await administrators.getByRole('button', { name: 'Try again' }).click();
  await expect(administrators.getByText(testAdmin.email)).toBeVisible();
  await admin.getByRole('button', { name: 'Try again' }).click();
  await expect(rowOf(admin, ada)).toBeVisible();
});

test('fault 65: 120 accounts come in pages of 50, and n counts all of them', async ({
  admin,
  people,
}) => {
  await people.addMany(120);
  await openUserManagement(admin);
  const rows = admin.getByRole('rowheader');
  const next = admin.getByRole('button', { name: 'Next page' });
  const previous = admin.getByRole('button', { name: 'Previous page' });

  await expect(admin.getByRole('heading', { name: 'User Accounts (120)' })).toBeVisible();
  await expect(rows).toHaveCount(50);
  await expect(rows.first()).toHaveText('Person 120');
  await expect(previous).toBeDisabled();
  const seen = new Set(await rows.allTextContents());
  for (const [range, count] of [
    ['51–100 of 120', 50],
    ['101–120 of 120', 20],
  ] as const) {
    await next.click();
    await expect(admin.getByText(range)).toBeVisible();
    await expect(admin.locator('[aria-busy=true]')).toHaveCount(0);
    await expect(rows).toHaveCount(count);
    for (const name of await rows.allTextContents()) seen.add(name);
  }
  expect(seen.size).toBe(120);
  await expect(next).toBeDisabled();
  await expect(admin.getByRole('heading', { name: 'User Accounts (120)' })).toBeVisible();

  await admin.getByRole('button', { name: 'Name', exact: true }).click();
  await expect(rows.first()).toHaveText('Person 001');
  await expect(rows).toHaveCount(50);
  await expect(admin.getByRole('columnheader', { name: 'Name' })).toHaveAttribute(
    'aria-sort',
    'ascending',
  );
  await admin.getByRole('button', { name: 'Name', exact: true }).click();
  await expect(rows.first()).toHaveText('Person 120');

  await admin.getByRole('searchbox').fill('person-07');
  await expect(admin.getByRole('heading', { name: 'User Accounts (10)' })).toBeVisible();
  await expect(rows).toHaveCount(10);
  await expect(next).toHaveCount(0);
});

test('a page that goes with its last account gives way to the one before', async ({
  admin,
  people,
  expectedErrors,
}) => {
  expectedErrors.push(/416/);
  const [first = '', second = '', third = ''] = await people.addMany(52);
  await openUserManagement(admin);
  await admin.getByRole('button', { name: 'Next page' }).click();
  await expect(admin.getByRole('rowheader')).toHaveText(['Person 002', 'Person 001']);
  await people.remove(first);
  await people.remove(second);
  await people.remove(third);
  await admin.evaluate(() => dispatchEvent(new Event('visibilitychange')));

  await expect(admin.getByRole('heading', { name: 'User Accounts (49)' })).toBeVisible();
  await expect(admin.getByRole('rowheader')).toHaveCount(49);
});

test('the list sorts by every column that can be sorted, whatever the case of a name', async ({
  admin,
  people,
}) => {
  for (const name of ['bertha', 'Anton', 'Cäsar']) await people.add(name);
  await openUserManagement(admin);
  const names = () => admin.getByRole('rowheader').allTextContents();
  const byName = ['Anton Newcomer', 'bertha Newcomer', 'Cäsar Newcomer'];

  for (const column of ['Name', 'Email']) {
    const button = admin.getByRole('button', { name: column, exact: true });
    await button.click();
    await expect.poll(names).toEqual(byName);
    await button.click();
    await expect.poll(names).toEqual(byName.toReversed());
  }
  await admin.getByRole('button', { name: 'Created', exact: true }).click();
  await expect.poll(names).toEqual(['bertha Newcomer', 'Anton Newcomer', 'Cäsar Newcomer']);
});

test('the search finds parts of names and addresses, and takes every sign for what it is', async ({
  admin,
  people,
}) => {
  await people.add('Ada');
  const bea = await people.add('Bea');
  await openUserManagement(admin);
  const search = admin.getByRole('searchbox', { name: 'Search by name or email' });

  for (const text of ['bea', 'BEA NEW', 'ea@newcomer.example', '  bea  ', 'newcomer bea']) {
    await search.fill(text);
    await expect(admin.getByRole('heading', { name: 'User Accounts (1)' })).toBeVisible();
    await expect(rowOf(admin, bea)).toBeVisible();
    await search.fill('');
    await expect(admin.getByRole('heading', { name: 'User Accounts (2)' })).toBeVisible();
  }
  for (const text of ['%', '_', '*', '\\', ',', '"', "'", 'a,b)or(', '100%', '.*', 'null']) {
    await search.fill(text);
    await expect(admin.getByText(`No users match “${text}”.`)).toBeVisible();
    await expect(admin.getByRole('heading', { name: 'User Accounts (0)' })).toBeVisible();
  }
});

test('an e-mail address can be copied', async ({ admin, people }) => {
  await admin.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  const ada = await people.add('Ada');
  await openUserManagement(admin);
  await admin.getByRole('button', { name: `Copy ${ada.email}` }).click();

  await expectToast(admin, 'Email copied');
  expect(await admin.evaluate(() => navigator.clipboard.readText())).toBe(ada.email);
});
