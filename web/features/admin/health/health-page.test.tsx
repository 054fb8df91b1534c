import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import type { Health } from '../../../backend/accounts.ts';
import { ADA, createMemoryBackend, UMA } from '../../../testing/memory-backend.ts';
import { renderApp } from '../../../testing/render-app.tsx';

const HEALTH: Health = {
  home: 'embedded',
  postgres: '17.5',
  sizeBytes: 9_100_001,
  retentionDays: 180,
  failedSignInsDay: 2,
  failedSignInsWeek: 1234,
  audit: { firstNumber: 3, lastNumber: 1240, since: '2026-11-01T09:00:00Z', lastDigest: 'abc' },
};

async function regionsFor(health: Health, backups = true) {
  const state = { lastGoodAt: '2026-11-20T09:00:00Z', failure: null };
  const backend = createMemoryBackend({
    signedIn: ADA,
    health,
    ...(backups && { backups: state }),
  });
  renderApp(backend, { path: '/admin' });
  await userEvent.click(await screen.findByRole('link', { name: /^Health/ }));
  await screen.findByRole('region', { name: 'Installation' });
  return (name: string) => screen.findByRole('region', { name });
}

test('an administrator sees on one page how the installation is', async () => {
  const region = await regionsFor(HEALTH);

  const installation = within(await region('Installation'));
  expect(installation.getByText(/^\d+\.\d+\.\d+$/)).toBeVisible();
  expect(installation.getByText('Embedded in the server (PostgreSQL 17.5)')).toBeVisible();
  expect(installation.getByText('10 MB')).toBeVisible();
  expect(installation.getByText('180 days')).toBeVisible();
  expect(installation.getByText(/^The server sends nothing by itself/)).toBeVisible();
  const backups = within(await region('Backups'));
  expect(backups.getByText(/^The last good backup is from 20 November 2026/)).toBeVisible();
  expect(backups.getByText(/^Its file was read back/)).toBeVisible();
  expect(within(await region('Failed sign-ins')).getByText('1,234')).toBeVisible();
  const audit = within(await region('Audit log'));
  expect(audit.getByText('3 to 1,240')).toBeVisible();
  expect(audit.getByText('abc')).toBeVisible();
});

test.each([
  ['embedded', 'Legwork has taken no backup yet.'],
  ['postgresql', 'Taken where your PostgreSQL is: Legwork backs up the embedded database only.'],
  ['supabase', 'Taken by Supabase.'],
] as const)('where there is no backup of ours (%s), it says who takes them', async (home, text) => {
  const region = await regionsFor({ ...HEALTH, home, audit: null }, false);

  expect(within(await region('Backups')).getByText(text)).toBeVisible();
  const signIns = within(await region('Failed sign-ins'));
  expect(signIns.queryByText(/^Supabase records them/) !== null).toBe(home === 'supabase');
  expect(within(await region('Audit log')).getByText(/^No activity/)).toBeVisible();
});

test('what cannot be read is asked for again', async () => {
  const backend = createMemoryBackend({ signedIn: ADA, health: HEALTH });
  backend.refuseNext('readHealth', 'Not now.');
  renderApp(backend, { path: '/admin/health' });

  await screen.findByText('Could not load the state of the installation: Not now.');
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));

  expect(await screen.findByText('180 days')).toBeVisible();
});

test('a user is kept out', async () => {
  renderApp(createMemoryBackend({ signedIn: UMA, health: HEALTH }), { path: '/admin/health' });

  expect(await screen.findByRole('heading', { name: 'Access Restricted' })).toBeVisible();
});
