-- The record of use says whether catalogues of podcasts and articles were to be asked: they learn the name, too.

alter table public.research_log add column by_catalogues boolean not null default false;
comment on column public.research_log.by_catalogues is
  'Apple Podcasts, OpenAlex, ORCID and Crossref were to be asked for what the person has said and written (docs/decisions/086).';

drop function public.record_research(text, text, text, boolean, boolean);
create function public.record_research(
  prospect_key text, prospect_name text, company text,
  research_anyway boolean default false, by_free_services boolean default false, by_catalogues boolean default false
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
    insert into public.research_log
      (user_id, user_email, prospect_key, prospect_name, company, by_free_services, by_catalogues)
    select caller, p.email, record_research.prospect_key, record_research.prospect_name, record_research.company,
      coalesce(record_research.by_free_services, false), coalesce(record_research.by_catalogues, false)
    from public.profiles p where p.id = caller;
  end if;
  return forgotten;
end
$$;
comment on function public.record_research(text, text, text, boolean, boolean, boolean) is
  'To be called before any service is asked. Answers when the person was forgotten; then nothing is recorded unless research_anyway.';
revoke execute on function public.record_research(text, text, text, boolean, boolean, boolean) from public, anon, authenticated;
grant execute on function public.record_research(text, text, text, boolean, boolean, boolean) to authenticated;
