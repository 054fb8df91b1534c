import { expect, test } from 'vitest';
import type { DatabaseStage } from '../on-every-database.ts';

/** Changing the own password. */
export function testOwnPassword({ admin, create, signIn }: DatabaseStage): void {
  test('changing it clears the request to change it and ends every other session', async () => {
    await create('changer@example.com');
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
    ['a short one', '12345', 'Password must be at least 6 characters'],
    ['a common one', 'qwerty123', 'Password is too common'],
    [
      'one bcrypt would cut',
      'x'.repeat(73),
      'Password is too long: at most 72 bytes can be checked',
    ],
  ])('%s is refused as weak', async (_, password, message) => {
    const { error } = await admin().auth.updateUser({ password });

    expect(error).toMatchObject({ code: 'weak_password', message });
  });

  test('nothing else about the own sign-in can be changed', async () => {
    const email = await admin().auth.updateUser({ email: 'other@example.com' });
    const metadata = await admin().auth.updateUser({ data: { role: 'admin' } });

    expect([email.error?.status, metadata.error?.status]).toEqual([400, 400]);
  });
}
