import type { Log } from '../log.ts';
import type { Attempts } from './auth/attempt-limits.ts';
import type { Query } from './database/database.ts';

const FIRST_CHECK_MS = 60_000;
const CHECK_INTERVAL_MS = 600_000;

/** What is done again and again while the server runs. */
export type MaintenanceOptions = {
  readonly query: Query;
  readonly attempts: Attempts;
  readonly auditDays: number;
  readonly sessionDays: number;
  /** Takes a backup when one is due; absent for databases that are backed up elsewhere. */
  readonly backUp?: () => Promise<void>;
  readonly log: Log;
};

/** Prunes what is old and backs up what is due: soon after the start, then every ten minutes. Answers how to end it. */
export function startMaintenance(options: MaintenanceOptions): () => Promise<void> {
  let running = Promise.resolve();
  const run = () => {
    running = running.then(() => maintain(options));
  };
  const timers = [setTimeout(run, FIRST_CHECK_MS), setInterval(run, CHECK_INTERVAL_MS)];
  for (const timer of timers) timer.unref();
  return async () => {
    for (const timer of timers) clearTimeout(timer);
    await running;
  };
}

/** One round of maintenance. A failing part is logged and does not keep the others from running. */
export async function maintain(options: MaintenanceOptions): Promise<void> {
  const { query, attempts, auditDays, sessionDays, backUp, log } = options;
  const parts: readonly (readonly [string, () => Promise<unknown>])[] = [
    ['pruning attempts', () => attempts.prune()],
    ['pruning the audit log', () => query('select legwork.prune_audit($1)', [auditDays])],
    ['pruning reports and the record of use', () => query('select legwork.prune_research()')],
    ['pruning sessions', () => query(OLD_SESSIONS, [sessionDays])],
    ['pruning sign-in records', () => query(OLD_RECORDS, [auditDays])],
    ['the scheduled backup', async () => backUp?.()],
  ];
  for (const [name, work] of parts) {
    try {
      await work();
    } catch (error) {
      log.warn(`Failed at ${name}: ${error instanceof Error ? error.message : 'unknown error'}`);
    }
  }
}

const OLD_SESSIONS = `delete from auth.sessions where created_at < now() - make_interval(days => $1::int)`;
const OLD_RECORDS = `delete from auth.audit_log_entries where created_at < now() - make_interval(days => $1::int)`;
