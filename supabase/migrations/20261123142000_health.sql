-- How the installation is, for administrators: where its database is and how large, how long things are kept, who fails to
-- sign in, and how far the audit log goes. Nothing of anybody's research, not even how much there is.

create function public.health() returns table (
  home text, postgres text, size_bytes bigint, retention_days integer,
  failed_sign_ins_day integer, failed_sign_ins_week integer,
  audit_first bigint, audit_last bigint, audit_since timestamptz, audit_digest text
)
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform legwork.require_admin();
  return query
    select
      case
        when version() like '%wasm%' then 'embedded'
        when exists (select from pg_catalog.pg_roles r where r.rolname = 'supabase_auth_admin') then 'supabase'
        else 'postgresql'
      end,
      split_part(current_setting('server_version'), ' ', 1),
      pg_database_size(current_database()),
      (select s.retention_days from legwork.privacy_settings s),
      (select count(*)::integer from public.audit_log a
       where a.action = 'sign_in_failed' and a.happened_at > now() - interval '1 day'),
      (select count(*)::integer from public.audit_log a
       where a.action = 'sign_in_failed' and a.happened_at > now() - interval '7 days'),
      (select min(a.number) from public.audit_log a),
      c.number,
      (select a.happened_at from public.audit_log a order by a.number limit 1),
      c.digest
    from legwork.audit_chain c;
end
$$;
comment on function public.health() is
  'One row for administrators. Failed sign-ins are those of the audit log, which a Supabase project does not write there.';

revoke execute on function public.health() from public, anon, authenticated;
grant execute on function public.health() to authenticated;
