-- Who may use Legwork: one profile and one role per sign-in. Runs unchanged on the embedded database, on an own
-- PostgreSQL (15 or newer) and on a Supabase project. The database decides every role rule; screens only mirror it.

create schema if not exists extensions;
create extension if not exists pgcrypto with schema extensions;

-- Helpers live outside the exposed schema, so that no request can name them.
create schema legwork;
revoke all on schema legwork from public;
grant usage on schema legwork to authenticated;

create table public.profiles (
  id uuid primary key references auth.users (id) on delete cascade,
  email text not null,
  full_name text not null default '',
  created_at timestamptz not null default now(),
  must_change_password boolean not null default false
);
comment on column public.profiles.must_change_password is
  'True while the password is one that somebody else chose. Cleared by the database when the password changes.';

create table public.user_roles (
  user_id uuid primary key references public.profiles (id) on delete cascade,
  role text not null default 'user' check (role in ('user', 'admin'))
);

create index user_roles_role_idx on public.user_roles (role, user_id);

-- ── Questions the policies ask ──────────────────────────────────────────────────────────────────────────────────

create function legwork.session_is_live() returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (
    select 1
    from auth.sessions s
    join auth.users u on u.id = s.user_id
    where s.id = nullif(auth.jwt() ->> 'session_id', '')::uuid
      and s.user_id = auth.uid()
      and (s.not_after is null or s.not_after > now())
      and (u.banned_until is null or u.banned_until <= now())
      and u.deleted_at is null
  )
$$;
comment on function legwork.session_is_live() is
  'A signed token outlives sign-out and deletion by up to an hour; the session row does not.';

create function legwork.is_admin() returns boolean
language sql stable security definer set search_path = ''
as $$
  select legwork.session_is_live() and exists (
    select 1 from public.user_roles r where r.user_id = auth.uid() and r.role = 'admin'
  )
$$;

create function legwork.require_admin() returns void
language plpgsql stable security definer set search_path = ''
as $$
begin
  if not legwork.is_admin() then
    raise exception 'Only administrators may do this' using errcode = '42501';
  end if;
end
$$;

-- ── Rules ───────────────────────────────────────────────────────────────────────────────────────────────────────

alter table public.profiles enable row level security;
alter table public.user_roles enable row level security;

revoke all on public.profiles, public.user_roles from public, anon, authenticated;
grant select, delete on public.profiles, public.user_roles to authenticated;

create policy profiles_read on public.profiles for select to authenticated
  using ((select legwork.is_admin()) or (id = (select auth.uid()) and (select legwork.session_is_live())));
create policy profiles_delete on public.profiles for delete to authenticated
  using ((select legwork.is_admin()));

create policy user_roles_read on public.user_roles for select to authenticated
  using ((select legwork.is_admin()) or (user_id = (select auth.uid()) and (select legwork.session_is_live())));
create policy user_roles_delete on public.user_roles for delete to authenticated
  using ((select legwork.is_admin()));

-- ── A sign-in, a profile and a role come and go together ────────────────────────────────────────────────────────

create function legwork.add_profile() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  insert into public.profiles (id, email, full_name)
  values (new.id, lower(coalesce(new.email, '')), coalesce(new.raw_user_meta_data ->> 'full_name', ''));
  insert into public.user_roles (user_id) values (new.id);
  return new;
end
$$;

create trigger legwork_add_profile after insert on auth.users
  for each row execute function legwork.add_profile();

create function legwork.follow_sign_in() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  update public.profiles p
  set email = lower(coalesce(new.email, '')),
      must_change_password = p.must_change_password
        and new.encrypted_password is not distinct from old.encrypted_password
  where p.id = new.id;
  return new;
end
$$;

create trigger legwork_follow_sign_in after update of email, encrypted_password on auth.users
  for each row execute function legwork.follow_sign_in();

create function legwork.delete_sign_in() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if tg_table_name = 'profiles' then
    delete from auth.users u where u.id = old.id;
  else
    delete from auth.users u where u.id = old.user_id;
  end if;
  return old;
end
$$;
comment on function legwork.delete_sign_in() is
  'Deleting the role or the profile deletes the whole account: role, profile, sign-in, sessions and refresh tokens.';

create trigger legwork_delete_sign_in after delete on public.profiles
  for each row execute function legwork.delete_sign_in();
create trigger legwork_delete_sign_in after delete on public.user_roles
  for each row execute function legwork.delete_sign_in();

create function legwork.keep_an_admin() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if tg_op = 'UPDATE' and new.role = 'admin' and new.user_id = old.user_id then
    return new;
  end if;
  -- Two requests that each remove one of the last two administrators must see each other.
  perform pg_advisory_xact_lock(hashtext('legwork.keep_an_admin'));
  if not exists (
    select 1 from public.user_roles r where r.role = 'admin' and r.user_id <> old.user_id
  ) then
    raise exception 'The last administrator cannot be removed or demoted'
      using errcode = 'PT409', hint = 'Make somebody else an administrator first.';
  end if;
  return case when tg_op = 'DELETE' then old else new end;
end
$$;

create trigger legwork_keep_an_admin before update or delete on public.user_roles
  for each row when (old.role = 'admin') execute function legwork.keep_an_admin();

-- ── Creating accounts ───────────────────────────────────────────────────────────────────────────────────────────

create function legwork.check_new_password(password text) returns void
language plpgsql stable security definer set search_path = ''
as $$
begin
  if char_length(password) < 6 then
    raise exception 'Password must be at least 6 characters' using errcode = '22023';
  end if;
  if octet_length(password) > 72 then
    raise exception 'Password is too long: at most 72 bytes can be checked'
      using errcode = '22023', hint = 'Letters outside ASCII take two to four bytes each.';
  end if;
end
$$;

create function legwork.create_account(email text, full_name text, password text, role text) returns uuid
language plpgsql security definer set search_path = ''
as $$
declare
  new_id uuid := gen_random_uuid();
  -- The auth service looks addresses up in lower case.
  address text := lower(btrim(email));
  hash text := '';
begin
  if password is not null then
    perform legwork.check_new_password(password);
    hash := extensions.crypt(password, extensions.gen_salt('bf', 10));
  end if;
  insert into auth.users (
    id, aud, role, email, encrypted_password, email_confirmed_at, raw_app_meta_data, raw_user_meta_data,
    confirmation_token, recovery_token, email_change, email_change_token_new, created_at, updated_at
  ) values (
    new_id, 'authenticated', 'authenticated', address, hash, now(),
    '{"provider": "email", "providers": ["email"]}',
    jsonb_build_object('full_name', create_account.full_name, 'email_verified', true), '', '', '', '', now(), now()
  );
  -- A hosted auth schema looks accounts up by instance; the embedded one has no such column.
  if exists (
    select 1 from pg_catalog.pg_attribute a
    where a.attrelid = 'auth.users'::regclass and a.attname = 'instance_id' and not a.attisdropped
  ) then
    execute 'update auth.users set instance_id = $1 where id = $2'
      using '00000000-0000-0000-0000-000000000000'::uuid, new_id;
  end if;
  insert into auth.identities (
    id, provider, provider_id, user_id, identity_data, last_sign_in_at, created_at, updated_at
  ) values (
    gen_random_uuid(), 'email', new_id::text, new_id,
    jsonb_build_object(
      'sub', new_id::text, 'email', address, 'email_verified', true, 'phone_verified', false
    ),
    now(), now(), now()
  );
  update public.profiles p set must_change_password = (create_account.password is not null) where p.id = new_id;
  if create_account.role <> 'user' then
    update public.user_roles r set role = create_account.role where r.user_id = new_id;
  end if;
  return new_id;
exception when unique_violation then
  raise exception 'An account for % already exists', address using errcode = '23505';
end
$$;
comment on function legwork.create_account(text, text, text, text) is
  'Makes profile, role, sign-in and identity in one transaction. Without a password nobody can sign in to the account.';

create function legwork.make_first_admin(email text, password text, is_one_time boolean) returns uuid
language plpgsql security definer set search_path = ''
as $$
declare
  new_id uuid;
begin
  -- Several servers may start at once on a new database.
  perform pg_advisory_xact_lock(hashtext('legwork.make_first_admin'));
  if exists (select 1 from public.user_roles r where r.role = 'admin') then
    return null;
  end if;
  new_id := legwork.create_account(make_first_admin.email, 'Administrator', make_first_admin.password, 'admin');
  update public.profiles p set must_change_password = is_one_time where p.id = new_id;
  return new_id;
end
$$;
comment on function legwork.make_first_admin(text, text, boolean) is
  'For the server''s first boot, and for the SQL editor of a Supabase project (docs/hosting.md). Answers null when there is an administrator.';

create function public.simulate_user_creation(user_email text, user_full_name text, user_password text default null)
returns uuid
language plpgsql security definer set search_path = ''
as $$
declare
  address text := lower(btrim(user_email));
  name text := regexp_replace(btrim(user_full_name), '\s+', ' ', 'g');
begin
  perform legwork.require_admin();
  if address is null or address = '' then
    raise exception 'E-mail is required' using errcode = '22023';
  end if;
  if char_length(address) > 254 or address !~ '^[^\s@"(),:;<>\[\]\\]+@[^\s@.,]+(\.[^\s@.,]+)+$' then
    raise exception 'E-mail address is not valid' using errcode = '22023', hint = 'It should look like name@company.com.';
  end if;
  if name is null or name = '' then
    raise exception 'Full name is required' using errcode = '22023';
  end if;
  if char_length(name) > 200 then
    raise exception 'Full name is too long: at most 200 characters' using errcode = '22023';
  end if;
  return legwork.create_account(address, name, user_password, 'user');
end
$$;
comment on function public.simulate_user_creation(text, text, text) is
  'Creates an account that can sign in (administrators only). Answers the id of the new account.';

revoke execute on all functions in schema legwork from public, anon, authenticated;
grant execute on function legwork.session_is_live(), legwork.is_admin() to authenticated;
revoke execute on function public.simulate_user_creation(text, text, text) from public, anon, authenticated;
grant execute on function public.simulate_user_creation(text, text, text) to authenticated;
