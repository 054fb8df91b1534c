import { testAdmin } from './start-server.ts';

/** Passwords are hashed as always, but in 16 rounds instead of 1024: hundreds are set and tried in tests, none is guessed. */
export const QUICK_HASHES = `
  alter function extensions.gen_salt(text, integer) rename to gen_slow_salt;
  create function extensions.gen_salt(kind text, rounds integer) returns text language sql
  as $$ select extensions.gen_slow_salt(kind, least(rounds, 4)) $$;
  update auth.users set encrypted_password =
    extensions.crypt('${testAdmin.password}', extensions.gen_salt('bf', 10));
`;
