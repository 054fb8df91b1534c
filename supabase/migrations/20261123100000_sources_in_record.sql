-- The record of use names the families of public sources that were to be asked beside the searches: they learn the company's name.

alter table public.research_log add column sources text[] not null default '{}';
comment on column public.research_log.sources is
  'Families of public sources that the user had switched on, such as dns or vacancies (docs/decisions/083).';

drop function public.record_research(text, text, text, boolean, boolean);
create function public.record_research(
  prospect_key text, prospect_name text, company text,
  research_anyway boolean default false, by_free_services boolean default false, sources text[] default '{}'
) returns timestamptz
language plpgsql security definer set search_path = ''
as $$
declare
  caller uuid := legwork.require_session();
  forgotten timestamptz;
  families text[] := coalesce(record_research.sources, '{}');
begin
  perform legwork.check_prospect(record_research.prospect_key, record_research.prospect_name, record_research.company);
  if cardinality(families) > 10
    or exists (select from unnest(families) family where family is null or family !~ '^[a-z][a-z-]{0,39}$') then
    raise exception 'At most 10 families of sources can be recorded, each by its name' using errcode = '22023';
  end if;
  perform legwork.prune_research();
  perform pg_advisory_xact_lock_shared(hashtext('legwork.person'), hashtext(record_research.prospect_key));
  select f.forgotten_at into forgotten from legwork.forgotten_people f
  where f.mark = legwork.mark_of(record_research.prospect_key);
  -- Asking about a forgotten person must not itself leave the name behind.
  if forgotten is null or record_research.research_anyway then
    insert into public.research_log (user_id, user_email, prospect_key, prospect_name, company, by_free_services, sources)
    select caller, p.email, record_research.prospect_key, record_research.prospect_name, record_research.company,
      coalesce(record_research.by_free_services, false), families
    from public.profiles p where p.id = caller;
  end if;
  return forgotten;
end
$$;
comment on function public.record_research(text, text, text, boolean, boolean, text[]) is
  'To be called before any service is asked. Answers when the person was forgotten; then nothing is recorded unless research_anyway.';
revoke execute on function public.record_research(text, text, text, boolean, boolean, text[]) from public, anon, authenticated;
grant execute on function public.record_research(text, text, text, boolean, boolean, text[]) to authenticated;
