import { chmod, mkdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { z } from 'zod';
import { reportDocumentFrom } from '#engine';
import { deadAddress } from '../engine/testing/start-service.ts';
import { DEMO_FIRECRAWL_KEY } from '../simulators/firecrawl/firecrawl.ts';
import { DEMO_SCRAPER_API_KEY } from '../simulators/scraper-api/scraper-api.ts';
import { DEMO_SERP_API_KEY } from '../simulators/serp-api/serp-api.ts';
import { neverAnswer } from '../simulators/server/faults.ts';
import { holdPagesForHalden, holdPagesForNordvik, openLegwork } from '../testing/legwork.ts';
import { commandsHere } from './testing/run-here.ts';

const INGRID = ['research', 'Ingrid Solberg', '--company', 'Nordvik Bank'];
const WITHOUT_KEYS = { SCRAPERAPI_KEY: '', SERPAPI_KEY: '', FIRECRAWL_KEY: '' };

const legwork = await openLegwork();
const { simulators, folder } = legwork;
/** What does not need a process of its own: a warm one is five times as fast. */
const run = commandsHere(legwork);
afterAll(() => legwork[Symbol.asyncDispose]());
beforeEach(() => simulators.reset());

test('the report is on standard output, progress and costs on standard error', async () => {
  const { code, stdout, stderr } = await legwork.run([...INGRID, '--fresh']);

  expect(code).toBe(0);
  expect(stdout).toMatch(/^Ingrid Solberg\nNordvik Bank\nResearched on /u);
  expect(stdout).toMatch(/\nWHO\n[^]*\nRESULTS \(\d+\)\n1\. .*\n[^]*confirmed, \d\d%\n/u);
  expect(stderr).toMatch(/^Starting…\nSearching…\n/u);
  expect(stderr).toContain('ScraperAPI 75 credits, Firecrawl 5 credits.');
  expect(stdout + stderr).not.toContain('\u{1b}');
});

test('with consent the report says what public sources say about the company, apart from the results', async () => {
  holdPagesForNordvik(simulators);
  const asked = [...INGRID, '--website', 'nordvikbank.example', '--format', 'markdown', '--fresh'];
  const { code, stdout } = await legwork.run([...asked, '--about-company']);
  const questions = new Set(simulators.dns.questions).size;
  simulators.reset();
  const without = await run(asked);

  expect(code).toBe(0);
  expect(stdout).toContain(
    '## About Nordvik Bank\n\nLooked up for nordvikbank.example, the website you entered.\n\n' +
      '- Nordvik Bank advertises a post: Third-Party Risk Manager (Oslo).\n',
  );
  expect(stdout).toContain(
    '\n- trust.nordvikbank.example leads to a trust centre of Vanta, as published',
  );
  expect(stdout).toContain('verified with OneTrust (privacy and compliance software) at some time');
  expect(questions).toBe(7);
  expect([...simulators.dns.questions, ...simulators.jobBoards.calls]).toEqual([]);
  expect(without.stdout).not.toContain('About Nordvik Bank');
  expect(sourcesIn(without.stdout)).toBe(sourcesIn(stdout));
});

test('filings with the SEC are reported with a sentence of their own; without EDGAR_CONTACT it is named and learns nothing', async () => {
  const asked = ['research', 'Marcus Adeyemi', '--company', 'Halden Payments', '--fresh'];
  const site = ['--website', 'haldenpayments.example', '--about-company'];
  const format = ['--format', 'markdown'];
  holdPagesForHalden(simulators);
  const told = await run([...asked, ...site, ...format]);
  const { calls } = simulators.registers;
  const agents = new Set(calls.map(({ headers }) => headers['user-agent']));
  const names = JSON.stringify(calls.map(({ path, query }) => [path, query]));
  simulators.reset();
  const without = await run([...asked, ...site, ...format], { EDGAR_CONTACT: '' });

  expect(told.stdout).toContain(
    '- HALDEN PAYMENTS INC filed an 8-K with the SEC under item 1.05, Material Cybersecurity Incidents.\n',
  );
  expect(told.stdout).toContain('identified unauthorized access to a file transfer system');
  expect([...agents]).toContain('Legwork/0.1 tests@legwork.example');
  expect(names).not.toMatch(/adeyemi/iu);
  expect(without.stderr).toContain(
    'SEC EDGAR: not called, because it requires a contact e-mail address — set EDGAR_CONTACT.\n',
  );
  expect(simulators.registers.calls.filter(({ path }) => path.startsWith('/edgar'))).toEqual([]);
});

function sourcesIn(markdown: string): string {
  return markdown.slice(markdown.indexOf('## Sources'));
}

test('the same research costs nothing again, --fresh asks again, and forgetting removes what is kept', async () => {
  await run([...INGRID, '--fresh']);
  const again = await run([...INGRID, '--format', 'json']);
  const fresh = await run([...INGRID, '--fresh', '--quiet', '--format', 'json']);
  const calls = simulators.firecrawl.calls.length;
  const forgotten = await run(['forget', 'ingrid  SOLBERG', '--company', 'Nordvik Bank']);
  const after = await run(INGRID);

  expect(again.stderr).toContain('8 calls, 8 of them answered from saved answers, no credits.');
  expect(fresh.stderr).toBe('');
  expect(calls).toBe(10);
  expect(reportDocumentFrom(JSON.parse(again.stdout))?.results.length).toBeGreaterThan(3);
  expect(forgotten.stdout).toMatch(
    /^Removed what was kept about ingrid  SOLBERG: \d+ files and entries\.\n$/u,
  );
  expect(after.stderr).toContain('ScraperAPI 75 credits');
});

test('events stream as they come, without the pages, and end with the report', async () => {
  const { stdout } = await run([...INGRID, '--format', 'ndjson', '--quiet']);

  const lines = stdout
    .trimEnd()
    .split('\n')
    .map((line): unknown => JSON.parse(line));
  const kinds = lines.map((line) => z.object({ kind: z.string() }).parse(line).kind);
  expect(kinds.slice(0, 2)).toEqual(['stage', 'stage']);
  expect(kinds.slice(-2)).toEqual(['done', 'report']);
  expect(new Set(kinds)).toEqual(
    new Set([
      'stage',
      'asked',
      'answered',
      'link',
      'unread',
      'result',
      'rejected',
      'done',
      'report',
    ]),
  );
  expect(stdout).not.toContain('"content"');
  expect(
    reportDocumentFrom(z.object({ report: z.unknown() }).parse(lines.at(-1)).report),
  ).not.toBeNull();
});

test('a file of events holds every event and ends with the report', async () => {
  const file = join(folder, 'events.ndjson');
  await run([...INGRID, '--format', 'ndjson', '--out', file]);

  const lines = (await readFile(file, 'utf8')).trimEnd().split('\n');
  expect(lines.length).toBeGreaterThan(20);
  expect(lines.at(0)).toContain('"kind":"stage"');
  expect(lines.at(-1)).toContain('"kind":"report"');
});

test('a terminal of 40 columns gets no longer lines, addresses apart', async () => {
  const { stdout } = await legwork.run(INGRID, { variables: { COLUMNS: '40' } });

  const long = stdout.split('\n').filter((line) => line.length > 40);
  expect(long.filter((line) => !/^ *https?:\S+$/u.test(line))).toEqual([]);
});

test('a reader that has seen enough ends the command quietly', async () => {
  const shell = ['-c', '"$0" "$@" | head -n 2'];

  const { stdout, stderr } = await legwork.run([...INGRID, '--format', 'ndjson', '--quiet'], {
    shell,
  });

  expect(stdout.trimEnd().split('\n')).toHaveLength(2);
  expect(stderr).toBe('');
});

test('Ctrl-C aborts the calls in flight, prints what there is and exits with 130', async () => {
  simulators.firecrawl.script({
    path: '/v1/scrape',
    when: ({ nth }) => nth === 3,
    answer: neverAnswer(),
  });
  const { process: child, ended } = legwork.start([...INGRID, '--fresh'], {
    variables: { SCRAPE_CONCURRENCY: '1' },
  });
  await simulators.firecrawl.until((calls) => calls.length === 3);
  child.kill('SIGINT');
  await simulators.firecrawl.until((calls) => calls[2]?.aborted === true);

  const { code, stdout, stderr } = await ended;
  expect(code).toBe(130);
  expect(stdout).toContain('RESULTS (2)');
  expect(stderr).toContain('Cancelled. These results were found before that.');
});

test('SerpApi answers where no browser is in the way', async () => {
  const variables = {
    ...WITHOUT_KEYS,
    SERPAPI_KEY: DEMO_SERP_API_KEY,
    FIRECRAWL_KEY: DEMO_FIRECRAWL_KEY,
  };

  const { code, stderr } = await run([...INGRID, '--fresh'], variables);

  expect(code).toBe(0);
  expect(stderr).toContain('SerpApi about 3 searches, Firecrawl 5 credits.');
  expect(stderr).not.toContain('no key');
});

test('without any key nothing is asked, unless services without a key are allowed', async () => {
  const without = await run(INGRID, WITHOUT_KEYS);
  const keyless = await run([...INGRID, '--keyless'], WITHOUT_KEYS);

  expect(without.code).toBe(4);
  expect(without.stdout).toBe('');
  expect(without.stderr).toMatch(/^legwork: No key is set, .*SCRAPERAPI_KEY.* --keyless/u);
  expect(keyless.code).toBe(0);
  expect(simulators.firecrawlKeyless.calls.length).toBeGreaterThan(0);
  expect(simulators.scraperApi.calls).toHaveLength(0);
});

test('a person nobody knows exits with 3, a network that is gone with 4, a limit with 5', async () => {
  const dead = await deadAddress();
  const unknown = await run(['research', 'Nobody Whatsoever', '--company', 'Nowhere Ltd']);
  const offline = await run([...INGRID, '--fresh'], {
    SCRAPERAPI_URL: dead,
    SERPAPI_URL: dead,
    FIRECRAWL_URL: dead,
  });
  const limited = await run([...INGRID, '--fresh', '--credits-max', '77']);

  expect([unknown.code, offline.code, limited.code]).toEqual([3, 4, 5]);
  expect(unknown.stderr).toContain('Nothing was found about this person.');
  expect(offline.stderr).toContain('could not be reached');
  expect(limited.stdout).toContain('RESULTS (');
  expect(limited.stderr).toContain('Stopped at your limit of 77 credits.');
});

test('keys come from files that only their owner can read, and are never printed', async () => {
  const config = join(folder, '.config/legwork');
  await mkdir(config, { recursive: true });
  const file = join(config, 'keys.json');
  await writeFile(file, JSON.stringify({ scraperapi: DEMO_SCRAPER_API_KEY }), { mode: 0o644 });
  await writeFile(join(folder, 'firecrawl-key'), `${DEMO_FIRECRAWL_KEY}\n`, { mode: 0o600 });
  const variables = { ...WITHOUT_KEYS, FIRECRAWL_KEY_FILE: join(folder, 'firecrawl-key') };

  const open = await run(INGRID, variables);
  await chmod(file, 0o600);
  const closed = await run([...INGRID, '--fresh', '--format', 'ndjson'], variables);
  await writeFile(file, `{"scraperapi": "${DEMO_SCRAPER_API_KEY}"`, { mode: 0o600 });
  const broken = await run(INGRID, variables);
  await writeFile(file, '{}', { mode: 0o600 });

  expect(open.code).toBe(2);
  expect(open.stderr).toBe(
    `legwork: ${file} can be read by other users of this machine. Run: chmod 600 ${file}\n`,
  );
  expect(closed.code).toBe(0);
  expect(broken.code).toBe(2);
  const printed = [open, closed, broken].flatMap(({ stdout, stderr }) => [stdout, stderr]).join('');
  expect(printed).not.toContain(DEMO_SCRAPER_API_KEY);
  expect(printed).not.toContain(DEMO_FIRECRAWL_KEY);
});

test('a report goes into a file of its own, and a full disk costs nobody the report', async () => {
  const file = join(folder, 'reports/ingrid.md');
  const ended = await run([...INGRID, '--format', 'markdown', '--out', file]);
  const full = await run([...INGRID, '--format', 'markdown', '--out', '/dev/full']);
  const nowhere = await run([...INGRID, '--fresh', '--out', join(file, 'deeper.md')]);

  expect([ended.code, full.code, nowhere.code]).toEqual([0, 1, 1]);
  expect(ended.stdout).toBe('');
  expect(await readFile(file, 'utf8')).toMatch(/^# Ingrid Solberg\n/u);
  expect((await stat(file)).mode & 0o077).toBe(0);
  expect(full.stdout).toMatch(/^# Ingrid Solberg\n/u);
  expect(full.stderr).toContain('/dev/full cannot be written: the disk is full.');
  expect(nowhere.stderr).toContain('a part of its path is a file. Choose another folder.');
});

test('wrong use prints one sentence and exits with 2', async () => {
  const { code, stdout, stderr } = await legwork.run(['research', 'Jane Doe']);

  expect([code, stdout]).toEqual([2, '']);
  expect(stderr).toBe('legwork: --company is missing: a name alone fits too many people.\n');
});
