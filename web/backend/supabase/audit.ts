import type { PostgrestClient } from '@supabase/postgrest-js';
import * as z from 'zod/mini';
import {
  AUDIT_ACTIONS,
  AUDIT_ENTRIES_PER_PAGE,
  type AuditEntry,
  type BackupState,
} from '../accounts.ts';
import { parsedAs } from './answer.ts';

const auditRowsSchema = z.array(
  z.object({
    id: z.number(),
    happenedAt: z.string(),
    action: z.enum(AUDIT_ACTIONS),
    actorEmail: z.nullable(z.string()),
    targetEmail: z.nullable(z.string()),
    details: z.object({
      to: z.optional(z.string()),
      reason: z.optional(z.string()),
      name: z.optional(z.string()),
      outcome: z.optional(z.string()),
      more: z.optional(z.string()),
    }),
  }),
);

/** What an entry's digest is made of, and the digest: server/audit-chain.ts checks them. */
const EXPORTED_COLUMNS =
  'number, happened_at, action, actor_id, actor_email, target_id, target_email, details, previous_digest, digest';
const exportedRowsSchema = z.array(z.looseObject({ number: z.number() }));
/** As many as a Supabase project answers at once. */
const EXPORTED_AT_ONCE = 1000;

const backupRowsSchema = z.array(
  z.object({
    id: z.number(),
    happened_at: z.string(),
    details: z.object({ reason: z.optional(z.string()) }),
  }),
);

/** A page of the audit log, newest first; entries are numbered as they happen. */
export async function readAudit(
  client: PostgrestClient,
  before: number | null,
  signal: AbortSignal,
): Promise<readonly AuditEntry[]> {
  const newest = client
    .from('audit_log')
    .select(
      'id, happenedAt:happened_at, action, actorEmail:actor_email, targetEmail:target_email, details',
    )
    .order('id', { ascending: false })
    .limit(AUDIT_ENTRIES_PER_PAGE);
  const page = before === null ? newest : newest.lt('id', before);
  const answer = await page.abortSignal(signal);
  return parsedAs(auditRowsSchema, answer).map(({ details, ...entry }) => ({
    ...entry,
    newValue: details.to ?? details.reason ?? details.name ?? null,
    outcome: details.outcome ?? null,
    hasMore: details.more !== undefined,
  }));
}

/** The whole audit log, oldest entry first, as JSON Lines. */
export async function exportAudit(client: PostgrestClient): Promise<string> {
  const lines: string[] = [];
  let last = 0;
  for (;;) {
    const answer = await client
      .from('audit_log')
      .select(EXPORTED_COLUMNS)
      .gt('number', last)
      .order('number')
      .limit(EXPORTED_AT_ONCE);
    const rows = parsedAs(exportedRowsSchema, answer);
    const newest = rows.at(-1);
    if (newest === undefined) return lines.join('');
    for (const row of rows) lines.push(`${JSON.stringify(row)}\n`);
    last = newest.number;
  }
}

/** The newest attempt decides whether backups fail at the moment. */
export async function readBackupState(
  client: PostgrestClient,
  signal: AbortSignal,
): Promise<BackupState | null> {
  const [[taken], [failed]] = await Promise.all([
    newestBackup(client, 'backup_taken', signal),
    newestBackup(client, 'backup_failed', signal),
  ]);
  if (!taken && !failed) return null;
  const isFailing = failed !== undefined && failed.id > (taken?.id ?? 0);
  return {
    lastGoodAt: taken?.happened_at ?? null,
    failure: isFailing
      ? { failedAt: failed.happened_at, reason: failed.details.reason ?? '' }
      : null,
  };
}

async function newestBackup(
  client: PostgrestClient,
  action: AuditEntry['action'],
  signal: AbortSignal,
): Promise<z.output<typeof backupRowsSchema>> {
  const answer = await client
    .from('audit_log')
    .select('id, happened_at, details')
    .eq('action', action)
    .order('id', { ascending: false })
    .limit(1)
    .abortSignal(signal);
  return parsedAs(backupRowsSchema, answer);
}
