import { App, getAuthSchemaSql } from '@supabase/lite';
import type { Secrets } from './auth/secrets.ts';
import type { Database } from './database/database.ts';

const ACCESS_TOKEN_SECONDS = 3600;
const REUSE_SECONDS = 10;
/** As many rows as hosted Supabase gives at most; lists are paged well below. */
const MAX_ROWS = 1000;
/** The shortest new password (docs/decisions/087). */
const MIN_PASSWORD_LENGTH = 10;

/** The Supabase protocol (`/auth/v1`, `/rest/v1`) over one database. Unguarded: only `gate.ts` may call it. */
export type SupabaseApi = {
  readonly fetch: (request: Request, peerAddress: string) => Promise<Response>;
};

/** What the API is made from. */
export type SupabaseApiOptions = {
  readonly database: Database;
  readonly secrets: Secrets;
  readonly sessionDays: number;
};

/** The SQL that makes the auth schema @supabase/lite needs; repeatable. */
export function authSchemaOf({ connection }: Database): string {
  return `${connection.config.baseSchema ?? ''}\n${getAuthSchemaSql()}`;
}

/** Sets up @supabase/lite as Legwork uses it: passwords only, one schema, a key always asked for. Migrate the database first. */
export async function createSupabaseApi({
  database,
  secrets,
  sessionDays,
}: SupabaseApiOptions): Promise<SupabaseApi> {
  const app = new App({
    connection: database.connection,
    api: { schemas: ['public'], max_rows: MAX_ROWS },
    auth: {
      enabled: true,
      jwt_secret: secrets.jwtSecret,
      publishable_key: secrets.publishableKey,
      jwt_expiry: ACCESS_TOKEN_SECONDS,
      enable_signup: false,
      enable_anonymous_sign_ins: false,
      enable_refresh_token_rotation: true,
      refresh_token_reuse_interval: REUSE_SECONDS,
      minimum_password_length: MIN_PASSWORD_LENGTH,
      sessions: { timebox: `${sessionDays * 24}h` },
      email: { enable_signup: false, enable_confirmations: false },
    },
    studio: { enabled: false },
    storage: { enabled: false },
    options: {
      server: { disableStudio: true, admin: false },
      // Nothing is mailed; the default driver would print codes and links.
      drivers: { email: { send: async () => undefined } },
    },
  });
  await app.init();
  // On its first request @supabase/lite would grant everything in every schema with row-level security to everybody,
  // undoing our revokes. In this state it believes it has done so.
  Reflect.set(database.connection, 'rlsState', 'active');
  return { fetch: (request, peerAddress) => app.fetch(request, { peerAddress }) };
}
