import { execFile } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { z } from 'zod';
import { reportDocumentFrom } from '../engine/model/report-document.ts';
import { judgedPartOf } from '../engine/testing/judged-part.ts';
import { connect } from '../mcp/testing/clients.ts';
import { QUICK_START } from '../server/testing/quick-start.ts';
import { startServer, targetOf, testAdmin } from '../server/testing/start-server.ts';
import { signedInClient } from '../server/testing/test-clients.ts';
import type { Simulators } from '../simulators/start-simulators.ts';
import { DEMO_WORLD } from '../simulators/world/demo-world.ts';
import { copyBootedData } from './booted-data.ts';
import { type AdminClient, expect, signIn, test, watch } from './fixtures.ts';
import { keys, startResearch } from './journey.ts';
import { openWithKeys } from './saved-keys.ts';

const PROGRAM = fileURLToPath(new URL('../dist/node/legwork.js', import.meta.url));
const run = promisify(execFile);

test('browser, command line and assistant say the same of ten people', async ({
  browser,
  services,
}) => {
  await using home = await temporaryFolder();
  const environment = environmentFor(services, home.path);
  await using assistant = await connect({ program: PROGRAM, variables: environment });
  const byCommand = await researchedByCommand(environment, home.path);
  await using data = await copyBootedData();
  // A server of its own: on a shared one somebody may have been forgotten.
  await using server = await startServer({
    settings: { ...addressesOf(services), DATA_DIR: data.path },
  });
  const office = await signedInClient(await targetOf(server.url), testAdmin);
  const context = await browser.newContext({ baseURL: server.url });
  const page = await context.newPage();
  const faults = watch(page, []);
  await signIn(page, testAdmin);
  await openWithKeys(page);

  for (const { name, company } of DEMO_WORLD.prospects) {
    // Fills the accounts again, which ten people through three doors would empty.
    services.reset();
    await startResearch(page, { name, company });
    const inBrowser = await savedReport(office, name);

    const told = await assistant.callTool({
      name: 'research_person',
      arguments: { name, company, size: 'report' },
    });

    expect(judgedPartOf(documentIn(byCommand.get(name))), name).toEqual(judgedPartOf(inBrowser));
    expect(answerOf(told), name).toEqual(expectedAnswer(inBrowser));
  }
  expect(faults).toEqual([]);
  await context.close();
});

/** What the command line reports on everybody, by name; as a list, since a program that starts for each takes five times as long. */
async function researchedByCommand(
  env: Readonly<Record<string, string>>,
  folder: string,
): Promise<ReadonlyMap<string, string>> {
  const list = join(folder, 'people.csv');
  const rows = DEMO_WORLD.prospects.map(({ name, company }) => `"${name}","${company}"`);
  await writeFile(list, ['Name,Company', ...rows].join('\n'));
  const reports = join(folder, 'reports');
  const args = ['list', list, '--out', reports, '--format', 'json', '--quiet'];
  await run(process.execPath, [...QUICK_START, PROGRAM, ...args], { env });
  const found = new Map<string, string>();
  for (const file of (await readdir(reports)).filter((one) => one.endsWith('.json'))) {
    const text = await readFile(join(reports, file), 'utf8');
    found.set(documentIn(text).prospect.name, text);
  }
  return found;
}

/** The report of a person, once it is saved; the screen may still show that of the person before. */
async function savedReport(office: AdminClient, name: string) {
  const saved: unknown[] = [];
  await expect
    .poll(async () => {
      const { data } = await office.rest
        .from('reports')
        .select('document')
        .eq('prospect_name', name);
      saved.push(...z.array(z.object({ document: z.unknown() })).parse(data));
      return saved.length;
    })
    .toBeGreaterThan(0);
  return documentIn(z.object({ document: z.unknown() }).parse(saved[0]).document);
}

function documentIn(source: unknown) {
  const document = reportDocumentFrom(typeof source === 'string' ? JSON.parse(source) : source);
  if (document === null) throw new Error('This is no report');
  return document;
}

const proven = z.array(z.object({ quote: z.string(), url: z.string() }));

const answer = z.object({
  structuredContent: z.object({
    results: z.array(
      z.object({ url: z.string(), verdict: z.string(), percent: z.number(), date: z.unknown() }),
    ),
    brief: z.object({
      who: proven,
      whyNow: proven,
      inTheirWords: proven,
      topics: proven,
      openers: proven,
    }),
  }),
});

/** What an assistant is told: verdicts, percents, dates, and the quotes of the brief. */
function answerOf(told: unknown) {
  const { results, brief } = answer.parse(told).structuredContent;
  return {
    results: results.map(({ url, verdict, percent, date }) => ({ url, verdict, percent, date })),
    quotes: Object.values(brief).flatMap((part) => part.map(({ quote }) => quote)),
  };
}

function expectedAnswer({ results, brief }: ReturnType<typeof documentIn>) {
  return {
    results: results.map(({ url, verdict, relevance, date }) => ({
      url,
      verdict,
      percent: relevance,
      date,
    })),
    quotes: [brief.who, brief.whyNow, brief.inTheirWords, brief.topics, brief.openers].flatMap(
      (lines) => lines.map(({ quote }) => quote),
    ),
  };
}

function environmentFor(services: Simulators, home: string): Record<string, string> {
  return {
    PATH: process.env['PATH'] ?? '',
    HOME: home,
    SCRAPERAPI_KEY: keys.ScraperAPI,
    FIRECRAWL_KEY: keys.Firecrawl,
    ...addressesOf(services),
  };
}

function addressesOf(services: Simulators) {
  return {
    SCRAPERAPI_URL: services.scraperApi.baseUrl,
    SERPAPI_URL: services.serpApi.baseUrl,
    FIRECRAWL_URL: services.firecrawl.baseUrl,
  };
}

async function temporaryFolder(): Promise<AsyncDisposable & { readonly path: string }> {
  const path = await mkdtemp(join(tmpdir(), 'legwork-home-'));
  return { path, [Symbol.asyncDispose]: () => rm(path, { recursive: true, force: true }) };
}
