-- Each entry of the audit log carries a digest of itself and of the entry before it, so that whoever holds a copy can tell
-- whether an entry was changed, removed or slipped in later; and the server can hand entries on as they are made.

create table legwork.audit_chain (
  is_only_row boolean primary key default true check (is_only_row),
  number bigint not null default 0,
  digest text not null default repeat('0', 64),
  handed_on bigint not null default 0,
  handed_on_by uuid,
  lease_ends_at timestamptz not null default now()
);
comment on table legwork.audit_chain is
  'The newest entry that is numbered, and the newest that a server has written to its log, with the server that does so.';
alter table legwork.audit_chain enable row level security;
revoke all on legwork.audit_chain from public, anon, authenticated;
insert into legwork.audit_chain default values;

alter table public.audit_log add column number bigint;
alter table public.audit_log add column previous_digest text;
alter table public.audit_log add column digest text;

comment on column public.audit_log.number is 'Counts without gaps, in the order in which entries were committed.';
comment on column public.audit_log.digest is 'legwork.audit_digest of the entry; previous_digest is that of the entry before.';

create unique index audit_log_number_idx on public.audit_log (number);

create function legwork.audit_digest(entry public.audit_log) returns text
language sql stable set search_path = ''
as $$
  select encode(sha256(convert_to(jsonb_build_array(
    entry.number, to_char(entry.happened_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"'), entry.action,
    entry.actor_id, entry.actor_email, entry.target_id, entry.target_email, entry.details, entry.previous_digest
  )::text, 'UTF8')), 'hex')
$$;
comment on function legwork.audit_digest(public.audit_log) is
  'SHA-256 of the entry as a JSON array in PostgreSQL''s own spelling; server/audit-chain.ts computes the same.';

-- What gives an entry its place in the chain, after the head it is given; answers the new head.
create function legwork.chain_audit_entry(entry public.audit_log, head legwork.audit_chain) returns legwork.audit_chain
language plpgsql security definer set search_path = ''
as $$
begin
  entry.number := head.number + 1;
  entry.previous_digest := head.digest;
  head.number := entry.number;
  head.digest := legwork.audit_digest(entry);
  update public.audit_log a
  set number = entry.number, previous_digest = entry.previous_digest, digest = head.digest
  where a.id = entry.id;
  return head;
end
$$;

create function legwork.chain_new_audit_entry() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  head legwork.audit_chain;
  entry public.audit_log;
begin
  select c.* into head from legwork.audit_chain c for update;
  select a.* into entry from public.audit_log a where a.id = new.id and a.number is null;
  if found then
    head := legwork.chain_audit_entry(entry, head);
    update legwork.audit_chain set number = head.number, digest = head.digest;
  end if;
  return null;
end
$$;

-- At the end of the transaction, when it waits for nothing else any more: two that wait for one another would be a deadlock.
create constraint trigger legwork_chain_audit_entry after insert on public.audit_log
  deferrable initially deferred for each row execute function legwork.chain_new_audit_entry();

do $$
declare
  head legwork.audit_chain;
  entry public.audit_log;
begin
  select c.* into head from legwork.audit_chain c;
  for entry in select a.* from public.audit_log a order by a.id loop
    head := legwork.chain_audit_entry(entry, head);
  end loop;
  update legwork.audit_chain set number = head.number, digest = head.digest, handed_on = head.number;
end
$$;

-- Nothing old is dropped from between younger entries, which would look like tampering. The times of entries are not quite
-- in order: one that came late because the disk was full names an earlier time than those before it, and goes with them;
-- one that was made while the clock was years ahead keeps nothing from being dropped.
create or replace function legwork.prune_audit(days integer) returns void
language sql security definer set search_path = ''
as $$
  delete from public.audit_log a
  where a.number < coalesce(
    (select min(young.number) from public.audit_log young
     where young.happened_at between now() - make_interval(days => days) and now() + interval '1 day'),
    (select c.number + 1 from legwork.audit_chain c)
  )
$$;

-- One server process at a time hands entries on; another takes over when it has not asked for ten seconds.
create function legwork.audit_entries_to_hand_on(process uuid, most integer) returns setof public.audit_log
language plpgsql security definer set search_path = ''
as $$
begin
  update legwork.audit_chain c
  set handed_on_by = process, lease_ends_at = clock_timestamp() + interval '10 seconds'
  where c.lease_ends_at < clock_timestamp() + case when c.handed_on_by = process then interval '5 seconds' else '0' end;
  return query
    select a.* from public.audit_log a, legwork.audit_chain c
    where c.handed_on_by = process and a.number > c.handed_on
    order by a.number limit most;
end
$$;

create function legwork.audit_entries_handed_on(process uuid, last_number bigint) returns void
language sql security definer set search_path = ''
as $$
  update legwork.audit_chain c set handed_on = last_number where c.handed_on_by = process
$$;

revoke execute on function
  legwork.audit_digest(public.audit_log), legwork.chain_audit_entry(public.audit_log, legwork.audit_chain),
  legwork.chain_new_audit_entry(),
  legwork.audit_entries_to_hand_on(uuid, integer), legwork.audit_entries_handed_on(uuid, bigint)
  from public, anon, authenticated;
