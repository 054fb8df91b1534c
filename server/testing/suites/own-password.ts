import { expect, test } from 'vitest';
import type { DatabaseStage } from '../on-every-database.ts';

/** Changing the own password. */
export function testOwnPassword({
  admin,
  create,
  createNewcomer,
  query,
  signIn,
}: DatabaseStage): void {
  test('changing it clears the request to change it and ends every other session', async () => {
    await createNewcomer('changer@example.com');
    const here = await signIn('changer@example.com');
    const elsewhere = await signIn('changer@example.com');

    const { error } = await here.auth.updateUser({ password: 'my very own one' });

    const mine = await here.rest.from('profiles').select('must_change_password').single();
    const theirs = await elsewhere.rest.from('profiles').select('id');
    expect(error).toBeNull();
    expect(mine.data).toEqual({ must_change_password: false });
    expect(theirs.data ?? []).toEqual([]);
    await expect(signIn('changer@example.com', 'my very own one')).resolves.toBeDefined();
    await expect(signIn('changer@example.com')).rejects.toThrow('Invalid login credentials');
  });

  test.each([
    ['a short one', 'nine-char', 'Password must be at least 10 characters'],
    ['a common one', 'Qwerty12345', 'Password is too common: choose a few unrelated words instead'],
    [
      'one bcrypt would cut',
      'x'.repeat(73),
      'Password is too long: at most 72 bytes can be checked',
    ],
  ])('%s is refused as weak', async (_, password, message) => {
    const { error } = await admin().auth.updateUser({ password });

    expect(error).toMatchObject({ code: 'weak_password', message });
  });

  test('fault 192: a password from before these rules goes on working', async () => {
    const id = await create('from-before@example.com');
    await query(
      `update auth.users set encrypted_password = extensions.crypt('123456', extensions.gen_salt('bf', 10)) where id = $1`,
      [id],
    );

    await expect(signIn('from-before@example.com', '123456')).resolves.toBeDefined();
  });

  test('nothing else about the own sign-in can be changed', async () => {
    const email = await admin().auth.updateUser({ email: 'other@example.com' });
    const metadata = await admin().auth.updateUser({ data: { role: 'admin' } });

    expect([email.error?.status, metadata.error?.status]).toEqual([400, 400]);
  });
}
