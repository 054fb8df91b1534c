import { rm } from 'node:fs/promises';
import { freshDataDirectory } from './open-test-server.ts';
import { postgresBinaries, startPostgres } from './start-postgres.ts';

/** A place where Legwork's database can live, for suites that must hold in each of them. */
export type DatabaseTarget = {
  readonly name: string;
  /** False when this machine has no server binaries; the suite is then counted as skipped. */
  readonly isAvailable: boolean;
  /** Makes an empty database; leaving the scope removes it. */
  readonly open: () => Promise<OpenTarget>;
};

/** What to open a test server with. */
export type OpenTarget = AsyncDisposable & {
  readonly options: { readonly dataDirectory?: string; readonly databaseUrl?: string };
};

const binaries = postgresBinaries();

/** The embedded database, and a real PostgreSQL started from the system's binaries. */
export const databaseTargets: readonly DatabaseTarget[] = [
  { name: 'embedded database', isAvailable: true, open: openEmbedded },
  {
    name: binaries === undefined ? 'PostgreSQL (no server binaries here)' : 'PostgreSQL',
    isAvailable: binaries !== undefined,
    open: openPostgres,
  },
];

async function openEmbedded(): Promise<OpenTarget> {
  const dataDirectory = await freshDataDirectory();
  return {
    options: { dataDirectory },
    [Symbol.asyncDispose]: () => rm(dataDirectory, { recursive: true, force: true }),
  };
}

async function openPostgres(): Promise<OpenTarget> {
  const server = await startPostgres(binaries ?? '');
  return {
    options: { databaseUrl: await server.createDatabase('legwork') },
    [Symbol.asyncDispose]: () => server[Symbol.asyncDispose](),
  };
}
