import { PostgrestClient } from '@supabase/postgrest-js';
import * as z from 'zod/mini';
import { createSupabaseAccounts } from './supabase-accounts.ts';
import { BackendError } from './backend-error.ts';
import type { Backend } from './backend.ts';
import { readAs, refusal } from './supabase-answer.ts';
import { createSupabasePrivacy } from './supabase-privacy.ts';
import { createSupabaseReports } from './supabase-reports.ts';

/** How the tables are reached. `accessToken` answers `null` when nobody is signed in. */
export type TablesOptions = {
  readonly url: string;
  readonly anonKey: string;
  readonly fetch: typeof globalThis.fetch;
  readonly accessToken: () => Promise<string | null>;
};

/** The part of the backend that reads and writes tables. */
export type Tables = Omit<Backend, 'watchSession' | 'signIn' | 'signOut' | 'changePassword'>;

const roleRowSchema = z.object({ role: z.enum(['user', 'admin']) });
const passwordRowSchema = z.object({ must_change_password: z.boolean() });

/** Tables and procedures over PostgREST, each call with the session's access token (§6). */
export function createSupabaseTables(options: TablesOptions): Tables {
  const client = new PostgrestClient(options.url, {
    headers: { apikey: options.anonKey },
    fetch: withAccessToken(options),
  });
  return {
    ...createSupabaseAccounts(client),
    ...createSupabaseReports(client),
    ...createSupabasePrivacy(client),
    async readRole(userId, signal) {
      const answer = await client
        .from('user_roles')
        .select('role')
        .eq('user_id', userId)
        .abortSignal(signal)
        .maybeSingle();
      if (answer.error) throw refusal(answer);
      // Everybody with a live session sees their own row.
      if (answer.data === null) throw new BackendError('signed-out', 'The session has ended.');
      return readAs(roleRowSchema, answer.data).role;
    },
    async mustChangePassword(userId, signal) {
      const answer = await client
        .from('profiles')
        .select('must_change_password')
        .eq('id', userId)
        .abortSignal(signal)
        .single();
      if (answer.error) throw refusal(answer);
      return readAs(passwordRowSchema, answer.data).must_change_password;
    },
  };
}

function withAccessToken(options: TablesOptions): typeof globalThis.fetch {
  return async (input, init) => {
    const headers = new Headers(init?.headers);
    headers.set('Authorization', `Bearer ${(await options.accessToken()) ?? options.anonKey}`);
    return options.fetch(input, { ...init, headers });
  };
}
