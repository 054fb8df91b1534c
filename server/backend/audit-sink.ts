import { randomUUID } from 'node:crypto';
import type { Log } from '../log.ts';
import { errorText } from '../start-error.ts';
import type { Query } from './database/database.ts';

const INTERVAL_MS = 1000;
const ENTRIES_MAX = 500;

/** Where new entries of the audit log go. */
export type AuditSink = {
  readonly query: Query;
  /** Takes one entry, as server/audit-chain.ts reads it. */
  readonly write: (entry: unknown) => void;
  readonly log: Log;
};

/** Hands each new entry of the audit log on, in order and at least once, whichever process made it. Answers how to end it. */
export function startAuditSink(sink: AuditSink): () => Promise<void> {
  const process = randomUUID();
  let running = Promise.resolve();
  let isFailing = false;
  const run = async (): Promise<void> => {
    try {
      await handOn(sink, process);
      isFailing = false;
    } catch (error) {
      if (!isFailing) sink.log.warn(`The audit log cannot be handed on: ${errorText(error)}`);
      isFailing = true;
    }
  };
  const timer = setInterval(() => {
    running = running.then(run);
  }, INTERVAL_MS);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await running.then(run);
  };
}

async function handOn({ query, write }: AuditSink, process: string): Promise<void> {
  for (;;) {
    const entries = await query(
      `select a.number, to_jsonb(a) - 'id' as entry from legwork.audit_entries_to_hand_on($1, $2) a`,
      [process, ENTRIES_MAX],
    );
    for (const { entry } of entries) write(entry);
    const last = entries.at(-1);
    if (last === undefined) return;
    await query('select legwork.audit_entries_handed_on($1, $2)', [process, last['number']]);
  }
}
