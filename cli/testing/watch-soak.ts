import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { z } from 'zod';
import { canonicalUrl, DAY_MS, reportDocumentFrom } from '#engine';
import { startService } from '../../engine/testing/start-service.ts';
import { startSimulators, type Simulators } from '../../simulators/start-simulators.ts';
import { DEMO_WORLD } from '../../simulators/world/demo-world.ts';
import { chanceOf, scriptFaults } from '../../testing/random-faults.ts';
import { createChangingWorld } from './changing-world.ts';
import { runHere } from './run-here.ts';

const KEY = 'a-key-with-many-credits-0123456789';
const keys = { [KEY]: 100_000_000 };
const PEOPLE = 2;
const START_MS = Date.parse('2026-11-22T07:00:00Z');
/** Calls that go wrong, messages the webhook refuses, rounds that are cancelled. */
const FAULTY_SHARE = 0.15;
const REFUSED_SHARE = 0.3;
const CANCELLED_SHARE = 0.1;
const CANCELLED_AFTER_CALLS = 9;
/** At the end everything works, so that nothing is still on its way. */
const CALM_ROUNDS = 3;
const BYTES_PER_MB = 1_048_576;

/** What a soak came to. */
export type WatchSoak = {
  readonly faults: number;
  readonly cancelled: number;
  /** Addresses that the webhook accepted, in order. */
  readonly reported: readonly string[];
  /** Published pages that a fresh research shows and nobody was notified of. */
  readonly lost: readonly string[];
  /** After a forced collection, once per round. */
  readonly heapMb: readonly number[];
};

const message = z.object({
  id: z.string(),
  results: z.array(z.object({ url: z.string() })),
});

/** Watches two people for so many rounds, a day apart, while pages appear one by one and everything around goes wrong now and then. */
export async function soakWatch(rounds: number, seed: number): Promise<WatchSoak> {
  const chance = chanceOf(seed);
  const { world, hide, publish } = createChangingWorld();
  const people = DEMO_WORLD.prospects.slice(0, PEOPLE);
  // Every other page is there from the start.
  const coming = people.flatMap(({ pages }) =>
    pages.filter((_page, index) => index % 2 === 1).map(({ url }) => url),
  );
  hide(coming);
  await using simulators = await startSimulators({
    shared: { world },
    scraperApi: { keys },
    serpApi: { keys },
    firecrawl: { keys },
  });
  let isCalm = true;
  /** By id, as a receiver should: what was accepted in the moment of a cancellation is sent again. */
  const accepted = new Map<string, readonly string[]>();
  await using webhook = await startService(({ body }) => {
    if (!isCalm && chance() < REFUSED_SHARE) return { status: 503 };
    const { id, results } = message.parse(JSON.parse(body));
    accepted.set(
      id,
      results.map(({ url }) => canonicalUrl(url)),
    );
    return { status: 204 };
  });
  const folder = await mkdtemp(join(tmpdir(), 'legwork-soak-'));
  await writeFile(
    join(folder, 'people.csv'),
    ['Name,Company', ...people.map(({ name, company }) => `"${name}","${company}"`)].join('\n'),
  );
  const watch = [
    'watch',
    join(folder, 'people.csv'),
    '--state',
    join(folder, 'state'),
    '--webhook',
    webhook.baseUrl,
    '--quiet',
  ];
  const variables = {
    HOME: folder,
    SCRAPERAPI_KEY: KEY,
    FIRECRAWL_KEY: KEY,
    SCRAPERAPI_URL: simulators.scraperApi.baseUrl,
    SERPAPI_URL: simulators.serpApi.baseUrl,
    FIRECRAWL_URL: simulators.firecrawl.baseUrl,
  };
  const every = Math.max(1, Math.floor((rounds - CALM_ROUNDS) / coming.length));
  const soak = { faults: 0, cancelled: 0 };
  const heap: number[] = [];
  await run(watch, variables, 0);
  const known = await shownNow(people, variables, 0);
  for (let round = 1; round <= rounds; round += 1) {
    simulators.reset();
    isCalm = round > rounds - CALM_ROUNDS;
    if (round % every === 0) for (const url of coming.splice(0, 1)) publish(url);
    const { faults, isCancelled } = await playRound(
      simulators,
      isCalm ? () => 1 : chance,
      (signal) => run(watch, variables, round, signal),
    );
    soak.faults += faults;
    soak.cancelled += isCancelled ? 1 : 0;
    heap.push(heapMb());
  }
  simulators.reset();
  const shown = await shownNow(people, variables, rounds);
  await rm(folder, { recursive: true, force: true });
  const reported = [...accepted.values()].flat();
  const told = new Set([...known, ...reported]);
  return { ...soak, heapMb: heap, reported, lost: shown.filter((url) => !told.has(url)) };
}

/** One round among faults, perhaps cancelled in the middle. */
async function playRound(
  simulators: Simulators,
  chance: () => number,
  watch: (signal: AbortSignal) => Promise<unknown>,
): Promise<{ readonly faults: number; readonly isCancelled: boolean }> {
  const struck = scriptFaults(simulators, FAULTY_SHARE, chance);
  const stop = new AbortController();
  const isCancelled = chance() < CANCELLED_SHARE;
  if (isCancelled) {
    const isDeep = (calls: readonly unknown[]): boolean => calls.length >= CANCELLED_AFTER_CALLS;
    simulators.firecrawl.until(isDeep, stop.signal).then(
      () => stop.abort(new Error('Cancelled.')),
      () => undefined,
    );
  }
  await watch(stop.signal);
  stop.abort(new Error('Over.'));
  return { faults: struck(), isCancelled };
}

type Variables = Readonly<Record<string, string>>;

/** Runs a command on a day of its own; answers what it printed. */
async function run(
  args: readonly string[],
  variables: Variables,
  day: number,
  signal = new AbortController().signal,
): Promise<string> {
  const now = new Date(START_MS + day * DAY_MS);
  return (await runHere(args, { variables, now, signal })).stdout;
}

/** The addresses that a fresh research shows. */
export async function shownNow(
  people: readonly { readonly name: string; readonly company: string }[],
  variables: Variables,
  day: number,
): Promise<readonly string[]> {
  const shown: string[] = [];
  for (const { name, company } of people) {
    const json = await run(
      ['research', name, '--company', company, '--fresh', '--format', 'json'],
      variables,
      day,
    );
    const results = reportDocumentFrom(JSON.parse(json))?.results ?? [];
    shown.push(
      ...results.filter(({ verdict }) => verdict !== 'other').map(({ url }) => canonicalUrl(url)),
    );
  }
  return shown;
}

function heapMb(): number {
  setFlagsFromString('--expose_gc');
  runInNewContext('gc()');
  return process.memoryUsage().heapUsed / BYTES_PER_MB;
}
