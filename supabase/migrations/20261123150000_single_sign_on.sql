-- Signing on with an identity provider (OpenID Connect). The server checks what the provider says; the database decides
-- whose account that is, so that several server processes agree. On a Supabase project nobody calls any of this: single
-- sign-on is set up there.

create table legwork.identities (
  issuer text not null,
  subject text not null,
  user_id uuid references public.profiles (id) on delete set null,
  primary key (issuer, subject)
);
comment on table legwork.identities is
  'Whose account a person of the provider has. Without one it was deleted, and the provider brings nobody back.';
create index identities_user_id_idx on legwork.identities (user_id);

create table legwork.deleted_accounts (mark bytea primary key);
comment on table legwork.deleted_accounts is
  'Marks of addresses whose account was deleted: single sign-on makes no account for them until an administrator does.';

create table legwork.provider_sessions (
  session_id uuid primary key,
  issuer text not null,
  subject text not null,
  sid text
);
comment on table legwork.provider_sessions is
  'Which session at the provider a session here began with. Rows of sessions that are over go with the next sign-on.';
create index provider_sessions_subject_idx on legwork.provider_sessions (issuer, subject);

create table legwork.used_once (
  name text primary key,
  used_at timestamptz not null default now()
);
comment on table legwork.used_once is
  'What is good for one use: sign-ons under way, log-out tokens, and sessions that the provider has ended.';

alter table legwork.identities enable row level security;
alter table legwork.deleted_accounts enable row level security;
alter table legwork.provider_sessions enable row level security;
alter table legwork.used_once enable row level security;
revoke all on legwork.identities, legwork.deleted_accounts, legwork.provider_sessions, legwork.used_once
  from public, anon, authenticated;

-- ── What is used once ───────────────────────────────────────────────────────────────────────────────────────────

create function legwork.use_once(name text) returns boolean
language plpgsql security definer set search_path = ''
as $$
begin
  -- Whatever is used once is good for minutes.
  delete from legwork.used_once u where u.used_at < now() - interval '1 day';
  insert into legwork.used_once (name) values (use_once.name) on conflict do nothing;
  return found;
end
$$;
comment on function legwork.use_once(text) is 'True the first time.';

-- ── Deleted accounts stay deleted ───────────────────────────────────────────────────────────────────────────────

create function legwork.note_deleted_account() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if tg_op = 'DELETE' then
    insert into legwork.deleted_accounts (mark) values (legwork.mark_of('account ' || old.email)) on conflict do nothing;
  else
    delete from legwork.deleted_accounts d where d.mark = legwork.mark_of('account ' || new.email);
  end if;
  return null;
end
$$;

create trigger legwork_note_deleted_account after insert or delete on public.profiles
  for each row execute function legwork.note_deleted_account();

-- ── Signing on ──────────────────────────────────────────────────────────────────────────────────────────────────

-- A refusal is raised as 'PT403'; its message is the reason, which the server puts into words.
create function legwork.account_of_identity(person jsonb) returns uuid
language plpgsql security definer set search_path = ''
as $$
declare
  address text := lower(btrim(person ->> 'email'));
  account uuid;
  is_known boolean;
begin
  select i.user_id into account from legwork.identities i
  where i.issuer = person ->> 'issuer' and i.subject = person ->> 'subject';
  is_known := found;
  if account is not null then
    return account;
  end if;
  if address is null then
    raise exception 'no_address' using errcode = 'PT403';
  end if;
  -- Anybody can enter anybody's address at many providers, and colleagues are known here by theirs.
  if person ->> 'is_email_verified' is distinct from 'true' then
    raise exception 'unverified' using errcode = 'PT403';
  end if;
  select p.id into account from public.profiles p where p.email = address;
  if account is not null then
    -- An address that the provider has given to somebody else does not bring its former owner's account along.
    if exists (
      select 1 from legwork.identities i where i.user_id = account and i.issuer = person ->> 'issuer'
    ) then
      raise exception 'taken' using errcode = 'PT403';
    end if;
    insert into public.audit_log (action, actor_id, actor_email, target_id, target_email, details)
    values ('account_linked', account, address, account, address, jsonb_build_object('issuer', person ->> 'issuer'));
  elsif is_known or exists (
    select 1 from legwork.deleted_accounts d where d.mark = legwork.mark_of('account ' || address)
  ) then
    raise exception 'deleted' using errcode = 'PT403';
  elsif person ->> 'role' is distinct from 'admin' and not legwork.has_admin() then
    -- Whoever holds the link of a new installation makes the first account, mostly for this very address; a user's account
    -- that is there already would keep it from becoming the administrator's.
    raise exception 'no_administrator' using errcode = 'PT403';
  else
    account := legwork.create_named_account(address, person ->> 'full_name', null, 'user');
  end if;
  insert into legwork.identities (issuer, subject, user_id) values (person ->> 'issuer', person ->> 'subject', account)
  on conflict (issuer, subject) do update set user_id = excluded.user_id;
  return account;
end
$$;
comment on function legwork.account_of_identity(jsonb) is
  'The account of a person of the provider: known by issuer and subject, else by a verified address, else a new one.';

create function legwork.sign_on(person jsonb, refresh_token text) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  account uuid;
  session uuid := gen_random_uuid();
begin
  -- The same person may sign on at two server processes at once, and be signed out by the provider meanwhile.
  perform pg_advisory_xact_lock(hashtext('legwork.sign_on'));
  if exists (
    select 1 from legwork.used_once u
    where u.name = legwork.ended_name('sid', person ->> 'issuer', person ->> 'sid')
      or (u.name = legwork.ended_name('sub', person ->> 'issuer', person ->> 'subject')
        and u.used_at >= to_timestamp((person ->> 'issued_at')::bigint))
  ) then
    raise exception 'signed_out' using errcode = 'PT403';
  end if;
  account := legwork.account_of_identity(person);
  if not exists (
    select 1 from auth.users u
    where u.id = account and (u.banned_until is null or u.banned_until <= now()) and u.deleted_at is null
  ) then
    raise exception 'disabled' using errcode = 'PT403';
  end if;
  if person ->> 'role' is not null then
    begin
      update public.user_roles r set role = person ->> 'role'
      where r.user_id = account and r.role is distinct from person ->> 'role';
    exception when sqlstate 'PT409' then
      -- The last administrator stays one, whatever the provider says.
      null;
    end;
  end if;
  delete from legwork.provider_sessions p where not exists (select 1 from auth.sessions s where s.id = p.session_id);
  insert into auth.sessions (id, user_id, aal) values (session, account, 'aal1');
  insert into auth.refresh_tokens (id, token, user_id, session_id)
  values (gen_random_uuid()::text, sign_on.refresh_token, account, session);
  insert into legwork.provider_sessions (session_id, issuer, subject, sid)
  values (session, person ->> 'issuer', person ->> 'subject', person ->> 'sid');
  -- A password that somebody else chose is of no more use to whoever has a way of their own.
  update auth.users u set encrypted_password = '', updated_at = now()
  from public.profiles p where p.id = u.id and u.id = account and p.must_change_password;
  if found then
    -- Sessions under that password could do nothing while it had to be replaced, and would be able to do everything now.
    delete from auth.sessions s where s.user_id = account and s.id <> session;
  end if;
end
$$;
comment on function legwork.sign_on(jsonb, text) is
  'Opens a session for a person whom the provider vouches for; the token that is handed in renews it.';

create or replace function legwork.record_password() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if legwork.is_setting_password_of(new.id) then
    perform legwork.record('password_set', new.id, lower(new.email));
  elsif new.encrypted_password <> '' then
    insert into public.audit_log (action, actor_id, actor_email, target_id, target_email)
    values ('password_changed', new.id, lower(new.email), new.id, lower(new.email));
  end if;
  return null;
end
$$;

-- ── Signed out by the provider ──────────────────────────────────────────────────────────────────────────────────

create function legwork.ended_name(kind text, issuer text, value text) returns text
language sql immutable set search_path = ''
as $$
  select kind || ' ' || issuer || ' ' || value
$$;

create function legwork.sign_out_by_provider(logout jsonb) returns boolean
language plpgsql security definer set search_path = ''
as $$
begin
  perform pg_advisory_xact_lock(hashtext('legwork.sign_on'));
  if not legwork.use_once('jti ' || (logout ->> 'issuer') || ' ' || (logout ->> 'jti')) then
    return false;
  end if;
  -- Also a sign-on that is still under way is over. Without a session named, all of the person's are.
  insert into legwork.used_once (name, used_at)
  values (
    coalesce(
      legwork.ended_name('sid', logout ->> 'issuer', logout ->> 'sid'),
      legwork.ended_name('sub', logout ->> 'issuer', logout ->> 'subject')
    ),
    to_timestamp((logout ->> 'issued_at')::bigint)
  )
  on conflict (name) do update set used_at = excluded.used_at;
  with ended as (
    delete from auth.sessions s using legwork.provider_sessions p
    where p.session_id = s.id and p.issuer = logout ->> 'issuer'
      and p.subject = coalesce(logout ->> 'subject', p.subject)
      and p.sid is not distinct from coalesce(logout ->> 'sid', p.sid)
    returning s.user_id
  )
  insert into public.audit_log (action, target_id, target_email)
  select distinct 'signed_out_by_provider', p.id, p.email from ended e join public.profiles p on p.id = e.user_id;
  return true;
end
$$;
comment on function legwork.sign_out_by_provider(jsonb) is
  'Ends the sessions that a log-out token names. False when the token was used before.';

alter table public.audit_log drop constraint audit_log_action_check;
alter table public.audit_log add constraint audit_log_action_check check (action in (
  'signed_in', 'sign_in_failed', 'signed_out_by_provider', 'password_changed', 'password_set', 'account_created',
  'account_deleted', 'account_linked', 'role_changed', 'prospect_forgotten', 'retention_changed', 'backup_taken',
  'backup_failed', 'token_created', 'token_revoked', 'report_shared', 'report_unshared', 'crm_note_written',
  'relay_called'
));

revoke execute on function
  legwork.use_once(text), legwork.note_deleted_account(),
  legwork.account_of_identity(jsonb), legwork.sign_on(jsonb, text), legwork.ended_name(text, text, text),
  legwork.sign_out_by_provider(jsonb)
  from public, anon, authenticated;
