import { PostgrestClient } from '@supabase/postgrest-js';

/** How the tables are reached. `accessToken` answers `null` when nobody is signed in. */
export type TablesOptions = {
  readonly url: string;
  readonly anonKey: string;
  readonly fetch: typeof globalThis.fetch;
  readonly accessToken: () => Promise<string | null>;
};

/** Tables and procedures over PostgREST, each call with the session's access token (§6). */
export function createTables(options: TablesOptions): PostgrestClient {
  return new PostgrestClient(options.url, {
    headers: { apikey: options.anonKey },
    fetch: withAccessToken(options),
  });
}

function withAccessToken(options: TablesOptions): typeof globalThis.fetch {
  return async (input, init) => {
    const headers = new Headers(init?.headers);
    headers.set('Authorization', `Bearer ${(await options.accessToken()) ?? options.anonKey}`);
    return options.fetch(input, { ...init, headers });
  };
}
