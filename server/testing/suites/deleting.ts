import { expect, test } from 'vitest';
import type { DatabaseStage } from '../on-every-database.ts';
import { testAdmin } from '../start-server.ts';
import { restClient } from '../test-clients.ts';

/** Deleting accounts: whole, at once, never the last administrator. */
export function testDeleting({ server, admin, query, create, signIn }: DatabaseStage): void {
  test.each([
    ['user_roles', 'user_id'],
    ['profiles', 'id'],
  ] as const)(
    'fault 62: deleting from %s alone deletes the whole account',
    async (table, column) => {
      const email = `${table.replace('_', '-')}@example.com`;
      const id = await create(email);
      const person = await signIn(email);

      const { error } = await admin().rest.from(table).delete().eq(column, id);

      expect(error).toBeNull();
      for (const [name, key] of [
        ['public.profiles', 'id'],
        ['public.user_roles', 'user_id'],
        ['auth.users', 'id'],
        ['auth.sessions', 'user_id'],
        ['auth.identities', 'user_id'],
      ] as const) {
        const left = await query(`select count(*)::int as n from ${name} where ${key} = $1`, [id]);
        expect(left).toEqual([{ n: 0 }]);
      }
      await expect(signIn(email)).rejects.toThrow('Invalid login credentials');
      expect((await person.auth.refreshSession()).error).not.toBeNull();
      const read = await restClient(server(), person.accessToken).from('profiles').select('id');
      expect(read.data ?? []).toEqual([]);
    },
  );

  test('fault 63: the specified two calls in a row both succeed', async () => {
    const id = await create('two-calls@example.com');

    const roles = await admin().rest.from('user_roles').delete().eq('user_id', id);
    const profiles = await admin().rest.from('profiles').delete().eq('id', id);

    expect([roles.error, profiles.error]).toEqual([null, null]);
  });

  test('threat 13: the last administrator can be neither removed nor demoted', async () => {
    const byRole = await admin().rest.from('user_roles').delete().eq('user_id', admin().userId);
    const byProfile = await admin().rest.from('profiles').delete().eq('id', admin().userId);
    const byDemotion = await admin().rest.rpc('set_user_role', {
      target_user: admin().userId,
      new_role: 'user',
    });

    for (const { error, status } of [byRole, byProfile, byDemotion]) {
      expect(error?.message).toBe('The last administrator cannot be removed or demoted');
      expect(status).toBe(409);
    }
    await expect(signIn(testAdmin.email, testAdmin.password)).resolves.toBeDefined();
  });

  test('fault 63 and threat 13: two administrators who remove each other at once leave one', async () => {
    const otherId = await create('second-admin@example.com');
    await admin().rest.rpc('set_user_role', { target_user: otherId, new_role: 'admin' });
    const other = await signIn('second-admin@example.com');

    await Promise.all([
      admin().rest.from('user_roles').delete().eq('user_id', otherId),
      other.rest.rpc('set_user_role', { target_user: admin().userId, new_role: 'user' }),
    ]);

    const left = await query(`select user_id from public.user_roles where role = 'admin'`);
    expect(left).toHaveLength(1);
    await query(`update public.user_roles set role = 'admin' where user_id = $1`, [admin().userId]);
    await admin().rest.from('user_roles').delete().eq('user_id', otherId);
  });
}

/** Changing roles, which holds at once. */
export function testRoles({ admin, create, signIn }: DatabaseStage): void {
  test('threat 12: a change of role holds from the next request on, with the same token', async () => {
    const id = await create('promoted@example.com');
    const person = await signIn('promoted@example.com');
    const rights = async () => {
      const nobody = { target_user: '00000000-0000-4000-8000-000000000000', new_role: 'user' };
      const seen = await person.rest.from('profiles').select('id');
      const call = await person.rest.rpc('set_user_role', nobody);
      return { seesOthers: (seen.data?.length ?? 0) > 1, code: call.error?.code };
    };
    const asUser = await rights();
    await admin().rest.rpc('set_user_role', { target_user: id, new_role: 'admin' });
    const asAdmin = await rights();
    await admin().rest.rpc('set_user_role', { target_user: id, new_role: 'user' });
    const again = await rights();

    // An administrator gets as far as learning that there is no such account.
    expect(asUser).toEqual({ seesOthers: false, code: '42501' });
    expect(asAdmin).toEqual({ seesOthers: true, code: 'PT404' });
    expect(again).toEqual(asUser);
  });

  test('a role that does not exist and an account that does not exist are refused', async () => {
    const role = await admin().rest.rpc('set_user_role', {
      target_user: admin().userId,
      new_role: 'owner',
    });
    const account = await admin().rest.rpc('set_user_role', {
      target_user: '00000000-0000-4000-8000-000000000000',
      new_role: 'admin',
    });

    expect(role.error?.message).toBe('Role must be user or admin');
    expect(account.error?.message).toBe('There is no such account');
    expect(account.status).toBe(404);
  });
}
