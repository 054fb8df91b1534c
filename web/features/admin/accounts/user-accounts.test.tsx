import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { expectSpokenTable } from '../../../testing/expect-spoken-table.ts';
import { ADA, createMemoryBackend, UMA } from '../../../testing/memory-backend.ts';
import { NOWHERE, renderApp } from '../../../testing/render-app.tsx';

function openUsers(people = [ADA, UMA]) {
  const backend = createMemoryBackend({ people, signedIn: ADA });
  return { backend, ...renderApp(backend, { path: '/admin?tab=users' }) };
}

async function fillIn(person: { name: string; email: string; password: string }): Promise<void> {
  const form = within(await screen.findByRole('region', { name: 'Create User' }));
  await userEvent.type(form.getByLabelText('Full Name'), person.name);
  await userEvent.type(form.getByLabelText('Email'), person.email);
  await userEvent.type(form.getByLabelText('Password'), person.password);
  await userEvent.click(form.getByRole('button', { name: 'Create User' }));
}

const MIA = { name: 'Mia New', email: 'mia@legwork.example', password: 'starting-word' };

test('only accounts of role user are listed, labelled Search Only; administrators are listed apart', async () => {
  openUsers();

  const accounts = await screen.findByRole('table', { name: 'User Accounts (1)' });
  expectSpokenTable(accounts);
  const table = within(accounts);
  expect(table.getByRole('rowheader', { name: UMA.fullName })).toBeInTheDocument();
  expect(table.getByText('Search Only')).toBeInTheDocument();
  const administrators = within(await screen.findByRole('region', { name: 'Administrators' }));
  expect(administrators.getByText(ADA.email)).toBeInTheDocument();
});

test('threat 64: where single sign-on is the only way in, nobody is offered to set a password', async () => {
  const config = { ...NOWHERE, singleSignOn: { name: 'Acme ID', isOnly: true } };
  const backend = createMemoryBackend({ people: [ADA, UMA], signedIn: ADA });
  renderApp(backend, { path: '/admin?tab=users', config });

  await screen.findByRole('rowheader', { name: UMA.fullName });
  expect(screen.queryAllByRole('button', { name: /^Set a new password for/ })).toEqual([]);
});

test('fault 285: where single sign-on is the only way in, an account is created without a password, and it says why', async () => {
  const config = { ...NOWHERE, singleSignOn: { name: 'Acme ID', isOnly: true } };
  const backend = createMemoryBackend({ people: [ADA, UMA], signedIn: ADA });
  const { toasts } = renderApp(backend, { path: '/admin?tab=users', config });
  const form = within(await screen.findByRole('region', { name: 'Create User' }));

  expect(form.queryByLabelText('Password')).toBeNull();
  expect(form.getByText(/^They sign in with Acme ID, .* No password is needed\.$/)).toBeVisible();
  await userEvent.type(form.getByLabelText('Full Name'), MIA.name);
  await userEvent.type(form.getByLabelText('Email'), `${MIA.email}{Enter}`);

  await waitFor(() => expect(toasts).toMatchObject([{ title: 'User Created' }]));
  expect(backend.people().at(-1)).toMatchObject({ email: MIA.email, password: '' });
});

test('an administrator revokes the API tokens of others once they have confirmed it; a Supabase project has none', async () => {
  const bea = { ...ADA, id: 'bea', email: 'bea@legwork.example' };
  const backend = createMemoryBackend({ people: [ADA, bea, UMA], signedIn: ADA });
  const config = { ...NOWHERE, supabaseUrl: '/' };
  const { toasts } = renderApp(backend, { path: '/admin?tab=users', config });
  const buttons = () => screen.queryAllByRole('button', { name: /^Revoke the API tokens of/ });
  const names = async (count: number) => {
    await waitFor(() => expect(buttons()).toHaveLength(count));
    return buttons().map((button) => button.getAttribute('aria-label') ?? '');
  };
  expect((await names(2)).toSorted()).toEqual([
    `Revoke the API tokens of ${bea.email}`,
    `Revoke the API tokens of ${UMA.email}`,
  ]);

  backend.refuseNext('revokeApiTokens', 'Not now.');
  for (const title of ['Error', 'API Tokens Revoked']) {
    const [opener] = buttons();
    if (!opener) throw new Error('There is a button');
    await userEvent.click(opener);
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Revoke API tokens' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Revoke' }));
    await waitFor(() => expect(toasts.at(-1)?.title).toBe(title));
  }
  expect(toasts[0]?.description).toBe('Failed to revoke the API tokens: Not now.');
});

test('an empty list says so', async () => {
  openUsers([ADA]);

  await screen.findByText('No user accounts created yet');
  expect(screen.getByRole('heading', { name: 'User Accounts (0)' })).toBeInTheDocument();
});

test('no number of accounts is shown before they have been counted', async () => {
  const backend = createMemoryBackend({ signedIn: ADA });
  renderApp(
    { ...backend, accounts: () => new Promise(() => undefined) },
    { path: '/admin?tab=users' },
  );

  await screen.findByRole('heading', { name: 'User Accounts' });
  expect(screen.queryByRole('heading', { name: /User Accounts \(/ })).not.toBeInTheDocument();
});

test('a list that cannot be read says why and offers another try', async () => {
  const backend = createMemoryBackend({ signedIn: ADA });
  backend.refuseNext('listAccounts', 'permission denied');
  const { toasts } = renderApp(backend, { path: '/admin?tab=users' });

  await screen.findByText('Failed to load users: permission denied');
  expect(toasts[0]?.description).toBe('Failed to load users: permission denied');
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByRole('rowheader', { name: UMA.fullName });
});

test('a created account is announced, listed and leaves an empty form', async () => {
  const { toasts, backend } = openUsers();

  await fillIn(MIA);

  await screen.findByRole('rowheader', { name: MIA.name });
  expect(toasts).toEqual([
    {
      title: 'User Created',
      description: `Successfully created account for ${MIA.email}`,
      tone: 'success',
    },
  ]);
  expect(backend.people().at(-1)?.password).toBe(MIA.password);
  expect(screen.getByLabelText('Full Name')).toHaveProperty('value', '');
});

test('an account the backend refuses keeps the form and names the reason', async () => {
  const { toasts, backend } = openUsers();
  backend.refuseNext('createAccount', 'An account for mia@legwork.example already exists');

  await fillIn(MIA);

  await expect
    .poll(() => toasts[0]?.description)
    .toBe('Failed to create user: An account for mia@legwork.example already exists');
  expect(screen.getByLabelText('Full Name')).toHaveProperty('value', MIA.name);
});

test.each(['12345', 'nine-char'])(
  'for the short password %s the one rule is named, which the hint names too, before anything is sent',
  async (password) => {
    const { backend } = openUsers();

    await fillIn({ ...MIA, password });

    await screen.findByText('Please enter a password of at least 10 characters.');
    expect(backend.people()).toHaveLength(2);
  },
);

async function setPassword(password: string): Promise<void> {
  await userEvent.type(await screen.findByLabelText('Temporary password'), `${password}{Enter}`);
}

test('an administrator sets a new password for others, by keyboard, and never for themselves', async () => {
  const bea = { ...ADA, id: 'bea', email: 'bea@legwork.example' };
  const { backend, toasts } = openUsers([ADA, bea, UMA]);
  backend.refuseNext('setTemporaryPassword', 'Password is too common: choose another');
  const opener = await screen.findByRole('button', { name: `Set a new password for ${UMA.email}` });
  opener.focus();
  await userEvent.keyboard('{Enter}');

  await setPassword('nine-char');
  expect(screen.getByLabelText('Temporary password')).toHaveAccessibleDescription(
    /at least 10 characters/,
  );
  await setPassword('-and-one');
  await screen.findByText('Failed to set the password: Password is too common: choose another');
  await setPassword('-more');

  await waitFor(() => expect(opener).toHaveFocus());
  expect(backend.people().find(({ id }) => id === UMA.id)?.password).toBe('nine-char-and-one-more');
  expect(toasts.map(({ title }) => title)).toEqual(['Password Set']);
  expect(JSON.stringify(toasts)).not.toContain('nine-char');
  for (const { email } of [bea, UMA]) {
    expect(screen.getByRole('button', { name: `Set a new password for ${email}` })).toBeVisible();
  }
  expect(
    screen.queryByRole('button', { name: `Set a new password for ${ADA.email}` }),
  ).not.toBeInTheDocument();
});

test('an account is deleted only after the confirmation of the specification', async () => {
  const { backend, toasts } = openUsers();

  await userEvent.click(await screen.findByRole('button', { name: `Delete ${UMA.email}` }));
  const dialog = within(await screen.findByRole('alertdialog'));
  expect(
    dialog.getByText(`Are you sure you want to delete the account for ${UMA.email}?`),
  ).toBeInTheDocument();
  await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
  expect(backend.people()).toHaveLength(2);

  await userEvent.click(screen.getByRole('button', { name: `Delete ${UMA.email}` }));
  await userEvent.click(await screen.findByRole('button', { name: 'Delete' }));

  await screen.findByText('No user accounts created yet');
  expect(toasts).toEqual([{ title: 'User Deleted', tone: 'success' }]);
});

test('a row comes back when the backend refuses to delete it, with the reason and the way to try again', async () => {
  const { backend, toasts } = openUsers();
  backend.refuseNext('deleteAccount', 'not now');

  await userEvent.click(await screen.findByRole('button', { name: `Delete ${UMA.email}` }));
  await userEvent.click(await screen.findByRole('button', { name: 'Delete' }));

  await expect.poll(() => toasts[0]?.description).toBe('Failed to delete user: not now');
  await screen.findByRole('rowheader', { name: UMA.fullName });
  expect(screen.getByText('Failed to delete user: not now')).toBeInTheDocument();

  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));

  await screen.findByText('No user accounts created yet');
  expect(screen.queryByText('Failed to delete user: not now')).not.toBeInTheDocument();
});

test('somebody can be made an administrator and is listed apart from then on', async () => {
  const { backend } = openUsers();

  await userEvent.click(
    await screen.findByRole('button', { name: `Make ${UMA.email} an administrator` }),
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Make administrator' }));

  await screen.findByRole('heading', { name: 'User Accounts (0)' });
  expect(backend.people().every(({ role }) => role === 'admin')).toBe(true);
});

test('the list finds people by part of their name or address', async () => {
  openUsers([ADA, UMA, { ...UMA, id: 'kim', fullName: 'Kim Other', email: 'kim@x.example' }]);
  await screen.findByRole('rowheader', { name: 'Kim Other' });

  await userEvent.type(screen.getByRole('searchbox'), 'uma');

  await screen.findByRole('heading', { name: 'User Accounts (1)' });
  expect(screen.queryByRole('rowheader', { name: 'Kim Other' })).not.toBeInTheDocument();
});
