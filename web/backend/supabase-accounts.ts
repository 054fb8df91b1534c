import type { PostgrestClient } from '@supabase/postgrest-js';
import * as z from 'zod/mini';
import { ROWS_PER_PAGE } from './accounts.ts';
import type { AccountAdministration, AccountQuery, ManagedAccount } from './accounts.ts';
import { BackendError } from './backend-error.ts';
import { readAs, refusal } from './supabase-answer.ts';
import { readAudit } from './supabase-audit.ts';

const accountRowSchema = z.object({
  id: z.string(),
  email: z.string(),
  full_name: z.string(),
  created_at: z.string(),
});
const accountRowsSchema = z.array(accountRowSchema);

const SORT_COLUMNS = { name: 'full_name', email: 'email', created: 'created_at' } as const;

/** The calls of §7 for administrators, and the procedures that keep them fast with any number of accounts. */
export function createSupabaseAccounts(client: PostgrestClient): AccountAdministration {
  return {
    async listAccounts(query, signal) {
      const answer = await client.rpc('list_accounts', listArguments(query)).abortSignal(signal);
      if (answer.error) throw refusal(answer);
      return readAs(accountRowsSchema, answer.data).map(accountFrom);
    },
    async countListed({ role, search }, signal) {
      const answer = await client
        .rpc('count_accounts', { search, account_role: role })
        .abortSignal(signal);
      if (answer.error) throw refusal(answer);
      return readAs(z.number(), answer.data);
    },
    async countNewAccounts({ weekAgo, monthAgo }, signal) {
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
      if (answer.error) throw refusal(answer);
    },
    deleteAccount: (userId) => deleteAccount(client, userId),
    async changeRole(userId, role) {
      const answer = await client.rpc('set_user_role', { target_user: userId, new_role: role });
      if (answer.error) throw refusal(answer);
    },
    readAudit: (before, signal) => readAudit(client, before, signal),
  };
}

/** The next page starts after the last row of the one before: its sort value and its id. */
function listArguments({ role, search, sort, isAscending, after }: AccountQuery): object {
  const values = after && { name: after.fullName, email: after.email, created: after.createdAt };
  return {
    search,
    account_role: role,
    sort: SORT_COLUMNS[sort],
    ascending: isAscending,
    page_limit: ROWS_PER_PAGE,
    after_value: values?.[sort] ?? null,
    after_id: after?.id ?? null,
  };
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
  if (answer.error) throw refusal(answer);
  return answer.count ?? 0;
}

/** §7: the role first, then the profile; the database takes everything else with them. */
async function deleteAccount(client: PostgrestClient, userId: string): Promise<void> {
  const roles = await client.from('user_roles').delete({ count: 'exact' }).eq('user_id', userId);
  if (roles.error) throw refusal(roles);
  const profiles = await client.from('profiles').delete({ count: 'exact' }).eq('id', userId);
  if (profiles.error) throw refusal(profiles);
  // Row-level security refuses without an error: nothing is deleted.
  if ((roles.count ?? 0) + (profiles.count ?? 0) === 0) {
    throw new BackendError('refused', 'The account is gone already, or may not be deleted.');
  }
}

function accountFrom(row: z.output<typeof accountRowSchema>): ManagedAccount {
  return { id: row.id, email: row.email, fullName: row.full_name, createdAt: row.created_at };
}
