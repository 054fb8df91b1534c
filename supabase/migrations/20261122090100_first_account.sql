-- The first administrator can be made in the browser, by whoever holds the link that the server printed. The database
-- decides who that is, so that several server processes agree and a crash leaves a whole account or none. On a Supabase
-- project nobody offers a link; the table stays empty there.

create table legwork.setup_link (
  is_only boolean primary key default true check (is_only),
  token_hash text not null
);
comment on table legwork.setup_link is
  'The one link that is good: each start of a server replaces it until there is an administrator.';
comment on column legwork.setup_link.token_hash is 'SHA-256 in hexadecimal; the token itself is never stored here.';

alter table legwork.setup_link enable row level security;
revoke all on legwork.setup_link from public, anon, authenticated;

create function legwork.has_admin() returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (select 1 from public.user_roles r where r.role = 'admin')
$$;

create function legwork.offer_setup(token_hash text) returns boolean
language plpgsql security definer set search_path = ''
as $$
begin
  perform pg_advisory_xact_lock(hashtext('legwork.make_first_admin'));
  delete from legwork.setup_link where is_only;
  if legwork.has_admin() then
    return false;
  end if;
  insert into legwork.setup_link (token_hash) values (offer_setup.token_hash);
  return true;
end
$$;
comment on function legwork.offer_setup(text) is
  'Makes this the one good link. Answers false, and leaves none, when there is an administrator.';

create function legwork.open_setup_link() returns text
language sql stable security definer set search_path = ''
as $$
  select l.token_hash from legwork.setup_link l where not legwork.has_admin()
$$;
comment on function legwork.open_setup_link() is 'The hash that a claim has to match; null when there is nothing to claim.';

-- ── The rules for a new account, the same for everybody who makes one ───────────────────────────────────────────

create function legwork.create_named_account(user_email text, user_full_name text, user_password text, role text)
returns uuid
language plpgsql security definer set search_path = ''
as $$
declare
  address text := lower(btrim(user_email));
  name text := regexp_replace(btrim(user_full_name), '\s+', ' ', 'g');
begin
  if address is null or address = '' then
    raise exception 'E-mail is required' using errcode = '22023', column = 'email';
  end if;
  if char_length(address) > 254 or address !~ '^[^\s@"(),:;<>\[\]\\]+@[^\s@.,]+(\.[^\s@.,]+)+$' then
    raise exception 'E-mail address is not valid'
      using errcode = '22023', hint = 'It should look like name@company.com.', column = 'email';
  end if;
  if name is null or name = '' then
    raise exception 'Full name is required' using errcode = '22023', column = 'full_name';
  end if;
  if char_length(name) > 200 then
    raise exception 'Full name is too long: at most 200 characters' using errcode = '22023', column = 'full_name';
  end if;
  return legwork.create_account(address, name, user_password, create_named_account.role);
end
$$;
comment on function legwork.create_named_account(text, text, text, text) is
  'Creates an account after checking e-mail and name. A refusal says in `column` which of them it is about.';

create or replace function public.simulate_user_creation(
  user_email text, user_full_name text, user_password text default null
) returns uuid
language plpgsql security definer set search_path = ''
as $$
begin
  perform legwork.require_admin();
  return legwork.create_named_account(user_email, user_full_name, user_password, 'user');
end
$$;

create function legwork.claim_setup(token_hash text, email text, full_name text, password text) returns uuid
language plpgsql security definer set search_path = ''
as $$
declare
  new_id uuid;
begin
  -- Of claims sent at once the first one in makes the administrator; the others then find one.
  perform pg_advisory_xact_lock(hashtext('legwork.make_first_admin'));
  if legwork.open_setup_link() is distinct from claim_setup.token_hash then
    return null;
  end if;
  new_id := legwork.create_named_account(claim_setup.email, claim_setup.full_name, claim_setup.password, 'admin');
  -- The password is the person's own.
  update public.profiles p set must_change_password = false where p.id = new_id;
  delete from legwork.setup_link where is_only;
  return new_id;
end
$$;
comment on function legwork.claim_setup(text, text, text, text) is
  'Makes the first administrator and uses up the link, in one transaction. Answers null when the link is not the good one.';

revoke execute on function
  legwork.has_admin(), legwork.offer_setup(text), legwork.open_setup_link(),
  legwork.create_named_account(text, text, text, text), legwork.claim_setup(text, text, text, text)
  from public, anon, authenticated;
