import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { z } from 'zod';
import { canonicalUrl } from '#engine';
import { parseCsv } from '../engine/testing/parse-csv.ts';
import { startService } from '../engine/testing/start-service.ts';
import { DEMO_WORLD } from '../simulators/world/demo-world.ts';
import { openLegwork } from '../testing/legwork.ts';
import { chanceOf } from '../testing/random-faults.ts';
import { createChangingWorld } from './testing/changing-world.ts';
import { KEY, playRound, repeatsIn, temporariesIn, type Course } from './testing/fault-rounds.ts';
import { shownNow } from './testing/watch-soak.ts';

/** `FAULT_ROUNDS=60 npx vitest run cli/fault-rounds.test.ts` is the whole of it: half for a list, half for a watch. */
const rounds = Number(process.env['FAULT_ROUNDS'] ?? '6') / 2;
const seed = Number(process.env['FAULT_SEED'] ?? '1');
/** Only ends what hangs. */
const timeout = (rounds + 4) * 120_000;
const REFUSED_SHARE = 0.3;

const keys = { [KEY]: 100_000_000 };
const { world, hide, publish } = createChangingWorld();
const legwork = await openLegwork({
  shared: { world },
  scraperApi: { keys },
  serpApi: { keys },
  firecrawl: { keys },
});
const { folder, simulators } = legwork;
afterAll(() => legwork[Symbol.asyncDispose]());

const people = DEMO_WORLD.prospects.slice(0, 3);
const file = join(folder, 'people.csv');
const rowOf = ({ name, company }: (typeof people)[number]): string => `"${name}","${company}"`;
await writeFile(file, ['Name,Company', ...people.map(rowOf)].join('\n'));

test(
  'a list that is killed, cut off, out of disk or torn, again and again, loses nothing, pays for nothing twice and leaves nothing half',
  { timeout },
  async () => {
    const chance = chanceOf(seed);
    let played = 0;
    for (let number = 1, left = rounds; left > 0; number += 1) {
      const place = join(folder, `list-${number}`);
      const course: Course = {
        legwork,
        args: ['list', file, '--out', place, '--format', 'json', '--quiet'],
        home: join(folder, `home-${number}`),
        folder: place,
        stateFolder: join(place, '.legwork'),
        chance,
      };
      const calls: string[] = [];
      const reports = new Map<string, string>();
      let lost = 0;
      for (let isDone = false; !isDone; left -= 1) {
        const round = await playRound(course, left <= 0);
        played += 1;
        calls.push(...round.calls);
        lost += round.answersLost;
        expect(round.violations).toEqual([]);
        expect(repeatsIn(calls)).toBeLessThanOrEqual(lost);
        isDone = await growsOnly(place, reports);
      }
      // What the last fault left is gone with the next run, which has nothing to do and pays nothing.
      const last = await playRound(course, true);
      expect([last.ended.code, last.calls]).toEqual([0, []]);
      expect(await temporariesIn(place)).toEqual([]);
      expect(reports.size).toBe(people.length);
    }
    expect(played).toBeGreaterThanOrEqual(rounds);
  },
);

/** Checks that reports that were there are there as they were, and takes up the new ones. Answers whether all are there. */
async function growsOnly(place: string, reports: Map<string, string>): Promise<boolean> {
  for (const [name, text] of reports) expect(await readFile(join(place, name), 'utf8')).toBe(text);
  const summary = await readFile(join(place, 'summary.csv'), 'utf8').catch(() => '\u{FEFF}');
  const rows = parseCsv(summary).slice(1);
  for (const [, person = '', , , , , name = ''] of rows.filter((row) => row[3] === 'researched')) {
    const text = await readFile(join(place, name), 'utf8');
    expect(JSON.parse(text)).toMatchObject({ prospect: { name: person } });
    reports.set(name, text);
  }
  return reports.size === people.length;
}

const message = z.object({ id: z.string(), results: z.array(z.object({ url: z.string() })) });

test(
  'a watch that is killed, cut off, out of disk or torn, again and again, reports every page once and each id in one text',
  { timeout },
  async () => {
    const chance = chanceOf(seed);
    // Every other page comes later.
    const coming = people.flatMap(({ pages }) =>
      pages.filter((_page, index) => index % 2 === 1).map(({ url }) => url),
    );
    hide(coming);
    const texts = new Map<string, Set<string>>();
    const accepted = new Map<string, readonly string[]>();
    let isCalm = true;
    let onMessage: (() => void) | null = null;
    await using webhook = await startService(({ body }) => {
      const { id, results } = message.parse(JSON.parse(body));
      texts.set(id, (texts.get(id) ?? new Set()).add(body));
      const urls = results.map(({ url }) => canonicalUrl(url));
      if (onMessage !== null) {
        onMessage();
        return 'hang';
      }
      if (!isCalm && chance() < REFUSED_SHARE) return { status: 400 };
      accepted.set(id, urls);
      return { status: 204 };
    });
    const place = join(folder, 'watch');
    const course: Course = {
      legwork,
      args: ['watch', file, '--state', place, '--webhook', webhook.baseUrl, '--quiet'],
      home: join(folder, 'home-watch'),
      folder: place,
      stateFolder: join(place, 'round'),
      chance,
      strike: (signal) =>
        new Promise((resolve, reject) => {
          onMessage = resolve;
          signal.addEventListener('abort', () => {
            onMessage = null;
            reject(new Error('Over.'));
          });
        }),
    };
    const variables = { ...legwork.variables, SCRAPERAPI_KEY: KEY, FIRECRAWL_KEY: KEY };
    await playRound(course, true);
    const known = await shownNow(people, variables, 0);
    const scrapes: string[] = [];
    let lost = 0;
    for (let left = rounds; left > -2; left -= 1) {
      isCalm = left <= 0;
      for (const url of coming.splice(0, isCalm ? coming.length : 1)) publish(url);
      const round = await playRound(course, isCalm);
      scrapes.push(...round.calls.filter((call) => call.startsWith('/v1/scrape')));
      lost += round.answersLost;
      expect(round.violations).toEqual([]);
      expect(repeatsIn(scrapes)).toBeLessThanOrEqual(lost);
    }

    simulators.reset();
    expect(await temporariesIn(place)).toEqual([]);
    expect([...texts.values()].filter((bodies) => bodies.size > 1)).toEqual([]);
    const reported = [...accepted.values()].flat();
    expect(reported.length).toBeGreaterThan(0);
    expect(repeatsIn(reported)).toBe(0);
    const told = new Set([...known, ...reported]);
    const shown = await shownNow(people, variables, 1);
    expect(shown.filter((url) => !told.has(url))).toEqual([]);
  },
);
