/** So many accounts the administrator's list has to carry. */
export const ACCOUNTS = 100_000;

/**
 * SQL that adds so many accounts of role user in one statement, created ten minutes apart. Triggers and foreign keys
 * rest meanwhile, so it takes the owner of the database.
 */
export const MANY_ACCOUNTS = `
  begin;
  set local session_replication_role = replica;
  with people as materialized (
    select n, gen_random_uuid() as id, now() - n * interval '10 minutes' as since,
      (array['Ann', 'Boris', 'Chloé', 'Dmitri', 'Eva', 'Farid', 'Greta', 'Hugo'])[1 + n % 8] as first_name,
      (array['Almeida', 'Brandt', 'Costa', 'Dubois', 'Eriksen', 'Farkas', 'Garcia'])[1 + n % 7] as last_name
    from generate_series(1, ${ACCOUNTS}) n
  ), sign_ins as (
    insert into auth.users (id, aud, role, email, encrypted_password, created_at, updated_at)
    select id, 'authenticated', 'authenticated', 'person-' || n || '@many.example', '', since, since from people
  ), added as (
    insert into public.profiles (id, email, full_name, created_at)
    select id, 'person-' || n || '@many.example', first_name || ' ' || last_name || ' ' || n, since from people
  )
  insert into public.user_roles (user_id) select id from people;
  commit;
  analyze;
`;
