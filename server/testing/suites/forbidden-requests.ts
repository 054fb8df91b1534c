import { beforeAll, expect, test } from 'vitest';
import type { DatabaseStage, TestPerson } from '../on-every-database.ts';
import { testAdmin } from '../start-server.ts';

/** What somebody with an ordinary account tries over HTTP. */
export function testForbiddenRequests({ server, query, create, signIn }: DatabaseStage): void {
  let user: TestPerson;
  let otherId = '';
  beforeAll(async () => {
    await create('attacker@example.com');
    otherId = await create('bystander@example.com');
    user = await signIn('attacker@example.com');
  });

  async function send(method: string, address: string, body?: unknown, prefer = '') {
    const answer = await fetch(`${server().url}/rest/v1/${address}`, {
      method,
      headers: {
        apikey: server().publishableKey,
        authorization: `Bearer ${user.accessToken}`,
        'content-type': 'application/json',
        prefer,
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    return { status: answer.status, text: await answer.text(), headers: answer.headers };
  }

  test.each(TAKEOVERS)(
    'threat 9: a user does not become administrator by %s %s',
    async (method, address, body, prefer) => {
      const own = (text: string) => text.replaceAll('self', user.userId);
      const sent: unknown = body === undefined ? undefined : JSON.parse(own(JSON.stringify(body)));

      const { status } = await send(method, own(address), sent, prefer);

      expect(status).toBeLessThan(500);
      const [row] = await query(
        `select r.role, p.must_change_password, p.email from public.profiles p
       join public.user_roles r on r.user_id = p.id where p.id = $1`,
        [user.userId],
      );
      expect(row).toEqual({
        role: 'user',
        must_change_password: false,
        email: 'attacker@example.com',
      });
    },
  );

  test.each(LOOKS)('threat 10: a user learns nothing about others from %s', async (address) => {
    const { text } = await send(
      'GET',
      address.replaceAll('self', user.userId).replaceAll('other', otherId),
    );

    expect(text).not.toContain(otherId);
    expect(text).not.toContain('bystander');
    expect(text).not.toContain(testAdmin.email);
  });

  test.each([
    ['profiles', '0-0/1'],
    ['user_roles', '0-0/1'],
    ['audit_log', '*/0'],
    ['profiles?id=neq.self', '*/0'],
  ])('counting %s counts the own rows only', async (address, range) => {
    for (const method of ['GET', 'HEAD']) {
      const own = address.replace('self', user.userId);
      const { headers } = await send(method, own, undefined, 'count=exact');

      expect(headers.get('content-range')).toBe(range);
    }
  });

  test('a user deletes nobody', async () => {
    const byRole = await send(
      'DELETE',
      `user_roles?user_id=eq.${otherId}`,
      undefined,
      'count=exact',
    );
    const byProfile = await send('DELETE', `profiles?id=eq.${otherId}`, undefined, 'count=exact');
    const all = await send('DELETE', 'profiles?id=not.is.null', undefined, 'count=exact');

    expect([byRole.status, byProfile.status, all.status]).toEqual([204, 204, 204]);
    const [row] = await query('select count(*)::int as n from public.profiles where id = $1', [
      otherId,
    ]);
    expect(row).toEqual({ n: 1 });
  });
}

const ROLE = { user_id: 'self', role: 'admin' };
/** Method, address, body and preference of what would make somebody administrator; `self` is the user. */
const TAKEOVERS = [
  ['POST', 'user_roles', ROLE, ''],
  ['POST', 'user_roles', [ROLE], 'resolution=merge-duplicates'],
  ['POST', 'user_roles?on_conflict=user_id', ROLE, 'resolution=merge-duplicates'],
  ['PUT', 'user_roles?user_id=eq.self', ROLE, ''],
  ['PATCH', 'user_roles?user_id=eq.self', { role: 'admin' }, 'return=representation'],
  ['PATCH', 'user_roles', { role: 'admin' }, ''],
  ['DELETE', 'user_roles?user_id=eq.self', undefined, 'return=representation'],
  ['DELETE', 'profiles?id=eq.self', undefined, ''],
  ['PATCH', 'profiles?id=eq.self', { must_change_password: false, email: 'x@y.zz' }, ''],
  ['PATCH', 'profiles?select=user_roles(role)', { user_roles: [{ role: 'admin' }] }, ''],
  ['POST', 'rpc/set_user_role', { target_user: 'self', new_role: 'admin' }, ''],
  ['GET', 'rpc/set_user_role?target_user=self&new_role=admin', undefined, ''],
  [
    'POST',
    'rpc/simulate_user_creation',
    { user_email: 'a@b.cc', user_full_name: 'A', role: 'admin' },
    '',
  ],
  [
    'POST',
    'rpc/make_first_admin',
    { email: 'a@b.cc', password: 'a good start', is_one_time: false },
    '',
  ],
  ['POST', 'rpc/offer_setup', { token_hash: 'x' }, ''],
  ['POST', 'rpc/open_setup_link', {}, ''],
  ['POST', 'rpc/sign_on', { person: { role: 'admin' }, refresh_token: 'x' }, ''],
  ['POST', 'rpc/account_of_identity', { person: {} }, ''],
  [
    'POST',
    'rpc/create_account',
    { email: 'a@b.cc', full_name: 'A', password: null, role: 'admin' },
    '',
  ],
] as const;

/** What shows others, if anything does. */
const LOOKS = [
  'profiles?select=*',
  'profiles?id=eq.other',
  'profiles?email=eq.bystander@example.com',
  'profiles?or=(id.eq.other,id.eq.self)',
  'profiles?select=*,user_roles(*)&user_roles.user_id=eq.other',
  'user_roles?select=*,profiles(*)',
  'user_roles?user_id=eq.other',
  'user_roles?role=eq.admin',
  'audit_log?select=*',
  'profiles?select=email&order=email&limit=1000',
  'profiles?id=not.is.null',
];
