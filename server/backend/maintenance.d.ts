import type { Log } from '../log.ts';
import type { Attempts } from './attempt-limits.ts';
import type { Query } from './database.ts';
/** What is done again and again while the server runs. */
export type MaintenanceOptions = {
    readonly query: Query;
    readonly attempts: Attempts;
    readonly auditDays: number;
    readonly sessionDays: number;
    /** Takes a backup when one is due; absent for databases that are backed up elsewhere. */
    readonly backUp?: () => Promise<void>;
    readonly log: Log;
};
/** Prunes what is old and backs up what is due: soon after the start, then every ten minutes. Answers how to end it. */
export declare function startMaintenance(options: MaintenanceOptions): () => Promise<void>;
/** One round of maintenance. A failing part is logged and does not keep the others from running. */
export declare function maintain(options: MaintenanceOptions): Promise<void>;
