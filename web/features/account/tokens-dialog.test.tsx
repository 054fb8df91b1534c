import '@testing-library/jest-dom/vitest';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { BackendContext } from '../../backend/backend.ts';
import { createMemoryBackend, UMA } from '../../testing/memory-backend.ts';
import { collectToasts, NOWHERE, renderApp } from '../../testing/render-app.tsx';
import { TokensDialog } from './tokens-dialog.tsx';

const SECRET = `legwork_${'0'.repeat(72)}`;

function openTokens(backend = createMemoryBackend({ signedIn: UMA }), isAdmin = false) {
  const user = userEvent.setup();
  const toasts = collectToasts();
  render(
    <BackendContext value={backend}>
      <QueryClientProvider client={new QueryClient()}>
        <TokensDialog isAdmin={isAdmin} onClose={() => undefined} />
      </QueryClientProvider>
    </BackendContext>,
  );
  return { user, toasts, dialog: within(screen.getByRole('dialog', { name: 'API tokens' })) };
}

test('a token is shown once, to be copied, and then listed without its secret', async () => {
  const { user, dialog } = openTokens();
  expect(dialog.getByLabelText('Name')).toHaveFocus();
  await dialog.findByText('You have no tokens.');

  await user.click(dialog.getByRole('button', { name: 'Create token' }));
  const problem = await dialog.findByText('Please enter a name.');
  await user.type(dialog.getByLabelText('Name'), 'Weekly watch');
  await user.selectOptions(
    dialog.getByLabelText('What it may do'),
    'Read, save and delete reports',
  );
  await user.click(dialog.getByRole('button', { name: 'Create token' }));
  const secret = await dialog.findByLabelText('Your new token');
  await user.click(dialog.getByRole('button', { name: 'Copy' }));
  const copied = await dialog.findByRole('button', { name: 'Copied' });

  expect(problem).not.toBeInTheDocument();
  expect(secret).toHaveValue(SECRET);
  expect(copied).toBeInTheDocument();
  expect(await navigator.clipboard.readText()).toBe(SECRET);
  await user.click(dialog.getByRole('button', { name: 'Done' }));
  const [row] = await dialog.findAllByRole('listitem');
  expect(row).toHaveTextContent(
    'Weekly watchRead, save and delete reportsExpires 18 February 2027, never used',
  );
  expect(document.body).not.toHaveTextContent(SECRET);
});

test.each([
  [false, ['Read reports', 'Read, save and delete reports']],
  [true, ['Read reports', 'Read, save and delete reports', 'Read the audit log, no reports']],
])('a token for the audit log is offered to administrators alone (%s)', async (isAdmin, scopes) => {
  const { dialog } = openTokens(undefined, isAdmin);
  const choice = within(await dialog.findByLabelText('What it may do'));

  expect(choice.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(scopes);
});

test('a token is revoked after a question, and a refusal leaves it there', async () => {
  const backend = createMemoryBackend({ signedIn: UMA });
  await (await backend.tokens()).createToken({ name: 'Cron', scope: 'read', days: 90 });
  const { user, dialog, toasts } = openTokens(backend);
  const revoke = async () => {
    await user.click(await dialog.findByRole('button', { name: 'Revoke Cron' }));
    const question = within(await screen.findByRole('alertdialog'));
    await user.click(question.getByRole('button', { name: 'Revoke' }));
  };

  backend.refuseNext('revokeToken', 'Not now');
  await revoke();
  await dialog.findByText('Cron');
  await revoke();
  await dialog.findByText('You have no tokens.');

  expect(toasts).toEqual([
    { title: 'Error', description: 'Could not revoke the token: Not now', tone: 'destructive' },
    { title: 'Token revoked', tone: 'success' },
  ]);
});

test('what cannot be loaded or made is said where it happened, and what was typed stays', async () => {
  const backend = createMemoryBackend({ signedIn: UMA });
  backend.refuseNext('listTokens', 'Not now');
  const { user, dialog } = openTokens(backend);

  await dialog.findByText('Could not load the tokens: Not now');
  await user.click(dialog.getByRole('button', { name: 'Try again' }));
  await dialog.findByText('You have no tokens.');
  backend.refuseNext('createToken', 'You have 20 API tokens, which is the most there can be');
  await user.type(dialog.getByLabelText('Name'), 'Cron');
  await user.click(dialog.getByRole('button', { name: 'Create token' }));

  await dialog.findByText(
    'Could not create the token: You have 20 API tokens, which is the most there can be',
  );
  expect(dialog.getByLabelText('Name')).toHaveValue('Cron');
});

test.each([
  ['this server', '/', 1],
  ['a Supabase project', 'https://project.example', 0],
])(
  'where %s keeps the accounts, the account menu offers tokens or not',
  async (_, supabaseUrl, count) => {
    renderApp(createMemoryBackend({ signedIn: UMA }), { config: { ...NOWHERE, supabaseUrl } });
    const menu = await screen.findByRole('region', { name: `Account: ${UMA.email}`, hidden: true });
    fireEvent(menu, Object.assign(new Event('beforetoggle'), { newState: 'open' }));
    await screen.findByRole('button', { name: 'Change password', hidden: true });

    expect(screen.queryAllByRole('button', { name: 'API tokens', hidden: true })).toHaveLength(
      count,
    );
  },
);
