import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliDecompress, gunzip, gzipSync } from 'node:zlib';
import { openDataFolder } from '../backend/database/data-folder.ts';
import type { Database } from '../backend/database/database.ts';
import { openPostgresDatabase } from '../backend/database/postgres-database.ts';
import type { Log } from '../log.ts';
import { emptyDataDirectory } from './data-templates.ts';
import { postgresBinaries, startPostgres } from './start-postgres.ts';
import { testAdmin } from './start-server.ts';

const FOLDER = new URL('../../e2e/saved-data/databases/', import.meta.url);

/** The days whose databases were saved; `e2e/saved-data/databases/README.md` says which versions those are. */
export const SAVED_DAYS = ['2026-11-21', '2026-11-22', '2026-11-23'] as const;

/** One of them. */
export type SavedDay = (typeof SAVED_DAYS)[number];

/** Who has an account in each of them, and whom each of them has a report on. */
export const SAVED_PEOPLE = [
  { ...testAdmin, prospect: { name: 'Marcus Adeyemi', company: 'Halden Payments' } },
  {
    email: 'ada@newcomer.example',
    password: "Ada's very own",
    prospect: { name: 'Ingrid Solberg', company: 'Nordvik Bank' },
  },
] as const;

/** A saved database in a place of its own. */
export type SavedCopy = {
  /** What a test server is opened with on it. */
  readonly options: { readonly dataDirectory: string; readonly databaseUrl?: string };
  /** Opens it as it is, without a server. */
  readonly open: () => Promise<Database>;
  /** What `stateOf` says before anything else happens to it. */
  readonly state: string;
};

/** A kind of database that the saved ones are brought to. */
export type SavedHome = AsyncDisposable & {
  readonly copyOf: (day: SavedDay) => Promise<SavedCopy>;
};

/** Everything a version finds in a database: its tables, its procedures, its reports and the history of all that. */
const STATE = `select json_build_object(
  'history', (select json_agg(m order by version) from legwork_server.migrations m),
  'columns', (select json_agg(concat_ws('.', table_schema, table_name, column_name, data_type)
      order by table_schema, table_name, ordinal_position)
    from information_schema.columns where table_schema in ('public', 'auth', 'legwork')),
  'procedures', (select json_agg(pg_get_functiondef(p.oid) order by p.pronamespace::regnamespace::text, p.proname, p.oid)
    from pg_proc p join pg_namespace n on n.oid = p.pronamespace
    where n.nspname in ('public', 'auth', 'legwork') and p.prokind = 'f'),
  'reports', (select json_agg(r order by r.id) from public.reports r)
)::text as state`;

/** In the dump, roles are named and not made: they belong to all databases of a server. */
const ROLES = ['anon', 'authenticated'].map(
  (role) => `do $$ begin
    if not exists (select 1 from pg_roles where rolname = '${role}') then create role ${role} nologin; end if;
  end $$;`,
);
/** A dump sets a search path of its own for the session. */
const OWN_SETTINGS = 'reset all;';
/** Reports are deleted with time; those of the saved databases stay as young as they were. */
const RENEWED = 'update public.reports set created_at = now();';

const SILENT: Log = { say: () => undefined, warn: () => undefined };

const binaries = postgresBinaries();

/** What a database holds, as one text. */
export async function stateOf({ query }: Pick<Database, 'query'>): Promise<string> {
  const [row] = await query(STATE);
  return String(row?.['state']);
}

/** Whether a PostgreSQL can be started here. */
export const hasPostgres = binaries !== undefined;

/** The backup of 2026-11-21 as `npm run backup` of that day wrote it, into a folder. */
export async function writeSavedBackup(folder: string): Promise<string> {
  const packed = await readFile(new URL('2026-11-21.tar.br', FOLDER));
  const file = join(folder, 'legwork-2026-11-21T23-17-42-000Z.tar.gz');
  await writeFile(file, gzipSync(await promisify(brotliDecompress)(packed), { level: 1 }));
  return file;
}

/** Makes the reports of a saved database young again. */
export function renewReports({ inTransaction }: Database): Promise<void> {
  return inTransaction((run) => run(RENEWED));
}

/** Embedded databases, each in a folder of its own. */
export function openEmbeddedHome(): SavedHome {
  const made: string[] = [];
  const savedOn = new Map<SavedDay, Promise<SavedCopy>>();
  const make = async (day: SavedDay): Promise<SavedCopy> => {
    const dataDirectory = await emptyDataDirectory();
    made.push(dataDirectory);
    const open = () => openDataFolder(dataDirectory);
    return filled({ options: { dataDirectory }, open }, day);
  };
  return {
    async copyOf(day) {
      // Filled once: to read a dump takes ten times as long as to copy what came of it.
      const saving = savedOn.get(day) ?? make(day);
      savedOn.set(day, saving);
      const { options, state } = await saving;
      const dataDirectory = await mkdtemp(join(tmpdir(), 'legwork-data-'));
      made.push(dataDirectory);
      await cp(options.dataDirectory, dataDirectory, { recursive: true });
      return { options: { dataDirectory }, open: () => openDataFolder(dataDirectory), state };
    },
    async [Symbol.asyncDispose]() {
      for (const folder of made) await rm(folder, { recursive: true });
    },
  };
}

/** A PostgreSQL with a database for each. */
export async function openPostgresHome(): Promise<SavedHome> {
  const folder = await mkdtemp(join(tmpdir(), 'legwork-saved-'));
  const server = await startPostgres(binaries ?? '');
  let count = 0;
  return {
    async copyOf(day) {
      count += 1;
      const url = await server.createDatabase(`saved-${count}`);
      const dataDirectory = join(folder, String(count));
      await mkdir(dataDirectory);
      const open = () => openPostgresDatabase({ url, connections: 1, log: SILENT });
      return filled({ options: { dataDirectory, databaseUrl: url }, open }, day);
    },
    async [Symbol.asyncDispose]() {
      await server[Symbol.asyncDispose]();
      await rm(folder, { recursive: true });
    },
  };
}

async function filled(copy: Omit<SavedCopy, 'state'>, day: SavedDay): Promise<SavedCopy> {
  const dump = await promisify(gunzip)(await readFile(new URL(`${day}.sql.gz`, FOLDER)));
  const database = await copy.open();
  await database.inTransaction((run) => run([...ROLES, dump.toString(), OWN_SETTINGS].join('\n')));
  await renewReports(database);
  const state = await stateOf(database);
  await database.close();
  return { ...copy, state };
}
