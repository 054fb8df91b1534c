import { PostgrestClient } from '@supabase/postgrest-js';
import * as z from 'zod/mini';
import type { AccountAdministration } from './accounts.ts';
import { BackendError } from './backend-error.ts';
import type { Backend } from './backend.ts';
import { readAs, refusal } from './supabase-answer.ts';
import type { PrivacyBackend } from './privacy.ts';
import type { ReportLibrary } from './reports.ts';

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
    ...lateAccounts(client),
    ...lateReports(client),
    ...latePrivacy(client),
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

/** A part of the client whose code cannot be had is a backend that cannot be reached. */
async function loaded<Part>(load: () => Promise<Part>): Promise<Part> {
  try {
    return await load();
  } catch (error) {
    throw new BackendError('unreachable', 'The server cannot be reached.', { cause: error });
  }
}

/** The administrators' part is loaded with the first of their screens. */
function lateAccounts(client: PostgrestClient): AccountAdministration {
  const accounts = async (): Promise<AccountAdministration> =>
    (await loaded(() => import('./supabase-accounts.ts'))).createSupabaseAccounts(client);
  return {
    listAccounts: async (...request) => (await accounts()).listAccounts(...request),
    countAccounts: async (...request) => (await accounts()).countAccounts(...request),
    createAccount: async (account) => (await accounts()).createAccount(account),
    deleteAccount: async (userId) => (await accounts()).deleteAccount(userId),
    changeRole: async (...request) => (await accounts()).changeRole(...request),
    readAudit: async (...request) => (await accounts()).readAudit(...request),
  };
}

/** The library's part is loaded when the first report is saved or looked for. */
function lateReports(client: PostgrestClient): ReportLibrary {
  const reports = async (): Promise<ReportLibrary> =>
    (await loaded(() => import('./supabase-reports.ts'))).createSupabaseReports(client);
  return {
    saveReport: async (document) => (await reports()).saveReport(document),
    listReports: async (...request) => (await reports()).listReports(...request),
    readReport: async (...request) => (await reports()).readReport(...request),
    readEarlierReport: async (...request) => (await reports()).readEarlierReport(...request),
    deleteReport: async (id) => (await reports()).deleteReport(id),
  };
}

/** So is what belongs to privacy, with the first research. */
function latePrivacy(client: PostgrestClient): PrivacyBackend {
  const privacy = async (): Promise<PrivacyBackend> =>
    (await loaded(() => import('./supabase-privacy.ts'))).createSupabasePrivacy(client);
  return {
    recordResearch: async (...request) => (await privacy()).recordResearch(...request),
    forgetProspect: async (key) => (await privacy()).forgetProspect(key),
    forgottenAmong: async (...request) => (await privacy()).forgottenAmong(...request),
    privacySettings: async (signal) => (await privacy()).privacySettings(signal),
    setRetentionDays: async (days) => (await privacy()).setRetentionDays(days),
    readResearchLog: async (...request) => (await privacy()).readResearchLog(...request),
  };
}

function withAccessToken(options: TablesOptions): typeof globalThis.fetch {
  return async (input, init) => {
    const headers = new Headers(init?.headers);
    headers.set('Authorization', `Bearer ${(await options.accessToken()) ?? options.anonKey}`);
    return options.fetch(input, { ...init, headers });
  };
}
