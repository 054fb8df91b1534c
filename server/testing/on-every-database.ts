import type { Kysely } from 'kysely';
import { afterAll, beforeAll, describe } from 'vitest';
import type { Query } from '../backend/database/database.ts';
import { type OpenTarget, databaseTargets } from './database-targets.ts';
import { type OpenTestServer, openTestServer } from './open-test-server.ts';
import { QUICK_HASHES } from './quick-hashes.ts';
import { testAdmin } from './start-server.ts';
import { signedInClient } from './test-clients.ts';

/** A signed-in person of a test. */
export type TestPerson = Awaited<ReturnType<typeof signedInClient>>;

/** One server on one kind of database, with its administrator signed in. Read its parts inside tests only. */
export type DatabaseStage = {
  readonly server: () => OpenTestServer;
  readonly admin: () => TestPerson;
  /** Straight to the database, as its owner. */
  readonly query: Query;
  /** The same, for transactions. */
  readonly kysely: () => Kysely<unknown>;
  /** Creates an account as the administrator does; answers its id, throws what the database refuses. */
  readonly createNewcomer: (email: string, password?: string | null) => Promise<string>;
  /** The same for somebody whose password counts as chosen by themselves. */
  readonly create: (email: string) => Promise<string>;
  readonly signIn: (email: string, password?: string) => Promise<TestPerson>;
};

const PASSWORD = 'a good start';
const NO_LIMIT = { most: 100_000, windowSeconds: 60 };

/** Declares the same tests for the embedded database and for a real PostgreSQL; without one they count as skipped. */
export function onEveryDatabase(declareTests: (stage: DatabaseStage) => void): void {
  describe.each(databaseTargets)('on the $name', ({ isAvailable, open }) => {
    const opened: { target: OpenTarget; server: OpenTestServer; admin: TestPerson }[] = [];
    const now = () => {
      const [first] = opened;
      if (!first) throw new Error('The stage is open inside tests only');
      return first;
    };
    const signIn = (email: string, password = PASSWORD) =>
      signedInClient(now().server, { email, password });

    beforeAll(async () => {
      if (!isAvailable) return;
      const target = await open();
      const limits = {
        account: NO_LIMIT,
        address: NO_LIMIT,
        refresh: NO_LIMIT,
        token: NO_LIMIT,
        api: NO_LIMIT,
      };
      const server = await openTestServer({ ...target.options, limits });
      await server.backend.database.inTransaction((run) => run(QUICK_HASHES));
      opened.push({ target, server, admin: await signedInClient(server, testAdmin) });
    });
    afterAll(async () => {
      for (const { target, server } of opened) {
        await server[Symbol.asyncDispose]();
        await target[Symbol.asyncDispose]();
      }
    });

    describe.skipIf(!isAvailable)('through the client libraries', () => {
      declareTests({
        server: () => now().server,
        admin: () => now().admin,
        query: (text, parameters) => now().server.backend.database.query(text, parameters),
        kysely: () => now().server.backend.database.connection.kysely,
        createNewcomer: (email, password = PASSWORD) => createAccount(now().admin, email, password),
        async create(email) {
          const id = await createAccount(now().admin, email, PASSWORD);
          const settle = 'update public.profiles set must_change_password = false where id = $1';
          await now().server.backend.database.query(settle, [id]);
          return id;
        },
        signIn,
      });
    });
  });
}

async function createAccount(
  { rest }: TestPerson,
  email: string,
  password: string | null,
): Promise<string> {
  const created = await rest.rpc('simulate_user_creation', {
    user_email: email,
    user_full_name: 'Ada Example',
    user_password: password,
  });
  if (created.error) throw created.error;
  return String(created.data);
}
