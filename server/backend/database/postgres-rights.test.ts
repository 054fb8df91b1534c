import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestServer } from '../../testing/open-test-server.ts';
import {
  postgresBinaries,
  startPostgres,
  type TestPostgres,
} from '../../testing/start-postgres.ts';

const binaries = postgresBinaries();

describe.skipIf(binaries === undefined)('the role of DATABASE_URL', () => {
  let postgres: TestPostgres;

  beforeAll(async () => {
    postgres = await startPostgres(binaries ?? '');
  });
  afterAll(() => postgres[Symbol.asyncDispose]());

  /** An empty database and its owner, a role with these rights. */
  async function ownedBy(role: string, rights: string): Promise<string> {
    const url = await postgres.createDatabase(role);
    await postgres.run(
      url,
      `create role ${role} login ${rights}; alter database ${role} owner to ${role};`,
    );
    return url.replace('postgres@', `${role}@`);
  }

  test('needs to own the database and to create roles, not to be superuser', async () => {
    const databaseUrl = await ownedBy('founder', 'createrole');

    await using server = await openTestServer({ databaseUrl });

    expect(await server.backend.setup.offer(server.url)).toBeUndefined();
  });

  test('learns what it needs when it may do too little', async () => {
    const databaseUrl = await ownedBy('lodger', '');

    await expect(openTestServer({ databaseUrl })).rejects.toThrow(
      /^The role of DATABASE_URL may not set up the database \(.+\)\. It has to own the database/,
    );
  });
});
