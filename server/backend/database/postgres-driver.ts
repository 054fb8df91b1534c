import { CompiledQuery, type DatabaseConnection, type Driver, type QueryResult } from 'kysely';
import { DatabaseError, type Pool, type PoolClient, type QueryResultRow } from 'pg';
import { DatabaseLostError, noteLoss, noteWrite } from './database-use.ts';

/** States in which PostgreSQL ends a connection: broken, shut down, crashed, not up yet, cut, too many of them. */
const ENDING = /^(?:08...|57P0.|25P0[34]|53300)$/;
/**
 * Outside a transaction every other statement changes something for good. @supabase/lite calls procedures inside one; the
 * server's own calls (`select legwork.…`) keep count, and one that does what somebody asked for notes it itself.
 */
const SELECT = /^\s*select\b/i;

const SET_UTC = `select set_config('TimeZone', 'UTC', false)`;

/** Called when the database cannot be reached, and when it answers again. */
export type DriverEvents = {
  readonly onLoss: (error: unknown) => void;
  readonly onAnswer: () => void;
};

/**
 * A Kysely driver for a pool of connections that come and go with the database. A statement that met with no database
 * fails with `DatabaseLostError` and is noted for its request (`watchDatabaseUse`); its connection is thrown away, and
 * nothing more is sent on it.
 */
export function createPostgresDriver(pool: Pool, events: DriverEvents): Driver {
  const held = new WeakMap<DatabaseConnection, HeldConnection>();
  const prepared = new WeakSet<PoolClient>();
  return {
    init: () => Promise.resolve(),
    async acquireConnection() {
      const client = await pool.connect().catch((error: unknown) => throwLost(events, error));
      const connection = holdConnection(client, events);
      held.set(connection, connection);
      if (prepared.has(client)) return connection;
      try {
        await run(connection, SET_UTC);
      } catch (error) {
        connection.release();
        throw error;
      }
      prepared.add(client);
      return connection;
    },
    async beginTransaction(connection) {
      held.get(connection)?.enter();
      await run(connection, 'begin');
    },
    async commitTransaction(connection) {
      held.get(connection)?.leave();
      await run(connection, 'commit');
    },
    async rollbackTransaction(connection) {
      // What a lost connection had under way, the database has undone by itself.
      await held.get(connection)?.undo();
    },
    async releaseConnection(connection) {
      held.get(connection)?.release();
    },
    // The pool is closed by the code that opened it.
    destroy: () => Promise.resolve(),
  };
}

async function run(connection: DatabaseConnection, command: string): Promise<void> {
  await connection.executeQuery(CompiledQuery.raw(command));
}

/** Whether an error of the client means that its connection is gone: the database's own, of a few classes, and all others. */
export function isLoss(error: unknown): boolean {
  return !(error instanceof DatabaseError) || ENDING.test(error.code ?? '');
}

type HeldConnection = DatabaseConnection & {
  readonly enter: () => void;
  readonly leave: () => void;
  readonly undo: () => Promise<void>;
  readonly release: () => void;
};

function holdConnection(client: PoolClient, events: DriverEvents): HeldConnection {
  let isInTransaction = false;
  let isLost = false;
  // Between two statements nobody else listens, and an error that nobody listens for would end the process.
  const onBreak = () => {
    isLost = true;
  };
  client.on('error', onBreak);

  async function send<Row>({ sql, parameters }: CompiledQuery): Promise<QueryResult<Row>> {
    if (isLost) return throwLost(events, new Error('The connection was lost before'));
    if (!isInTransaction && !SELECT.test(sql)) noteWrite();
    try {
      const { command, rowCount, rows } = await client.query<Row & QueryResultRow>(sql, [
        ...parameters,
      ]);
      events.onAnswer();
      return CHANGES.has(command) ? { rows, numAffectedRows: BigInt(rowCount ?? 0) } : { rows };
    } catch (error) {
      if (!isLoss(error)) throw error;
      isLost = true;
      return throwLost(events, error);
    }
  }
  return {
    executeQuery: send,
    streamQuery() {
      throw new Error('Nothing here streams');
    },
    enter: () => {
      isInTransaction = true;
    },
    leave: () => {
      isInTransaction = false;
    },
    async undo() {
      if (isLost) return;
      await send(CompiledQuery.raw('rollback')).catch(() => {
        // In whatever state it is: nobody else gets this connection.
        isLost = true;
      });
      isInTransaction = false;
    },
    release() {
      client.off('error', onBreak);
      client.release(isLost);
    },
  };
}

const CHANGES: ReadonlySet<string> = new Set(['INSERT', 'UPDATE', 'DELETE', 'MERGE']);

function throwLost({ onLoss }: DriverEvents, error: unknown): never {
  noteLoss();
  onLoss(error);
  throw new DatabaseLostError('The database cannot be reached.', { cause: error });
}
