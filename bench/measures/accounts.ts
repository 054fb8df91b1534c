import { measureAccounts } from '../accounts/measure-accounts.ts';
import { measureThroughput } from '../accounts/measure-throughput.ts';
import type { Figure, Measure } from '../measure.ts';

const ACCOUNTS = 100_000;

/** The administrator's list and its counts with 100,000 accounts, and what one server does in a second. */
export const accounts: Measure = {
  title: `Accounts: ${ACCOUNTS} in the embedded database, over HTTP`,
  async run() {
    const calls = await measureAccounts({ accounts: ACCOUNTS });
    const { roleReadsPerSecond, signInsPerSecond } = await measureThroughput();
    const times = calls.map(({ what, medianMs }): Figure => ({
      name: `accounts: ${what}`,
      value: medianMs,
      unit: 'ms',
    }));
    return [
      ...times,
      { name: 'accounts: role reads a second', value: roleReadsPerSecond, unit: 'count' },
      { name: 'accounts: sign-ins a second', value: signInsPerSecond, unit: 'count' },
    ];
  },
};
