import { randomUUID } from 'node:crypto';
import { afterEach, expect, test, vi } from 'vitest';
import { refuseLost } from '../../../server/backend/gate/refusal.ts';
import { failedChangeMessage, failedSaveMessage, type BackendError } from '../backend-error.ts';
import { createSupabaseAccounts } from './accounts.ts';
import { createSupabaseReports } from './reports.ts';
import { createTables } from './session.ts';
import { createSupabaseTokens } from './tokens.ts';

const failed = (message: string): string => `Failed: ${message}`;

afterEach(() => void vi.unstubAllGlobals());

/** How the browser's `fetch` ends after our own time limit. */
const TIMED_OUT = new DOMException('signal timed out', 'TimeoutError');

/** Tables whose calls all end after our own time limit, and these calls. */
function tablesTooSlow() {
  const fetch = vi.fn<typeof globalThis.fetch>().mockRejectedValue(TIMED_OUT);
  const accessToken = () => Promise.resolve('token');
  const tables = createTables({
    url: 'https://b.example/rest/v1',
    anonKey: '',
    fetch,
    accessToken,
  });
  return { tables, fetch };
}

/** What creating an account ends in when the server answers so. */
async function errorOf(answer: Response | Error): Promise<BackendError> {
  const tables = createTables({
    url: 'https://b.example/rest/v1',
    anonKey: 'anon',
    fetch: () => (answer instanceof Response ? Promise.resolve(answer) : Promise.reject(answer)),
    accessToken: () => Promise.resolve('token'),
  });
  const newcomer = { email: 'mia@example.com', fullName: 'Mia', password: 'a good start' };
  return createSupabaseAccounts(tables)
    .createAccount(newcomer)
    .then(
      () => Promise.reject(new Error('It went through')),
      (error: BackendError) => error,
    );
}

test('fault 97: a change that may have been made is not reported as failed', async () => {
  const error = await errorOf(refuseLost('/rest/v1/rpc/x', { mayHaveWritten: true }));

  expect(error.reason).toBe('unconfirmed');
  expect(failedChangeMessage(error, failed)).toBe(
    'The database went away before it confirmed this. It may have been done or not: look before you try again.',
  );
});

test('fault 324: a save that the database or the server did not confirm is said to be safe to repeat', async () => {
  const lost = refuseLost('/rest/v1/rpc/save_report', { mayHaveWritten: true });
  expect(await lost.clone().json()).toMatchObject({
    code: 'outcome_unknown',
    message:
      'The database went away before it confirmed this. It may have been saved or not: saving it again is safe.',
  });

  for (const answer of [lost, TIMED_OUT]) {
    expect(failedSaveMessage(await errorOf(answer), failed)).toBe(
      'The server has not confirmed that this is saved. Saving it again is safe.',
    );
  }
  expect(failedSaveMessage(await errorOf(new TypeError('Failed to fetch')), failed)).toBe(
    'Failed: The server cannot be reached. Check your connection.',
  );
});

test('fault 97: a change that was certainly not made is reported as failed, with the remedy', async () => {
  const error = await errorOf(refuseLost('/rest/v1/rpc/x', { mayHaveWritten: false }));

  expect(error.reason).toBe('unreachable');
  expect(failedChangeMessage(error, failed)).toBe(
    'Failed: The database cannot be reached at the moment. Nothing was changed; try again in a few seconds.',
  );
});

test('where no answer comes, the reason is said in words and not in those of the browser', async () => {
  const error = await errorOf(new TypeError('Failed to fetch'));

  expect(error.reason).toBe('unreachable');
  expect(failedChangeMessage(error, failed)).toBe(
    'Failed: The server cannot be reached. Check your connection.',
  );
});

test('without a connection a call fails at once, instead of after three more tries', async () => {
  vi.stubGlobal('navigator', { onLine: false });
  const fetch = vi
    .fn<typeof globalThis.fetch>()
    .mockRejectedValue(new TypeError('Failed to fetch'));
  const tables = createTables({
    url: 'https://b.example/rest/v1',
    anonKey: 'anon',
    fetch,
    accessToken: () => Promise.resolve('token'),
  });

  expect((await tables.from('reports').select()).status).toBe(0);
  expect(fetch).toHaveBeenCalledTimes(1);
});

test('fault 323: what is read too slowly fails after one time limit, instead of after three more tries', async () => {
  const { tables, fetch } = tablesTooSlow();

  await expect(
    createSupabaseReports(tables).readReport(randomUUID(), new AbortController().signal),
  ).rejects.toMatchObject({ reason: 'unreachable' });
  expect(fetch).toHaveBeenCalledTimes(1);
});

test('fault 324: a change that the server did not confirm in time is not reported as failed', async () => {
  const error = await errorOf(TIMED_OUT);

  expect(error.reason).toBe('unconfirmed');
  expect(failedChangeMessage(error, failed)).toBe(
    'The server did not answer in time. It may have been done or not: look before you try again.',
  );
  await expect(createSupabaseReports(tablesTooSlow().tables).deleteReport('1')).rejects.toThrow(
    error.message,
  );
});

test('a procedure that only reads and is too slow has changed nothing', async () => {
  const tokens = createSupabaseTokens(tablesTooSlow().tables);

  await expect(tokens.listTokens(new AbortController().signal)).rejects.toMatchObject({
    reason: 'unreachable',
    message: 'The server cannot be reached. Check your connection.',
  });
});

test('what the database refuses is said with what to do about it', async () => {
  const refusal = {
    code: 'PT409',
    message: 'You have 500 saved reports, which is the most there can be',
    details: null,
    hint: 'Delete reports you no longer need.',
  };

  expect(await errorOf(Response.json(refusal, { status: 409 }))).toMatchObject({
    reason: 'refused',
    message: `${refusal.message}. ${refusal.hint}`,
  });
});
