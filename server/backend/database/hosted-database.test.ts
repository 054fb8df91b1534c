import { createPostgresConnection, type PostgresConnection } from '@supabase/lite/postgres';
import { type Kysely, sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { actAs, type Identity } from '../../testing/acting-as.ts';
import { HOSTED_PREPARATION } from '../../testing/hosted-like.ts';
import { breachesOf, sqlLints } from '../../testing/sql-lints.ts';
import {
  postgresBinaries,
  startPostgres,
  type TestPostgres,
} from '../../testing/start-postgres.ts';
import { migrationFiles } from './migration-files.ts';
import { openPostgresDatabase } from './postgres-database.ts';

const binaries = postgresBinaries();
const SESSION = '11111111-1111-4111-8111-111111111111';

let postgres: TestPostgres;
let superuserUrl: string;
let connection: PostgresConnection;
let database: Kysely<unknown>;
let adminId = '';

describe.skipIf(binaries === undefined)('on a database prepared like a hosted Supabase', () => {
  beforeAll(async () => {
    postgres = await startPostgres(binaries ?? '');
    superuserUrl = await postgres.createDatabase('hosted');
    const grant = 'grant create on database hosted to project_owner;';
    await postgres.run(superuserUrl, HOSTED_PREPARATION + grant);
    const ownerUrl = superuserUrl.replace('postgres@', 'project_owner@');
    for (const file of migrationFiles) await postgres.run(ownerUrl, file.sql);
    connection = createPostgresConnection({ url: ownerUrl });
    database = connection.kysely;
    // What docs/hosting.md asks the owner to do once, in the SQL editor.
    adminId = await oneText(
      `select legwork.make_first_admin('Owner@Example.com', 'a good start', false) as one`,
    );
    await asAuthService(
      `insert into auth.sessions (id, user_id, created_at) values ('${SESSION}', '${adminId}', now())`,
    );
  });
  afterAll(async () => {
    await connection.close();
    await postgres[Symbol.asyncDispose]();
  });

  testPreparedSchema();
  testPreparedAccounts();

  test('the server refuses to treat it as an own PostgreSQL', async () => {
    const log = { say: () => undefined, warn: () => undefined };
    const opening = openPostgresDatabase({ url: superuserUrl, connections: 1, log });

    await expect(opening).rejects.toThrow('DATABASE_URL points at a Supabase database.');
  });
});

/** The rules for the schema, and what an account looks like to the auth service. */
function testPreparedSchema(): void {
  test.each(sqlLints)('$name', async (lint) => {
    const query = async (text: string) => {
      const { rows } = await sql.raw<Record<string, unknown>>(text).execute(database);
      return rows;
    };

    expect(await breachesOf(query, lint)).toEqual([]);
  });

  test('an account made by the procedure is one the auth service can sign in', async () => {
    const { rows } = await sql
      .raw(
        `select instance_id::text, aud, role, email, confirmation_token, recovery_token, email_change,
           email_change_token_new, email_confirmed_at is not null as confirmed, is_sso_user,
           extensions.crypt('a good start', encrypted_password) = encrypted_password as fits
         from auth.users where id = '${adminId}'`,
      )
      .execute(database);

    expect(rows).toEqual([
      {
        instance_id: '00000000-0000-0000-0000-000000000000',
        aud: 'authenticated',
        role: 'authenticated',
        email: 'owner@example.com',
        confirmation_token: '',
        recovery_token: '',
        email_change: '',
        email_change_token_new: '',
        confirmed: true,
        is_sso_user: false,
        fits: true,
      },
    ]);
    expect(await oneText(`select provider_id || provider as one from auth.identities`)).toBe(
      `${adminId}email`,
    );
  });
}

/** Accounts that come and go through us or through the auth service. */
function testPreparedAccounts(): void {
  test('an administrator with a session creates and deletes; nobody else does', async () => {
    const call = `select public.simulate_user_creation('new@example.com', 'New Person', 'a good start')`;
    const removal = `delete from public.user_roles where user_id <> '${adminId}'`;

    expect(await actAs(database, admin(), call)).toEqual({ rows: 1 });
    expect(await actAs(database, { role: 'anon' }, call)).toEqual({ code: '42501' });
    const sessionless: Identity = { role: 'authenticated', userId: adminId };
    expect(await actAs(database, sessionless, call)).toEqual({ code: '42501' });
    const health = `select 1 from public.health() where home = 'supabase' and audit_last > 0`;
    expect(await actAs(database, admin(), health)).toEqual({ rows: 1 });
    expect(await actAs(database, sessionless, health)).toEqual({ code: '42501' });
    const prepare = `select legwork.create_account('gone@example.com', 'Gone', null, 'user')`;
    expect(await actAs(database, admin(), removal, prepare)).toEqual({ rows: 1 });
    expect(await actAs(database, sessionless, removal, prepare)).toEqual({ rows: 0 });
  });

  test('an account that the auth service makes or renames is followed', async () => {
    const id = '22222222-2222-4222-8222-222222222222';
    await asAuthService(
      `insert into auth.users (id, email, raw_user_meta_data) values ('${id}', 'Invited@Example.com', '{}')`,
    );
    await asAuthService(`update auth.users set email = 'renamed@example.com' where id = '${id}'`);

    expect(await oneText(`select email as one from public.profiles where id = '${id}'`)).toBe(
      'renamed@example.com',
    );
    expect(await oneText(`select role as one from public.user_roles where user_id = '${id}'`)).toBe(
      'user',
    );
    await asAuthService(`delete from auth.users where id = '${id}'`);
    expect(await oneText(`select count(*) as one from public.profiles where id = '${id}'`)).toBe(
      '0',
    );
  });

  test('a password that an administrator sets ends the sessions of the auth service, and must be replaced under a new one', async () => {
    const id = await oneText(
      `select legwork.create_account('reset@example.com', 'Reset', 'a good start', 'user') as one`,
    );
    const session = '44444444-4444-4444-8444-444444444444';
    const open = `insert into auth.sessions (id, user_id) values ('${session}', '${id}')`;
    const change = (hash: string) =>
      asAuthService(`update auth.users set encrypted_password = '${hash}' where id = '${id}'`);
    const mustChange = () =>
      oneText(`select must_change_password::text as one from public.profiles where id = '${id}'`);
    await asAuthService(open);
    await asAuthService(
      `insert into auth.refresh_tokens (token, user_id, session_id) values ('r', '${id}', '${session}')`,
    );
    await change('chosen by themselves');
    expect(await mustChange()).toBe('false');

    // What docs/hosting.md has the owner of the project do in the SQL editor.
    await sql
      .raw(`select legwork.set_temporary_password('${id}', 'for one sign-in')`)
      .execute(database);

    const left = `select (select count(*) from auth.sessions where user_id = '${id}')
      + (select count(*) from auth.refresh_tokens where user_id = '${id}') as one`;
    expect([await oneText(left), await mustChange()]).toEqual(['0', 'true']);
    await expect(change('by a session that has ended')).rejects.toThrow(
      'Sign in with the password',
    );
    await asAuthService(open);
    await change('chosen by themselves again');
    expect(await mustChange()).toBe('false');
  });

  test('deleting a profile deletes the sign-in, its sessions and its refresh tokens', async () => {
    const id = await oneText(
      `select legwork.create_account('whole@example.com', 'Whole', 'a good start', 'user') as one`,
    );
    const session = '33333333-3333-4333-8333-333333333333';
    await asAuthService(`insert into auth.sessions (id, user_id) values ('${session}', '${id}')`);
    await asAuthService(
      `insert into auth.refresh_tokens (token, user_id, session_id) values ('t', '${id}', '${session}')`,
    );

    await sql.raw(`delete from public.profiles where id = '${id}'`).execute(database);

    const left = await oneText(
      `select (select count(*) from auth.users where id = '${id}')
         + (select count(*) from auth.sessions where user_id = '${id}')
         + (select count(*) from auth.refresh_tokens where user_id = '${id}') as one`,
    );
    expect(left).toBe('0');
  });
}

/** The administrator, with a session. */
function admin(): Identity {
  return { role: 'authenticated', userId: adminId, sessionId: SESSION };
}

async function oneText(statement: string): Promise<string> {
  const { rows } = await sql.raw<{ one: unknown }>(statement).execute(database);
  return String(rows[0]?.one);
}

async function asAuthService(statement: string): Promise<void> {
  await postgres.run(superuserUrl, `set role supabase_auth_admin; ${statement}`);
}
