import type { PGlite } from '@electric-sql/pglite';
import { type Dialect } from 'kysely';
import { type Mutex } from './mutex.ts';
/**
 * A Kysely dialect for PGlite that hands its one session to one holder at a time.
 *
 * PGlite has a single session. The driver that comes with @supabase/lite lets the statements of two requests mix on it,
 * so after one request's COMMIT the rest of another runs as superuser without row-level security. Here whoever
 * acquires the connection keeps it until release, transactions included.
 */
export declare function createLockedDialect(client: PGlite, mutex?: Mutex): Dialect;
