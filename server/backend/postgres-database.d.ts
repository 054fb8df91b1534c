import { type Database } from './database.ts';
/** Where an own PostgreSQL is and how many connections this process may hold. */
export type PostgresOptions = {
    readonly url: string;
    readonly connections: number;
};
/**
 * Opens an own PostgreSQL.
 *
 * @throws {StartError} when it cannot be reached, is too old, or belongs to a hosted Supabase
 */
export declare function openPostgresDatabase({ url, connections, }: PostgresOptions): Promise<Database>;
