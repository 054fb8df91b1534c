import { screen } from '@testing-library/react';
import { expect, onTestFinished, test } from 'vitest';
import { createMemoryBackend, UMA } from '../../testing/memory-backend.ts';
import { renderApp } from '../../testing/render-app.tsx';

/** The application of a signed-in user; the test decides when the question about the password is answered. */
function openAsUma(): { readonly answer: (mustChange: boolean) => void } {
  let answer: (mustChange: boolean) => void = () => undefined;
  const asked = new Promise<boolean>((resolve) => {
    answer = resolve;
  });
  const backend = createMemoryBackend({ signedIn: UMA });
  renderApp({
    ...backend,
    session: async () => ({ ...(await backend.session()), mustChangePassword: () => asked }),
  });
  onTestFinished(() => localStorage.clear());
  return { answer };
}

test('no screen shows up before somebody with a given password is asked for an own one', async () => {
  localStorage.clear();
  const { answer } = openAsUma();
  await screen.findByText(UMA.email);
  expect(screen.queryByRole('heading', { name: 'Prospect Research' })).not.toBeInTheDocument();

  answer(true);

  await screen.findByRole('heading', { name: 'Choose your own password' });
  expect(screen.getByLabelText(/^New password/)).toHaveFocus();
});

test('a browser that knows of the own password waits for nothing', async () => {
  localStorage.clear();
  const first = openAsUma();
  first.answer(false);
  await screen.findByRole('heading', { name: 'Prospect Research' });
  document.body.replaceChildren();

  openAsUma();

  expect(await screen.findByRole('heading', { name: 'Prospect Research' })).toBeInTheDocument();
});

test('fault 193: a browser that knew the own password asks for another once somebody else set one', async () => {
  localStorage.clear();
  const first = openAsUma();
  first.answer(false);
  await screen.findByRole('heading', { name: 'Prospect Research' });
  document.body.replaceChildren();

  openAsUma().answer(true);
  await screen.findByRole('heading', { name: 'Choose your own password' });
  document.body.replaceChildren();
  openAsUma();

  await screen.findByText(UMA.email);
  expect(screen.queryByRole('heading', { name: 'Prospect Research' })).not.toBeInTheDocument();
});
