import { assert, asyncProperty, constantFrom, oneof, string, tuple } from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type OpenTestServer, openTestServer } from '../../testing/open-test-server.ts';
import { testAdmin } from '../../testing/start-server.ts';
import { sendRequest, signedInClient } from '../../testing/test-clients.ts';

const NO_LIMIT = { most: 100_000, windowSeconds: 60 };
const SIGN_IN = '/auth/v1/token?grant_type=password';
const REFRESH = '/auth/v1/token?grant_type=refresh_token';
const CREATE = '/rest/v1/rpc/simulate_user_creation';

let server: OpenTestServer;
let adminToken: string;
beforeAll(async () => {
  const limits = { account: NO_LIMIT, address: NO_LIMIT, refresh: NO_LIMIT };
  server = await openTestServer({ limits });
  adminToken = (await signedInClient(server, testAdmin)).accessToken;
});
afterAll(() => server[Symbol.asyncDispose]());

const BODIES: readonly (readonly [string, string])[] = [
  ['nothing', ''],
  ['null', 'null'],
  ['a number', '7'],
  ['a list', '[]'],
  ['a list of bodies', '[{"email":"a@b.co","password":"secret"}]'],
  ['no fields', '{}'],
  ['broken JSON', '{"email":'],
  [
    'numbers for texts',
    '{"email":1,"password":2,"refresh_token":3,"user_email":4,"user_full_name":5}',
  ],
  [
    'objects for texts',
    '{"email":{"a":1},"password":{},"refresh_token":[],"user_email":{},"user_full_name":[]}',
  ],
  [
    'nulls',
    '{"email":null,"password":null,"refresh_token":null,"user_email":null,"user_full_name":null}',
  ],
  [
    'empty texts',
    '{"email":"","password":"","refresh_token":"","user_email":"","user_full_name":""}',
  ],
  [
    'NUL',
    '{"email":"a\\u0000@b.co","password":"p\\u0000","refresh_token":"\\u0000","user_email":"\\u0000","user_full_name":"x"}',
  ],
  [
    'lone surrogates',
    '{"email":"\\ud800@b.co","password":"\\udfff","refresh_token":"\\ud800","user_email":"\\ud800@b.co","user_full_name":"\\ud800"}',
  ],
  [
    'prototype keys',
    '{"__proto__":{"email":"a"},"constructor":1,"email":"a@b.co","password":"secret"}',
  ],
  [
    'unknown fields',
    '{"email":"a@b.co","password":"secret","user_email":"a@b.co","user_full_name":"A","role":"admin"}',
  ],
  [
    'a long text',
    JSON.stringify({
      email: 'a'.repeat(3000),
      password: 'b'.repeat(900),
      refresh_token: 'c'.repeat(3000),
    }),
  ],
  ['too much', JSON.stringify({ email: 'a'.repeat(100_000) })],
  ['deep nesting', '['.repeat(2000)],
  [
    'SQL',
    `{"email":"' or 1=1 --","password":"'; drop table profiles; --","refresh_token":"' or ''='","user_email":"'; --@b.co","user_full_name":"x"}`,
  ],
];

const TARGETS = [SIGN_IN, REFRESH, CREATE, '/auth/v1/logout', '/auth/v1/user'] as const;

test.each(TARGETS.flatMap((target) => BODIES.map(([name, body]) => [target, name, body] as const)))(
  '%s with %s is answered without a server error',
  async (target, _, body) => {
    const method = target.endsWith('/user') ? 'PUT' : 'POST';

    const answer = await send(method, target, { body, token: adminToken });

    expect(answer.status).toBeLessThan(500);
    expect(await answer.text()).not.toMatch(/\bat .+:\d+|node_modules|select /i);
  },
);

const ADDRESSES = [
  '/rest/v1/%',
  '/rest/v1/%ff',
  '/rest/v1/%00',
  '/rest/v1/',
  '/rest/v1',
  '/rest/v1/profiles/',
  '/rest/v1//profiles',
  '/rest/v1/profiles?%',
  '/rest/v1/profiles?select=%00',
  '/rest/v1/profiles?select=nothing',
  '/rest/v1/profiles?select=*,user_roles(*),user_roles(*)',
  '/rest/v1/profiles?select=((((',
  '/rest/v1/profiles?select=id::nothing',
  '/rest/v1/profiles?select=id::int',
  '/rest/v1/profiles?id=eq.notauuid',
  '/rest/v1/profiles?id=nonsense',
  '/rest/v1/profiles?id=in.(1,2',
  '/rest/v1/profiles?created_at=gt.yesterdayish',
  '/rest/v1/profiles?or=(email.ilike."%x%")',
  '/rest/v1/profiles?or=email',
  '/rest/v1/profiles?order=nothing',
  '/rest/v1/profiles?order=id.sideways',
  '/rest/v1/profiles?limit=-1',
  '/rest/v1/profiles?limit=lots',
  '/rest/v1/profiles?offset=99999999999999999999',
  '/rest/v1/profiles?email=match.((((',
  '/rest/v1/profiles?email=fts(nolanguage).x',
  '/rest/v1/profiles?must_change_password=is.maybe',
  '/rest/v1/profiles?id=constructor.x',
  '/rest/v1/profiles?id=not.valueOf',
  '/rest/v1/profiles?id=not.not.__proto__.x',
  '/rest/v1/profiles?email=toString(any).{x}',
  '/rest/v1/profiles?select=id,user_roles(role)&user_roles.role=hasOwnProperty.x',
  '/rest/v1/profiles?select=count()',
  '/rest/v1/profiles?select=created_at->a->b',
  `/rest/v1/profiles?select=${'id,'.repeat(2000)}`,
  '/rest/v1/rpc/simulate_user_creation',
  '/rest/v1/rpc/privacy_settings?retention_days=valueOf.x',
  '/rest/v1/rpc/pg_sleep?seconds=10',
  '/rest/v1/rpc/',
  '/rest/v1/pg_catalog.pg_user',
  '/rest/v1/auth.users',
  '/rest/v1/users',
  '/rest/v1/constructor',
  '/rest/v1/__proto__',
  '/rest/v1/rpc/toString',
  '/auth/v1/token?grant_type=pkce',
  '/auth/v1/token?grant_type=password&grant_type=refresh_token',
  '/auth/v1/logout?scope=everything',
  '/auth/v1/user?select=%',
];

test.each(ADDRESSES)('%s is answered without a server error by any method', async (address) => {
  for (const method of ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'PROPFIND']) {
    const body = method === 'POST' ? { body: '{}' } : {};
    const answer = await send(method, address, { token: adminToken, ...body });

    expect(answer.status, `${method} ${address}`).toBeLessThan(500);
    expect(answer.headers.get('access-control-allow-origin')).toBeNull();
  }
});

test.each([
  ['POST', '/auth/v1/signup'],
  ['POST', '/auth/v1/otp'],
  ['POST', '/auth/v1/magiclink'],
  ['POST', '/auth/v1/recover'],
  ['POST', '/auth/v1/resend'],
  ['POST', '/auth/v1/verify'],
  ['GET', '/auth/v1/verify?type=signup&token=x'],
  ['GET', '/auth/v1/settings'],
  ['GET', '/auth/v1/health'],
  ['GET', '/auth/v1/authorize?provider=github'],
  ['GET', '/auth/v1/callback'],
  ['GET', '/auth/v1/reauthenticate'],
  ['POST', '/auth/v1/admin/users'],
  ['GET', '/auth/v1/.well-known/jwks.json'],
  ['GET', '/_system/info'],
  ['GET', '/_system/config'],
  ['GET', '/_system/introspect'],
  ['GET', '/storage/v1/bucket'],
  ['GET', '/graphql/v1'],
])('%s %s does not exist', async (method, address) => {
  expect((await send(method, address, { token: adminToken, body: '{}' })).status).toBe(404);
});

test('nothing can be signed up, whatever is sent', async () => {
  const rows = await server.backend.database.query('select count(*)::int as n from auth.users');

  expect(rows).toEqual([{ n: 1 }]);
});

test.each([
  ['no key', undefined],
  ['an empty key', ''],
  ['a wrong key', 'sb_publishable_0000000000000000000000'],
  ['a secret-looking key', 'sb_secret_0000000000000000000000'],
])('with %s nobody gets in', async (_, apikey) => {
  for (const [method, address] of [
    ['POST', SIGN_IN],
    ['GET', '/rest/v1/profiles'],
    ['GET', '/auth/v1/user'],
  ] as const) {
    const body = method === 'POST' ? JSON.stringify(testAdmin) : undefined;
    const answer = await fetch(server.url + address, {
      method,
      headers: {
        ...(apikey === undefined ? {} : { apikey }),
        authorization: `Bearer ${adminToken}`,
        'content-type': 'application/json',
      },
      ...(body === undefined ? {} : { body }),
    });

    expect([400, 401]).toContain(answer.status);
  }
});

test('random filters never make the server fail', async () => {
  // What every object inherits has tests of its own (inherited-names.test.ts); as a column it never gets past the gate.
  const inherited = Object.getOwnPropertyNames(Object.prototype);
  const operator = constantFrom(
    'eq',
    'neq',
    'gt',
    'like',
    'ilike',
    'in',
    'is',
    'not',
    'cs',
    'ov',
    'match',
    'fts',
  );
  const column = constantFrom('id', 'email', 'created_at', 'full_name', 'user_roles.role', 'x');
  const value = oneof(
    string(),
    constantFrom('null', '(1,2)', '{a}', '[1,2)', '*', '"', '\\', ...inherited),
  );
  const filter = tuple(column, operator, value);

  await assert(
    asyncProperty(filter, async ([name, verb, text]) => {
      const address = `/rest/v1/profiles?select=id,user_roles(role)&${name}=${verb}.${encodeURIComponent(text)}`;
      const answer = await send('GET', address, { token: adminToken });
      await answer.text();

      expect(answer.status).toBeLessThan(500);
    }),
    { numRuns: 200 },
  );
});

test('after all that the server has logged nothing and still works', async () => {
  expect(server.logged).toEqual([]);
  await expect(signedInClient(server, testAdmin)).resolves.toBeDefined();
});

function send(
  method: string,
  address: string,
  carried?: { readonly body?: string; readonly token?: string },
): Promise<Response> {
  return sendRequest(server, method, address, carried);
}
