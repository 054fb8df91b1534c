import type { PGlite } from '@electric-sql/pglite';
import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
} from 'kysely';
import { createMutex, type Mutex } from './mutex.ts';

const INVALID_TEXT = '22P02';

/**
 * A Kysely dialect for PGlite that hands its one session to one holder at a time.
 *
 * PGlite has a single session. The driver that comes with @supabase/lite lets the statements of two requests mix on it,
 * so after one request's COMMIT the rest of another runs as superuser without row-level security. Here whoever
 * acquires the connection keeps it until release, transactions included.
 */
export function createLockedDialect(client: PGlite, mutex: Mutex = createMutex()): Dialect {
  return {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => createLockedDriver(client, mutex),
    createIntrospector: (database) => new PostgresIntrospector(database),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  };
}

function createLockedDriver(client: PGlite, mutex: Mutex): Driver {
  const connection = createConnection(client);
  const holders: (() => void)[] = [];
  return {
    init: () => Promise.resolve(),
    async acquireConnection() {
      holders.push(await mutex.take());
      return connection;
    },
    async beginTransaction(held) {
      await held.executeQuery(CompiledQuery.raw('begin'));
    },
    async commitTransaction(held) {
      await held.executeQuery(CompiledQuery.raw('commit'));
    },
    async rollbackTransaction(held) {
      await held.executeQuery(CompiledQuery.raw('rollback'));
    },
    async releaseConnection() {
      holders.pop()?.();
    },
    // The client belongs to whoever opened it.
    destroy: () => Promise.resolve(),
  };
}

function createConnection(client: PGlite): DatabaseConnection {
  return {
    async executeQuery<Row>(query: CompiledQuery) {
      const parameters = [...query.parameters];
      const { rows, affectedRows } = await client
        .query<Row>(query.sql, parameters)
        .catch(rethrowWithCode);
      return affectedRows === undefined
        ? { rows }
        : { rows, numAffectedRows: BigInt(affectedRows) };
    },
    streamQuery() {
      throw new Error('PGlite does not stream');
    },
  };
}

/** PGlite refuses some parameters before PostgreSQL sees them; such an error gets the code PostgreSQL would give. */
function rethrowWithCode(error: unknown): never {
  if (error instanceof Error && !('code' in error) && error.message.startsWith('Invalid input')) {
    throw Object.assign(new Error(error.message, { cause: error }), { code: INVALID_TEXT });
  }
  throw error;
}
