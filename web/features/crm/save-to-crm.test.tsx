import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterAll, beforeEach, expect, onTestFinished, test } from 'vitest';
import { prospectKey, type Prospect } from '#engine';
import { DEMO_CRM_KEY } from '../../../simulators/crm/contacts.ts';
import { startTwenty } from '../../../simulators/crm/twenty.ts';
import { jsonReply } from '../../../simulators/server/answer.ts';
import { dropConnection, replyWith } from '../../../simulators/server/faults.ts';
import { createMemoryBackend, UMA } from '../../testing/memory-backend.ts';
import { NOWHERE, renderApp } from '../../testing/render-app.tsx';
import { libraryReport } from '../../testing/report-documents.ts';

const twenty = await startTwenty();
afterAll(() => twenty.close());
beforeEach(() => {
  twenty.reset();
  localStorage.clear();
});

const { prospect: JANE } = libraryReport();
const INGRID = { ...JANE, name: 'Ingrid Solberg', company: 'Nordvik Bank' };
const MARCUS = { ...JANE, name: 'Marcus Adeyemi', company: 'Halden Payments' };
const KEY_ENTRY = `legwork.twenty-key.${UMA.id}`;

/** The dialog over the saved report on this person. */
async function openDialog(prospect: Prospect) {
  const backend = createMemoryBackend({ signedIn: UMA });
  const id = await (await backend.reports()).saveReport(libraryReport({ prospect }));
  const config = { ...NOWHERE, crms: { twenty: twenty.baseUrl } };
  const { toasts } = renderApp(backend, { path: `/reports/${id}`, config });
  await openIt();
  return { id, toasts, backend };
}

async function openIt(): Promise<void> {
  await userEvent.click(await screen.findByRole('button', { name: 'Export' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Save to CRM…' }));
  await screen.findByRole('dialog', { name: 'Save to CRM' });
}

const keyField = () => screen.getByLabelText('Twenty key');
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save Note' }));
const contactsMade = () =>
  twenty.calls.filter(({ path, method }) => path === '/rest/people' && method !== 'GET');

test('a note is written with a link to the saved report, then updated; the key is kept once it is accepted', async () => {
  const { id, backend } = await openDialog(INGRID);
  expect(keyField()).toHaveFocus();
  await save();
  expect(keyField()).toHaveFocus();
  expect(keyField()).toHaveAccessibleDescription(/Please enter a key\./u);

  await userEvent.type(keyField(), DEMO_CRM_KEY);
  await save();

  await screen.findByText('The note is in Twenty.');
  expect(screen.getByRole('link', { name: 'Open in Twenty' })).toHaveAttribute(
    'href',
    `${twenty.baseUrl}/object/person/51`,
  );
  expect(localStorage.getItem(KEY_ENTRY)).toBe(DEMO_CRM_KEY);
  expect(screen.getByText('Your Twenty key is saved in this browser.')).toBeVisible();
  await save();
  await screen.findByText('The note in Twenty is up to date.');
  expect(twenty.notes()).toMatchObject([{ contactIds: ['51'] }]);
  expect(twenty.notes()[0]?.text).toContain(`/reports/${id}`);
  expect(contactsMade()).toEqual([]);
  expect(backend.recordedNotes()).toEqual([
    ['twenty', 'created'],
    ['twenty', 'updated'],
  ]);
});

test('a note that could not be recorded is said to have failed, and the next attempt updates and records it', async () => {
  localStorage.setItem(KEY_ENTRY, DEMO_CRM_KEY);
  const { backend } = await openDialog(INGRID);
  backend.refuseNext('recordCrmNote', 'The server is away.');
  await save();

  await screen.findByText('The server is away.');
  await save();
  await screen.findByText('The note in Twenty is up to date.');
  expect(backend.recordedNotes()).toEqual([['twenty', 'updated']]);
  expect(twenty.notes()).toHaveLength(1);
});

test('a key that is refused stays in its field and is not kept', async () => {
  await openDialog(INGRID);
  await userEvent.type(keyField(), 'a-wrong-key');
  await save();

  await waitFor(() =>
    expect(keyField()).toHaveAccessibleDescription(/Twenty does not accept this key\./u),
  );
  expect(keyField()).toHaveValue('a-wrong-key');
  expect(localStorage.getItem(KEY_ENTRY)).toBeNull();
  expect(twenty.notes()).toEqual([]);
});

test('nobody in the CRM is said, with a file to import; of two the user chooses one', async () => {
  localStorage.setItem(KEY_ENTRY, DEMO_CRM_KEY);
  await openDialog({ ...JANE, name: 'Samuel Whitcombe', company: 'Aldgate Assurance' });
  await save();

  await screen.findByText(/Twenty has no contact Samuel Whitcombe at Aldgate Assurance/u);
  expect(screen.getByRole('button', { name: 'Download CSV to Import' })).toBeVisible();
  expect(contactsMade()).toEqual([]);
});

test('of two contacts that fit the user chooses one', async () => {
  localStorage.setItem(KEY_ENTRY, DEMO_CRM_KEY);
  await openDialog(MARCUS);
  await save();
  await screen.findByRole('group', { name: 'Several contacts may be Marcus Adeyemi. Which one?' });
  const saveHere = screen.getByRole('button', { name: 'Save Note on This Contact' });

  await userEvent.click(saveHere);
  await screen.findByText('Please choose a contact.');
  expect(twenty.notes()).toEqual([]);
  await userEvent.click(screen.getByRole('radio', { name: /ID 54/u }));
  await userEvent.click(saveHere);

  await screen.findByText('The note is in Twenty.');
  expect(twenty.notes()).toMatchObject([{ contactIds: ['54'] }]);
});

test('fault 238: a CRM that is down is said, the report stays, and the next attempt makes the one note', async () => {
  localStorage.setItem(KEY_ENTRY, DEMO_CRM_KEY);
  await openDialog(INGRID);
  let isDown = true;
  const isMaking = ({ method }: { readonly method: string }) => method === 'POST';
  twenty.script({ when: isMaking, times: 1, answer: dropConnection(0) });
  twenty.script({
    when: () => isDown && twenty.notes().length > 0,
    answer: replyWith(jsonReply(400, {})),
  });
  await save();

  await screen.findByText(/Twenty refused the note\. Export the report as a file/u);
  isDown = false;
  await save();
  await screen.findByText('The note in Twenty is up to date.');
  expect(twenty.notes()).toHaveLength(1);
});

test('fault 239: forgetting a person deletes their note; one that cannot be deleted is named, and tried again', async () => {
  localStorage.setItem(KEY_ENTRY, DEMO_CRM_KEY);
  const { toasts, backend } = await openDialog(INGRID);
  await save();
  await screen.findByText('The note is in Twenty.');
  const forgotten = { key: prospectKey(INGRID), at: new Date().toISOString(), isNew: true };
  const otherPage = new BroadcastChannel('legwork.forgotten');
  onTestFinished(() => otherPage.close());
  let isRefusing = true;
  twenty.script({ when: () => isRefusing, answer: replyWith(jsonReply(403, {})) });

  otherPage.postMessage(forgotten);
  await waitFor(() => expect(toasts.at(-1)?.title).toBe('A note is still in Twenty'));
  expect(toasts.at(-1)?.description).toMatch(
    /^On contact 51\. Twenty does not allow .*Delete it there/u,
  );
  expect(twenty.notes()).toHaveLength(1);
  isRefusing = false;
  otherPage.postMessage(forgotten);

  await waitFor(() => expect(twenty.notes()).toEqual([]));
  await waitFor(() => expect(localStorage.getItem(`legwork.crm-notes.${UMA.id}`)).toBeNull());
  expect(backend.recordedNotes().at(-1)).toEqual(['twenty', 'deleted']);
});
