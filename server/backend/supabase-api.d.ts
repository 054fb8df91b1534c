import type { Database } from './database.ts';
import type { Secrets } from './secrets.ts';
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
export declare function authSchemaOf({ connection }: Database): string;
/**
 * Sets up @supabase/lite the way Legwork uses it: password sign-in only, one schema, a key always asked for. The
 * database must have been migrated.
 */
export declare function createSupabaseApi({ database, secrets, sessionDays, }: SupabaseApiOptions): Promise<SupabaseApi>;
