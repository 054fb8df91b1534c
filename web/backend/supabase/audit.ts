import type { PostgrestClient } from '@supabase/postgrest-js';
import * as z from 'zod/mini';
import { AUDIT_ENTRIES_PER_PAGE } from '../accounts.ts';
import type { AuditEntry } from '../accounts.ts';
import { readAs, refusal } from './answer.ts';

const auditRowsSchema = z.array(
  z.object({
    id: z.number(),
    happened_at: z.string(),
    action: z.enum([
      'signed_in',
      'sign_in_failed',
      'password_changed',
      'account_created',
      'account_deleted',
      'role_changed',
      'prospect_forgotten',
      'retention_changed',
    ]),
    actor_email: z.nullable(z.string()),
    target_email: z.nullable(z.string()),
    details: z.object({ to: z.optional(z.string()) }),
  }),
);

/** A page of the audit, newest first; entries are numbered as they happen. */
export async function readAudit(
  client: PostgrestClient,
  before: number | null,
  signal: AbortSignal,
): Promise<readonly AuditEntry[]> {
  const newest = client
    .from('audit_log')
    .select('id, happened_at, action, actor_email, target_email, details')
    .order('id', { ascending: false })
    .limit(AUDIT_ENTRIES_PER_PAGE);
  const page = before === null ? newest : newest.lt('id', before);
  const answer = await page.abortSignal(signal);
  if (answer.error) throw refusal(answer);
  return readAs(auditRowsSchema, answer.data).map((row) => ({
    id: row.id,
    happenedAt: row.happened_at,
    action: row.action,
    actorEmail: row.actor_email,
    targetEmail: row.target_email,
    newValue: row.details.to ?? null,
  }));
}
