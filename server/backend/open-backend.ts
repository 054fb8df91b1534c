import type { Log } from '../log.ts';
import { errorText, StartError } from '../start-error.ts';
import { storageProblemOf } from '../storage-problem.ts';
import { startAuditSink } from './audit-sink.ts';
import { createFindBearer, type FindBearer } from './auth/api-tokens.ts';
import {
  type AttemptLimits,
  createAttempts,
  defaultLimits,
  type Attempts,
} from './auth/attempt-limits.ts';
import { brokenRuleIn } from './auth/password-change.ts';
import { type Secrets, secretsOfDatabase, secretsOfFolder } from './auth/secrets.ts';
import { backupOnRequest, createBackups, listBackups } from './backups/backups.ts';
import { openDataFolder } from './database/data-folder.ts';
import type { Database, Query } from './database/database.ts';
import { lockDirectory } from './database/directory-lock.ts';
import { migrate } from './database/migrate.ts';
import { migrationFiles } from './database/migration-files.ts';
import { openPostgresDatabase } from './database/postgres-database.ts';
import { uncaptured } from './gate/capture-console.ts';
import { createGate, type Gate } from './gate/gate.ts';
import { createSetup, type Setup } from './setup/setup.ts';
import { authSchemaOf, createSupabaseApi } from './supabase-api.ts';

/** What the embedded backend is opened with. */
export type BackendOptions = {
  readonly dataDirectory: string;
  /** An own PostgreSQL; without it PGlite in the data directory. */
  readonly databaseUrl?: string | undefined;
  readonly databaseConnections: number;
  /** The first administrator; without a password somebody makes one in the browser. */
  readonly admin: { readonly email: string; readonly password?: string | undefined };
  /** A session ends so many days after sign-in; audit entries are dropped after so many. */
  readonly sessionDays: number;
  readonly auditDays: number;
  /** Whether single sign-on is the only way in. */
  readonly isPasswordClosed?: boolean;
  /** Scheduled backups of the embedded database: every so many hours (0: never), so many kept. */
  readonly backups: { readonly everyHours: number; readonly keep: number };
  readonly log: Log;
  /** Takes each new entry of the audit log, if somebody wants them. */
  readonly onAuditEntry?: ((entry: unknown) => void) | undefined;
  /** Called with how long each use of the embedded database waited for its one session, in milliseconds. */
  readonly onDatabaseWait?: ((durationMs: number) => void) | undefined;
  readonly limits?: Partial<AttemptLimits>;
  /** A refused sign-in takes at least so long, in milliseconds. */
  readonly signInFloorMs?: number;
};

/** The Supabase protocol, guarded, over one database. */
export type ServerBackend = {
  readonly fetch: Gate;
  /** What the browser sends as `apikey`. */
  readonly publishableKey: string;
  readonly setup: Setup;
  readonly findBearer: FindBearer;
  readonly database: Database;
  /** What this installation signs and seals with. */
  readonly secret: string;
  /** When the newest backup was taken, `null` when there is none; absent where backups are not ours. */
  readonly newestBackup?: () => Promise<Date | null>;
  readonly close: () => Promise<void>;
};

/** Opens the backend: locks the folder, migrates the database, makes the first administrator, if given. Throws `StartError`. */
export async function openServerBackend(given: BackendOptions): Promise<ServerBackend> {
  const options = { ...given, log: uncaptured(given.log) };
  const undo: Undo = [];
  const close = async () => {
    for (const step of undo.splice(0).toReversed()) await step();
  };
  try {
    const home = await (options.databaseUrl === undefined ? openFolder : openServer)(options, undo);
    const { database, newestBackup } = home;
    const served = await serveBackend(options, home, undo);
    return { ...served, database, ...(newestBackup && { newestBackup }), close };
  } catch (error) {
    await close();
    throw openingError(error, options);
  }
}

const FIRST_CHECK_MS = 60_000;

const CHECK_INTERVAL_MS = 600_000;

/** What is done again and again while the server runs. */
type MaintenanceOptions = {
  readonly query: Query;
  readonly attempts: Attempts;
  readonly auditDays: number;
  readonly sessionDays: number;
  /** Takes a backup when one is due; absent for databases that are backed up elsewhere. */
  readonly backUp?: () => Promise<void>;
  readonly log: Log;
};

const OLD_SESSIONS = `delete from auth.sessions where created_at < now() - make_interval(days => $1::int)`;

const OLD_RECORDS = `delete from auth.audit_log_entries where created_at < now() - make_interval(days => $1::int)`;

/** The first administrator of an unattended start. */
type FirstAdmin = { readonly email: string; readonly password: string };

const DEFAULT_FLOOR_MS = 350;

/** The embedded database has one session: one caller's request and another's, and the rest waits where turns are taken. */
const EMBEDDED_AT_A_TIME = 2;

/** What the disk refuses while a data folder is opened is reported as a fault of that folder, which its owner can mend. */
function openingError(error: unknown, { databaseUrl, dataDirectory }: BackendOptions): unknown {
  const problem = databaseUrl === undefined ? storageProblemOf(error) : undefined;
  if (error instanceof StartError || !problem) return error;
  const { reason, remedy } = problem;
  return new StartError(
    `The data folder ${dataDirectory} cannot be used: ${reason}. ${remedy}, or set DATA_DIR to another folder.`,
    { cause: error },
  );
}

/** A migrated database, the secrets that belong to it, and how it is backed up from here. */
type Home = {
  readonly database: Database;
  readonly secrets: Secrets;
  readonly backUp?: () => Promise<void>;
  readonly newestBackup?: () => Promise<Date | null>;
};
type Undo = (() => Promise<unknown>)[];

async function openFolder(options: BackendOptions, undo: Undo): Promise<Home> {
  const { dataDirectory, log, onDatabaseWait: onWait } = options;
  const lock = await lockDirectory(dataDirectory);
  undo.push(lock.release);
  const database = await openDataFolder(dataDirectory, { onWait, log });
  undo.push(database.close);
  const backups = createBackups({ ...options.backups, database, dataDirectory, log });
  const baseSchema = authSchemaOf(database);
  const { aroundUpdate } = backups;
  await migrate(database, { baseSchema, files: migrationFiles, aroundUpdate });
  const secrets = await secretsOfFolder(dataDirectory);
  lock.answerWith(backupOnRequest(backups, secrets.controlKey, log));
  return {
    database,
    secrets,
    backUp: backups.takeWhenDue,
    async newestBackup() {
      const [newest] = await listBackups(dataDirectory);
      return newest?.takenAt ?? null;
    },
  };
}

/** Any number of server processes may share this home, so nothing of it lies in a folder. */
async function openServer(options: BackendOptions, undo: Undo): Promise<Home> {
  const { databaseUrl: url = '', databaseConnections: connections, log } = options;
  const database = await openPostgresDatabase({ url, connections, log });
  undo.push(database.close);
  await migrate(database, { baseSchema: authSchemaOf(database), files: migrationFiles });
  return { database, secrets: await secretsOfDatabase(database.query) };
}

async function serveBackend(options: BackendOptions, home: Home, undo: Undo) {
  const { sessionDays, auditDays, limits, log } = options;
  const { signInFloorMs: floorMs = DEFAULT_FLOOR_MS, dataDirectory } = options;
  const { email, password } = options.admin;
  const { database, secrets, backUp } = home;
  const { publishableKey, jwtSecret } = secrets;
  const { query } = database;
  if (password !== undefined) await makeFirstAdmin(query, { email, password });
  const api = await createSupabaseApi({ database, secrets, sessionDays });
  const attempts = createAttempts(query, { ...defaultLimits, ...limits }, jwtSecret);
  const gate = createGate({
    api,
    attempts,
    query,
    log,
    floorMs,
    atATime: options.databaseUrl === undefined ? EMBEDDED_AT_A_TIME : options.databaseConnections,
    jwtSecret,
    isPasswordClosed: options.isPasswordClosed === true,
  });
  const setup = createSetup({ database, dataDirectory, attempts, log, floorMs });
  const { onAuditEntry: write } = options;
  if (write) undo.push(startAuditSink({ query, write, log }));
  undo.push(
    startMaintenance({ query, attempts, auditDays, sessionDays, log, ...(backUp && { backUp }) }),
  );
  const findBearer = createFindBearer({ query, attempts, jwtSecret });
  return { fetch: gate, publishableKey, secret: jwtSecret, setup, findBearer };
}

/** Makes the first administrator when there is no administrator at all; otherwise does nothing, whatever the password. */
async function makeFirstAdmin(query: Query, { email, password }: FirstAdmin): Promise<void> {
  try {
    await query('select legwork.make_first_admin($1, $2, false)', [email.toLowerCase(), password]);
  } catch (error) {
    const rule = brokenRuleIn(error);
    if (rule === undefined) throw error;
    throw new StartError(`ADMIN_PASSWORD cannot be used. ${rule}.`, { cause: error });
  }
}

/** Prunes what is old and backs up what is due: soon after the start, then every ten minutes. Answers how to end it. */
function startMaintenance(options: MaintenanceOptions): () => Promise<void> {
  let running = Promise.resolve();
  const run = () => {
    running = running.then(() => maintain(options));
  };
  const timers = [setTimeout(run, FIRST_CHECK_MS), setInterval(run, CHECK_INTERVAL_MS)];
  for (const timer of timers) timer.unref();
  return async () => {
    for (const timer of timers) clearTimeout(timer);
    await running;
  };
}

/** One round of maintenance. A failing part is logged and does not keep the others from running. */
export async function maintain(options: MaintenanceOptions): Promise<void> {
  const { query, attempts, auditDays, sessionDays, backUp, log } = options;
  const parts: readonly (readonly [string, () => Promise<unknown>])[] = [
    ['pruning attempts', () => attempts.prune()],
    ['pruning the audit log', () => query('select legwork.prune_audit($1)', [auditDays])],
    ['pruning reports and the record of use', () => query('select legwork.prune_research()')],
    ['pruning sessions', () => query(OLD_SESSIONS, [sessionDays])],
    ['pruning sign-in records', () => query(OLD_RECORDS, [auditDays])],
    ['the scheduled backup', async () => backUp?.()],
  ];
  for (const [name, work] of parts) {
    try {
      await work();
    } catch (error) {
      log.warn(`Failed at ${name}: ${errorText(error)}`);
    }
  }
}
