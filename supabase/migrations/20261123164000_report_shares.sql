-- Reports are shared with named colleagues of the same installation: to be read, not to be changed, until the owner takes it
-- back. The report stays one row, so that whatever deletes it (its owner, forgetting, retention) reaches everybody.

create table public.report_shares (
  report_id uuid not null references public.reports (id) on delete cascade,
  owner_id uuid not null references auth.users (id) on delete cascade,
  owner_name text not null,
  receiver_id uuid not null references auth.users (id) on delete cascade,
  receiver_email text not null,
  shared_at timestamptz not null default now(),
  primary key (report_id, receiver_id)
);
comment on table public.report_shares is
  'Who may read whose report. Names as they were when it was shared: users read no profile but their own.';
create index report_shares_owner_id_idx on public.report_shares (owner_id);
create index report_shares_receiver_id_idx on public.report_shares (receiver_id);

alter table public.report_shares enable row level security;
revoke all on public.report_shares from public, anon, authenticated;
-- Nothing is inserted but by share_report, and nothing is ever changed.
grant select, delete on public.report_shares to authenticated;

create policy report_shares_read on public.report_shares for select to authenticated
  using (
    (select legwork.session_is_live()) and (owner_id = (select auth.uid()) or receiver_id = (select auth.uid()))
  );
create policy report_shares_delete on public.report_shares for delete to authenticated
  using (
    (select legwork.session_is_live()) and (owner_id = (select auth.uid()) or receiver_id = (select auth.uid()))
  );

-- An API token opens the reports of its owner; what others share is for people who are signed in.
alter policy reports_read on public.reports
  using (
    created_at > (select legwork.retention_start())
    and (
      (user_id = (select auth.uid()) and (select legwork.may_read_reports()))
      or (
        (select legwork.session_is_live())
        and id in (select s.report_id from public.report_shares s where s.receiver_id = (select auth.uid()))
      )
    )
  );

alter table public.audit_log drop constraint audit_log_action_check;
alter table public.audit_log add constraint audit_log_action_check check (action in (
  'signed_in', 'sign_in_failed', 'signed_out_by_provider', 'password_changed', 'password_set', 'account_created',
  'account_deleted', 'account_linked', 'role_changed', 'prospect_forgotten', 'retention_changed', 'backup_taken',
  'backup_failed', 'token_created', 'token_revoked', 'report_shared', 'report_unshared', 'crm_note_written',
  'relay_called'
));

create function public.share_report(report uuid, colleague text) returns boolean
language plpgsql security definer set search_path = ''
as $$
declare
  most constant integer := 50;
  misses constant integer := 20;
  window_seconds constant integer := 900;
  caller uuid := legwork.require_session();
  attempt_key text := encode(sha256(convert_to('share ' || caller::text, 'UTF8')), 'hex');
  receiver public.profiles;
begin
  perform 1 from public.reports r
  where r.id = share_report.report and r.user_id = caller and r.created_at > legwork.retention_start() for update;
  if not found then
    raise exception 'You have no such report' using errcode = 'PT404';
  end if;
  -- Whoever tries one address after the other learns little: the limit counts before the address is looked up.
  if legwork.take_attempt(attempt_key, misses, window_seconds) > 0 then
    raise exception 'Too many addresses that nobody here has' using errcode = 'PT429', hint = 'Try again in 15 minutes.';
  end if;
  select p.* into receiver from public.profiles p where p.email = lower(btrim(share_report.colleague));
  if not found then
    return false;
  end if;
  perform legwork.give_attempt_back(attempt_key);
  if receiver.id = caller then
    raise exception 'This report is your own' using errcode = '22023';
  end if;
  if (select count(*) from public.report_shares s where s.report_id = share_report.report) >= most then
    raise exception 'This report is shared with % people, which is the most there can be', most using errcode = 'PT409';
  end if;
  insert into public.report_shares (report_id, owner_id, owner_name, receiver_id, receiver_email)
  select share_report.report, caller, coalesce(nullif(btrim(p.full_name), ''), p.email), receiver.id, receiver.email
  from public.profiles p where p.id = caller
  on conflict do nothing;
  if found then
    perform legwork.record('report_shared', receiver.id, receiver.email);
  end if;
  return true;
end
$$;
comment on function public.share_report(uuid, text) is
  'Lets the account with that e-mail address read one of the caller''s reports; false when nobody here has that address.';

create function legwork.record_unsharing() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  -- With the report or the account goes the share as well, which has an entry of its own.
  if exists (select from public.reports r where r.id = old.report_id)
    and exists (select from public.profiles p where p.id = old.receiver_id) then
    perform legwork.record('report_unshared', old.receiver_id, old.receiver_email);
  end if;
  return null;
end
$$;

create trigger legwork_record_unsharing after delete on public.report_shares
  for each row execute function legwork.record_unsharing();

revoke execute on function public.share_report(uuid, text), legwork.record_unsharing() from public, anon, authenticated;
grant execute on function public.share_report(uuid, text) to authenticated;
