-- What became of each backup of the embedded database: administrators see when the last good one was, and what failed.

alter table public.audit_log drop constraint audit_log_action_check;
alter table public.audit_log add constraint audit_log_action_check check (action in (
  'signed_in', 'sign_in_failed', 'password_changed', 'account_created', 'account_deleted', 'role_changed',
  'prospect_forgotten', 'retention_changed', 'backup_taken', 'backup_failed'
));

create index audit_log_backups_idx on public.audit_log (action, id desc)
  where action in ('backup_taken', 'backup_failed');

create function legwork.record_backup(action text, happened_at timestamptz, details jsonb) returns void
language sql security definer set search_path = ''
as $$
  insert into public.audit_log (action, happened_at, details)
  select record_backup.action, record_backup.happened_at, record_backup.details
  where record_backup.action in ('backup_taken', 'backup_failed')
$$;
comment on function legwork.record_backup(text, timestamptz, jsonb) is
  'Called by the server alone. It names its own time, because a disk that is full takes the entry later.';

revoke execute on function legwork.record_backup(text, timestamptz, jsonb) from public, anon, authenticated;
