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

test("a refusal shows the service's own message, also after its toast has gone, and keeps what was typed", async () => {
  const { toasts } = renderApp(createMemoryBackend(), { path: '/auth' });

  await signIn(ADA.email, 'wrong-word');

  await screen.findByText('Invalid login credentials');
  expect(toasts).toEqual([
    { title: 'Sign In Failed', description: 'Invalid login credentials', tone: 'destructive' },
  ]);
  expect(screen.getByLabelText('Email')).toHaveProperty('value', ADA.email);
});

test('a missing e-mail and a short password are named beside their fields before anything is sent', async () => {
  const { toasts } = renderApp(createMemoryBackend(), { path: '/auth' });

  await signIn('', '12345');

  await screen.findByText('Please enter your email address.');
  expect(screen.getByText('Please enter a password of at least 6 characters.')).toBeInTheDocument();
  expect(document.activeElement).toBe(screen.getByLabelText('Email'));
  expect(toasts).toEqual([]);
});
