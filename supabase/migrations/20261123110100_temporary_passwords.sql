-- An administrator, or whoever runs the server, sets a password for somebody who forgot theirs. It is good for one thing:
-- choosing an own one. Until then the database refuses everything else, whatever asks.

-- ── A session under a password that somebody else chose may do nothing yet ──────────────────────────────────────

create function legwork.is_signed_in() returns boolean
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
comment on function legwork.is_signed_in() is
  'A signed token outlives sign-out and deletion by up to an hour; the session row does not.';

create or replace function legwork.session_is_live() returns boolean
language sql stable security definer set search_path = ''
as $$
  select legwork.is_signed_in() and exists (
    select 1 from public.profiles p where p.id = auth.uid() and not p.must_change_password
  )
$$;
comment on function legwork.session_is_live() is 'Signed in, with a password of their own.';

-- Whoever has to choose a password is told so, and what they are.
alter policy profiles_read on public.profiles
  using ((select legwork.is_admin()) or (id = (select auth.uid()) and (select legwork.is_signed_in())));
alter policy user_roles_read on public.user_roles
  using ((select legwork.is_admin()) or (user_id = (select auth.uid()) and (select legwork.is_signed_in())));

create function legwork.require_own_password() returns void
language plpgsql stable security definer set search_path = ''
as $$
begin
  if legwork.is_signed_in() and not legwork.session_is_live() then
    raise exception 'Choose your own password first' using errcode = '42501';
  end if;
end
$$;

create or replace function legwork.require_admin() returns void
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform legwork.require_own_password();
  if not legwork.is_admin() then
    raise exception 'Only administrators may do this' using errcode = '42501';
  end if;
end
$$;

create or replace function legwork.require_session() returns uuid
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform legwork.require_own_password();
  if not legwork.session_is_live() then
    raise exception 'Only signed-in people may do this' using errcode = '42501';
  end if;
  return auth.uid();
end
$$;

-- ── Setting it ──────────────────────────────────────────────────────────────────────────────────────────────────

create function legwork.is_setting_password_of(user_id uuid) returns boolean
language sql stable set search_path = ''
as $$
  select current_setting('legwork.sets_password_of', true) is not distinct from is_setting_password_of.user_id::text
$$;
comment on function legwork.is_setting_password_of(uuid) is
  'Whether set_temporary_password is what changes this password. No request can set the parameter: it has no procedure for it.';

create function legwork.set_temporary_password(user_id uuid, password text) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  perform legwork.check_new_password(set_temporary_password.password);
  perform set_config('legwork.sets_password_of', set_temporary_password.user_id::text, true);
  update auth.users u
  set encrypted_password = extensions.crypt(set_temporary_password.password, extensions.gen_salt('bf', 10)),
      updated_at = now()
  where u.id = set_temporary_password.user_id;
  if not found then
    raise exception 'There is no such account' using errcode = 'PT404';
  end if;
  perform set_config('legwork.sets_password_of', '', true);
  delete from auth.refresh_tokens t where t.user_id::text = set_temporary_password.user_id::text;
  delete from auth.sessions s where s.user_id = set_temporary_password.user_id;
end
$$;
comment on function legwork.set_temporary_password(uuid, text) is
  'Ends every session of the account; its owner has to choose another password at the next sign-in. For legwork reset-password, and for the SQL editor of a Supabase project (docs/hosting.md).';

create function public.set_temporary_password(target_user uuid, new_password text) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  perform legwork.require_admin();
  if target_user = auth.uid() then
    raise exception 'Change your own password in the account menu' using errcode = 'PT409';
  end if;
  perform legwork.set_temporary_password(target_user, new_password);
end
$$;
comment on function public.set_temporary_password(uuid, text) is
  'Sets a password that its owner has to replace (administrators only, for others only).';

create or replace function legwork.follow_sign_in() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  update public.profiles p
  set email = lower(coalesce(new.email, '')),
      must_change_password = legwork.is_setting_password_of(new.id) or (
        p.must_change_password and new.encrypted_password is not distinct from old.encrypted_password
      )
  where p.id = new.id;
  return new;
end
$$;

create function legwork.keep_temporary_password() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if not legwork.is_setting_password_of(new.id)
    and exists (select 1 from public.profiles p where p.id = new.id and p.must_change_password)
    and not exists (select 1 from auth.sessions s where s.user_id = new.id)
  then
    raise exception 'Sign in with the password you were given first' using errcode = '42501';
  end if;
  return new;
end
$$;
comment on function legwork.keep_temporary_password() is
  'A change that was on its way under a session that has just been ended must not replace the password that ended it.';

create trigger legwork_keep_temporary_password before update of encrypted_password on auth.users
  for each row when (old.encrypted_password is distinct from new.encrypted_password)
  execute function legwork.keep_temporary_password();

-- ── On record ───────────────────────────────────────────────────────────────────────────────────────────────────

alter table public.audit_log drop constraint audit_log_action_check;
alter table public.audit_log add constraint audit_log_action_check check (action in (
  'signed_in', 'sign_in_failed', 'password_changed', 'password_set', 'account_created', 'account_deleted', 'role_changed',
  'prospect_forgotten', 'retention_changed', 'backup_taken', 'backup_failed'
));

create or replace function legwork.record_password() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if legwork.is_setting_password_of(new.id) then
    perform legwork.record('password_set', new.id, lower(new.email));
  else
    insert into public.audit_log (action, actor_id, actor_email, target_id, target_email)
    values ('password_changed', new.id, lower(new.email), new.id, lower(new.email));
  end if;
  return null;
end
$$;

revoke execute on function
  legwork.is_signed_in(), legwork.require_own_password(), legwork.is_setting_password_of(uuid),
  legwork.set_temporary_password(uuid, text), legwork.keep_temporary_password(),
  public.set_temporary_password(uuid, text)
  from public, anon, authenticated;
grant execute on function legwork.is_signed_in(), public.set_temporary_password(uuid, text) to authenticated;
