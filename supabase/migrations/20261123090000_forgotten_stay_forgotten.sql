-- What was on its way when a person was forgotten does not bring them back: a report is kept only where its research was
-- recorded since. Forgetting erases every record, so one that is there now was made in spite of the warning.

create function legwork.is_forgotten_for(caller uuid, prospect_key text) returns boolean
language sql stable set search_path = ''
as $$
  select exists (
    select from legwork.forgotten_people f where f.mark = legwork.mark_of(is_forgotten_for.prospect_key)
  ) and not exists (
    select from public.research_log l
    where l.user_id = is_forgotten_for.caller and l.prospect_key = is_forgotten_for.prospect_key
  )
$$;
revoke execute on function legwork.is_forgotten_for(uuid, text) from public, anon, authenticated;

create or replace function public.forgotten_among(prospect_keys text[]) returns setof text
language plpgsql stable security definer set search_path = ''
as $$
declare
  caller uuid := legwork.require_session();
begin
  if cardinality(prospect_keys) > 1000 then
    raise exception 'At most 1000 keys can be looked up at once' using errcode = '22023';
  end if;
  return query
    select asked.key from unnest(prospect_keys) asked (key) where legwork.is_forgotten_for(caller, asked.key);
end
$$;
comment on function public.forgotten_among(text[]) is
  'For browsers, which then forget these people too, except those whom the caller has researched again since.';

-- What is kept of a person while they are being forgotten comes either before, and is erased, or after, and is refused.

create or replace function public.save_report(
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
  return report_id;
end
$$;
comment on function public.save_report(text, text, text, timestamptz, integer, text) is
  'Keeps a report for the caller and answers its id; the same report (person and moment) is kept once, as it was saved last.';

create or replace function public.record_research(
  prospect_key text, prospect_name text, company text,
  research_anyway boolean default false, by_free_services boolean default false
) returns timestamptz
language plpgsql security definer set search_path = ''
as $$
declare
  caller uuid := legwork.require_session();
  forgotten timestamptz;
begin
  perform legwork.check_prospect(record_research.prospect_key, record_research.prospect_name, record_research.company);
  perform legwork.prune_research();
  perform pg_advisory_xact_lock_shared(hashtext('legwork.person'), hashtext(record_research.prospect_key));
  select f.forgotten_at into forgotten from legwork.forgotten_people f
  where f.mark = legwork.mark_of(record_research.prospect_key);
  -- Asking about a forgotten person must not itself leave the name behind.
  if forgotten is null or record_research.research_anyway then
    insert into public.research_log (user_id, user_email, prospect_key, prospect_name, company, by_free_services)
    select caller, p.email, record_research.prospect_key, record_research.prospect_name, record_research.company,
      coalesce(record_research.by_free_services, false)
    from public.profiles p where p.id = caller;
  end if;
  return forgotten;
end
$$;

create or replace function public.forget_prospect(prospect_key text) returns void
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
  perform pg_advisory_xact_lock(hashtext('legwork.person'), hashtext(forget_prospect.prospect_key));
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
