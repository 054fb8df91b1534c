-- The administrators' list: searched, sorted and paged in the database, so that 100,000 accounts stay fast.

alter table public.profiles
  add column search_text text generated always as (lower(full_name || ' ' || email)) stored;

create index profiles_created_idx on public.profiles (created_at desc, id desc);
create index profiles_name_idx on public.profiles (lower(full_name), id);

-- Substring search needs trigrams; where the server lacks them the search still works, only slower.
do $$
begin
  if exists (select 1 from pg_catalog.pg_available_extensions where name = 'pg_trgm') then
    create extension if not exists pg_trgm with schema extensions;
    execute 'create index profiles_search_idx on public.profiles using gin (search_text extensions.gin_trgm_ops)';
  end if;
end
$$;

create function legwork.account_filter(search text, account_role text) returns text
language plpgsql stable security definer set search_path = ''
as $$
declare
  word text;
  filter text := format('r.role = %L', account_role);
begin
  if account_role is null or account_role not in ('user', 'admin') then
    raise exception 'account_role must be user or admin' using errcode = '22023';
  end if;
  foreach word in array regexp_split_to_array(lower(btrim(coalesce(search, ''))), '\s+') loop
    filter := filter || format(
      ' and p.search_text like %L',
      '%' || replace(replace(replace(word, '\', '\\'), '%', '\%'), '_', '\_') || '%'
    );
  end loop;
  return filter;
end
$$;
comment on function legwork.account_filter(text, text) is
  'The condition of list and count as SQL text; every part that a request brings is quoted as a literal.';

create function public.list_accounts(
  search text default '',
  account_role text default 'user',
  sort text default 'created_at',
  ascending boolean default false,
  page_limit integer default 50,
  after_value text default null,
  after_id uuid default null
) returns table (id uuid, email text, full_name text, role text, created_at timestamptz, must_change_password boolean)
language plpgsql stable security definer set search_path = ''
as $$
declare
  key text;
  key_type text := 'text';
  after text := 'true';
  direction text := case when ascending then 'asc' else 'desc' end;
begin
  perform legwork.require_admin();
  case sort
    when 'created_at' then key := 'p.created_at'; key_type := 'timestamptz';
    when 'full_name' then key := 'lower(p.full_name)';
    when 'email' then key := 'p.email';
    else raise exception 'sort must be created_at, full_name or email' using errcode = '22023';
  end case;
  if page_limit is null or page_limit < 1 or page_limit > 200 then
    raise exception 'page_limit must be from 1 to 200' using errcode = '22023';
  end if;
  if after_value is not null and after_id is not null then
    after := format(
      '(%s, p.id) %s (%L::%s, %L::uuid)', key, case when ascending then '>' else '<' end,
      case when sort = 'full_name' then lower(after_value) else after_value end, key_type, after_id
    );
  end if;
  return query execute format(
    'select p.id, p.email, p.full_name, r.role, p.created_at, p.must_change_password
     from public.profiles p join public.user_roles r on r.user_id = p.id
     where %s and %s order by %s %s, p.id %s limit %s',
    legwork.account_filter(search, account_role), after, key, direction, direction, page_limit
  );
end
$$;
comment on function public.list_accounts(text, text, text, boolean, integer, text, uuid) is
  'One page (administrators only). The next page starts after the last row: its sort value and its id.';

create function public.count_accounts(search text default '', account_role text default 'user') returns bigint
language plpgsql stable security definer set search_path = ''
as $$
declare
  n bigint;
begin
  perform legwork.require_admin();
  if btrim(coalesce(search, '')) = '' then
    return (select count(*) from public.user_roles r where r.role = account_role);
  end if;
  execute format(
    'select count(*) from public.profiles p join public.user_roles r on r.user_id = p.id where %s',
    legwork.account_filter(search, account_role)
  ) into n;
  return n;
end
$$;
comment on function public.count_accounts(text, text) is 'How many accounts the whole list has (administrators only).';

create function public.account_statistics(week_ago timestamptz, month_ago timestamptz)
returns table (total bigint, this_week bigint, this_month bigint)
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform legwork.require_admin();
  return query
    select
      (select count(*) from public.user_roles r where r.role = 'user'),
      count(*) filter (where p.created_at >= week_ago),
      count(*) filter (where p.created_at >= month_ago)
    from public.profiles p join public.user_roles r on r.user_id = p.id
    where r.role = 'user' and p.created_at >= least(week_ago, month_ago);
end
$$;
comment on function public.account_statistics(timestamptz, timestamptz) is
  'The three counts of the admin dashboard in one call (administrators only). The caller knows the time zone, so it says when the week and the month began.';

create function public.set_user_role(target_user uuid, new_role text) returns text
language plpgsql security definer set search_path = ''
as $$
begin
  perform legwork.require_admin();
  if new_role is null or new_role not in ('user', 'admin') then
    raise exception 'Role must be user or admin' using errcode = '22023';
  end if;
  update public.user_roles r set role = new_role where r.user_id = target_user;
  if not found then
    raise exception 'There is no such account' using errcode = 'PT404', hint = 'It may have been deleted meanwhile.';
  end if;
  return new_role;
end
$$;
comment on function public.set_user_role(uuid, text) is
  'Makes an administrator or takes it back (administrators only). Holds from the next request on.';

revoke execute on function
  legwork.account_filter(text, text),
  public.list_accounts(text, text, text, boolean, integer, text, uuid), public.count_accounts(text, text),
  public.set_user_role(uuid, text), public.account_statistics(timestamptz, timestamptz)
  from public, anon, authenticated;
grant execute on function
  public.list_accounts(text, text, text, boolean, integer, text, uuid), public.count_accounts(text, text),
  public.set_user_role(uuid, text), public.account_statistics(timestamptz, timestamptz)
  to authenticated;
