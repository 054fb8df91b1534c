import { randomInt } from 'node:crypto';
import type { Database } from '../database/database.ts';

/** Without letters and digits that look alike. */
const ALPHABET = 'abcdefghjkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const GROUPS = 4;
const GROUP_LENGTH = 5;

/** The administrator the first boot made. */
export type FirstAdmin = {
  readonly email: string;
  /** Only when it was generated: to be shown once, and to be changed at the first sign-in. */
  readonly oneTimePassword?: string;
};

/** E-mail and password for the first administrator; without a password one is drawn. */
export type FirstAdminOptions = { readonly email: string; readonly password?: string | undefined };

/** Makes the first administrator when there is no administrator at all; otherwise answers nothing. */
export async function makeFirstAdmin(
  database: Database,
  { email, password }: FirstAdminOptions,
): Promise<FirstAdmin | undefined> {
  const address = email.toLowerCase();
  const secret = password ?? drawPassword();
  const made = await database.query('select legwork.make_first_admin($1, $2, $3) as id', [
    address,
    secret,
    password === undefined,
  ]);
  if (made[0]?.['id'] === null) return undefined;
  return password === undefined ? { email: address, oneTimePassword: secret } : { email: address };
}

function drawPassword(): string {
  return Array.from({ length: GROUPS }, drawGroup).join('-');
}

function drawGroup(): string {
  return Array.from({ length: GROUP_LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
}
