import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import type { DatabaseStage, TestPerson } from '../on-every-database.ts';
import { restClient, sendRequest } from '../test-clients.ts';
import { claimsOf, signToken, unsigned, withClaims } from '../tokens.ts';

/** Changed, stolen and worn-out tokens. */
export function testForgedTokens(stage: DatabaseStage): void {
  const { server, admin, create, signIn } = stage;
  let user: TestPerson;
  beforeAll(async () => {
    await create('forger@example.com');
    user = await signIn('forger@example.com');
  });

  test('threat 11: a changed, unsigned or foreign token opens nothing', async () => {
    const token = user.accessToken;
    const claims = claimsOf(token);
    const adminClaims = claimsOf(admin().accessToken);
    const tampered = [
      withClaims(token, { sub: admin().userId }),
      withClaims(token, { sub: admin().userId, session_id: adminClaims['session_id'] }),
      withClaims(token, { role: 'service_role' }),
      withClaims(token, { role: 'postgres' }),
      withClaims(token, { exp: 9_999_999_999 }),
      unsigned(adminClaims),
      unsigned({ ...adminClaims, role: 'service_role' }),
      `${unsigned(adminClaims)}x`,
      signToken(adminClaims, 'unsafe-secret-change-me'),
      signToken(adminClaims, ''),
      signToken(adminClaims, server().publishableKey),
      signToken(adminClaims, 'unsafe-secret-change-me', { alg: 'RS256', typ: 'JWT' }),
      signToken(adminClaims, 'x', { alg: 'HS256', kid: '../../../../dev/null' }),
      signToken(adminClaims, 'x', { alg: 'HS256', jku: 'http://127.0.0.1:9/jwks' }),
      token.slice(0, -3),
      token.split('.').slice(0, 2).join('.'),
      'x.y.z',
      'null',
      server().publishableKey,
      `${token}, Bearer ${admin().accessToken}`,
      JSON.stringify(claims),
    ];
    for (const forged of tampered) {
      const read = await restClient(server(), forged).from('profiles').select('id');

      expect([401, 403]).toContain(read.status);
      expect(read.data).toBeNull();
    }
  });

  test('threat 11: a token that has run out opens nothing', async () => {
    const secret = await jwtSecretOf(stage);
    const claims = claimsOf(admin().accessToken);
    const live = restClient(server(), signToken(claims, secret));
    const expired = restClient(server(), signToken({ ...claims, exp: 1_700_000_000 }, secret));

    const before = await live.from('user_roles').select('role').eq('user_id', admin().userId);
    const after = await expired.from('user_roles').select('role');

    expect(before.data).toEqual([{ role: 'admin' }]);
    expect(after.status).toBe(401);
  });

  test('threat 11: a token with another session or account than its own reads nothing', async () => {
    const secret = await jwtSecretOf(stage);
    const claims = claimsOf(user.accessToken);
    for (const change of [
      { session_id: '00000000-0000-4000-8000-000000000000' },
      { session_id: null },
      { session_id: claimsOf(admin().accessToken)['session_id'] },
      { sub: admin().userId },
      { app_metadata: { role: 'admin' }, user_metadata: { role: 'admin' }, session_id: '' },
    ]) {
      const odd = restClient(server(), signToken({ ...claims, ...change }, secret));
      const read = await odd.from('profiles').select('id');

      expect(read.data ?? []).toEqual([]);
    }
  });
}

const AUDIENCES = [
  { aud: 'another-service' },
  { aud: '' },
  { aud: null },
  { aud: undefined },
  { aud: [] },
  { aud: ['authenticated', 'another-service'] },
];
const ISSUERS = [
  { iss: 'https://another-project.supabase.co/auth/v1' },
  { iss: '' },
  { iss: null },
  { iss: ['authenticated'] },
];

/** Tokens that are signed well, for somebody else. */
export function testForeignTokens(stage: DatabaseStage): void {
  const { server, admin } = stage;

  test.each([...AUDIENCES, ...ISSUERS])(
    'a token signed with our own secret but with %j is refused',
    async (change) => {
      const claims = { ...claimsOf(admin().accessToken), ...change };
      const token = signToken(claims, await jwtSecretOf(stage));

      for (const [method, address] of [
        ['GET', '/rest/v1/profiles'],
        ['DELETE', '/rest/v1/reports?id=is.null'],
        ['POST', '/rest/v1/rpc/privacy_settings'],
        ['GET', '/auth/v1/user'],
        ['PUT', '/auth/v1/user'],
        ['POST', '/auth/v1/logout'],
      ] as const) {
        const body = address.endsWith('/user') ? '{"password":"a good next one"}' : '{}';
        const answer = await sendRequest(server(), method, address, { token, body });

        expect(answer.status, `${method} ${address}`).toBe(401);
      }
    },
  );
}

/** Other schemas, and requests of different people at once. */
export function testMixedRequests({ server, admin, query, create, signIn }: DatabaseStage): void {
  test.each(['auth', 'legwork', 'legwork_server', 'pg_catalog', 'information_schema'])(
    'the schema %s cannot be chosen',
    async (schema) => {
      for (const header of ['accept-profile', 'content-profile']) {
        const answer = await fetch(`${server().url}/rest/v1/profiles`, {
          headers: {
            apikey: server().publishableKey,
            authorization: `Bearer ${admin().accessToken}`,
            [header]: schema,
          },
        });

        if (header === 'accept-profile') expect(answer.status).toBe(406);
        expect(answer.status).toBeLessThan(500);
      }
    },
  );

  test('requests sent at once by different people each see their own rows', async () => {
    await create('crowd@example.com');
    const everybody = [
      admin(),
      await signIn('crowd@example.com'),
      await signIn('crowd@example.com'),
    ];
    const [count] = await query('select count(*)::int as n from public.profiles');

    const seen = await Promise.all(
      Array.from({ length: 60 }, async (_, index) => {
        const person = everybody[index % everybody.length];
        const { data } = (await person?.rest.from('profiles').select('id')) ?? {};
        return data?.length;
      }),
    );

    const wanted = seen.map((_, index) => (index % 3 === 0 ? count?.['n'] : 1));
    expect(seen).toEqual(wanted);
  });
}

/** The signing secret of a server: in a file beside the embedded database, in a row of PostgreSQL. */
async function jwtSecretOf({ query, server }: DatabaseStage): Promise<string> {
  const [row] = await query('select jwt_secret from legwork_server.secrets');
  if (row) return String(row['jwt_secret']);
  const file = join(server().dataDirectory, 'secrets.json');
  return /"jwtSecret": "([^"]+)"/.exec(readFileSync(file, 'utf8'))?.[1] ?? '';
}
