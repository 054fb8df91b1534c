import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { startLanguageModel } from '../language-model/language-model.ts';
import type { Latency } from '../server/answer.ts';
import type { Simulator } from '../server/simulator.ts';
import { serviceSettings, startSimulators, type Simulators } from '../start-simulators.ts';
import { DEMO_WORLD } from '../world/demo-world.ts';
import { demoLatency } from './demo-latency.ts';
import { demoWelcome } from './demo-welcome.ts';

/** Remembered addresses keep working from one demo to the next as long as these are free. */
const PORTS = {
  scraperApi: 4701,
  serpApi: 4702,
  firecrawl: 4703,
  firecrawlKeyless: 4704,
  tavily: 4705,
  exa: 4706,
  wikidata: 4707,
  dns: 4709,
  jobBoards: 4710,
  registers: 4711,
  catalogues: 4712,
  languageModel: 4708,
} as const;
const DEMO_EMAIL = 'demo@legwork.example';
const DEMO_PASSWORD = 'legwork-demo';
const DEMO_DATA_DIR = './data/demo';
/** A server that has not ended by then never will. */
const STOP_PATIENCE_MS = 10_000;

type Environment = Readonly<Record<string, string | undefined>>;

export type DemoOptions = {
  /** The built server program. */
  readonly serverFile: string;
  readonly environment: Environment;
  readonly print: (text: string) => void;
  readonly printError: (text: string) => void;
  /** Ends the demo when it aborts. */
  readonly signal: AbortSignal;
};

/**
 * Runs the server with the simulators in the services' places until the signal aborts or the server ends.
 * Resolves with the exit code: 0 after a stop, the server's own when it failed.
 */
export async function runDemo(options: DemoOptions): Promise<number> {
  if (!existsSync(options.serverFile)) {
    options.printError('The server is not built yet. Start the demo with `npm run demo`.\n');
    return 1;
  }
  const services = await startOnUsualPorts();
  try {
    return await runServer(services, options);
  } finally {
    await Promise.all([services.simulators.close(), services.languageModel.close()]);
  }
}

/** What stands in for the services of the world, and for a language model of the user's own. */
type DemoServices = { readonly simulators: Simulators; readonly languageModel: Simulator };

async function startOnUsualPorts(): Promise<DemoServices> {
  const shared = { latencyMs: demoLatency };
  const languageModel = await onUsualPort(PORTS.languageModel, (port) =>
    startLanguageModel({ ...shared, port }),
  );
  try {
    return { simulators: await startServices(shared), languageModel };
  } catch (error) {
    await languageModel.close();
    throw error;
  }
}

async function startServices(shared: { readonly latencyMs: Latency }): Promise<Simulators> {
  try {
    return await startSimulators({
      shared,
      scraperApi: { port: PORTS.scraperApi },
      serpApi: { port: PORTS.serpApi },
      firecrawl: { port: PORTS.firecrawl },
      firecrawlKeyless: { port: PORTS.firecrawlKeyless },
      tavily: { port: PORTS.tavily },
      exa: { port: PORTS.exa },
      wikidata: { port: PORTS.wikidata },
      dns: { port: PORTS.dns },
      jobBoards: { port: PORTS.jobBoards },
      catalogues: { port: PORTS.catalogues },
      registers: { port: PORTS.registers },
    });
  } catch (error) {
    if (!isPortTaken(error)) throw error;
    return startSimulators({ shared });
  }
}

async function onUsualPort<Started>(
  port: number,
  start: (port: number) => Promise<Started>,
): Promise<Started> {
  try {
    return await start(port);
  } catch (error) {
    if (!isPortTaken(error)) throw error;
    return start(0);
  }
}

async function runServer(services: DemoServices, options: DemoOptions): Promise<number> {
  const environment = serverEnvironment(services, options.environment);
  const modelAddress = `${services.languageModel.baseUrl}/v1`;
  const server = spawn(process.execPath, [options.serverFile], {
    env: environment,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const stop = (): void => stopServer(server);
  options.signal.addEventListener('abort', stop);
  if (options.signal.aborted) stop();

  const password =
    options.environment['ADMIN_PASSWORD'] === undefined ? environment.ADMIN_PASSWORD : null;
  server.stderr.setEncoding('utf8').on('data', options.printError);
  createInterface({ input: server.stdout }).on('line', (line) => {
    options.print(`${line}\n`);
    const address = /ready at (https?:\/\/\S+)/.exec(line)?.[1];
    if (address === undefined) return;
    const email = environment.ADMIN_EMAIL;
    options.print(demoWelcome({ address, email, password, modelAddress }));
  });

  const code = await exitCode(server);
  options.signal.removeEventListener('abort', stop);
  return options.signal.aborted ? 0 : code;
}

/** The caller's settings, except for the ones that would lead the demo to somebody's real data. */
function serverEnvironment(
  { simulators, languageModel }: DemoServices,
  environment: Environment,
): Environment & { readonly ADMIN_EMAIL: string; readonly ADMIN_PASSWORD: string } {
  return {
    ...environment,
    DATABASE_URL: undefined,
    SUPABASE_URL: undefined,
    SUPABASE_ANON_KEY: undefined,
    ...serviceSettings(simulators),
    DNS_URL: simulators.dns.baseUrl,
    DNS_FALLBACK_URL: simulators.dns.baseUrl,
    SOURCES: environment['SOURCES'] ?? 'on',
    MODEL_URLS: [environment['MODEL_URLS'], languageModel.baseUrl].filter(Boolean).join(','),
    EXAMPLE_PROSPECT: exampleProspect(),
    DATA_DIR: environment['DATA_DIR'] ?? DEMO_DATA_DIR,
    ADMIN_EMAIL: environment['ADMIN_EMAIL'] ?? DEMO_EMAIL,
    ADMIN_PASSWORD: environment['ADMIN_PASSWORD'] ?? DEMO_PASSWORD,
  };
}

function exampleProspect(): string | undefined {
  const [first] = DEMO_WORLD.prospects;
  return first && `${first.name}, ${first.company}`;
}

function stopServer(server: ChildProcess): void {
  server.kill('SIGTERM');
  const impatience = setTimeout(() => server.kill('SIGKILL'), STOP_PATIENCE_MS);
  server.once('exit', () => clearTimeout(impatience));
}

async function exitCode(server: ChildProcess): Promise<number> {
  await once(server, 'close');
  return server.exitCode ?? 1;
}

function isPortTaken(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
}
