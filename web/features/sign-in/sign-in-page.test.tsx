import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { ADA, createMemoryBackend } from '../../testing/memory-backend.ts';
import { renderApp } from '../../testing/render-app.tsx';

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

  await screen.findByText(/^This email and password do not go together\./);
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
