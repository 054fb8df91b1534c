import type { Log } from '../log.ts';
import { type AttemptLimits } from './attempt-limits.ts';
import type { Database } from './database.ts';
import { type FirstAdmin } from './first-admin.ts';
import { type Gate } from './gate.ts';
/** What the embedded backend is opened with. */
export type BackendOptions = {
    readonly dataDirectory: string;
    /** An own PostgreSQL; without it PGlite in the data directory. */
    readonly databaseUrl?: string | undefined;
    readonly databaseConnections: number;
    readonly admin: {
        readonly email: string;
        readonly password?: string | undefined;
    };
    /** A session ends so many days after sign-in; audit entries are dropped after so many. */
    readonly sessionDays: number;
    readonly auditDays: number;
    /** Scheduled backups of the embedded database: every so many hours (0: never), so many kept. */
    readonly backups: {
        readonly everyHours: number;
        readonly keep: number;
    };
    readonly log: Log;
    readonly limits?: AttemptLimits;
    /** A refused sign-in takes at least so long, in milliseconds. */
    readonly signInFloorMs?: number;
};
/** The Supabase protocol, guarded, over one database. */
export type Backend = {
    readonly fetch: Gate;
    /** What the browser sends as `apikey`. */
    readonly publishableKey: string;
    /** Only when this start made it. */
    readonly firstAdmin: FirstAdmin | undefined;
    readonly database: Database;
    readonly close: () => Promise<void>;
};
/**
 * Opens the backend: locks the data folder, opens and migrates the database, makes the first administrator.
 *
 * @throws {StartError} when the folder is in use, the database is from a newer version or cannot be reached
 */
export declare function openBackend(options: BackendOptions): Promise<Backend>;
