import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { pgcrypto } from '@electric-sql/pglite/contrib/pgcrypto';
import type { Page } from '@playwright/test';
import { z } from 'zod';
import { expect, signIn, test } from '../../e2e/fixtures.ts';
import { postgresBinaries, startPostgres } from '../../server/testing/start-postgres.ts';
import { startServer, testAdmin } from '../../server/testing/start-server.ts';
import type { Figure } from '../measure.ts';
import { median } from '../metrics/median.ts';
import { ACCOUNTS, MANY_ACCOUNTS } from './many-accounts.ts';
import { leaveFigures } from './measured.ts';

const ROUNDS = 9;
const TITLE = `User Accounts (${new Intl.NumberFormat('en').format(ACCOUNTS)})`;

const callsSchema = z.array(z.object({ name: z.string(), duration: z.number() }));

test.describe.configure({ timeout: 600_000 });

test('the embedded database carries 100,000 accounts', async ({ browser }) => {
  await using first = await startServer({ isMeasured: true });
  await first.stop();
  const database = await PGlite.create(join(first.dataDirectory, 'database'), {
    extensions: { pg_trgm, pgcrypto },
  });
  await database.exec(MANY_ACCOUNTS);
  await database.close();
  await using server = await startServer({
    settings: { DATA_DIR: first.dataDirectory },
    isMeasured: true,
  });
  const page = await browser.newPage({ baseURL: server.url });

  leaveFigures('accounts-embedded', await listFigures(page, 'embedded'));
});

test('an own PostgreSQL carries 100,000 accounts', async ({ browser }) => {
  const binaries = postgresBinaries();
  test.skip(binaries === undefined, 'This machine has no PostgreSQL server binaries.');
  await using postgres = await startPostgres(binaries ?? '');
  const databaseUrl = await postgres.createDatabase('many');
  await using server = await startServer({
    settings: { DATABASE_URL: databaseUrl },
    isMeasured: true,
  });
  await postgres.run(databaseUrl, MANY_ACCOUNTS);
  const page = await browser.newPage({ baseURL: server.url });

  leaveFigures('accounts-postgresql', await listFigures(page, 'PostgreSQL'));
});

/** What the administrator's screens ask for and how long the answers take, in the real browser. */
async function listFigures(page: Page, home: string): Promise<readonly Figure[]> {
  await signIn(page, testAdmin);
  const first = await rounds(page, '/admin?tab=users', async () => {
    await expect(page.getByRole('heading', { name: TITLE })).toBeVisible();
  });
  const rows = await page.getByRole('rowheader').count();
  const elements = await page.evaluate(() => document.querySelectorAll('*').length);
  const counts = await rounds(page, '/admin', async () => {
    const cards = ['Total Users', 'New This Week', 'New This Month'];
    for (const card of cards) {
      await expect(page.getByRole('region', { name: card }).getByText(/^[\d,]+$/)).toBeVisible();
    }
  });
  await page.goto('/admin?tab=users');
  await expect(page.getByRole('heading', { name: TITLE })).toBeVisible();
  const byName = await acted(page, async () => {
    await page.getByRole('button', { name: 'Name', exact: true }).click();
    await expect(page.getByRole('rowheader').first()).toContainText('Ann Almeida');
  });
  const found = await acted(page, async () => {
    await page.getByRole('searchbox').fill('chloé 7774');
    await expect(page.getByRole('heading', { name: /^User Accounts \(\d{1,3}\)$/ })).toBeVisible();
  });
  return [
    { name: `accounts, ${home}: first page`, value: median(first), unit: 'ms' },
    { name: `accounts, ${home}: slowest of three exact counts`, value: median(counts), unit: 'ms' },
    { name: `accounts, ${home}: page by name`, value: byName, unit: 'ms' },
    { name: `accounts, ${home}: search`, value: found, unit: 'ms' },
    { name: `accounts, ${home}: rows on screen`, value: rows, unit: 'count' },
    { name: `accounts, ${home}: elements on screen`, value: elements, unit: 'count' },
  ];
}

/** The slowest call for profiles at each of several loads of a screen, in milliseconds. */
async function rounds(
  page: Page,
  path: string,
  settle: () => Promise<void>,
): Promise<readonly number[]> {
  const slowest: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    await page.goto(path);
    await settle();
    slowest.push(Math.max(...(await callsOf(page))));
  }
  return slowest;
}

async function acted(page: Page, act: () => Promise<void>): Promise<number> {
  const before = (await callsOf(page)).length;
  await act();
  return Math.max(...(await callsOf(page)).slice(before));
}

async function callsOf(page: Page): Promise<readonly number[]> {
  const entries: unknown = await page.evaluate(() =>
    performance.getEntriesByType('resource').map(({ name, duration }) => ({ name, duration })),
  );
  return callsSchema
    .parse(entries)
    .filter(({ name }) => /rest\/v1\/profiles\?/.test(name) && !/must_change/.test(name))
    .map(({ duration }) => duration);
}
