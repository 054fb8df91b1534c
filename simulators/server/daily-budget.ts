import { createLedger, type Ledger } from './ledger.ts';
import type { SimulatorOptions } from './simulator.ts';

/** The one address that calls a simulator; free services count per address. */
export const CALLER_ADDRESS = '127.0.0.1';

/** What a free service gives one address a day; `options.keys` may set it under `CALLER_ADDRESS`. */
export function dailyBudget(options: SimulatorOptions, credits: number): Ledger {
  return createLedger(options.keys ?? { [CALLER_ADDRESS]: credits });
}
