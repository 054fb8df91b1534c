import { expect, test } from 'vitest';
import { refuseLost } from '../../../server/backend/gate/refusal.ts';
import { failedChangeMessage, type BackendError } from '../backend-error.ts';
import { createSupabaseAccounts } from './accounts.ts';
import { createTables } from './session.ts';

const failed = (message: string): string => `Failed: ${message}`;

/** What creating an account ends in when the server answers so. */
async function errorOf(answer: Response): Promise<BackendError> {
  const tables = createTables({
    url: 'https://b.example/rest/v1',
    anonKey: 'anon',
    fetch: () => Promise.resolve(answer),
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

test('fault 97: a change that was certainly not made is reported as failed, with the remedy', async () => {
  const error = await errorOf(refuseLost('/rest/v1/rpc/x', { mayHaveWritten: false }));

  expect(error.reason).toBe('unreachable');
  expect(failedChangeMessage(error, failed)).toBe(
    'Failed: The database cannot be reached at the moment. Nothing was changed; try again in a few seconds.',
  );
});
