import { expect, test } from 'vitest';
import type { DatabaseStage } from '../on-every-database.ts';
import { testAdmin } from '../start-server.ts';
import { anonymousClient } from '../test-clients.ts';

/** Creating accounts: what they get, and what is refused. */
export function testCreating({
  server,
  admin,
  query,
  createNewcomer,
  signIn,
}: DatabaseStage): void {
  test('an account that an administrator made signs in, as user, and is asked for an own password', async () => {
    const id = await createNewcomer(' New.Person@Example.com ');

    const person = await signIn('new.person@example.com');
    const { data } = await person.rest
      .from('profiles')
      .select('id, email, full_name, must_change_password, user_roles!inner(role)')
      .single();

    expect(data).toEqual({
      id,
      email: 'new.person@example.com',
      full_name: 'Ada Example',
      must_change_password: true,
      user_roles: { role: 'user' },
    });
  });

  test('an account without a password cannot be signed in to by any password', async () => {
    await createNewcomer('no-password@example.com', null);
    const { auth } = anonymousClient(server());

    const empty = await auth.signInWithPassword({
      email: 'no-password@example.com',
      password: '',
    });
    const guess = await auth.signInWithPassword({
      email: 'no-password@example.com',
      password: 'null',
    });

    expect(empty.error?.message).toBe('Invalid login credentials');
    expect(guess.error?.message).toBe('Invalid login credentials');
  });

  test.each(REFUSALS)(
    'fault 61: %s is refused with its own error',
    async (_, change, code, message) => {
      const { error, status } = await admin().rest.rpc('simulate_user_creation', {
        user_email: 'valid@example.com',
        user_full_name: 'Valid Name',
        user_password: 'a good start',
        ...change,
      });

      expect(error).toMatchObject({ code, message });
      expect(status).toBe(code === '23505' ? 409 : 400);
    },
  );

  test('a refused creation leaves nothing behind', async () => {
    const count = () =>
      query(
        `select (select count(*) from auth.users) as users, (select count(*) from public.profiles) as profiles`,
      );
    const before = await count();
    await admin().rest.rpc('simulate_user_creation', {
      user_email: 'half@example.com',
      user_full_name: 'Half Made',
      user_password: 'short',
    });

    expect(await count()).toEqual(before);
  });

  test('a password of 72 bytes in any script signs in exactly as typed', async () => {
    const password = 'é'.repeat(36);
    await createNewcomer('accents@example.com', password);

    await expect(signIn('accents@example.com', password)).resolves.toBeDefined();
    await expect(signIn('accents@example.com', `${password}x`)).rejects.toThrow('Invalid login');
    await expect(signIn('accents@example.com', 'e'.repeat(36))).rejects.toThrow('Invalid login');
  });
}

const REFUSALS = [
  [
    'a taken e-mail',
    { user_email: testAdmin.email.toUpperCase() },
    '23505',
    'An account for admin@example.com already exists',
  ],
  ['a malformed e-mail', { user_email: 'nobody@nowhere' }, '22023', 'E-mail address is not valid'],
  ['no e-mail', { user_email: '  ' }, '22023', 'E-mail is required'],
  ['no name', { user_full_name: ' ' }, '22023', 'Full name is required'],
  [
    'a long name',
    { user_full_name: 'x'.repeat(201) },
    '22023',
    'Full name is too long: at most 200 characters',
  ],
  [
    'a short password',
    { user_password: 'nine-char' },
    '22023',
    'Password must be at least 10 characters',
  ],
  [
    'a common password',
    { user_password: 'Password123' },
    '22023',
    'Password is too common: choose a few unrelated words instead',
  ],
  [
    'a password bcrypt would cut',
    { user_password: 'é'.repeat(37) },
    '22023',
    'Password is too long: at most 72 bytes can be checked',
  ],
] as const;
