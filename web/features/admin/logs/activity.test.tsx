import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import type { AuditEntry } from '../../../backend/accounts.ts';
import { ADA, createMemoryBackend } from '../../../testing/memory-backend.ts';
import { renderApp } from '../../../testing/render-app.tsx';

test('an export that fails says why, and can be asked for again', async () => {
  const backend = createMemoryBackend({ signedIn: ADA });
  backend.refuseNext('exportAudit', 'Not now.');
  const { toasts } = renderApp(backend, { path: '/admin' });
  const exportButton = await screen.findByRole('button', { name: 'Export' });

  await userEvent.click(exportButton);
  await waitFor(() =>
    expect(toasts).toMatchObject([{ description: 'Could not export the activity: Not now.' }]),
  );
  await waitFor(() => expect(exportButton).toBeEnabled());
  await userEvent.click(exportButton);

  await waitFor(() => expect(toasts).toHaveLength(2));
  expect(toasts[1]?.title).toMatch(/^Saved as legwork-audit-\d{4}-\d\d-\d\d\.jsonl$/u);
});

const ENTRY: AuditEntry = {
  ...{ id: 1, happenedAt: '2026-11-20T09:00:00Z', action: 'relay_called', hasMore: false },
  ...{ actorEmail: 'ada@x.example', targetEmail: null, newValue: null, outcome: null },
};

const SENTENCES: readonly (readonly [Partial<AuditEntry>, string])[] = [
  [{ newValue: 'edgar', outcome: 'answered' }, 'The server asked SEC EDGAR for ada@x.example'],
  [
    { newValue: 'federal-register', outcome: 'answered' },
    'The server asked the Federal Register for ada@x.example',
  ],
  [
    { newValue: 'gov-uk', outcome: 'refused' },
    'The server asked GOV.UK for ada@x.example and was refused',
  ],
  [
    { newValue: 'hubspot', outcome: 'unanswered' },
    'The server asked HubSpot for ada@x.example and got no answer',
  ],
  [
    { action: 'crm_note_written', newValue: 'twenty', outcome: 'created' },
    'ada@x.example wrote a note to Twenty',
  ],
  [
    { action: 'crm_note_written', newValue: 'hubspot', outcome: 'deleted', hasMore: true },
    'ada@x.example deleted a note from HubSpot, and did so again within 15 minutes',
  ],
  [
    { action: 'token_revoked', targetEmail: 'uma@x.example', newValue: 'Cron' },
    'ada@x.example revoked the API token “Cron” of uma@x.example',
  ],
  [{ action: 'backup_restored', actorEmail: null }, 'The database was restored from a backup'],
];

test('what was asked of others, written to a CRM, revoked and restored is said in a sentence', async () => {
  const audit = SENTENCES.map(([part], id) => ({ ...ENTRY, ...part, id }));
  renderApp(createMemoryBackend({ signedIn: ADA, audit }), { path: '/admin' });

  for (const [, sentence] of SENTENCES) {
    expect(await screen.findByText(sentence)).toBeVisible();
  }
});

test('the newest ten entries are seen at first, and the rest of the page and its older pages on demand', async () => {
  const audit = Array.from({ length: 60 }, (_, id) => ({
    ...ENTRY,
    ...({ id: 60 - id, action: 'signed_in', targetEmail: `user-${60 - id}@x.example` } as const),
  }));
  renderApp(createMemoryBackend({ signedIn: ADA, audit }), { path: '/admin' });
  const list = await screen.findByRole('list', { name: 'Recorded activity' });
  const hidden = () => [...list.children].filter((row) => row.classList.contains('hidden'));
  expect(hidden()).toHaveLength(40);
  expect(list.children[9]).not.toHaveClass('hidden');
  expect(screen.queryByRole('button', { name: 'Older' })).not.toBeInTheDocument();

  await userEvent.click(screen.getByRole('button', { name: 'Show 40 more', expanded: false }));

  expect(hidden()).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Older' }));
  await waitFor(() => expect(list).toHaveTextContent('user-10@x.example'));
  expect(hidden()).toEqual([]);
});
