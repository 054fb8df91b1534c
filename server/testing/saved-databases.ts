import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliDecompress, gunzip, gzipSync } from 'node:zlib';
import { openDataFolder } from '../backend/database/data-folder.ts';
import type { Database } from '../backend/database/database.ts';
import { openPostgresDatabase } from '../backend/database/postgres-database.ts';
import type { Log } from '../log.ts';
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
};

/** A kind of database that the saved ones are brought to. */
export type SavedHome = AsyncDisposable & {
  readonly copyOf: (day: SavedDay) => Promise<SavedCopy>;
};

/** In the dump, roles are named and not made: they belong to all databases of a server. */
const ROLES = ['anon', 'authenticated'].map(
  (role) => `do $$ begin
    if not exists (select 1 from pg_roles where rolname = '${role}') then create role ${role} nologin; end if;
  end $$;`,
);
/** Reports are deleted with time; those of the saved databases stay as young as they were. */
const RENEWED = 'update public.reports set created_at = now();';

const SILENT: Log = { say: () => undefined, warn: () => undefined };

const binaries = postgresBinaries();

/** Both kinds, of which the second is not everywhere. */
export const savedHomes: readonly {
  readonly name: string;
  readonly isAvailable: boolean;
  readonly open: () => Promise<SavedHome>;
}[] = [
  { name: 'embedded database', isAvailable: true, open: openEmbedded },
  { name: 'PostgreSQL', isAvailable: binaries !== undefined, open: openPostgres },
];

/** The backup of 2026-11-21 as `npm run backup` of that day wrote it, into a folder. */
export async function writeSavedBackup(folder: string): Promise<string> {
  const packed = await readFile(new URL('2026-11-21.tar.br', FOLDER));
  const file = join(folder, 'legwork-2026-11-21T23-17-42-000Z.tar.gz');
  await writeFile(file, gzipSync(await promisify(brotliDecompress)(packed), { level: 1 }));
  return file;
}

/** Makes the reports of a copy young again. */
export async function renewReports({ open }: SavedCopy): Promise<void> {
  const database = await open();
  await database.inTransaction((run) => run(RENEWED));
  await database.close();
}

async function openEmbedded(): Promise<SavedHome> {
  const folder = await mkdtemp(join(tmpdir(), 'legwork-saved-'));
  const empty = join(folder, 'empty');
  await (await openDataFolder(empty)).close();
  return {
    async copyOf(day) {
      const dataDirectory = await mkdtemp(join(folder, 'copy-'));
      await cp(empty, dataDirectory, { recursive: true });
      const open = () => openDataFolder(dataDirectory);
      return filled({ options: { dataDirectory }, open }, day);
    },
    [Symbol.asyncDispose]: () => rm(folder, { recursive: true }),
  };
}

async function openPostgres(): Promise<SavedHome> {
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

async function filled(copy: SavedCopy, day: SavedDay): Promise<SavedCopy> {
  const dump = await promisify(gunzip)(await readFile(new URL(`${day}.sql.gz`, FOLDER)));
  const database = await copy.open();
  await database.inTransaction((run) => run([...ROLES, dump.toString(), RENEWED].join('\n')));
  await database.close();
  return copy;
}
