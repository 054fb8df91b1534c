import type { Query } from '../backend/database/database.ts';

/** One rule about the schema: its query answers an `object` for every breach. */
export type SqlLint = { readonly name: string; readonly sql: string };

/** Tables and functions that signed-in people may reach, and how. Everything else must be out of reach. */
const TABLE_RIGHTS = [
  'public.audit_log SELECT',
  'public.profiles DELETE',
  'public.profiles SELECT',
  'public.report_shares DELETE',
  'public.report_shares SELECT',
  'public.reports DELETE',
  'public.reports SELECT',
  'public.research_log SELECT',
  'public.user_roles DELETE',
  'public.user_roles SELECT',
] as const;
const FUNCTION_RIGHTS = [
  'legwork.is_admin',
  'legwork.is_signed_in',
  'legwork.may_change_reports',
  'legwork.may_read_audit',
  'legwork.may_read_reports',
  'legwork.retention_start',
  'legwork.session_is_live',
  'public.create_api_token',
  'public.forget_prospect',
  'public.forgotten_among',
  'public.health',
  'public.list_api_tokens',
  'public.privacy_settings',
  'public.record_crm_note',
  'public.record_relay_call',
  'public.record_research',
  'public.revoke_api_token',
  'public.revoke_api_tokens_of',
  'public.save_report',
  'public.set_retention_days',
  'public.set_temporary_password',
  'public.set_user_role',
  'public.share_report',
  'public.simulate_user_creation',
] as const;

const quoted = (texts: readonly string[]) => texts.map((text) => `'${text}'`).join(', ');

const OUR_TABLES = `select c.oid, c.relname, c.relrowsecurity, n.nspname from pg_class c
  join pg_namespace n on n.oid = c.relnamespace
  where c.relkind in ('r', 'p') and n.nspname in ('public', 'legwork')`;
const OUR_FUNCTIONS = `select p.oid, p.proname, p.prosecdef, p.proconfig, n.nspname from pg_proc p
  join pg_namespace n on n.oid = p.pronamespace
  where n.nspname in ('public', 'legwork')
    and not exists (select 1 from pg_depend d where d.objid = p.oid and d.deptype = 'e')`;
const CONDITIONS = `coalesce(qual, '') || ' ' || coalesce(with_check, '')`;

/** Our own form of the schema lints that Supabase runs on projects (numbers are those of its Splinter). */
export const sqlLints: readonly SqlLint[] = [
  {
    name: '0001 every foreign key has an index',
    sql: `select con.conrelid::regclass || '.' || con.conname as object from pg_constraint con
      join pg_namespace n on n.oid = con.connamespace
      where con.contype = 'f' and n.nspname in ('public', 'legwork') and not exists (
        select 1 from pg_index i where i.indrelid = con.conrelid and i.indkey[0] = con.conkey[1])`,
  },
  {
    name: '0002 no view shows auth.users',
    sql: `select view_schema || '.' || view_name as object from information_schema.view_table_usage
      where table_schema = 'auth' and view_schema in ('public', 'legwork')`,
  },
  {
    name: '0003 policies ask once per statement, not once per row',
    sql: `select policyname as object from pg_policies where schemaname = 'public'
      and regexp_replace(${CONDITIONS}, '\\( *SELECT +(auth|legwork)\\.\\w+\\(\\)[^)]*\\)', '', 'gi')
        ~* '(auth|legwork)\\.\\w+\\('`,
  },
  {
    name: '0006 one permissive policy per table, role and command',
    sql: `select tablename || ' ' || cmd as object from pg_policies
      where schemaname = 'public' and permissive = 'PERMISSIVE'
      group by schemaname, tablename, cmd, roles having count(*) > 1`,
  },
  {
    name: '0007 a table with policies enforces them',
    sql: `select t.relname as object from (${OUR_TABLES}) t
      where not t.relrowsecurity and exists (select 1 from pg_policy p where p.polrelid = t.oid)`,
  },
  {
    name: '0008 a reachable table has a policy',
    sql: `select t.relname as object from (${OUR_TABLES}) t where t.nspname = 'public'
      and not exists (select 1 from pg_policy p where p.polrelid = t.oid)`,
  },
  {
    name: '0010 no view runs with the rights of its owner',
    sql: `select c.relname as object from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where c.relkind = 'v' and n.nspname in ('public', 'legwork')
        and not coalesce(c.reloptions::text ~ 'security_invoker=(true|on)', false)
        and not exists (select 1 from pg_depend d where d.objid = c.oid and d.deptype = 'e')`,
  },
  {
    name: '0011 every function has an empty search path',
    sql: `select f.proname as object from (${OUR_FUNCTIONS}) f
      where not coalesce(f.proconfig @> array['search_path=""'], false)`,
  },
  {
    name: '0013 row-level security is on everywhere',
    sql: `select t.nspname || '.' || t.relname as object from (${OUR_TABLES}) t where not t.relrowsecurity`,
  },
  {
    name: '0015 no policy trusts what users can edit',
    sql: `select policyname as object from pg_policies where ${CONDITIONS} ~* 'user_metadata|app_metadata'`,
  },
  {
    name: '0023 no reachable column holds a secret',
    sql: `select table_name || '.' || column_name as object from information_schema.columns
      where table_schema = 'public' and data_type in ('text', 'character varying', 'bytea', 'jsonb')
        and column_name ~* 'password|secret|token|api_?key|hash'`,
  },
  {
    name: '0024 no policy lets everybody in',
    sql: `select policyname as object from pg_policies where schemaname = 'public'
      and (btrim(coalesce(qual, ''), '()') = 'true' or btrim(coalesce(with_check, ''), '()') = 'true')`,
  },
  {
    name: '0028 strangers may call nothing',
    sql: `select f.nspname || '.' || f.proname as object from (${OUR_FUNCTIONS}) f
      where has_function_privilege('anon', f.oid, 'execute')`,
  },
  {
    name: '0029 signed-in people may call what is meant for them, and nothing else',
    sql: `select f.nspname || '.' || f.proname as object from (${OUR_FUNCTIONS}) f
      where has_function_privilege('authenticated', f.oid, 'execute')
        <> (f.nspname || '.' || f.proname in (${quoted(FUNCTION_RIGHTS)}))`,
  },
  {
    name: 'strangers may touch no table',
    sql: `select t.relname || ' ' || r as object from (${OUR_TABLES}) t,
      unnest(array['SELECT', 'INSERT', 'UPDATE', 'DELETE', 'TRUNCATE', 'REFERENCES', 'TRIGGER']) r
      where has_table_privilege('anon', t.oid, r) or (r in ('SELECT', 'INSERT', 'UPDATE', 'REFERENCES')
        and has_any_column_privilege('anon', t.oid, r))`,
  },
  {
    name: 'signed-in people have the rights meant for them, and nothing else',
    sql: `select t.relname || ' ' || r as object from (${OUR_TABLES}) t,
      unnest(array['SELECT', 'INSERT', 'UPDATE', 'DELETE', 'TRUNCATE', 'REFERENCES', 'TRIGGER']) r
      where has_table_privilege('authenticated', t.oid, r)
        <> (t.nspname || '.' || t.relname || ' ' || r in (${quoted(TABLE_RIGHTS)}))`,
  },
  {
    name: 'policies speak to signed-in people only',
    sql: `select policyname as object from pg_policies where schemaname = 'public'
      and roles <> array['authenticated']::name[]`,
  },
];

/** The breaches of one rule; empty when it holds. */
export async function breachesOf(query: Query, { sql }: SqlLint): Promise<readonly unknown[]> {
  return (await query(sql)).map((row) => row['object']);
}
