import type { PostgrestClient } from '@supabase/postgrest-js';
import * as z from 'zod/mini';
import {
  ACCOUNTS_PER_PAGE,
  AUDIT_ENTRIES_PER_PAGE,
  type AccountAdministration,
  type AccountPage,
  type AccountQuery,
  type ManagedAccount,
  type AuditEntry,
  type BackupState,
} from '../accounts.ts';
import { BackendError } from '../backend-error.ts';
import { searchPattern, parsedAs, backendErrorIn } from './answer.ts';

/** The calls of §7 for administrators. */
export function createSupabaseAccounts(client: PostgrestClient): AccountAdministration {
  return {
    listAccounts: (query, signal) => listAccounts(client, query, signal),
    async countAccounts({ weekAgo, monthAgo }, signal) {
      const [total, thisWeek, thisMonth] = await Promise.all([
        countSince(client, EPOCH, signal),
        countSince(client, weekAgo, signal),
        countSince(client, monthAgo, signal),
      ]);
      return { total, thisWeek, thisMonth };
    },
    async createAccount({ email, fullName, password }) {
      const answer = await client.rpc('simulate_user_creation', {
        user_email: email,
        user_full_name: fullName,
        user_password: password,
      });
      if (answer.error) throw backendErrorIn(answer);
    },
    deleteAccount: (userId) => deleteAccount(client, userId),
    async setTemporaryPassword(userId, password) {
      const answer = await client.rpc('set_temporary_password', {
        target_user: userId,
        new_password: password,
      });
      if (answer.error) throw backendErrorIn(answer);
    },
    async changeRole(userId, role) {
      const answer = await client.rpc('set_user_role', { target_user: userId, new_role: role });
      if (answer.error) throw backendErrorIn(answer);
    },
    readAudit: (before, signal) => readAudit(client, before, signal),
    readBackupState: (signal) => readBackupState(client, signal),
  };
}

const auditRowsSchema = z.array(
  z.object({
    id: z.number(),
    happened_at: z.string(),
    action: z.enum([
      'signed_in',
      'sign_in_failed',
      'signed_out_by_provider',
      'password_changed',
      'password_set',
      'account_created',
      'account_deleted',
      'account_linked',
      'role_changed',
      'prospect_forgotten',
      'retention_changed',
      'backup_taken',
      'backup_failed',
    ]),
    actor_email: z.nullable(z.string()),
    target_email: z.nullable(z.string()),
    details: z.object({ to: z.optional(z.string()), reason: z.optional(z.string()) }),
  }),
);

const backupRowsSchema = z.array(
  z.object({
    id: z.number(),
    happened_at: z.string(),
    details: z.object({ reason: z.optional(z.string()) }),
  }),
);

const accountRowSchema = z.object({
  id: z.string(),
  email: z.string(),
  full_name: z.string(),
  created_at: z.string(),
});
const accountRowsSchema = z.array(accountRowSchema);

const SORT_COLUMNS = { name: 'sort_name', email: 'email', created: 'created_at' } as const;

/** PostgREST answers so when a page starts after the last row. */
const NO_SUCH_PAGE = 416;

async function listAccounts(
  client: PostgrestClient,
  query: AccountQuery,
  signal: AbortSignal,
): Promise<AccountPage> {
  const answer = await selectAccounts(client, query).abortSignal(signal);
  if (answer.status === NO_SUCH_PAGE && query.page > 0) {
    const { total } = await listAccounts(client, { ...query, page: 0 }, signal);
    return { accounts: [], total };
  }
  if (answer.error) throw backendErrorIn(answer);
  const accounts = parsedAs(accountRowsSchema, answer.data).map(accountFrom);
  return { accounts, total: answer.count ?? accounts.length };
}

const EPOCH = new Date(0);

async function countSince(
  client: PostgrestClient,
  since: Date,
  signal: AbortSignal,
): Promise<number> {
  const answer = await client
    .from('profiles')
    .select('id, user_roles!inner(role)', { count: 'exact', head: true })
    .eq('user_roles.role', 'user')
    .gte('created_at', since.toISOString())
    .abortSignal(signal);
  if (answer.error) throw backendErrorIn(answer);
  return answer.count ?? 0;
}

/** §7: the role first, then the profile; the database takes everything else with them. */
async function deleteAccount(client: PostgrestClient, userId: string): Promise<void> {
  const roles = await client.from('user_roles').delete({ count: 'exact' }).eq('user_id', userId);
  if (roles.error) throw backendErrorIn(roles);
  const profiles = await client.from('profiles').delete({ count: 'exact' }).eq('id', userId);
  if (profiles.error) throw backendErrorIn(profiles);
  // Row-level security refuses without an error: nothing is deleted.
  if ((roles.count ?? 0) + (profiles.count ?? 0) === 0) {
    throw new BackendError('refused', 'The account is gone already, or may not be deleted.');
  }
}

function accountFrom(row: z.output<typeof accountRowSchema>): ManagedAccount {
  return { id: row.id, email: row.email, fullName: row.full_name, createdAt: row.created_at };
}

/** §7: the accounts of one role; searched, sorted and paged by the database, which also counts them all. */
function selectAccounts(client: PostgrestClient, query: AccountQuery) {
  const { role, search, sort, isAscending, page } = query;
  const first = page * ACCOUNTS_PER_PAGE;
  const everybody = client
    .from('profiles')
    .select('id, email, full_name, created_at, user_roles!inner(role)', { count: 'exact' })
    .eq('user_roles.role', role);
  const pattern = searchPattern(search);
  const found = pattern === null ? everybody : everybody.regexMatch('search_text', pattern);
  // The same direction twice: an index then answers also where many accounts share a date or a name.
  return found
    .order(SORT_COLUMNS[sort], { ascending: isAscending })
    .order('id', { ascending: isAscending })
    .range(first, first + ACCOUNTS_PER_PAGE - 1);
}

/** A page of the audit, newest first; entries are numbered as they happen. */
async function readAudit(
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
  if (answer.error) throw backendErrorIn(answer);
  return parsedAs(auditRowsSchema, answer.data).map((row) => ({
    id: row.id,
    happenedAt: row.happened_at,
    action: row.action,
    actorEmail: row.actor_email,
    targetEmail: row.target_email,
    newValue: row.details.to ?? row.details.reason ?? null,
  }));
}

/** The newest attempt decides whether backups fail at the moment. */
async function readBackupState(
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
  if (answer.error) throw backendErrorIn(answer);
  return parsedAs(backupRowsSchema, answer.data);
}
