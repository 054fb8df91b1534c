import type { PostgrestClient } from '@supabase/postgrest-js';
import * as z from 'zod/mini';
import {
  ACCOUNTS_PER_PAGE,
  type AccountAdministration,
  type AccountPage,
  type AccountQuery,
  type Health,
} from '../accounts.ts';
import { BackendError } from '../backend-error.ts';
import { searchPattern, parsedAs, throwIfFailed } from './answer.ts';
import { exportAudit, readAudit, readBackupState } from './audit.ts';

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
      throwIfFailed(
        await client.rpc('simulate_user_creation', {
          user_email: email,
          user_full_name: fullName,
          user_password: password,
        }),
      );
    },
    deleteAccount: (userId) => deleteAccount(client, userId),
    async setTemporaryPassword(userId, password) {
      throwIfFailed(
        await client.rpc('set_temporary_password', {
          target_user: userId,
          new_password: password,
        }),
      );
    },
    async revokeApiTokens(userId) {
      throwIfFailed(await client.rpc('revoke_api_tokens_of', { target_user: userId }));
    },
    async changeRole(userId, role) {
      throwIfFailed(await client.rpc('set_user_role', { target_user: userId, new_role: role }));
    },
    readAudit: (before, signal) => readAudit(client, before, signal),
    exportAudit: () => exportAudit(client),
    readHealth: (signal) => readHealth(client, signal),
    readBackupState: (signal) => readBackupState(client, signal),
  };
}

const healthSchema = z.tuple([
  z.object({
    home: z.enum(['embedded', 'postgresql', 'supabase']),
    postgres: z.string(),
    size_bytes: z.number(),
    retention_days: z.number(),
    failed_sign_ins_day: z.number(),
    failed_sign_ins_week: z.number(),
    audit_first: z.nullable(z.number()),
    audit_last: z.number(),
    audit_since: z.nullable(z.string()),
    audit_digest: z.string(),
  }),
]);

const accountRowsSchema = z.array(
  z.object({ id: z.string(), email: z.string(), fullName: z.string(), createdAt: z.string() }),
);

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
  const accounts = parsedAs(accountRowsSchema, answer);
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
  throwIfFailed(answer);
  return answer.count ?? 0;
}

/** §7: the role first, then the profile; the database takes everything else with them. */
async function deleteAccount(client: PostgrestClient, userId: string): Promise<void> {
  const roles = await client.from('user_roles').delete({ count: 'exact' }).eq('user_id', userId);
  throwIfFailed(roles);
  const profiles = await client.from('profiles').delete({ count: 'exact' }).eq('id', userId);
  throwIfFailed(profiles);
  // Row-level security refuses without an error: nothing is deleted.
  if ((roles.count ?? 0) + (profiles.count ?? 0) === 0) {
    throw new BackendError('refused', 'The account is gone already, or may not be deleted.');
  }
}

/** §7: the accounts of one role; searched, sorted and paged by the database, which also counts them all. */
function selectAccounts(client: PostgrestClient, query: AccountQuery) {
  const { role, search, sort, isAscending, page } = query;
  const first = page * ACCOUNTS_PER_PAGE;
  const everybody = client
    .from('profiles')
    .select('id, email, fullName:full_name, createdAt:created_at, user_roles!inner(role)', {
      count: 'exact',
    })
    .eq('user_roles.role', role);
  const pattern = searchPattern(search);
  const found = pattern === null ? everybody : everybody.regexMatch('search_text', pattern);
  // The same direction twice: an index then answers also where many accounts share a date or a name.
  return found
    .order(SORT_COLUMNS[sort], { ascending: isAscending })
    .order('id', { ascending: isAscending })
    .range(first, first + ACCOUNTS_PER_PAGE - 1);
}

async function readHealth(client: PostgrestClient, signal: AbortSignal): Promise<Health> {
  const answer = await client.rpc('health', {}).abortSignal(signal);
  const [row] = parsedAs(healthSchema, answer);
  const { audit_first: firstNumber, audit_since: since } = row;
  return {
    home: row.home,
    postgres: row.postgres,
    sizeBytes: row.size_bytes,
    retentionDays: row.retention_days,
    failedSignInsDay: row.failed_sign_ins_day,
    failedSignInsWeek: row.failed_sign_ins_week,
    audit:
      firstNumber === null || since === null
        ? null
        : { firstNumber, lastNumber: row.audit_last, since, lastDigest: row.audit_digest },
  };
}
