-- A report to which further pages were read takes the place of the one saved before: same person, same moment, same id.

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

create function legwork.results_in(document jsonb) returns integer
language sql immutable set search_path = ''
as $$
  select case when jsonb_typeof(document -> 'results') = 'array'
    then jsonb_array_length(document -> 'results') else 0 end
$$;
revoke execute on function legwork.results_in(jsonb) from public, anon, authenticated;
