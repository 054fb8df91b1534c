import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { createPgliteConnection } from '@supabase/lite/pglite';
import { type Dialect, Kysely, sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { emptyDataDirectory } from '../../testing/data-templates.ts';
import { createLockedDialect } from './embedded-database.ts';

const AT_ONCE = 8;

let folder: string;
let client: PGlite;
beforeAll(async () => {
  folder = await emptyDataDirectory();
  client = await PGlite.create(join(folder, 'database'));
  await client.exec('create role visitor nologin');
});
afterAll(async () => {
  await client.close();
  await rm(folder, { recursive: true });
});

test('a transaction keeps its role to the end, however many run at once', async () => {
  const database = kyselyWith(createLockedDialect(client));

  const seen = await Promise.all(
    Array.from({ length: AT_ONCE }, (_, steps) => rolesDuring(database, steps)),
  );

  expect(new Set(seen.flat())).toEqual(new Set(['visitor']));
});

test('without the lock a transaction goes on as superuser after another one commits', async () => {
  await using connection = await unlockedConnection();

  const seen = await Promise.allSettled(
    Array.from({ length: AT_ONCE }, (_, steps) => rolesDuring(connection.kysely, steps)),
  );

  const roles = seen.flatMap((result) => (result.status === 'fulfilled' ? result.value : []));
  expect(roles).toContain('postgres');
});

test('a failed transaction hands the connection on', async () => {
  const database = kyselyWith(createLockedDialect(client));
  const failing = database.transaction().execute((trx) => sql`select 1 / 0`.execute(trx));

  await expect(failing).rejects.toThrow('division by zero');

  expect(await rolesDuring(database, 1)).toContain('visitor');
});

test('the settings of a request hold from its first statement to its end', async () => {
  const database = kyselyWith(createLockedDialect(client));

  const seen = await Promise.all(
    Array.from({ length: AT_ONCE }, (_, number) => settingsDuring(database, `request ${number}`)),
  );

  expect(seen).toEqual(
    Array.from({ length: AT_ONCE }, (_, number) => ({
      role: 'visitor',
      path: `request ${number}`,
    })),
  );
  const { rows } = await sql`
    select current_user::text as role, current_setting('request.path', true) as path
  `.execute(database);
  expect(rows).toEqual([{ role: 'postgres', path: '' }]);
});

test('settings that no statement came for are not handed to the next request', async () => {
  const database = kyselyWith(createLockedDialect(client));
  const given = database.transaction().execute(async (trx) => {
    await sql`SELECT set_config('role', ${'visitor'}, true)`.execute(trx);
    throw new Error('given up');
  });
  await expect(given).rejects.toThrow('given up');

  const { rows } = await sql`select current_user::text as role`.execute(database);

  expect(rows).toEqual([{ role: 'postgres' }]);
});

test('a setting that the database refuses fails the statement it was for', async () => {
  const database = kyselyWith(createLockedDialect(client));
  const refused = database.transaction().execute(async (trx) => {
    await sql`SELECT set_config('role', ${'nobody at all'}, true)`.execute(trx);
    await sql`select 1`.execute(trx);
  });

  await expect(refused).rejects.toThrow('role "nobody at all" does not exist');
});

/** The settings as @supabase/lite makes them, and what its statement then sees. */
function settingsDuring(database: Kysely<unknown>, path: string): Promise<unknown> {
  return database.transaction().execute(async (trx) => {
    await sql`SELECT set_config('role', ${'visitor'}, true)`.execute(trx);
    await sql`SELECT set_config('request.path', ${path}, true)`.execute(trx);
    const { rows } = await sql`
      select current_user::text as role, current_setting('request.path', true) as path
    `.execute(trx);
    return rows[0];
  });
}

/** What a request does: begin, take on a role, work, commit. Requests differ in length. */
function rolesDuring(database: Kysely<unknown>, steps: number): Promise<string[]> {
  return database.transaction().execute(async (trx) => {
    await sql`set local role visitor`.execute(trx);
    const seen: string[] = [];
    for (let step = 0; step <= steps; step += 1) {
      const { rows } = await sql<{ role: string }>`select current_user::text as role`.execute(trx);
      seen.push(...rows.map(({ role }) => role));
    }
    return seen;
  });
}

function kyselyWith(dialect: Dialect) {
  return new Kysely<unknown>({ dialect });
}

/** The driver as @supabase/lite ships it. */
async function unlockedConnection() {
  const own = await emptyDataDirectory();
  const connection = await createPgliteConnection({ url: join(own, 'database') });
  await connection.driver.exec('create role visitor nologin');
  const kysely: Kysely<unknown> = connection.kysely;
  return {
    kysely,
    async [Symbol.asyncDispose]() {
      await connection.close();
      await rm(own, { recursive: true });
    },
  };
}
