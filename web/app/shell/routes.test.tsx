import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { ADA, createMemoryBackend, UMA } from '../../testing/memory-backend.ts';
import { renderApp } from '../../testing/render-app.tsx';

const signInButton = () => screen.findByRole('button', { name: 'Sign In' });
const dashboard = () => screen.findByRole('heading', { name: 'Prospect Research' });

test('screens wait with Loading... until the first session look-up', async () => {
  renderApp(createMemoryBackend());

  expect(screen.getByText('Loading...')).toBeInTheDocument();
  expect(await signInButton()).toBeInTheDocument();
});

test.for(['/', '/admin', '/settings'])(
  'a visitor who opens %s is sent to sign in',
  async (path) => {
    renderApp(createMemoryBackend(), { path });

    expect(await signInButton()).toBeInTheDocument();
  },
);

test('a signed-in user who opens the sign-in page is at the dashboard', async () => {
  renderApp(createMemoryBackend({ signedIn: UMA }), { path: '/auth' });

  expect(await dashboard()).toBeInTheDocument();
});

test.for(['/admin', '/settings'])(
  'a user without the admin role is kept out of %s',
  async (path) => {
    renderApp(createMemoryBackend({ signedIn: UMA }), { path });

    await screen.findByRole('heading', { name: 'Access Restricted' });
    expect(
      screen.getByText(
        "You don't have permission to access this page. Only administrators can manage API settings.",
      ),
    ).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Go Back' }));
    expect(await dashboard()).toBeInTheDocument();
  },
);

test.for(['/prospects', '/reports'])('from %s a link leads back to the research', async (path) => {
  renderApp(createMemoryBackend({ signedIn: UMA }), { path });

  await userEvent.click(await screen.findByRole('link', { name: 'Back to Dashboard' }));
  expect(await dashboard()).toBeInTheDocument();
});

test('an administrator sees the settings, their badge and the links', async () => {
  renderApp(createMemoryBackend({ signedIn: ADA }), { path: '/settings' });

  await screen.findByRole('heading', { name: 'API Settings' });
  expect(screen.getByText('Admin')).toBeInTheDocument();
  expect(screen.getByText(ADA.email)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Admin Dashboard' })).toBeInTheDocument();
});

test('a role that cannot be read counts as user', async () => {
  const backend = createMemoryBackend({ signedIn: ADA });
  backend.refuseNext('readRole', 'The database is away');
  renderApp(backend);

  await screen.findByText('User');
  expect(screen.queryByRole('link', { name: 'API Settings' })).not.toBeInTheDocument();
});

test('an unknown path leads home from the 404 page', async () => {
  renderApp(createMemoryBackend({ signedIn: UMA }), { path: '/no/such/page' });

  await screen.findByRole('heading', { name: 'Oops! Page not found' });
  await userEvent.click(screen.getByRole('link', { name: 'Return to Home' }));
  expect(await dashboard()).toBeInTheDocument();
});

test('signing out in another tab leads to the sign-in page', async () => {
  const backend = createMemoryBackend({ signedIn: UMA });
  renderApp(backend);
  expect(await dashboard()).toBeInTheDocument();

  backend.endSession();

  expect(await signInButton()).toBeInTheDocument();
});

test('a sign-out that fails says so and keeps the session', async () => {
  const backend = createMemoryBackend({ signedIn: UMA });
  backend.refuseNext('signOut', 'No');
  const { toasts } = renderApp(backend);

  await userEvent.click(await screen.findByRole('button', { name: 'Sign Out' }));

  await expect
    .poll(() => toasts)
    .toContainEqual({
      title: 'Error',
      description: 'Failed to sign out. Please try again.',
      tone: 'destructive',
    });
  expect(screen.getByText(UMA.email)).toBeInTheDocument();
});
