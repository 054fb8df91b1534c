import { basename, delimiter, join } from 'node:path';
import process from 'node:process';
import type { Browser, Page } from '@playwright/test';
import { z } from 'zod';
import { SCRAPE_CONCURRENCY_DEFAULT } from '#engine';
import { expect, signIn, test } from '../../e2e/fixtures.ts';
import { askAnew, connectServices, ingrid, startResearch } from '../../e2e/journey.ts';
import { startServer, testAdmin, type TestServer } from '../../server/testing/start-server.ts';
import type { Simulators } from '../../simulators/start-simulators.ts';
import type { Figure } from '../measure.ts';
import { longestChainMs } from '../measures/run-latency.ts';
import { median } from '../metrics/median.ts';
import { leaveFigures } from './measured.ts';

/** How long the simulated services take; the first scrape asked for takes the first time, and so on. */
type Pace = { readonly searchMs: number; readonly scrapeMs: readonly number[] };

const PACES = {
  'fixed latency': { searchMs: 800, scrapeMs: [600, 300, 450, 500, 350] },
  'no latency': { searchMs: 0, scrapeMs: [0] },
} as const satisfies Readonly<Record<string, Pace>>;

/** The switches of the sources about companies. */
const SOURCES = [
  "Look up the company's domain in DNS",
  "Look for the company's vacancies on job boards",
  'Look for the company in public registers and notices',
] as const;

const RUNS = 10;

/** Nobody starts the next run in the moment the last one is over. */
const READING_MS = 1000;

/** How often the page is asked whether it is done: at every frame, as is usual, would be work of its own. */
const LOOKING_MS = 250;

/** Other checkouts, built, with the path delimiter between them: measured in the same minutes, run by run in turn. */
const OTHERS = (process.env['BENCH_EARLIER'] ?? '').split(delimiter).filter((path) => path !== '');

/** Milliseconds from the click. */
type RunTimes = {
  /** The first search arrives at its service. */
  readonly searchedMs: number;
  /** The first result is in the picture. */
  readonly firstResultMs: number;
  /** The run is over and the report is in the picture. */
  readonly totalMs: number;
};

const seenSchema = z.object({ clickAt: z.number(), resultAt: z.number(), doneAt: z.number() });

test('from the click to the first request, the first result and the report', async ({
  browser,
  server,
  services,
}) => {
  test.setTimeout(600_000);
  const servers: TestServer[] = [];
  try {
    const own = await warmPage(browser, server.url);
    // The same page, whose runs ask every source about the company as well: what that costs a run.
    const asking = await warmPage(browser, server.url, SOURCES);
    const others = new Map([['the same with sources', asking]]);
    for (const checkout of OTHERS) {
      const other = await serverOf(checkout, services);
      servers.push(other);
      others.set(basename(checkout), await warmPage(browser, other.url));
    }
    leaveFigures('click-to-result', await figuresBeside(own, others, services));
  } finally {
    for (const other of servers) await other[Symbol.asyncDispose]();
  }
});

/** The figures of our own page, and of others and the ratios to them, which run beside it. */
async function figuresBeside(
  own: Page,
  others: ReadonlyMap<string, Page>,
  services: Simulators,
): Promise<readonly Figure[]> {
  const figures: Figure[] = [];
  for (const [paceName, pace] of Object.entries(PACES)) {
    const [times = [], ...timesOfOthers] = await timesInTurn(
      [own, ...others.values()],
      services,
      pace,
    );
    figures.push(...figuresOf(`click, ${paceName}`, pace, times));
    for (const [index, name] of [...others.keys()].entries()) {
      const theirs = timesOfOthers[index] ?? [];
      figures.push(...figuresOf(`click in ${name}, ${paceName}`, pace, theirs));
      figures.push(...ratiosOf(`click over ${name}, ${paceName}`, times, theirs));
    }
  }
  return figures;
}

function serverOf(
  checkout: string,
  { scraperApi, serpApi, firecrawl }: Simulators,
): Promise<TestServer> {
  return startServer({
    isMeasured: true,
    program: join(checkout, 'dist/node/server.js'),
    settings: {
      SCRAPERAPI_URL: scraperApi.baseUrl,
      SERPAPI_URL: serpApi.baseUrl,
      FIRECRAWL_URL: firecrawl.baseUrl,
    },
  });
}

/** A page in a context of its own that has made one run; the next ones ask for everything again. */
async function warmPage(
  browser: Browser,
  baseURL: string,
  switches: readonly string[] = [],
): Promise<Page> {
  const context = await browser.newContext({ baseURL });
  const page = await context.newPage();
  await page.addInitScript(noteMoments);
  await signIn(page, testAdmin);
  await connectServices(page, 'Firecrawl', 'ScraperAPI');
  await page.getByLabel('Company Website').fill('https://nordvikbank.example');
  await startResearch(page, ingrid);
  await seenIn(page);
  await askAnew(page);
  for (const label of switches) await page.getByLabel(label).check();
  return page;
}

/** The runs of several pages, one run each in turn, so that what else the machine does falls on all of them alike. */
async function timesInTurn(
  pages: readonly Page[],
  services: Simulators,
  pace: Pace,
): Promise<readonly (readonly RunTimes[])[]> {
  const times = pages.map((): RunTimes[] => []);
  for (let run = 0; run < RUNS; run += 1) {
    const inTurn = run % 2 === 0 ? [...pages.entries()] : [...pages.entries()].toReversed();
    for (const [index, page] of inTurn) {
      times[index]?.push(await timesOfRun(page, services, pace));
    }
  }
  return times;
}

async function timesOfRun(
  page: Page,
  services: Simulators,
  { searchMs, scrapeMs }: Pace,
): Promise<RunTimes> {
  services.reset();
  services.scraperApi.script({ latencyMs: searchMs });
  services.firecrawl.script({
    latencyMs: ({ nth }) => scrapeMs[(nth - 1) % scrapeMs.length] ?? 0,
  });
  await page.bringToFront();
  // The worker of the next run is opened when somebody turns to the form, and nobody types a name in less than a second.
  await page.getByLabel('Full Name').focus();
  await page.waitForTimeout(READING_MS);
  await startResearch(page, ingrid);
  const { clickAt, resultAt, doneAt } = await seenIn(page);
  const searchedAt = Math.min(...services.scraperApi.calls.map(({ at }) => at));
  return {
    searchedMs: searchedAt - clickAt,
    firstResultMs: resultAt - clickAt,
    totalMs: doneAt - clickAt,
  };
}

function figuresOf(
  title: string,
  { searchMs, scrapeMs }: Pace,
  runs: readonly RunTimes[],
): readonly Figure[] {
  const floorMs = searchMs + longestChainMs(scrapeMs, SCRAPE_CONCURRENCY_DEFAULT);
  const middle = (what: keyof RunTimes): number => median(runs.map((times) => times[what]));
  return [
    { name: `${title}: first search request`, value: middle('searchedMs'), unit: 'ms' },
    {
      name: `${title}: first result after slowest search and fastest scrape`,
      value: middle('firstResultMs') - searchMs - Math.min(...scrapeMs),
      unit: 'ms',
    },
    { name: `${title}: report`, value: middle('totalMs'), unit: 'ms' },
    ...(floorMs === 0
      ? []
      : [
          {
            name: `${title}: report over critical path`,
            value: middle('totalMs') / floorMs,
            unit: 'ratio' as const,
          },
        ]),
  ];
}

/** How our runs compare with those made beside them: the median of the ratios pair by pair, which a busy machine spares. */
function ratiosOf(
  title: string,
  ours: readonly RunTimes[],
  theirs: readonly RunTimes[],
): readonly Figure[] {
  const ratio = (what: keyof RunTimes): number =>
    median(ours.map((own, run) => own[what] / (theirs[run]?.[what] ?? Number.NaN)));
  return [
    { name: `${title}: first search request`, value: ratio('searchedMs'), unit: 'ratio' },
    { name: `${title}: first result`, value: ratio('firstResultMs'), unit: 'ratio' },
    { name: `${title}: report`, value: ratio('totalMs'), unit: 'ratio' },
  ];
}

/** The moments of the run that was started last, milliseconds since 1970, once it is over. */
async function seenIn(page: Page): Promise<z.infer<typeof seenSchema>> {
  const handle = await page.waitForFunction(
    () => {
      const seen: unknown = Reflect.get(window, 'legworkSeen');
      return typeof seen === 'object' && seen !== null && 'doneAt' in seen ? seen : null;
    },
    undefined,
    { polling: LOOKING_MS },
  );
  const seen: unknown = await handle.jsonValue();
  expect(seen).toMatchObject({ resultAt: expect.any(Number) });
  return seenSchema.parse(seen);
}

/** Runs in the page: notes when the button is clicked, when the frame with the first result is drawn, and the last one. */
function noteMoments(): void {
  const now = (): number => performance.timeOrigin + performance.now();
  let seen: Record<string, number> = {};
  const isStart = (target: EventTarget | null): boolean =>
    target instanceof Element && target.closest('button[type=submit]')?.closest('form') !== null;
  const noteDrawn = (name: string): void => {
    if (name in seen) return;
    seen[name] = Number.NaN;
    const drawn = new MessageChannel();
    drawn.port1.addEventListener('message', () => {
      seen[name] = now();
      if (name === 'doneAt') Object.assign(window, { legworkSeen: seen });
    });
    drawn.port1.start();
    requestAnimationFrame(() => drawn.port2.postMessage(null));
  };
  addEventListener(
    'click',
    ({ target, timeStamp }) => {
      if (!isStart(target)) return;
      seen = { clickAt: performance.timeOrigin + timeStamp };
      Object.assign(window, { legworkSeen: null });
    },
    { capture: true },
  );
  new MutationObserver(() => {
    if (!('clickAt' in seen)) return;
    const isRunning = document.querySelector('form button[type=submit]:disabled') !== null;
    if (isRunning) seen['startedAt'] ??= now();
    if (!('startedAt' in seen)) return;
    if (document.querySelector('main article') !== null) noteDrawn('resultAt');
    if (!isRunning) noteDrawn('doneAt');
  }).observe(document, { subtree: true, childList: true, attributes: true });
}
