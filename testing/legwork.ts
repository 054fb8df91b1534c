import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { buildPrograms } from '../server/testing/build-program.ts';
import { QUICK_COMMAND } from '../server/testing/quick-start.ts';
import { DEMO_FIRECRAWL_KEY } from '../simulators/firecrawl/firecrawl.ts';
import { DEMO_SCRAPER_API_KEY } from '../simulators/scraper-api/scraper-api.ts';
import type { RecordedCall } from '../simulators/server/recorded-call.ts';
import {
  serviceSettings,
  startSimulators,
  type Simulators,
  type SimulatorsOptions,
} from '../simulators/start-simulators.ts';

/** How a command ended, and everything it printed. */
export type Ended = {
  /** `null` when a signal ended it. */
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
};

/** A command under way. */
export type Started = { readonly process: ChildProcess; readonly ended: Promise<Ended> };

/** The built command with simulated services; `await using` closes them and removes what the command left. */
export type Legwork = AsyncDisposable & {
  readonly simulators: Simulators;
  /** A folder of its own, with the home and the files of the test. */
  readonly folder: string;
  /** The built command, and the variables that it is started with. */
  readonly program: string;
  readonly variables: Readonly<Record<string, string>>;
  readonly start: (args: readonly string[], more?: StartOptions) => Started;
  readonly run: (args: readonly string[], more?: StartOptions) => Promise<Ended>;
};

/** What differs from the usual start: variables (an empty one is unset), and what is on standard input. */
export type StartOptions = {
  readonly variables?: Readonly<Record<string, string>>;
  readonly input?: string;
  /** Arguments of `sh` that start the command given behind them. */
  readonly shell?: readonly string[];
};

/** Builds the command from today's sources and starts the simulators. */
export async function openLegwork(options: SimulatorsOptions = {}): Promise<Legwork> {
  const programs = await buildPrograms();
  const simulators = await startSimulators(options);
  const folder = await mkdtemp(join(tmpdir(), 'legwork-cli-'));

  function start(
    args: readonly string[],
    { variables = {}, input = '', shell }: StartOptions = {},
  ): Started {
    const command = [process.execPath, ...QUICK_COMMAND, programs.path('legwork'), ...args];
    const [program = '', ...rest] = shell === undefined ? command : ['sh', ...shell, ...command];
    const child = spawn(program, rest, {
      cwd: folder,
      env: { ...usualVariables(simulators, folder), ...variables },
      stdio: ['pipe', 'pipe', 'pipe'],
    });
    child.stdin.end(input);
    const ended = Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')]).then(
      ([stdout, stderr]) => ({ code: child.exitCode, stdout, stderr }),
    );
    return { process: child, ended };
  }

  return {
    simulators,
    folder,
    program: programs.path('legwork'),
    variables: usualVariables(simulators, folder),
    start,
    run: (args, more) => start(args, more).ended,
    async [Symbol.asyncDispose]() {
      await simulators.close();
      await rm(folder, { recursive: true, force: true });
      await programs[Symbol.asyncDispose]();
    },
  };
}

/**
 * Holds all pages back until DNS and the board of Nordvik Bank have answered what a run asks about it: a trust centre takes
 * seven questions.
 */
export function holdPagesForNordvik({ firecrawl, dns, jobBoards }: Simulators): void {
  const board = '/greenhouse/v1/boards/nordvikbank/jobs';
  const isAnswered = ({ path, finishedAt }: RecordedCall): boolean =>
    path === board && finishedAt !== null;
  const heldUntil = (): Promise<unknown> =>
    Promise.all([dns.untilAsked(7), jobBoards.until((calls) => calls.some(isAnswered))]);
  firecrawl.script({ path: '/v1/scrape', heldUntil });
}

/** Holds all pages back until the catalogues have answered what a run asks about Ingrid Solberg, so many requests. */
export function holdPagesForCatalogues(
  { firecrawl, catalogues }: Simulators,
  requests: number,
): void {
  const heldUntil = (): Promise<unknown> =>
    catalogues.until(
      (calls) => calls.filter(({ finishedAt }) => finishedAt !== null).length >= requests,
    );
  firecrawl.script({ path: '/v1/scrape', heldUntil });
}

/** Holds all pages back until the SEC has answered both searches among the filings of Halden Payments. */
export function holdPagesForHalden({ firecrawl, registers }: Simulators): void {
  const isAnswered = ({ path, finishedAt }: RecordedCall): boolean =>
    path === '/edgar/LATEST/search-index' && finishedAt !== null;
  const heldUntil = (): Promise<unknown> =>
    registers.until((calls) => calls.filter(isAnswered).length > 1);
  firecrawl.script({ path: '/v1/scrape', heldUntil });
}

function usualVariables(simulators: Simulators, folder: string): Readonly<Record<string, string>> {
  return {
    PATH: process.env['PATH'] ?? '',
    HOME: folder,
    SCRAPERAPI_KEY: DEMO_SCRAPER_API_KEY,
    FIRECRAWL_KEY: DEMO_FIRECRAWL_KEY,
    ...serviceSettings(simulators),
    DNS_SERVER: simulators.dns.nameServer,
  };
}
