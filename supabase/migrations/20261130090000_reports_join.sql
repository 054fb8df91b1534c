-- Two versions of one report may know nothing of each other: further pages were read in one tab, and the draft was edited
-- in another. Neither takes away what the other has.

create function legwork.joined_report(saved jsonb, sent jsonb) returns jsonb
language sql immutable set search_path = ''
as $$
  select case when draft is null then pages else jsonb_set(pages, '{draft}', draft) end
  from (
    select
      -- One that was kept back somewhere, with fewer pages, must not undo the later one.
      case when legwork.results_in(saved) <= legwork.results_in(sent) then sent else saved end as pages,
      -- A draft says when it was changed, unless it is an old one.
      case
        when (saved #>> '{draft,changedAt}') collate "C" > (sent #>> '{draft,changedAt}') then saved -> 'draft'
        else coalesce(nullif(sent -> 'draft', 'null'), saved -> 'draft')
      end as draft
  ) parts
$$;
revoke execute on function legwork.joined_report(jsonb, jsonb) from public, anon, authenticated;

create or replace function public.save_report(
  prospect_key text, prospect_name text, company text, researched_at timestamptz, insight_count integer, document text
) returns uuid
language plpgsql security definer set search_path = ''
as $$
declare
  most constant integer := 500;
  owner_id uuid := legwork.require_report_writer();
  report_id uuid;
  saved jsonb;
  -- Sent as text, which every way into the database leaves as it is.
  sent jsonb := save_report.document::jsonb;
  content jsonb := sent;
begin
  perform legwork.check_prospect(save_report.prospect_key, save_report.prospect_name, save_report.company);
  if sent is null or jsonb_typeof(sent) <> 'object' then
    raise exception 'A report must be an object' using errcode = '22023';
  end if;
  -- Saves of one account wait for each other, so that neither quota nor order is missed.
  perform pg_advisory_xact_lock(hashtext('legwork.save_report'), hashtext(owner_id::text));
  perform pg_advisory_xact_lock_shared(hashtext('legwork.person'), hashtext(save_report.prospect_key));
  if legwork.is_forgotten_for(owner_id, save_report.prospect_key) then
    raise exception 'This person was forgotten' using errcode = 'PT410', hint = 'Research them again if there is a reason.';
  end if;
  select r.id, r.document into report_id, saved from public.reports r
  where r.user_id = owner_id and r.prospect_key = save_report.prospect_key
    and r.researched_at = save_report.researched_at;
  if report_id is not null then
    content := legwork.joined_report(saved, sent);
  end if;
  if octet_length(content::text) > 1048576 then
    raise exception 'This report is too large to be saved: at most 1 MB' using errcode = 'PT413';
  end if;
  if report_id is not null then
    update public.reports r
    set document = content,
      insight_count = case
        when legwork.results_in(saved) <= legwork.results_in(sent) then save_report.insight_count else r.insight_count
      end
    where r.id = report_id and r.document <> content;
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
comment on function public.save_report(text, text, text, timestamptz, integer, text) is
  'Keeps a report for the caller and answers its id; the same report (person and moment) is kept once, with the most pages and the latest draft that were saved of it.';
