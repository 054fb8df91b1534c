import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import type { BackupState } from '../../../backend/accounts.ts';
import { ADA, createMemoryBackend } from '../../../testing/memory-backend.ts';
import { renderApp } from '../../../testing/render-app.tsx';

const GOOD = '2026-11-20T09:00:00Z';
const FAILED = { failedAt: '2026-11-21T09:00:00Z', reason: 'the disk is full (ENOSPC).' };

test('fault 102: an administrator reads why the newest backup failed and when the last good one was', async () => {
  const panel = await panelFor({ lastGoodAt: GOOD, failure: FAILED });

  expect(panel.getByText('Backups fail')).toBeVisible();
  expect(
    panel.getByText(/^The backup of 21 November 2026.* failed: the disk is full/),
  ).toBeVisible();
  expect(panel.getByText(/^The last good backup is from 20 November 2026/)).toBeVisible();
});

test('a backup that went well is said without alarm', async () => {
  const panel = await panelFor({ lastGoodAt: GOOD, failure: null });

  expect(panel.getByText(/^The last good backup is from 20 November 2026/)).toBeVisible();
  expect(panel.queryByText('Backups fail')).not.toBeInTheDocument();
});

test('where there never was a good one, that is said too', async () => {
  const panel = await panelFor({ lastGoodAt: null, failure: FAILED });

  expect(panel.getByText('There is no good backup yet.')).toBeVisible();
});

test('a server that takes no backups says nothing of them', async () => {
  renderApp(createMemoryBackend({ signedIn: ADA }), { path: '/admin' });
  await screen.findByText('No activity has been recorded yet.');

  expect(screen.queryByRole('heading', { name: 'Backups' })).not.toBeInTheDocument();
});

test('a state that cannot be read is asked for again', async () => {
  const backups = { lastGoodAt: GOOD, failure: null };
  const backend = createMemoryBackend({ signedIn: ADA, backups });
  backend.refuseNext('readBackupState', 'Not now.');
  renderApp(backend, { path: '/admin' });

  await screen.findByText('Could not load the state of the backups: Not now.');
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));

  expect(await screen.findByText(/^The last good backup is from/)).toBeVisible();
});

async function panelFor(backups: BackupState) {
  renderApp(createMemoryBackend({ signedIn: ADA, backups }), { path: '/admin' });
  return within(await screen.findByRole('region', { name: 'Backups' }));
}
