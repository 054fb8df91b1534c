-- Who did what to whom, and when. Written by the database itself, so that no way in goes unrecorded; read by
-- administrators only; never changed, and dropped when it is old.

create table public.audit_log (
  id bigint generated always as identity primary key,
  happened_at timestamptz not null default now(),
  action text not null check (action in (
    'signed_in', 'sign_in_failed', 'password_changed', 'account_created', 'account_deleted', 'role_changed'
  )),
  actor_id uuid,
  actor_email text,
  target_id uuid,
  target_email text,
  details jsonb not null default '{}'
);
comment on table public.audit_log is
  'E-mail addresses are kept as text, because an entry outlives the account it speaks of. No actor: the server or the database owner.';

create index audit_log_happened_at_idx on public.audit_log (happened_at desc, id desc);

alter table public.audit_log enable row level security;
revoke all on public.audit_log from public, anon, authenticated;
grant select on public.audit_log to authenticated;

create policy audit_log_read on public.audit_log for select to authenticated
  using ((select legwork.is_admin()));

create function legwork.record(action text, target_id uuid, target_email text, details jsonb default '{}') returns void
language sql security definer set search_path = ''
as $$
  insert into public.audit_log (action, actor_id, actor_email, target_id, target_email, details)
  values (
    record.action, auth.uid(),
    -- Who deletes the own account has no profile any more.
    coalesce((select p.email from public.profiles p where p.id = auth.uid()), auth.jwt() ->> 'email'),
    record.target_id, record.target_email, record.details
  )
$$;

create function legwork.record_profile() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if tg_op = 'INSERT' then
    perform legwork.record('account_created', new.id, new.email);
  else
    perform legwork.record('account_deleted', old.id, old.email);
  end if;
  return null;
end
$$;

create trigger legwork_record_profile after insert or delete on public.profiles
  for each row execute function legwork.record_profile();

create function legwork.record_role() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform legwork.record(
    'role_changed', new.user_id, (select p.email from public.profiles p where p.id = new.user_id),
    jsonb_build_object('from', old.role, 'to', new.role)
  );
  return null;
end
$$;

create trigger legwork_record_role after update of role on public.user_roles
  for each row when (old.role is distinct from new.role) execute function legwork.record_role();

create function legwork.record_password() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  insert into public.audit_log (action, actor_id, actor_email, target_id, target_email)
  values ('password_changed', new.id, lower(new.email), new.id, lower(new.email));
  return null;
end
$$;

create trigger legwork_record_password after update of encrypted_password on auth.users
  for each row when (old.encrypted_password is distinct from new.encrypted_password)
  execute function legwork.record_password();

create function legwork.record_session() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  insert into public.audit_log (action, actor_id, actor_email, target_id, target_email)
  select 'signed_in', u.id, lower(u.email), u.id, lower(u.email) from auth.users u where u.id = new.user_id;
  return null;
end
$$;

-- A project may not let us listen to sessions; its own log then holds the sign-ins (docs/hosting.md).
do $$
begin
  create trigger legwork_record_session after insert on auth.sessions
    for each row execute function legwork.record_session();
exception when insufficient_privilege then
  raise notice 'Sign-ins are not recorded in public.audit_log: no right to watch auth.sessions';
end
$$;

create function legwork.record_failed_sign_in(email text) returns void
language sql security definer set search_path = ''
as $$
  -- People type passwords into the wrong field: only what looks like an address is kept.
  insert into public.audit_log (action, target_id, target_email)
  select 'sign_in_failed', p.id,
    case when typed.address ~ '^[^\s@]{1,64}@[^\s@]{1,189}\.[^\s@.]{2,}$' then typed.address end
  from (select lower(btrim(record_failed_sign_in.email)) as address) typed
  left join public.profiles p on p.email = typed.address
$$;

create function legwork.prune_audit(days integer) returns void
language sql security definer set search_path = ''
as $$
  delete from public.audit_log a where a.happened_at < now() - make_interval(days => days)
$$;
comment on function legwork.prune_audit(integer) is
  'Called daily by the server; on a Supabase project by pg_cron (docs/hosting.md).';

create index profiles_email_idx on public.profiles (email, id);

revoke execute on function
  legwork.record(text, uuid, text, jsonb), legwork.record_profile(), legwork.record_role(), legwork.record_password(),
  legwork.record_session(), legwork.record_failed_sign_in(text), legwork.prune_audit(integer)
  from public, anon, authenticated;
