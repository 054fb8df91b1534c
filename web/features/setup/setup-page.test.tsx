import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { ADA, createMemoryBackend } from '../../testing/memory-backend.ts';
import { renderApp } from '../../testing/render-app.tsx';

const TOKEN = 'a-token-of-the-test';
const MADE = [204, 201];

afterEach(() => vi.unstubAllGlobals());

test('the link leads through name, e-mail and password to the dashboard, signed in, with the form in focus', async () => {
  const asked = answerWith(MADE);
  const { toasts } = renderApp(createMemoryBackend(), { path: `/setup#${TOKEN}` });

  await fillIn();

  await screen.findByRole('heading', { name: 'Prospect Research' });
  expect(await screen.findByLabelText('Full Name')).toHaveFocus();
  expect(toasts).toEqual([{ title: 'Welcome to Legwork!', tone: 'success' }]);
  expect(asked).toEqual([
    { token: TOKEN },
    {
      token: TOKEN,
      account: { fullName: 'Ada Admin', email: ADA.email, password: ADA.password },
    },
  ]);
});

test('without a token, and with one that the server does not know, there is no such page', async () => {
  const asked = answerWith([404]);

  renderApp(createMemoryBackend(), { path: '/setup' });
  await screen.findByText('Oops! Page not found');
  expect(asked).toEqual([]);
  document.body.replaceChildren();
  renderApp(createMemoryBackend(), { path: `/setup#${TOKEN}` });

  await screen.findByText('Oops! Page not found');
  expect(asked).toEqual([{ token: TOKEN }]);
});

test('a link that somebody else used first is gone, whatever was typed', async () => {
  answerWith([204, 404]);
  renderApp(createMemoryBackend(), { path: `/setup#${TOKEN}` });

  await fillIn();

  expect(await screen.findByText('Oops! Page not found')).toBeInTheDocument();
});

test('what is missing is named beside its field before anything is sent', async () => {
  const asked = answerWith([204]);
  renderApp(createMemoryBackend(), { path: `/setup#${TOKEN}` });
  const name = await screen.findByLabelText('Full Name');
  await waitFor(() => expect(name).toHaveFocus());

  await userEvent.type(name, 'Ada Admin');
  await userEvent.type(screen.getByLabelText('Email'), 'nobody');
  await userEvent.click(screen.getByRole('button', { name: 'Create account' }));

  expect(screen.getByLabelText('Email')).toHaveAccessibleDescription(/looks like name@company/);
  expect(screen.getByLabelText('Email')).toHaveFocus();
  expect(screen.getByLabelText('Password')).toHaveAccessibleDescription(/at least 10 characters/);
  expect(asked).toHaveLength(1);
});

test('a rule of the server is named beside its field, and another try goes through', async () => {
  const refusal = { code: 'wrong_password', message: 'Password is too common: choose another' };
  answerWith([204, Response.json(refusal, { status: 422 }), 201]);
  renderApp(createMemoryBackend(), { path: `/setup#${TOKEN}` });

  await fillIn();

  await screen.findByText('Password is too common: choose another.');
  expect(screen.getByLabelText('Password')).toHaveFocus();
  expect(screen.getByLabelText('Full Name')).toHaveValue('Ada Admin');
  await userEvent.click(screen.getByRole('button', { name: 'Create account' }));
  await screen.findByRole('heading', { name: 'Prospect Research' });
});

test('a server that cannot be reached is named, and nothing typed is lost', async () => {
  answerWith([204, 'no answer']);
  renderApp(createMemoryBackend(), { path: `/setup#${TOKEN}` });

  await fillIn();

  await screen.findByText(/The server cannot be reached/);
  expect(screen.getByLabelText('Email')).toHaveValue(ADA.email);
});

test.each([
  ['is lost', 'no answer' as const],
  ['is a proxy’s', 504],
])(
  'fault 308: where the answer %s after the account was made, the next try signs in',
  async (_, lost) => {
    answerWith([204, lost, 404]);
    const { toasts } = renderApp(createMemoryBackend(), { path: `/setup#${TOKEN}` });
    await fillIn();
    await screen.findByRole('alert');

    await userEvent.click(screen.getByRole('button', { name: 'Create account' }));

    await screen.findByRole('heading', { name: 'Prospect Research' });
    expect(toasts).toEqual([{ title: 'Welcome to Legwork!', tone: 'success' }]);
  },
);

test('a link that somebody else used after a failed try is gone, and nobody is told of an account', async () => {
  answerWith([204, 'no answer', 404]);
  const { toasts } = renderApp(createMemoryBackend({ people: [] }), { path: `/setup#${TOKEN}` });
  await fillIn();
  await screen.findByRole('alert');

  await userEvent.click(screen.getByRole('button', { name: 'Create account' }));

  await screen.findByText('Oops! Page not found');
  expect(toasts).toEqual([]);
});

test('an account that is made but cannot be signed in leads to the sign-in page', async () => {
  answerWith(MADE);
  const backend = createMemoryBackend();
  backend.refuseNext('signIn', 'Too many attempts');
  const { toasts } = renderApp(backend, { path: `/setup#${TOKEN}` });

  await fillIn();

  await screen.findByRole('button', { name: 'Sign In' });
  expect(toasts).toEqual([{ title: 'Your account is ready. Please sign in.' }]);
});

/** Takes the server's place: answers one after another, and collects what was asked. */
function answerWith(answers: readonly (number | Response | 'no answer')[]): readonly unknown[] {
  const asked: unknown[] = [];
  vi.stubGlobal('fetch', (_address: string, { body }: { readonly body: string }) => {
    const answer = answers[asked.length] ?? 500;
    const sent: unknown = JSON.parse(body);
    asked.push(sent);
    if (answer === 'no answer') return Promise.reject(new TypeError('Failed to fetch'));
    const isStatus = typeof answer === 'number';
    return Promise.resolve(isStatus ? new Response(null, { status: answer }) : answer);
  });
  return asked;
}

async function fillIn(): Promise<void> {
  await userEvent.type(await screen.findByLabelText('Full Name'), 'Ada Admin');
  await userEvent.type(screen.getByLabelText('Email'), ADA.email);
  await userEvent.type(screen.getByLabelText('Password'), ADA.password);
  await userEvent.click(screen.getByRole('button', { name: 'Create account' }));
}
