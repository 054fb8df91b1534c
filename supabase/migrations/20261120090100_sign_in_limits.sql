-- How often something was tried lately, counted in the database so that the count holds across server processes and
-- restarts. Only the server asks; a Supabase project counts for itself and leaves this table empty.

create table legwork.attempts (
  key text primary key,
  started_at timestamptz not null,
  taken integer not null
);
comment on column legwork.attempts.key is
  'A keyed hash of the account or address that tried: nothing that was typed is stored.';

alter table legwork.attempts enable row level security;
revoke all on legwork.attempts from public, anon, authenticated;

create function legwork.take_attempt(attempt_key text, most integer, window_seconds double precision)
returns double precision
language plpgsql security definer set search_path = ''
as $$
declare
  span interval := make_interval(secs => window_seconds);
  mine legwork.attempts;
begin
  insert into legwork.attempts as a (key, started_at, taken)
  values (attempt_key, clock_timestamp(), 1)
  on conflict (key) do update set
    taken = case when a.started_at + span <= clock_timestamp() then 1 else least(a.taken, most) + 1 end,
    started_at = case when a.started_at + span <= clock_timestamp() then clock_timestamp() else a.started_at end
  returning * into mine;
  if mine.taken <= most then
    return 0;
  end if;
  return greatest(1, ceil(extract(epoch from mine.started_at + span - clock_timestamp())));
end
$$;
comment on function legwork.take_attempt(text, integer, double precision) is
  'Counts one attempt. Answers 0 when it is within the limit, else the seconds until the window ends.';

create function legwork.give_attempt_back(attempt_key text) returns void
language sql security definer set search_path = ''
as $$
  update legwork.attempts a set taken = greatest(a.taken - 1, 0) where a.key = attempt_key
$$;

create function legwork.forget_attempts(attempt_key text) returns void
language sql security definer set search_path = ''
as $$
  delete from legwork.attempts a where a.key = attempt_key
$$;

create function legwork.prune_attempts(window_seconds double precision) returns void
language sql security definer set search_path = ''
as $$
  delete from legwork.attempts a where a.started_at < clock_timestamp() - make_interval(secs => window_seconds)
$$;

revoke execute on function
  legwork.take_attempt(text, integer, double precision), legwork.give_attempt_back(text),
  legwork.forget_attempts(text), legwork.prune_attempts(double precision)
  from public, anon, authenticated;
