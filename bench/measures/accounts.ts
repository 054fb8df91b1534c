import { measureAccounts } from '../accounts/measure-accounts.ts';
import type { Measure } from '../measure.ts';

const ACCOUNTS = 100_000;

/** The administrator's list and its counts with 100,000 accounts. */
export const accounts: Measure = {
  title: `Accounts: ${ACCOUNTS} in the embedded database, over HTTP`,
  async run() {
    const calls = await measureAccounts({ accounts: ACCOUNTS });
    return calls.map(({ what, medianMs }) => ({
      name: `accounts: ${what}`,
      value: medianMs,
      unit: 'ms',
    }));
  },
};
