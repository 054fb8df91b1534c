import {
  createForm,
  enterNewcomer,
  expect,
  newcomer,
  openUserManagement,
  refuseCalls,
  rowOf,
  peopleTest as test,
} from './people.ts';
import { expectToast } from './toasts.ts';

const CREATION = /rpc\/simulate_user_creation/;

test('a created account is announced, listed, counted, and leaves an empty form', async ({
  admin,
  people,
}) => {
  await people.add('Ada');
  await openUserManagement(admin);
  const mia = newcomer('Mia');
  await enterNewcomer(admin, { ...mia, email: `  ${mia.email.toUpperCase()} ` });

  await expectToast(
    admin,
    'User Created',
    `Successfully created account for ${mia.email.toUpperCase()}`,
  );
  await expect(rowOf(admin, mia)).toBeVisible();
  await expect(admin.getByRole('heading', { name: 'User Accounts (2)' })).toBeVisible();
  for (const field of await createForm(admin).getByRole('textbox').all()) {
    await expect(field).toHaveValue('');
  }
  await admin.getByRole('tab', { name: 'Dashboard' }).click();
  await expect(
    admin.getByRole('region', { name: 'Total Users' }).getByText('2', { exact: true }),
  ).toBeVisible();
});

test('the password entered is the one that signs in', async ({ admin, people }) => {
  await openUserManagement(admin);
  const nils = newcomer('Nils');
  await enterNewcomer(admin, nils);
  await expect(rowOf(admin, nils)).toBeVisible();

  const page = await people.browserOf(nils);
  await expect(page.getByRole('banner').getByText(nils.email)).toBeVisible();
});

test('name, e-mail and password are all required, and what is missing is named before anything is sent', async ({
  admin,
  people,
}) => {
  await people.add('Ada');
  const sent: string[] = [];
  admin.on('request', (request) => sent.push(request.url()));
  await openUserManagement(admin);
  await enterNewcomer(admin, {});

  const form = createForm(admin);
  const problems = {
    'Full Name': 'Please enter a name.',
    Email: 'Please enter an email address.',
    Password: 'Please enter a password of at least 10 characters.',
  };
  for (const [label, problem] of Object.entries(problems)) {
    const field = form.getByLabel(label, { exact: true });
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await expect(field).toHaveAccessibleDescription(new RegExp(problem));
  }
  await expect(form.getByLabel('Full Name')).toBeFocused();
  expect(sent.filter((url) => CREATION.test(url))).toEqual([]);
});

test('a password of five or of nine characters is too short, and the rule is named; one of ten is not', async ({
  admin,
  people,
}) => {
  await people.add('Ada');
  await openUserManagement(admin);
  const person = newcomer('Otto');
  const rule = 'Please enter a password of at least 10 characters.';
  for (const password of ['x7!qz', 'x7!qzk9#w']) {
    await enterNewcomer(admin, { ...person, password });
    await expect(admin.getByText(rule)).toBeVisible();
    await expect(createForm(admin).getByLabel('Password', { exact: true })).toBeFocused();
    await expect(rowOf(admin, person)).toHaveCount(0);
  }
  await enterNewcomer(admin, { ...person, password: 'x7!qzk9#w2' });
  await expect(rowOf(admin, person)).toBeVisible();
});

test('fault 61: what the database refuses is said with its reason, and the form is kept', async ({
  admin,
  people,
  expectedErrors,
}) => {
  expectedErrors.push(/40[09] \(/);
  const ada = await people.add('Ada');
  await openUserManagement(admin);
  const form = createForm(admin);
  const taken = { ...newcomer('Ada'), fullName: 'Ada Again' };
  await enterNewcomer(admin, taken);

  const isTaken = `An account for ${ada.email} already exists`;
  await expectToast(admin, 'Error', `Failed to create user: ${isTaken}`);
  await expect(form.getByRole('alert')).toContainText(isTaken);
  await expect(form.getByLabel('Full Name')).toHaveValue('Ada Again');

  await enterNewcomer(admin, { ...newcomer('Pia'), password: 'Password123' });
  await expectToast(admin, 'Error', /^Failed to create user: Password is too common/);
  await expect(form.getByLabel('Email')).toHaveValue(newcomer('Pia').email);
  await expect(admin.getByRole('heading', { name: 'User Accounts (1)' })).toBeVisible();
});

test('a failure of the backend is said, and another try goes through', async ({
  admin,
  people,
  expectedErrors,
}) => {
  expectedErrors.push(/409/);
  await people.add('Ada');
  await openUserManagement(admin);
  await refuseCalls(admin, CREATION, { method: 'POST', message: 'The backend is resting' });
  const rosa = newcomer('Rosa');
  await enterNewcomer(admin, rosa);
  await expectToast(admin, 'Error', 'Failed to create user: The backend is resting');

  await admin.unroute(CREATION);
  await createForm(admin).getByRole('button', { name: 'Create User' }).click();
  await expect(rowOf(admin, rosa)).toBeVisible();
});

test('one click too many does not create twice', async ({ admin, people, expectedErrors }) => {
  await people.add('Ada');
  await openUserManagement(admin);
  const sent: string[] = [];
  admin.on('request', (request) => sent.push(request.url()));
  const sven = newcomer('Sven');
  const form = createForm(admin);
  await form.getByLabel('Full Name').fill(sven.fullName);
  await form.getByLabel('Email').fill(sven.email);
  await form.getByLabel('Password', { exact: true }).fill(sven.password);
  await form.getByRole('button', { name: 'Create User' }).dblclick();

  await expect(rowOf(admin, sven)).toBeVisible();
  expect(sent.filter((url) => CREATION.test(url))).toHaveLength(1);
  expect(expectedErrors).toEqual([]);
});
