import { beforeAll, expect, test } from 'vitest';
import { actAs, type Outcome } from '../acting-as.ts';
import type { DatabaseStage } from '../on-every-database.ts';
import { gatherPeople, type DatabasePeople, WHO, type Who } from '../people.ts';

/** Every table × every way of writing × everybody, asked of the database itself. */
export function testRights(stage: DatabaseStage): void {
  const { kysely } = stage;
  let people: DatabasePeople;
  let userId = '';

  beforeAll(async () => {
    people = await gatherPeople(stage, 'rights');
    userId = people['a user'].userId ?? '';
  });

  function act(who: Who, statement: string): Promise<Outcome> {
    return actAs(kysely(), people[who], statement);
  }

  test.each(SECRET_TABLES.flatMap((table) => WHO.map((who) => [who, table] as const)))(
    '%s can do nothing with %s',
    async (who, table) => {
      for (const statement of [
        `select 1 from ${table}`,
        `insert into ${table} default values`,
        `delete from ${table}`,
        `truncate ${table}`,
      ]) {
        expect(await act(who, statement)).toEqual(DENIED);
      }
    },
  );

  test.each(WHO.flatMap((who) => TABLES.map((table) => [who, table] as const)))(
    'threat 9: %s can neither add to, change nor empty %s',
    async (who, table) => {
      const column = COLUMN_OF[table];
      for (const statement of [
        `insert into public.${table} default values`,
        `update public.${table} set ${column} = ${column}`,
        `truncate public.${table}`,
        `insert into public.user_roles (user_id, role) values ('${userId}', 'admin')
           on conflict (user_id) do update set role = 'admin'`,
        `update public.user_roles set role = 'admin' where user_id = '${userId}'`,
        `update public.profiles set must_change_password = false, email = 'x@example.com'`,
      ]) {
        expect(await act(who, statement)).toEqual(DENIED);
      }
    },
  );
}

const DENIED: Outcome = { code: '42501' };
const NOTHING: Outcome = { rows: 0 };
const TABLES = [
  'profiles',
  'user_roles',
  'audit_log',
  'reports',
  'report_shares',
  'research_log',
] as const;
/** A column of each that may be set in a statement. */
const COLUMN_OF = {
  profiles: 'email',
  user_roles: 'role',
  audit_log: 'action',
  reports: 'company',
  report_shares: 'owner_name',
  research_log: 'company',
} as const;
const SECRET_TABLES = [
  'legwork.api_tokens',
  'legwork.attempts',
  'legwork.audit_chain',
  'legwork.common_passwords',
  'legwork.privacy_settings',
  'legwork.setup_link',
  'legwork.forgetting_salt',
  'legwork.forgotten_people',
  'legwork.identities',
  'legwork.deleted_accounts',
  'legwork.provider_sessions',
  'legwork.used_once',
  'legwork_server.migrations',
  'legwork_server.secrets',
  'auth.users',
  'auth.sessions',
  'auth.refresh_tokens',
  'auth.identities',
  'auth.audit_log_entries',
] as const;
const PROCEDURES = [
  `public.simulate_user_creation('x@example.com', 'X', 'a good start')`,
  `public.set_user_role('00000000-0000-4000-8000-000000000000', 'admin')`,
  'public.set_retention_days(1)',
  'public.health()',
  `public.revoke_api_tokens_of('00000000-0000-4000-8000-000000000000')`,
  `public.set_temporary_password('00000000-0000-4000-8000-000000000000', 'a good start')`,
];
/** What somebody signed in may do, and no token. */
const OWN_PROCEDURES = [
  `public.create_api_token('x', 'write', 1)`,
  'public.list_api_tokens()',
  `public.revoke_api_token('00000000-0000-4000-8000-000000000000')`,
  'public.privacy_settings()',
  `public.forget_prospect('a|b')`,
  `public.share_report('00000000-0000-4000-8000-000000000000', 'x@example.com')`,
  `public.forgotten_among(array['a|b'])`,
  `public.record_research('a|b', 'A', 'B')`,
  `public.record_relay_call('edgar', 'answered')`,
];
const INNER_PROCEDURES = [
  `legwork.make_first_admin('x@example.com', 'a good start', false)`,
  `legwork.create_account('x@example.com', 'X', 'a good start', 'admin')`,
  `legwork.offer_setup('x')`,
  'legwork.open_setup_link()',
  `legwork.claim_setup('x', 'x@example.com', 'X', 'a good start')`,
  `legwork.create_named_account('x@example.com', 'X', 'a good start', 'admin')`,
  'legwork.has_admin()',
  `legwork.record('signed_in', null, null)`,
  'legwork.prune_audit(0)',
  'legwork.audit_digest(null)',
  'legwork.chain_audit_entry(null, null)',
  `legwork.audit_entries_to_hand_on('00000000-0000-4000-8000-000000000000', 1)`,
  `legwork.audit_entries_handed_on('00000000-0000-4000-8000-000000000000', 1)`,
  `legwork.forget_attempts('x')`,
  `legwork.take_attempt('x', 1, 1)`,
  `legwork.check_new_password('x')`,
  'legwork.require_admin()',
  'legwork.require_own_password()',
  `legwork.set_temporary_password('00000000-0000-4000-8000-000000000000', 'a good start')`,
  `legwork.sign_on('{}', 'x')`,
  `legwork.account_of_identity('{}')`,
  `legwork.sign_out_by_provider('{}')`,
  `legwork.use_once('x')`,
  `legwork.is_setting_password_of('00000000-0000-4000-8000-000000000000')`,
  `legwork.use_api_token('\\x00')`,
  'legwork.live_api_tokens()',
  `legwork.token_allows('read')`,
  'legwork.require_report_writer()',
  `legwork.end_api_tokens('00000000-0000-4000-8000-000000000000')`,
  `legwork.record_call('relay_called', 'edgar', 'answered', 1)`,
  'legwork.finish_restore()',
];

/** What everybody reads and deletes, asked of the database itself. */
export function testReadingRights(stage: DatabaseStage): void {
  const { query, kysely } = stage;
  let people: DatabasePeople;
  beforeAll(async () => {
    people = await gatherPeople(stage, 'reading');
  });

  function act(who: Who, statement: string): Promise<Outcome> {
    return actAs(kysely(), people[who], statement);
  }

  test.each(TABLES)('threat 11: a stranger cannot even ask for %s', async (table) => {
    expect(await act('a stranger', `select 1 from public.${table}`)).toEqual(DENIED);
    expect(await act('a stranger', `delete from public.${table}`)).toEqual(DENIED);
  });

  test.each([
    'a deleted user',
    'a signed-out administrator',
    'a token without a session',
    'an API token of an administrator',
  ] as const)('%s reads and deletes nothing', async (who) => {
    for (const table of ['profiles', 'user_roles']) {
      expect(await act(who, `select 1 from public.${table}`)).toEqual(NOTHING);
      expect(await act(who, `delete from public.${table}`)).toEqual(NOTHING);
    }
    expect(await act(who, 'select 1 from public.audit_log')).toEqual(NOTHING);
  });

  test.each(['a user', 'a demoted administrator', 'a user whose metadata says admin'] as const)(
    'threat 10: %s reads the own rows only and deletes nothing',
    async (who) => {
      const { userId: own = '' } = people[who];
      for (const [table, key] of [
        ['profiles', 'id'],
        ['user_roles', 'user_id'],
      ] as const) {
        expect(await act(who, `select 1 from public.${table}`)).toEqual({ rows: 1 });
        expect(await act(who, `select 1 from public.${table} where ${key} = '${own}'`)).toEqual({
          rows: 1,
        });
        expect(await act(who, `delete from public.${table}`)).toEqual(NOTHING);
        expect(await act(who, `delete from public.${table} where ${key} = '${own}'`)).toEqual(
          NOTHING,
        );
      }
      expect(await act(who, 'select 1 from public.audit_log')).toEqual(NOTHING);
      expect(await act(who, 'delete from public.audit_log')).toEqual(DENIED);
    },
  );

  test('an administrator reads everybody and deletes accounts, but no trace', async () => {
    const [all] = await query('select count(*)::int as n from public.profiles');
    const [entries] = await query('select count(*)::int as n from public.audit_log');
    const userId = people['a user'].userId ?? '';
    const who = 'an administrator';

    expect(await act(who, 'select 1 from public.profiles')).toEqual({ rows: all?.['n'] });
    expect(await act(who, 'select 1 from public.user_roles')).toEqual({ rows: all?.['n'] });
    expect(await act(who, 'select 1 from public.audit_log')).toEqual({ rows: entries?.['n'] });
    expect(await act(who, `delete from public.profiles where id = '${userId}'`)).toEqual({
      rows: 1,
    });
    expect(await act(who, `delete from public.user_roles where user_id = '${userId}'`)).toEqual({
      rows: 1,
    });
    expect(await act(who, 'delete from public.audit_log')).toEqual(DENIED);
  });
}

/** Every procedure × everybody, and what nobody may do to the schema. */
export function testProcedureRights(stage: DatabaseStage): void {
  let people: DatabasePeople;

  beforeAll(async () => {
    people = await gatherPeople(stage, 'calling');
  });

  function act(who: Who, statement: string): Promise<Outcome> {
    return actAs(stage.kysely(), people[who], statement);
  }

  test.each(
    WHO.filter((who) => who !== 'an administrator').flatMap((who) =>
      [...PROCEDURES, ...INNER_PROCEDURES].map((call) => [who, call] as const),
    ),
  )('%s may not call %s', async (who, call) => {
    expect(await act(who, `select ${call}`)).toEqual(DENIED);
  });

  test.each(OWN_PROCEDURES)('threat 68: no API token may call %s', async (call) => {
    expect(await act('an API token of an administrator', `select ${call}`)).toEqual(DENIED);
  });

  test.each(INNER_PROCEDURES)('not even an administrator may call %s', async (call) => {
    expect(await act('an administrator', `select ${call}`)).toEqual(DENIED);
  });

  test.each([
    'create table public.mine (id int)',
    'create function public.mine() returns int language sql as $$ select 1 $$',
    'alter table public.profiles disable row level security',
    'drop policy profiles_read on public.profiles',
    'set session_replication_role = replica',
    'create role mine',
  ])('nobody may %s', async (statement) => {
    for (const who of ['a user', 'an administrator'] as const) {
      expect(await act(who, statement)).toEqual(DENIED);
    }
  });
}
