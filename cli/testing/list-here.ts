import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseCsv } from '../../engine/testing/parse-csv.ts';
import { startSimulators, type Simulators } from '../../simulators/start-simulators.ts';
import { DEMO_WORLD } from '../../simulators/world/demo-world.ts';
import type { Ended } from '../../testing/legwork.ts';
import { runHere } from './run-here.ts';

const KEY = 'a-key-with-many-credits-0123456789';
const keys = { [KEY]: 1_000_000 };

/** Two rows of a list. */
export const [INGRID, MARCUS] = [
  'Ingrid Solberg,Nordvik Bank',
  'Marcus Adeyemi,Halden Payments',
] as const;

/** What a summary says about one row. */
export type SummaryRow = { readonly [Column in 'name' | 'outcome' | 'file' | 'message']: string };

/** Lists and watches in this process, with simulated services and a folder for their files; `await using` removes it. */
export type ListHere = AsyncDisposable & {
  /** A folder of its own. */
  readonly folder: string;
  /** Its home, and the services with their keys. */
  readonly variables: Readonly<Record<string, string>>;
  readonly run: (args: readonly string[]) => Promise<Ended>;
  /** Works on a list of these rows in the folder of this name. */
  readonly listed: (name: string, rows: readonly string[]) => Promise<Ended>;
  /** Watches these rows in the folder of this name. */
  readonly watched: (name: string, rows: readonly string[]) => Promise<Ended>;
  readonly summaryOf: (name: string) => Promise<readonly SummaryRow[]>;
  readonly simulators: Simulators;
  /** How many calls the services have got. */
  readonly calls: () => number;
};

/** Whoever is asked about, something is found: these tests are about files. */
const world: typeof DEMO_WORLD = {
  ...DEMO_WORLD,
  search: (query) => {
    const found = DEMO_WORLD.search(query);
    return found.length > 0 ? found : DEMO_WORLD.search('Ingrid Solberg Nordvik Bank');
  },
};

/** Starts the services. */
export async function openListHere(): Promise<ListHere> {
  const services = { scraperApi: { keys }, serpApi: { keys }, firecrawl: { keys } };
  const simulators = await startSimulators({ shared: { world }, ...services });
  const folder = await mkdtemp(join(tmpdir(), 'legwork-folders-'));
  const variables = {
    HOME: folder,
    SCRAPERAPI_KEY: KEY,
    FIRECRAWL_KEY: KEY,
    SCRAPERAPI_URL: simulators.scraperApi.baseUrl,
    SERPAPI_URL: simulators.serpApi.baseUrl,
    FIRECRAWL_URL: simulators.firecrawl.baseUrl,
  };
  const run = (args: readonly string[]): Promise<Ended> => runHere(args, { variables });
  const command =
    (verb: string, option: string) =>
    async (name: string, rows: readonly string[]): Promise<Ended> => {
      const file = join(folder, `${name}.csv`);
      await writeFile(file, ['Name,Company', ...rows, ''].join('\n'));
      return run([verb, file, option, join(folder, name), '--quiet']);
    };
  return {
    folder,
    variables,
    run,
    listed: command('list', '--out'),
    watched: command('watch', '--state'),
    summaryOf: (name) => summaryIn(join(folder, name)),
    calls: () => simulators.scraperApi.calls.length + simulators.firecrawl.calls.length,
    simulators,
    async [Symbol.asyncDispose]() {
      await simulators.close();
      await rm(folder, { recursive: true });
    },
  };
}

/** The rows of the summary in a folder. */
export async function summaryIn(folder: string): Promise<readonly SummaryRow[]> {
  const rows = parseCsv(await readFile(join(folder, 'summary.csv'), 'utf8')).slice(1);
  return rows.map(([, name = '', , outcome = '', , , file = '', message = '']) => ({
    name,
    outcome,
    file,
    message,
  }));
}
