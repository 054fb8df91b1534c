-- A third scope of API tokens, for whatever collects the audit log: it reads the log and nothing else, and works only while
-- its owner is an administrator.

alter table legwork.api_tokens drop constraint api_tokens_scope_check;
alter table legwork.api_tokens add constraint api_tokens_scope_check check (scope in ('read', 'write', 'audit'));

create or replace function legwork.live_api_tokens() returns setof legwork.api_tokens
language sql stable security definer set search_path = ''
as $$
  select t.*
  from legwork.api_tokens t
  join auth.users u on u.id = t.user_id
  join public.profiles p on p.id = t.user_id
  where t.expires_at > now()
    and (u.banned_until is null or u.banned_until <= now())
    and u.deleted_at is null
    and not p.must_change_password
    and (
      t.scope <> 'audit'
      or exists (select from public.user_roles r where r.user_id = t.user_id and r.role = 'admin')
    )
$$;

create or replace function legwork.token_allows(wanted text) returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (
    select from legwork.live_api_tokens() l
    where l.id = nullif(auth.jwt() ->> 'api_token', '')::uuid
      and l.user_id = auth.uid()
      and (l.scope = token_allows.wanted or (l.scope = 'write' and token_allows.wanted = 'read'))
  )
$$;

create function legwork.may_read_audit() returns boolean
language sql stable security definer set search_path = ''
as $$
  select legwork.is_admin() or legwork.token_allows('audit')
$$;

alter policy audit_log_read on public.audit_log using ((select legwork.may_read_audit()));

create or replace function public.create_api_token(token_name text, token_scope text, days integer) returns text
language plpgsql security definer set search_path = ''
as $$
declare
  most constant integer := 20;
  caller uuid := legwork.require_session();
  name text := regexp_replace(btrim(create_api_token.token_name), '\s+', ' ', 'g');
  secret text := encode(extensions.gen_random_bytes(32), 'hex');
  -- Eight digits tell a token from a text like one, here and in whatever looks for leaked ones.
  token text := 'legwork_' || secret || left(encode(sha256(convert_to('legwork_' || secret, 'UTF8')), 'hex'), 8);
begin
  if coalesce(name, '') = '' or char_length(name) > 100 then
    raise exception 'The token''s name must have from 1 to 100 characters' using errcode = '22023';
  end if;
  if token_scope is null or token_scope not in ('read', 'write', 'audit') then
    raise exception 'The scope must be read, write or audit' using errcode = '22023';
  end if;
  if token_scope = 'audit' then
    perform legwork.require_admin();
  end if;
  if days is null or days not between 1 and 365 then
    raise exception 'A token is valid for 1 to 365 days' using errcode = '22023';
  end if;
  perform pg_advisory_xact_lock(hashtext('legwork.api_tokens'), hashtext(caller::text));
  delete from legwork.api_tokens t where t.user_id = caller and t.expires_at < now() - interval '30 days';
  if (select count(*) from legwork.api_tokens t where t.user_id = caller) >= most then
    raise exception 'You have % API tokens, which is the most there can be', most
      using errcode = 'PT409', hint = 'Revoke tokens you no longer need.';
  end if;
  insert into legwork.api_tokens (user_id, name, scope, hash, expires_at)
  values (caller, name, token_scope, sha256(convert_to(token, 'UTF8')), now() + make_interval(days => days));
  perform legwork.record(
    'token_created', caller, (select p.email from public.profiles p where p.id = caller),
    jsonb_build_object('name', name, 'scope', token_scope, 'days', days::text)
  );
  return token;
end
$$;

revoke execute on function legwork.may_read_audit() from public, anon, authenticated;
grant execute on function legwork.may_read_audit() to authenticated;
