-- API tokens: an account's key for scripts and the command line. A token is its owner with fewer rights: it reads the
-- owner's reports, and with the scope 'write' keeps and deletes them. Nothing else asks for a token, so nothing else opens.

create table legwork.api_tokens (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  name text not null check (char_length(name) between 1 and 100),
  scope text not null check (scope in ('read', 'write')),
  hash bytea not null unique check (octet_length(hash) = 32),
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  last_used_on date
);
comment on column legwork.api_tokens.hash is
  'SHA-256 of the whole token. It needs no slow hash: 32 random bytes are not guessed (docs/decisions/097).';

create index api_tokens_user_id_idx on legwork.api_tokens (user_id);

alter table legwork.api_tokens enable row level security;
revoke all on legwork.api_tokens from public, anon, authenticated;

-- ── What a token opens ──────────────────────────────────────────────────────────────────────────────────────────

create function legwork.live_api_tokens() returns setof legwork.api_tokens
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
$$;

create function legwork.use_api_token(token_hash bytea)
returns table (id uuid, user_id uuid, name text, scope text, expires_at timestamptz)
language sql security definer set search_path = ''
as $$
  update legwork.api_tokens t
  set last_used_on = (now() at time zone 'utc')::date
  where t.hash = use_api_token.token_hash
    and t.id in (select l.id from legwork.live_api_tokens() l)
    and t.last_used_on is distinct from (now() at time zone 'utc')::date;
  select l.id, l.user_id, l.name, l.scope, l.expires_at
  from legwork.live_api_tokens() l where l.hash = use_api_token.token_hash
$$;
comment on function legwork.use_api_token(bytea) is
  'The token with this hash, if it works at this moment. Only the server asks, and then acts under the claim api_token.';

create function legwork.token_allows(wanted text) returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (
    select from legwork.live_api_tokens() l
    where l.id = nullif(auth.jwt() ->> 'api_token', '')::uuid
      and l.user_id = auth.uid()
      and (l.scope = 'write' or token_allows.wanted = 'read')
  )
$$;

create function legwork.may_read_reports() returns boolean
language sql stable security definer set search_path = ''
as $$
  select legwork.session_is_live() or legwork.token_allows('read')
$$;

create function legwork.may_change_reports() returns boolean
language sql stable security definer set search_path = ''
as $$
  select legwork.session_is_live() or legwork.token_allows('write')
$$;

alter policy reports_read on public.reports
  using (
    created_at > (select legwork.retention_start())
    and user_id = (select auth.uid())
    and (select legwork.may_read_reports())
  );
alter policy reports_delete on public.reports
  using (user_id = (select auth.uid()) and (select legwork.may_change_reports()));

create function legwork.require_report_writer() returns uuid
language plpgsql stable security definer set search_path = ''
as $$
begin
  return case when legwork.token_allows('write') then auth.uid() else legwork.require_session() end;
end
$$;

create or replace function public.save_report(
  prospect_key text, prospect_name text, company text, researched_at timestamptz, insight_count integer, document text
) returns uuid
language plpgsql security definer set search_path = ''
as $$
declare
  most constant integer := 500;
  owner_id uuid := legwork.require_report_writer();
  report_id uuid;
  -- Sent as text, which every way into the database leaves as it is.
  content jsonb := save_report.document::jsonb;
begin
  perform legwork.check_prospect(save_report.prospect_key, save_report.prospect_name, save_report.company);
  if content is null or jsonb_typeof(content) <> 'object' then
    raise exception 'A report must be an object' using errcode = '22023';
  end if;
  if octet_length(content::text) > 1048576 then
    raise exception 'This report is too large to be saved: at most 1 MB' using errcode = 'PT413';
  end if;
  -- Saves of one account wait for each other, so that neither quota nor order is missed.
  perform pg_advisory_xact_lock(hashtext('legwork.save_report'), hashtext(owner_id::text));
  perform pg_advisory_xact_lock_shared(hashtext('legwork.person'), hashtext(save_report.prospect_key));
  if legwork.is_forgotten_for(owner_id, save_report.prospect_key) then
    raise exception 'This person was forgotten' using errcode = 'PT410', hint = 'Research them again if there is a reason.';
  end if;
  select r.id into report_id from public.reports r
  where r.user_id = owner_id and r.prospect_key = save_report.prospect_key
    and r.researched_at = save_report.researched_at;
  if report_id is not null then
    -- One that was kept back somewhere, with fewer pages, must not undo the later one.
    update public.reports r
    set document = content, insight_count = save_report.insight_count
    where r.id = report_id and r.document <> content
      and legwork.results_in(r.document) <= legwork.results_in(content);
    return report_id;
  end if;
  if (select count(*) from public.reports r
      where r.user_id = owner_id and r.created_at > legwork.retention_start()) >= most then
    raise exception 'You have % saved reports, which is the most there can be', most
      using errcode = 'PT409', hint = 'Delete reports you no longer need.';
  end if;
  insert into public.reports
    (user_id, prospect_key, prospect_name, company, researched_at, insight_count, document)
  values (
    owner_id, save_report.prospect_key, save_report.prospect_name, save_report.company,
    save_report.researched_at, save_report.insight_count, content
  )
  returning id into report_id;
  -- A browser records a research before it begins; what comes by a token was researched elsewhere.
  if not legwork.session_is_live() then
    insert into public.research_log (user_id, user_email, prospect_key, prospect_name, company, by_free_services)
    select owner_id, p.email, save_report.prospect_key, save_report.prospect_name, save_report.company,
      coalesce(content ->> 'foundBy', '') not in ('', 'scraperapi', 'serpapi', 'firecrawl')
    from public.profiles p where p.id = owner_id;
  end if;
  return report_id;
end
$$;

-- ── Making and ending them: signed in, for oneself ──────────────────────────────────────────────────────────────

create function public.create_api_token(token_name text, token_scope text, days integer) returns text
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
  if token_scope is null or token_scope not in ('read', 'write') then
    raise exception 'The scope must be read or write' using errcode = '22023';
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
comment on function public.create_api_token(text, text, integer) is
  'Makes an API token for the caller and answers it, this once: only its hash is kept.';

create function public.list_api_tokens()
returns table (id uuid, name text, scope text, created_at timestamptz, expires_at timestamptz, last_used_on date)
language plpgsql stable security definer set search_path = ''
as $$
declare
  caller uuid := legwork.require_session();
begin
  return query
    select t.id, t.name, t.scope, t.created_at, t.expires_at, t.last_used_on
    from legwork.api_tokens t where t.user_id = caller order by t.created_at desc, t.id;
end
$$;

create function legwork.end_api_tokens(owner_id uuid, token_id uuid default null) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  ended legwork.api_tokens;
begin
  for ended in
    delete from legwork.api_tokens t
    where t.user_id = end_api_tokens.owner_id and (end_api_tokens.token_id is null or t.id = end_api_tokens.token_id)
    returning t.*
  loop
    perform legwork.record(
      'token_revoked', owner_id, (select p.email from public.profiles p where p.id = owner_id),
      jsonb_build_object('name', ended.name, 'scope', ended.scope)
    );
  end loop;
end
$$;

create function public.revoke_api_token(token_id uuid) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  if revoke_api_token.token_id is null then
    raise exception 'Which token?' using errcode = '22023';
  end if;
  perform legwork.end_api_tokens(legwork.require_session(), revoke_api_token.token_id);
end
$$;
comment on function public.revoke_api_token(uuid) is 'Ends one of the caller''s tokens at once; one that is gone already is no error.';

create function legwork.end_tokens_of_old_password() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform legwork.end_api_tokens(new.id);
  return null;
end
$$;
comment on function legwork.end_tokens_of_old_password() is
  'Whoever had the old password could have made a token, so a new one, whoever chose it, ends them all.';

create trigger legwork_end_api_tokens after update of encrypted_password on auth.users
  for each row when (old.encrypted_password is distinct from new.encrypted_password)
  execute function legwork.end_tokens_of_old_password();

-- ── On record ───────────────────────────────────────────────────────────────────────────────────────────────────

alter table public.audit_log drop constraint audit_log_action_check;
alter table public.audit_log add constraint audit_log_action_check check (action in (
  'signed_in', 'sign_in_failed', 'signed_out_by_provider', 'password_changed', 'password_set', 'account_created',
  'account_deleted', 'account_linked', 'role_changed', 'prospect_forgotten', 'retention_changed', 'backup_taken',
  'backup_failed', 'token_created', 'token_revoked', 'report_shared', 'report_unshared', 'crm_note_written',
  'relay_called'
));

revoke execute on function
  legwork.live_api_tokens(), legwork.use_api_token(bytea), legwork.token_allows(text), legwork.may_read_reports(),
  legwork.may_change_reports(), legwork.require_report_writer(), legwork.end_api_tokens(uuid, uuid),
  legwork.end_tokens_of_old_password(), public.create_api_token(text, text, integer), public.list_api_tokens(),
  public.revoke_api_token(uuid)
  from public, anon, authenticated;
grant execute on function
  legwork.may_read_reports(), legwork.may_change_reports(), public.create_api_token(text, text, integer),
  public.list_api_tokens(), public.revoke_api_token(uuid)
  to authenticated;
