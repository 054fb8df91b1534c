import '@testing-library/jest-dom/vitest';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { forgetHere } from '../../storage/erase/forgotten.ts';
import { expectSpokenTable } from '../../testing/expect-spoken-table.ts';
import { createMemoryBackend, UMA } from '../../testing/memory-backend.ts';
import { renderApp } from '../../testing/render-app.tsx';

const LIST = 'Name;Company\nJane Doe;Acme';

beforeEach(() => sessionStorage.clear());

async function openLists(): Promise<HTMLElement> {
  renderApp(createMemoryBackend({ signedIn: UMA }), { path: '/prospects' });
  return screen.findByLabelText('List rows');
}

async function reopenLists(): Promise<HTMLElement> {
  cleanup();
  return openLists();
}

test('a list that was typed and not begun is there again after a reload, with its preview', async () => {
  fireEvent.change(await openLists(), { target: { value: LIST } });
  await screen.findByText('1 prospect');

  expect(await reopenLists()).toHaveValue(LIST);
  expect(screen.getByText('1 prospect')).toBeVisible();
  expectSpokenTable(screen.getByRole('table'));

  fireEvent.change(screen.getByLabelText('List rows'), { target: { value: '' } });
  expect(await reopenLists()).toHaveValue('');
});

test('a half-typed list that cannot be read yet is kept too, a calendar never', async () => {
  fireEvent.change(await openLists(), { target: { value: 'Name;Phone\nJane;1' } });
  expect(await reopenLists()).toHaveValue('Name;Phone\nJane;1');

  const calendar = 'BEGIN:VCALENDAR\nEND:VCALENDAR';
  fireEvent.change(screen.getByLabelText('List rows'), { target: { value: calendar } });
  expect(await reopenLists()).toHaveValue('');
});

test('a kept list that names somebody who is forgotten goes', async () => {
  fireEvent.change(await openLists(), { target: { value: LIST } });
  await screen.findByText('1 prospect');

  const at = new Date().toISOString();
  // This environment has no database to erase from.
  await forgetHere({ key: 'jane doe|acme', at, isNew: true }).catch(() => null);

  await waitFor(() => expect(screen.getByLabelText('List rows')).toHaveValue(''));
  expect(await reopenLists()).toHaveValue('');
});
