import { PostgrestClient } from '@supabase/postgrest-js';
import * as z from 'zod/mini';
import { BackendError } from './backend-error.ts';
import type { Backend } from './backend.ts';

/** How the tables are reached. `accessToken` answers `null` when nobody is signed in. */
export type TablesOptions = {
  readonly url: string;
  readonly anonKey: string;
  readonly fetch: typeof globalThis.fetch;
  readonly accessToken: () => Promise<string | null>;
};

/** The part of the backend that reads and writes tables. */
export type Tables = Pick<Backend, 'readRole'>;

const roleRowSchema = z.object({ role: z.enum(['user', 'admin']) });

/** Tables and procedures over PostgREST, each call with the session's access token (§6). */
export function createSupabaseTables(options: TablesOptions): Tables {
  const client = new PostgrestClient(options.url, {
    headers: { apikey: options.anonKey },
    fetch: withAccessToken(options),
  });
  return {
    async readRole(userId, signal) {
      const answer = await client
        .from('user_roles')
        .select('role')
        .eq('user_id', userId)
        .abortSignal(signal)
        .single();
      if (answer.error) throw refusal(answer.status, answer.error.message);
      return readAs(roleRowSchema, answer.data).role;
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

/** PostgREST's client reports a lost connection as status 0. */
function refusal(status: number, message: string): BackendError {
  return new BackendError(status === 0 ? 'unreachable' : 'refused', message);
}

function readAs<Schema extends z.ZodMiniType>(schema: Schema, data: unknown): z.output<Schema> {
  const read = schema.safeParse(data);
  if (!read.success) throw new BackendError('unreadable', 'The answer cannot be read.');
  return read.data;
}
