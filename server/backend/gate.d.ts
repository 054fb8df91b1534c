import type { Log } from '../log.ts';
import { type Attempts } from './attempt-limits.ts';
import type { Query } from './database.ts';
import type { SupabaseApi } from './supabase-api.ts';
/** Answers a request to `/auth/v1` or `/rest/v1` from the given address. */
export type Gate = (request: Request, address: string) => Promise<Response>;
/** What the gate stands in front of and counts with. */
export type GateOptions = {
    readonly api: SupabaseApi;
    readonly attempts: Attempts;
    readonly query: Query;
    readonly log: Log;
    /** A refused sign-in takes at least so long, in milliseconds. */
    readonly floorMs?: number;
};
/** The only way to the backend: named routes, checked bodies, counted sign-ins, and no word of an inner error outside. */
export declare function createGate(options: GateOptions): Gate;
