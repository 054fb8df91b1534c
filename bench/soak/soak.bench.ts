import { askAnew, connectServices } from '../../e2e/journey.ts';
import { expect, peopleTest as test } from '../../e2e/people.ts';
import { testAdmin } from '../../server/testing/start-server.ts';
import { chanceOf } from '../../testing/random-faults.ts';
import { leaveFigures } from '../browser/measured.ts';
import type { Figure } from '../measure.ts';
import { memoryMeter, type MemorySample } from './memory.ts';
import { playSoakRound, tidyUp, type Tally } from './rounds.ts';

const MS_PER_MINUTE = 60_000;
/** By then every screen and chunk has been loaded once, and what follows should need no more. */
const WARM_MINUTES = 2;
/** What the page may hold at the end, compared with what it held when warm. */
const GROWTH_MAX = 1.1;

const minutes = Number(process.env['SOAK_MINUTES'] ?? '1');
const seed = Number(process.env['SOAK_SEED'] ?? '1');

test(`research after research for ${minutes} minutes loses no run and leaks nothing`, async ({
  admin,
  people,
  services,
  server,
  expectedErrors,
}) => {
  // What Chromium itself writes about answers that failed or were withheld.
  expectedErrors.push(/CORS policy/, /Failed to load resource/);
  const reloaded = await people.browserOf(await people.addSettled('Rhea'));
  for (const page of [admin, reloaded]) {
    await page.goto('/');
    await connectServices(page, 'Firecrawl', 'ScraperAPI');
    // Otherwise ten people would soon be known, and the services asked nothing more.
    await askAnew(page);
  }
  const measure = await memoryMeter(admin, server);
  const tally = { started: 0, found: 0, sampled: 0, cancelled: 0, faults: 0 };
  const chance = chanceOf(seed);
  const stage = { page: admin, reloaded, account: testAdmin, services, chance, tally };
  const startMs = performance.now();
  const elapsed = (): number => (performance.now() - startMs) / MS_PER_MINUTE;
  const samples: MemorySample[] = [];

  for (let due = Math.min(WARM_MINUTES, minutes / 2); elapsed() < minutes;) {
    await playSoakRound(stage);
    if (elapsed() < due) continue;
    await tidyUp(admin);
    samples.push(told(await measure(elapsed())));
    due += 1;
  }
  await tidyUp(admin);
  samples.push(told(await measure(elapsed())));

  leaveFigures('soak', figuresOf(samples, tally));
  expect(server.process.exitCode).toBeNull();
  expect(server.output()).not.toMatch(/unhandled|uncaught|\bat .*\.js:\d+/i);
  const [warm] = samples;
  const last = samples.at(-1);
  for (const held of ['heapMb', 'nodes', 'listeners'] as const) {
    expect(last?.[held], held).toBeLessThan((warm?.[held] ?? 0) * GROWTH_MAX);
  }
});

/** Whoever started a soak can watch it. */
function told(sample: MemorySample): MemorySample {
  console.log(JSON.stringify(sample));
  return sample;
}

function figuresOf(samples: readonly MemorySample[], tally: Tally): readonly Figure[] {
  const [warm] = samples;
  const last = samples.at(-1);
  if (warm === undefined || last === undefined) return [];
  const { started, found, sampled, cancelled, faults } = tally;
  const server =
    warm.serverMb === null || last.serverMb === null
      ? []
      : ([
          { name: 'soak: server memory when warm', value: warm.serverMb, unit: 'MB' },
          { name: 'soak: server memory at the end', value: last.serverMb, unit: 'MB' },
        ] as const);
  return [
    { name: 'soak: minutes', value: last.minutes, unit: 'count' },
    { name: 'soak: runs', value: started, unit: 'count' },
    { name: 'soak: runs with pages found', value: found, unit: 'count' },
    { name: 'soak: runs with samples and reasons', value: sampled, unit: 'count' },
    { name: 'soak: runs cancelled', value: cancelled, unit: 'count' },
    { name: 'soak: runs lost', value: started - found - sampled - cancelled, unit: 'count' },
    { name: 'soak: calls that went wrong', value: faults, unit: 'count' },
    { name: 'soak: page heap when warm', value: warm.heapMb, unit: 'MB' },
    { name: 'soak: page heap at the end', value: last.heapMb, unit: 'MB' },
    { name: 'soak: page heap, end over warm', value: last.heapMb / warm.heapMb, unit: 'ratio' },
    { name: 'soak: nodes when warm', value: warm.nodes, unit: 'count' },
    { name: 'soak: nodes at the end', value: last.nodes, unit: 'count' },
    { name: 'soak: listeners when warm', value: warm.listeners, unit: 'count' },
    { name: 'soak: listeners at the end', value: last.listeners, unit: 'count' },
    ...server,
  ];
}
