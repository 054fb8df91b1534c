import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { ADA, createMemoryBackend } from '../../testing/memory-backend.ts';
import { NOWHERE, renderApp } from '../../testing/render-app.tsx';

async function signIn(email: string, password: string): Promise<void> {
  const form = await screen.findByLabelText('Email');
  if (email !== '') await userEvent.type(form, email);
  if (password !== '') await userEvent.type(screen.getByLabelText('Password'), password);
  await userEvent.click(screen.getByRole('button', { name: 'Sign In' }));
}

test('a right password welcomes and opens the dashboard', async () => {
  const { toasts } = renderApp(createMemoryBackend(), { path: '/auth' });

  await signIn(ADA.email, ADA.password);

  await screen.findByRole('heading', { name: 'Prospect Research' });
  expect(toasts).toEqual([{ title: 'Welcome back!', tone: 'success' }]);
});

test("a refusal shows the service's own message once, a remedy that stays, and keeps what was typed", async () => {
  const { toasts } = renderApp(createMemoryBackend(), { path: '/auth' });

  await signIn(ADA.email, 'wrong-word');

  await screen.findByText(/^The email or password is incorrect\./);
  expect(toasts).toEqual([
    { title: 'Sign In Failed', description: 'Invalid login credentials', tone: 'destructive' },
  ]);
  expect(screen.queryByText('Invalid login credentials')).not.toBeInTheDocument();
  expect(screen.getByText(/^Forgotten your password\? Ask an administrator/)).toBeInTheDocument();
  expect(screen.getByLabelText('Email')).toHaveProperty('value', ADA.email);
});

test('any other refusal stays on the page after its toast has gone', async () => {
  const backend = createMemoryBackend();
  backend.refuseNext('signIn', 'Too many attempts. Please try again in 5 minutes.');
  renderApp(backend, { path: '/auth' });

  await signIn(ADA.email, ADA.password);

  expect(await screen.findByText(/^Too many attempts\./)).toBeInTheDocument();
});

test('a missing e-mail and a short password are named beside their fields before anything is sent', async () => {
  const { toasts } = renderApp(createMemoryBackend(), { path: '/auth' });

  await signIn('', '12345');

  await screen.findByText('Please enter your email address.');
  expect(screen.getByText('Please enter a password of at least 6 characters.')).toBeInTheDocument();
  expect(document.activeElement).toBe(screen.getByLabelText('Email'));
  expect(toasts).toEqual([]);
});

test('the e-mail field has the focus, and what is said of a field goes as soon as it is cured', async () => {
  renderApp(createMemoryBackend(), { path: '/auth' });
  const email = await screen.findByLabelText('Email');
  expect(email).toHaveFocus();
  await userEvent.click(screen.getByRole('button', { name: 'Sign In' }));
  const password = screen.getByLabelText('Password');
  expect(email).toHaveAttribute('aria-invalid', 'true');

  await userEvent.type(email, 'a');
  await userEvent.type(password, '12345');

  expect(email).toHaveAttribute('aria-invalid', 'false');
  expect(screen.queryByText('Please enter your email address.')).not.toBeInTheDocument();
  expect(password).toHaveAttribute('aria-invalid', 'true');

  await userEvent.type(password, '6');
  expect(password).toHaveAttribute('aria-invalid', 'false');

  await userEvent.clear(email);
  expect(email).toHaveAttribute('aria-invalid', 'false');
});

const PROVIDER = { ...NOWHERE, singleSignOn: { name: 'Acme ID', isOnly: false } };

test('somebody who comes back from the identity provider is welcomed, with what was handed over', async () => {
  const { toasts } = renderApp(createMemoryBackend(), {
    path: '/auth?sso#research?name=Jane+Doe&company=Acme+Bank',
    config: PROVIDER,
  });

  expect(await screen.findByDisplayValue('Jane Doe')).toBe(screen.getByLabelText('Full Name'));
  expect(toasts).toEqual([{ title: 'Welcome back!', tone: 'success' }]);
});

test('why the identity provider let nobody in stays on the page, and both ways in stay open', async () => {
  const backend = createMemoryBackend();
  backend.refuseNext('signOn', 'Your Legwork account was deleted. Ask an administrator.');
  const { toasts } = renderApp(backend, { path: '/auth?sso', config: PROVIDER });

  expect(await screen.findByText(/^Your Legwork account was deleted\./)).toBeInTheDocument();
  expect(toasts).toEqual([]);
  expect(screen.getByRole('button', { name: 'Continue with Acme ID' })).toBeEnabled();
  await signIn(ADA.email, ADA.password);
  await screen.findByRole('heading', { name: 'Prospect Research' });
});

test('the button leads to the identity provider, or says why it cannot', async () => {
  const backend = createMemoryBackend();
  backend.refuseNext('signOnAddress', 'Your identity provider cannot be reached at the moment.');
  renderApp(backend, { path: '/auth', config: PROVIDER });
  const button = await screen.findByRole('button', { name: 'Continue with Acme ID' });

  await userEvent.click(button);
  expect(await screen.findByText(/cannot be reached/)).toBeInTheDocument();
  await userEvent.click(button);
  await waitFor(() => expect(location.hash).toBe('#at-the-provider'));
});

test('threat 64: where single sign-on is the only way in, nobody is asked for a password', async () => {
  const config = { ...NOWHERE, singleSignOn: { name: 'Acme ID', isOnly: true } };
  renderApp(createMemoryBackend(), { path: '/auth', config });

  await screen.findByRole('button', { name: 'Continue with Acme ID' });
  expect(screen.queryByLabelText('Password')).not.toBeInTheDocument();
  expect(screen.queryByText(/^Forgotten your password/)).not.toBeInTheDocument();
});
