-- The list sorts names as people read them: 'anna' beside 'Anna', not after 'Zoe'. The index answers a page at once.

alter table public.profiles
  add column sort_name text generated always as (lower(full_name)) stored;

create index profiles_sort_name_idx on public.profiles (sort_name, id);
