import { writeFile, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import type { Log } from '../../log.ts';
import { errorText } from '../../start-error.ts';
import { DatabaseLostError, noteLoss, noteWrite } from './database-use.ts';

/** As much as PostgreSQL takes at a time for its log. */
const PROBE_BYTES = 16_777_216;
/** Beside the database, for a moment. */
export const PROBE_NAME = 'database.probe';
/** Opening takes a second of everybody's time; while the disk is full nobody tries more often. */
const RETRY_MS = 2000;
type Statements = Pick<PGlite, 'query' | 'exec' | 'dumpDataDir'>;

/** The one session of the embedded database, which survives the database in it. */
export type EmbeddedClient = Statements & {
  /** To be called before each use: opens the database anew when it has ended. @throws {DatabaseLostError} */
  readonly revive: () => Promise<void>;
  readonly close: () => Promise<void>;
};

/** How a client opens its database again. */
export type EmbeddedClientOptions = {
  readonly directory: string;
  /** Opens the folder once more. */
  readonly reopen: () => Promise<PGlite>;
  readonly log?: Log | undefined;
};

/**
 * A client that stops at an error which ends PostgreSQL, such as a log that a full disk does not take. PGlite itself goes on
 * after it: it never returns, or acknowledges what it does not save. The next caller gets a database reopened from what was
 * saved, as soon as the disk takes writes again.
 */
export function createEmbeddedClient(
  first: PGlite,
  options: EmbeddedClientOptions,
): EmbeddedClient {
  const { directory, reopen, log } = options;
  let client: PGlite | undefined = first;
  let hasEnded = watchEnd(first);
  let triedAtMs = Number.NEGATIVE_INFINITY;

  async function use<Result>(work: (open: PGlite) => Promise<Result>): Promise<Result> {
    if (client === undefined) return throwLost();
    const outcome = await work(client).then(
      (result) => ({ result }),
      (error: unknown) => ({ error }),
    );
    if (hasEnded()) {
      client = undefined;
      // What it was about to keep, it may have kept.
      noteWrite();
      log?.warn(`The database ended${'error' in outcome ? ` (${errorText(outcome.error)})` : ''}`);
      return throwLost('error' in outcome ? outcome.error : undefined);
    }
    if ('error' in outcome) throw outcome.error;
    return outcome.result;
  }

  return {
    query: (text, parameters, queryOptions) =>
      use((open) => open.query(text, parameters, queryOptions)),
    exec: (script, queryOptions) => use((open) => open.exec(script, queryOptions)),
    dumpDataDir: (compression) => use((open) => open.dumpDataDir(compression)),
    async revive() {
      if (client !== undefined) return;
      if (performance.now() - triedAtMs < RETRY_MS) throwLost();
      triedAtMs = performance.now();
      if ((await errorOfWriting(directory)) !== undefined) throwLost();
      client = await reopen().catch(throwLost);
      hasEnded = watchEnd(client);
      log?.say('The database answers again');
    },
    async close() {
      await client?.close();
    },
  };
}

/** What the file system says to a file as large as a part of PostgreSQL's log; undefined when it takes it. */
export async function errorOfWriting(directory: string): Promise<unknown> {
  const file = join(dirname(directory), PROBE_NAME);
  try {
    await writeFile(file, Buffer.alloc(PROBE_BYTES));
    return undefined;
  } catch (error) {
    return error;
  } finally {
    await rm(file, { force: true });
  }
}

/** PGlite's word for an error that PostgreSQL itself deals with; every other one ended it. */
const HANDLED_STATUS = 100;
/** What PGlite calls of PostgreSQL, by its names. */
const RUN_ONCE = '_PostgresMainLoopOnce';
const HANDLE_ERROR = '_PostgresMainLongJmp';
const SAY_READY = '_PostgresSendReadyForQueryIfNecessary';
const FLUSH = '_pgl_pq_flush';

/** Notices whether PostgreSQL has ended inside PGlite, and keeps PGlite from calls into what is left, which may never return. */
function watchEnd({ Module: module }: PGlite): () => boolean {
  let hasEnded = false;
  const runOnce = module[RUN_ONCE];
  const flush = module[FLUSH];
  const end = () => {
    hasEnded = true;
    module[RUN_ONCE] = () => {
      throw Object.assign(new Error('PostgreSQL has ended'), { status: HANDLED_STATUS });
    };
    // The only place an error gets out of PGlite's loop from.
    module[HANDLE_ERROR] = () => {
      throw new Error('PostgreSQL has ended');
    };
    module[SAY_READY] = () => undefined;
    module[FLUSH] = () => {
      module[FLUSH] = () => undefined;
      flush();
    };
  };
  module[RUN_ONCE] = () => {
    try {
      runOnce();
    } catch (error) {
      if (!(error instanceof Object && 'status' in error && error.status === HANDLED_STATUS)) end();
      throw error;
    }
  };
  return () => hasEnded;
}

function throwLost(cause?: unknown): never {
  noteLoss();
  throw new DatabaseLostError('The embedded database does not answer.', { cause });
}
