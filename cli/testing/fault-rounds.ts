import { readdir, readFile, stat, truncate, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { dropConnection } from '../../simulators/server/faults.ts';
import type { RecordedCall } from '../../simulators/server/recorded-call.ts';
import type { Ended, Legwork } from '../../testing/legwork.ts';
import { oneOf } from '../../testing/random-faults.ts';

export const KEY = 'a-key-with-many-credits-0123456789';

const FAULTS = ['kill', 'cut', 'full disk', 'torn file'] as const;

const CUT_SHARE = 0.3;
const KILLED_BY_CALL_MAX = 24;
/** Of 512 or 1024 bytes each, as the shell counts: what every file may grow to in a round with a full disk. */
const DISK_BLOCKS_MAX = 40;
/** A run makes three searches at once, and no more of its other calls (`SCRAPE_CONCURRENCY`). */
const CALLS_AT_ONCE = 3;
const TEMPORARY = /\.tmp$/u;

/** A command that goes through faults, round by round. */
export type Course = {
  readonly legwork: Legwork;
  readonly args: readonly string[];
  readonly home: string;
  /** Where it writes, and where in it the journal is. */
  readonly folder: string;
  readonly stateFolder: string;
  readonly chance: () => number;
  /** Resolves in the moment for a kill, where that is not a number of calls. */
  readonly strike?: (signal: AbortSignal) => Promise<void>;
};

/** What a round came to. */
export type Round = {
  readonly ended: Ended;
  /** Every call that a service got. */
  readonly calls: readonly string[];
  /** How many answers the fault may have cost: connections cut, and what was under way when the command ended. */
  readonly answersLost: number;
  /** What is half under a whole name, or said in another way than a sentence. */
  readonly violations: readonly string[];
};

/** Runs the command through one random fault, or through none. */
export async function playRound(course: Course, isCalm = false): Promise<Round> {
  const { legwork, args, home, stateFolder, folder, chance } = course;
  const { simulators } = legwork;
  simulators.reset();
  const fault = isCalm ? 'none' : oneOf(FAULTS, chance);
  const cut = fault === 'cut' ? cutConnections(legwork, chance) : () => 0;
  if (fault === 'torn file') await tear(stateFolder, chance);
  const blocks = 1 + Math.floor(chance() * DISK_BLOCKS_MAX);
  const { process: child, ended } = legwork.start(args, {
    variables: {
      HOME: home,
      SCRAPERAPI_KEY: KEY,
      FIRECRAWL_KEY: KEY,
      SCRAPE_CONCURRENCY: String(CALLS_AT_ONCE),
    },
    ...(fault === 'full disk' ? { shell: ['-c', `ulimit -f ${blocks}; exec "$0" "$@"`] } : {}),
  });
  const over = new AbortController();
  if (fault === 'kill') {
    momentToKill(course, over.signal).then(
      () => child.kill('SIGKILL'),
      () => undefined,
    );
  }
  const end = await ended;
  over.abort(new Error('Over.'));
  const isStruck = fault === 'kill' || fault === 'full disk';
  return {
    ended: end,
    calls: [...simulators.scraperApi.calls, ...simulators.firecrawl.calls].map(nameOf),
    answersLost: isStruck ? CALLS_AT_ONCE : cut(),
    violations: [...(await halfFiles(folder)), ...rawErrors(end)],
  };
}

/** How often a call was made that had been made before. */
export function repeatsIn(calls: readonly string[]): number {
  return calls.length - new Set(calls).size;
}

/** Temporaries in a folder and below. */
export async function temporariesIn(folder: string): Promise<readonly string[]> {
  return (await filesIn(folder)).filter((file) => TEMPORARY.test(file));
}

function nameOf({ path, query, bodyText }: RecordedCall): string {
  return `${path} ${JSON.stringify(query)} ${bodyText}`;
}

async function momentToKill({ legwork, chance, strike }: Course, signal: AbortSignal) {
  const { scraperApi, firecrawl } = legwork.simulators;
  const last = 1 + Math.floor(chance() * KILLED_BY_CALL_MAX);
  if (strike !== undefined && chance() < 0.5) return strike(signal);
  const isDue = (): boolean => scraperApi.calls.length + firecrawl.calls.length >= last;
  return Promise.race([scraperApi.until(isDue, signal), firecrawl.until(isDue, signal)]);
}

/** Lets connections break in the middle of an answer. Answers how many did. */
function cutConnections({ simulators }: Legwork, chance: () => number): () => number {
  let count = 0;
  const when = (): boolean => {
    const isCut = chance() < CUT_SHARE;
    if (isCut) count += 1;
    return isCut;
  };
  for (const service of [simulators.scraperApi, simulators.firecrawl]) {
    service.script({ when, answer: dropConnection() });
  }
  return () => count;
}

/** Leaves files as a lost battery does: the journal without the end of its last line, and a temporary half written. */
async function tear(stateFolder: string, chance: () => number): Promise<void> {
  const temporary = join(stateFolder, `.legwork-00000000-1-${'0'.repeat(8)}.tmp`);
  await writeFile(temporary, '{"half').catch(() => undefined);
  const journal = join(stateFolder, 'journal.ndjson');
  const text = await readFile(journal, 'utf8').catch(() => '');
  const last = text.trimEnd().split('\n').at(-1) ?? '';
  // That a row has ended is on the disk before anything else is done.
  if (last === '' || last.includes('row ended')) return;
  const { size } = await stat(journal);
  await truncate(journal, size - 1 - Math.floor(chance() * Buffer.byteLength(last)));
}

/** Files under a whole name that are not whole. */
async function halfFiles(folder: string): Promise<readonly string[]> {
  const half: string[] = [];
  for (const file of await filesIn(folder)) {
    if (TEMPORARY.test(file) || basename(file) === 'lock.sock') continue;
    const text = await readFile(file, 'utf8');
    if (!isWhole(basename(file), text)) half.push(`half: ${file}`);
  }
  return half;
}

function isWhole(name: string, text: string): boolean {
  if (name === 'summary.csv') return text.endsWith('"\r\n');
  // A journal is whole but for its last line.
  const lines = name.endsWith('.ndjson') ? text.split('\n').slice(0, -1) : [text];
  try {
    for (const line of lines) JSON.parse(line);
    return true;
  } catch {
    return false;
  }
}

async function filesIn(folder: string): Promise<readonly string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  return entries.filter((one) => one.isFile()).map((one) => join(one.parentPath, one.name));
}

function rawErrors({ stderr }: Ended): readonly string[] {
  return /^\s+at |Error:/mu.test(stderr) ? [`no sentence: ${stderr}`] : [];
}
