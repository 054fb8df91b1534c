import { cleanup, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { ADA, createMemoryBackend } from '../../../testing/memory-backend.ts';
import { renderApp } from '../../../testing/render-app.tsx';

const [NAME, EMAIL, PASSWORD] = ['Mia New', 'mia@legwork.example', 'starting-word'];

beforeEach(() => sessionStorage.clear());

async function openForm() {
  cleanup();
  renderApp(createMemoryBackend({ signedIn: ADA }), { path: '/admin?tab=users' });
  return within(await screen.findByRole('region', { name: 'Create User' }));
}

test('what is typed of a new user is there again after a reload, but for the password, and goes once the account exists', async () => {
  const form = await openForm();
  await userEvent.type(form.getByLabelText('Full Name'), NAME);
  await userEvent.type(form.getByLabelText('Email'), EMAIL);
  await userEvent.click(form.getByRole('button', { name: 'Show password' }));
  await userEvent.type(form.getByLabelText('Password'), PASSWORD);
  const kept = JSON.stringify(Object.values(sessionStorage));
  expect(kept).toContain(EMAIL);
  expect(kept).not.toContain(PASSWORD);

  const again = await openForm();
  expect(again.getByLabelText('Full Name')).toHaveValue(NAME);
  expect(again.getByLabelText('Email')).toHaveValue(EMAIL);
  expect(again.getByLabelText('Password')).toHaveValue('');

  await userEvent.type(again.getByLabelText('Password'), `${PASSWORD}{Enter}`);
  await screen.findByRole('rowheader', { name: NAME });
  expect(again.getByLabelText('Full Name')).toHaveValue('');
  expect((await openForm()).getByLabelText('Email')).toHaveValue('');
});
