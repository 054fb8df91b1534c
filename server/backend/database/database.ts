import type { Connection } from '@supabase/lite';
import {
  CompiledQuery,
  type Dialect,
  type Driver,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
} from 'kysely';

/** A row as the database gives it; callers read it with a schema. */
export type Row = Readonly<Record<string, unknown>>;

/** Sends SQL text with `$1`-style parameters. */
export type Query = (text: string, parameters?: readonly unknown[]) => Promise<readonly Row[]>;

/** Sends a script of several statements. */
export type RunScript = (script: string) => Promise<void>;

/** The database behind the embedded backend: PGlite in a folder, or an own PostgreSQL. */
export type Database = {
  /** What @supabase/lite speaks through. */
  readonly connection: Connection;
  readonly query: Query;
  /** Runs scripts of several statements as one transaction, all or nothing; `work` may only use what it is given. */
  readonly inTransaction: (work: (runScript: RunScript) => Promise<void>) => Promise<void>;
  /** Runs `work` while no other server process migrates the same database. */
  readonly whileMigrating: (work: () => Promise<void>) => Promise<void>;
  readonly close: () => Promise<void>;
};

/** A Kysely dialect that speaks PostgreSQL through a driver of ours. */
export function createDialect(createDriver: () => Driver): Dialect {
  return {
    createAdapter: () => new PostgresAdapter(),
    createDriver,
    createIntrospector: (database) => new PostgresIntrospector(database),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  };
}

/** Sends SQL text over a connection of @supabase/lite. */
export function queryOver({ kysely }: Connection): Query {
  return async (text, parameters = []) => {
    const compiled = CompiledQuery.raw(text, [...parameters]);
    return (await kysely.executeQuery<Record<string, unknown>>(compiled)).rows;
  };
}

/** PostgreSQL's `2026-11-20 20:55:34.863+00` as ISO 8601, the form hosted Supabase answers with. */
export function isoTimestamp(text: string): string {
  return text.replace(' ', 'T').replace(/([+-]\d\d)$/, '$1:00');
}
