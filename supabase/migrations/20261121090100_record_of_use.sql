-- Who researched whom, for administrators; people who asked to be forgotten, as hashes; and the days all of it is kept.

create table public.research_log (
  id bigint generated always as identity primary key,
  happened_at timestamptz not null default now(),
  user_id uuid not null,
  user_email text not null,
  prospect_key text not null,
  prospect_name text not null,
  company text not null
);
comment on table public.research_log is
  'The record of use. Accounts are kept as text, because an entry outlives the account it speaks of, until it is too old.';

create index research_log_happened_at_idx on public.research_log (happened_at desc, id desc);
create index research_log_prospect_key_idx on public.research_log (prospect_key);

alter table public.research_log enable row level security;
revoke all on public.research_log from public, anon, authenticated;
grant select on public.research_log to authenticated;

create policy research_log_read on public.research_log for select to authenticated
  using ((select legwork.is_admin()) and happened_at > (select legwork.retention_start()));

-- ── Forgotten people ────────────────────────────────────────────────────────────────────────────────────────────

create table legwork.forgetting_salt (
  is_only_row boolean primary key default true check (is_only_row),
  salt bytea not null
);
alter table legwork.forgetting_salt enable row level security;
revoke all on legwork.forgetting_salt from public, anon, authenticated;
insert into legwork.forgetting_salt (salt)
values (sha256(convert_to(gen_random_uuid()::text || gen_random_uuid()::text || gen_random_uuid()::text, 'UTF8')));

create table legwork.forgotten_people (
  mark bytea primary key,
  forgotten_at timestamptz not null default now()
);
comment on column legwork.forgotten_people.mark is
  'SHA-256 over this database''s own salt and the prospect''s key: tells a name that is asked for again, and names nobody.';
alter table legwork.forgotten_people enable row level security;
revoke all on legwork.forgotten_people from public, anon, authenticated;

create function legwork.mark_of(prospect_key text) returns bytea
language sql stable security definer set search_path = ''
as $$
  select sha256(s.salt || convert_to(prospect_key, 'UTF8')) from legwork.forgetting_salt s
$$;

create function legwork.prune_research() returns void
language sql security definer set search_path = ''
as $$
  delete from public.reports r where r.created_at <= legwork.retention_start();
  delete from public.research_log l where l.happened_at <= legwork.retention_start();
$$;
comment on function legwork.prune_research() is
  'Deletes what is too old. Called by the server every ten minutes; on a Supabase project by record_research and by pg_cron.';

create function public.record_research(
  prospect_key text, prospect_name text, company text, research_anyway boolean default false
) returns timestamptz
language plpgsql security definer set search_path = ''
as $$
declare
  caller uuid := legwork.require_session();
  forgotten timestamptz;
begin
  perform legwork.check_prospect(record_research.prospect_key, record_research.prospect_name, record_research.company);
  perform legwork.prune_research();
  select f.forgotten_at into forgotten from legwork.forgotten_people f
  where f.mark = legwork.mark_of(record_research.prospect_key);
  -- Asking about a forgotten person must not itself leave the name behind.
  if forgotten is null or record_research.research_anyway then
    insert into public.research_log (user_id, user_email, prospect_key, prospect_name, company)
    select caller, p.email, record_research.prospect_key, record_research.prospect_name, record_research.company
    from public.profiles p where p.id = caller;
  end if;
  return forgotten;
end
$$;
comment on function public.record_research(text, text, text, boolean) is
  'To be called before any service is asked. Answers when the person was forgotten; then nothing is recorded unless research_anyway.';

create function public.forgotten_among(prospect_keys text[]) returns setof text
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform legwork.require_session();
  if cardinality(prospect_keys) > 1000 then
    raise exception 'At most 1000 keys can be looked up at once' using errcode = '22023';
  end if;
  return query
    select asked.key from unnest(prospect_keys) asked (key)
    join legwork.forgotten_people f on f.mark = legwork.mark_of(asked.key);
end
$$;
comment on function public.forgotten_among(text[]) is 'For browsers, which then forget these people too.';

create function public.forget_prospect(prospect_key text) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  most_a_day constant integer := 20;
  caller uuid := legwork.require_session();
  reports bigint;
  records bigint;
begin
  perform legwork.check_prospect(forget_prospect.prospect_key, 'not needed', '');
  perform pg_advisory_xact_lock(hashtext('legwork.forget_prospect'), hashtext(caller::text));
  if not legwork.is_admin() and (
    select count(*) from public.audit_log a
    where a.action = 'prospect_forgotten' and a.actor_id = caller and a.happened_at > now() - interval '1 day'
  ) >= most_a_day then
    raise exception 'You have forgotten % people within a day, which is the most there can be', most_a_day
      using errcode = 'PT429', hint = 'An administrator may forget more.';
  end if;
  delete from public.reports r where r.prospect_key = forget_prospect.prospect_key;
  get diagnostics reports = row_count;
  delete from public.research_log l where l.prospect_key = forget_prospect.prospect_key;
  get diagnostics records = row_count;
  insert into legwork.forgotten_people (mark) values (legwork.mark_of(forget_prospect.prospect_key))
  on conflict (mark) do update set forgotten_at = excluded.forgotten_at;
  perform legwork.record(
    'prospect_forgotten', null, null,
    jsonb_build_object('reports', reports::text, 'records', records::text)
  );
end
$$;
comment on function public.forget_prospect(text) is
  'Erases a person from every account, whoever asks, and keeps a mark of the key (docs/decisions/052). Answers nothing, so that nobody learns what others had.';

-- ── The settings ────────────────────────────────────────────────────────────────────────────────────────────────

create function public.privacy_settings() returns table (retention_days integer)
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform legwork.require_session();
  return query select s.retention_days from legwork.privacy_settings s;
end
$$;
comment on function public.privacy_settings() is 'What everybody signed in may know of how long things are kept.';

create function public.set_retention_days(days integer) returns integer
language plpgsql security definer set search_path = ''
as $$
declare
  former integer;
begin
  perform legwork.require_admin();
  if days is null or days not between 1 and 3650 then
    raise exception 'Retention must be from 1 to 3650 days' using errcode = '22023';
  end if;
  select s.retention_days into former from legwork.privacy_settings s for update;
  if former <> days then
    update legwork.privacy_settings s set retention_days = days where s.is_only_row;
    perform legwork.record('retention_changed', null, null, jsonb_build_object('from', former::text, 'to', days::text));
  end if;
  return days;
end
$$;
comment on function public.set_retention_days(integer) is
  'How long reports and the record of use are kept (administrators only). What is older is invisible at once.';

alter table public.audit_log drop constraint audit_log_action_check;
alter table public.audit_log add constraint audit_log_action_check check (action in (
  'signed_in', 'sign_in_failed', 'password_changed', 'account_created', 'account_deleted', 'role_changed',
  'prospect_forgotten', 'retention_changed'
));

revoke execute on function
  legwork.mark_of(text), legwork.prune_research(), public.record_research(text, text, text, boolean),
  public.forgotten_among(text[]), public.forget_prospect(text), public.privacy_settings(),
  public.set_retention_days(integer)
  from public, anon, authenticated;
grant execute on function
  public.record_research(text, text, text, boolean), public.forgotten_among(text[]), public.forget_prospect(text),
  public.privacy_settings(), public.set_retention_days(integer)
  to authenticated;
