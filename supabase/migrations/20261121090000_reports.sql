-- Finished reports, each its owner's alone: nobody else reads, lists, counts or guesses them, administrators neither. They
-- are deleted when they are older than the administrators allow.

create table legwork.privacy_settings (
  is_only_row boolean primary key default true check (is_only_row),
  retention_days integer not null default 180 check (retention_days between 1 and 3650)
);
comment on table legwork.privacy_settings is 'One row: how many days reports and the record of use are kept.';
insert into legwork.privacy_settings default values;
alter table legwork.privacy_settings enable row level security;
revoke all on legwork.privacy_settings from public, anon, authenticated;

create function legwork.retention_start() returns timestamptz
language sql stable security definer set search_path = ''
as $$
  select now() - make_interval(days => s.retention_days) from legwork.privacy_settings s
$$;
comment on function legwork.retention_start() is 'What is older than this is invisible at once, and deleted soon.';

create function legwork.require_session() returns uuid
language plpgsql stable security definer set search_path = ''
as $$
begin
  if not legwork.session_is_live() then
    raise exception 'Only signed-in people may do this' using errcode = '42501';
  end if;
  return auth.uid();
end
$$;

create function legwork.check_prospect(prospect_key text, prospect_name text, company text) returns void
language plpgsql immutable set search_path = ''
as $$
begin
  if coalesce(btrim(prospect_key), '') = '' or char_length(prospect_key) > 1000 then
    raise exception 'The prospect has no usable key' using errcode = '22023';
  end if;
  if coalesce(btrim(prospect_name), '') = '' or char_length(prospect_name) > 500 then
    raise exception 'The prospect''s name must have from 1 to 500 characters' using errcode = '22023';
  end if;
  if company is null or char_length(company) > 500 then
    raise exception 'The company''s name may have at most 500 characters' using errcode = '22023';
  end if;
end
$$;

create table public.reports (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  prospect_key text not null check (char_length(prospect_key) <= 1000),
  prospect_name text not null check (char_length(prospect_name) <= 500),
  company text not null check (char_length(company) <= 500),
  researched_at timestamptz not null,
  insight_count integer not null check (insight_count between 0 and 1000),
  document jsonb not null check (jsonb_typeof(document) = 'object' and octet_length(document::text) <= 1048576),
  created_at timestamptz not null default clock_timestamp(),
  search_text text generated always as (lower(prospect_name || ' ' || company)) stored,
  -- Saving again after a lost answer must not make a second report.
  unique (user_id, prospect_key, researched_at)
);
comment on column public.reports.prospect_key is
  'One text for all spellings of a person at a company, made by the engine (prospectKey).';

create index reports_user_id_created_at_idx on public.reports (user_id, created_at desc, id desc);
create index reports_prospect_key_idx on public.reports (prospect_key);
create index reports_created_at_idx on public.reports (created_at);

alter table public.reports enable row level security;
revoke all on public.reports from public, anon, authenticated;
-- Nothing is inserted but by save_report, and nothing is ever changed.
grant select, delete on public.reports to authenticated;

create policy reports_read on public.reports for select to authenticated
  using (
    user_id = (select auth.uid()) and (select legwork.session_is_live())
    and created_at > (select legwork.retention_start())
  );
create policy reports_delete on public.reports for delete to authenticated
  using (user_id = (select auth.uid()) and (select legwork.session_is_live()));

create function public.save_report(
  prospect_key text, prospect_name text, company text, researched_at timestamptz, insight_count integer, document text
) returns uuid
language plpgsql security definer set search_path = ''
as $$
declare
  most constant integer := 500;
  owner_id uuid := legwork.require_session();
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
  select r.id into report_id from public.reports r
  where r.user_id = owner_id and r.prospect_key = save_report.prospect_key
    and r.researched_at = save_report.researched_at;
  if report_id is not null then
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
  return report_id;
end
$$;
comment on function public.save_report(text, text, text, timestamptz, integer, text) is
  'Keeps a report for the caller and answers its id; the same report (person and moment) is kept once.';

revoke execute on function
  legwork.retention_start(), legwork.require_session(), legwork.check_prospect(text, text, text),
  public.save_report(text, text, text, timestamptz, integer, text)
  from public, anon, authenticated;
grant execute on function
  legwork.retention_start(), public.save_report(text, text, text, timestamptz, integer, text)
  to authenticated;
