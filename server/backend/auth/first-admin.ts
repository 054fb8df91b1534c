import type { Query } from '../database/database.ts';

/** The first administrator of an unattended start. */
export type FirstAdmin = { readonly email: string; readonly password: string };

/** Makes the first administrator when there is no administrator at all; otherwise does nothing. */
export async function makeFirstAdmin(query: Query, { email, password }: FirstAdmin): Promise<void> {
  await query('select legwork.make_first_admin($1, $2, false)', [email.toLowerCase(), password]);
}
