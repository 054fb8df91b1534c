-- Notes in a CRM, and what the server asks others for its users, are in the audit log: who, when, of whom it was asked and
-- what came of it, never the content. Nobody can fill the log with them.

alter table public.audit_log drop constraint audit_log_action_check;
alter table public.audit_log add constraint audit_log_action_check check (action in (
  'signed_in', 'sign_in_failed', 'signed_out_by_provider', 'password_changed', 'password_set', 'account_created',
  'account_deleted', 'account_linked', 'role_changed', 'prospect_forgotten', 'retention_changed', 'backup_taken',
  'backup_failed', 'backup_restored', 'token_created', 'token_revoked', 'report_shared', 'report_unshared',
  'crm_note_written', 'relay_called'
));

create function legwork.record_call(action text, name text, outcome text, most integer) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  window_seconds constant integer := 900;
  details jsonb := jsonb_build_object('name', name, 'outcome', outcome);
  attempt_key text := encode(sha256(convert_to(concat_ws(' ', action, auth.uid(), name, outcome), 'UTF8')), 'hex');
begin
  if legwork.take_attempt(attempt_key, most, window_seconds) = 0 then
    perform legwork.record(action, null, null, details);
  elsif most > 1 then
    if legwork.take_attempt(attempt_key || ' more', 1, window_seconds) = 0 then
      perform legwork.record(action, null, null, details || '{"more": "true"}');
    end if;
  end if;
end
$$;
comment on function legwork.record_call(text, text, text, integer) is
  'Records so many alike of one account within a quarter of an hour; of more than one, that there were more.';

create function public.record_crm_note(crm text, outcome text) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  most constant integer := 50;
begin
  perform legwork.require_report_writer();
  if crm is null or crm not in ('hubspot', 'pipedrive', 'attio', 'twenty') then
    raise exception 'There is no such CRM' using errcode = '22023';
  end if;
  if outcome is null or outcome not in ('created', 'updated', 'deleted', 'failed') then
    raise exception 'The outcome must be created, updated, deleted or failed' using errcode = '22023';
  end if;
  perform legwork.record_call('crm_note_written', crm, outcome, most);
end
$$;
comment on function public.record_crm_note(text, text) is
  'Records that the caller has written to a CRM: called by the server for what it relays, else by the caller''s own browser or command line.';

create function public.record_relay_call(source text, outcome text) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  perform legwork.require_session();
  if source is null or source not in (
    'recruitee', 'edgar', 'gleif', 'federal-register', 'gov-uk', 'hubspot', 'pipedrive', 'attio'
  ) then
    raise exception 'There is no such source' using errcode = '22023';
  end if;
  if outcome is null or outcome not in ('answered', 'refused', 'unanswered') then
    raise exception 'The outcome must be answered, refused or unanswered' using errcode = '22023';
  end if;
  -- A run asks dozens of times.
  perform legwork.record_call('relay_called', source, outcome, 1);
end
$$;
comment on function public.record_relay_call(text, text) is
  'Records that the server has asked a source for the caller: once in a quarter of an hour for each source and outcome.';

-- ── Administrators end tokens ───────────────────────────────────────────────────────────────────────────────────

create function public.revoke_api_tokens_of(target_user uuid) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  perform legwork.require_admin();
  perform legwork.end_api_tokens(target_user);
end
$$;
comment on function public.revoke_api_tokens_of(uuid) is
  'Ends all API tokens of an account at once (administrators only); their owner stays signed in.';

-- ── After a restore ─────────────────────────────────────────────────────────────────────────────────────────────

create function legwork.finish_restore(keeps_access boolean default false)
returns table (sessions bigint, tokens bigint, shares bigint, passwords bigint)
language plpgsql security definer set search_path = ''
as $$
declare
  account uuid;
begin
  sessions := 0;
  tokens := 0;
  shares := 0;
  passwords := 0;
  if not keeps_access then
    select count(*) into sessions from auth.sessions;
    select count(*) into tokens from legwork.api_tokens;
    select count(*) into shares from public.report_shares;
    for account in select p.id from public.profiles p where p.must_change_password loop
      -- One that nobody knows: what was handed over then may long have been replaced.
      perform legwork.set_temporary_password(account, encode(extensions.gen_random_bytes(32), 'hex'));
      passwords := passwords + 1;
    end loop;
    for account in select distinct t.user_id from legwork.api_tokens t loop
      perform legwork.end_api_tokens(account);
    end loop;
    delete from public.report_shares s where true;
    delete from auth.refresh_tokens t where true;
    delete from auth.sessions s where true;
  end if;
  perform legwork.record('backup_restored', null, null, jsonb_build_object(
    'sessions', sessions::text, 'tokens', tokens::text, 'shares', shares::text, 'passwords', passwords::text
  ));
  return next;
end
$$;
comment on function legwork.finish_restore(boolean) is
  'To be called once a backup is restored (docs/hosting.md): ends what the backup revives of sessions, API tokens, shares and one-time passwords, and records it.';

revoke execute on function
  legwork.record_call(text, text, text, integer), public.record_crm_note(text, text),
  public.record_relay_call(text, text), public.revoke_api_tokens_of(uuid), legwork.finish_restore(boolean)
  from public, anon, authenticated;
grant execute on function
  public.record_crm_note(text, text), public.record_relay_call(text, text), public.revoke_api_tokens_of(uuid)
  to authenticated;
