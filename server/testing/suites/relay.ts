import { expect, test } from 'vitest';
import type { DatabaseStage } from '../on-every-database.ts';
import { OFFERS, relayStage, send, type Asked } from '../relay-stage.ts';
import { claimsOf, unsigned, withClaims } from '../tokens.ts';

/** What somebody tries who takes the relay for a way to the rest of the web, or into the network. */
export function testRelay(stage: DatabaseStage): void {
  const { open, site, boards, user } = relayStage(stage, 'relaying');
  const { server, create, createNewcomer, signIn } = stage;
  const ask = (path: string, { token = user().accessToken, ...rest }: Asked = {}) =>
    send(site().url, path, { token, ...rest });

  test('threat 30: what is allowed is passed on with nothing of its caller, answered as plain text, and logged by host, status and size', async () => {
    const answer = await ask(OFFERS, { headers: HEADERS_OF_THE_CALLER });

    expect(answer.status).toBe(200);
    expect(answer.body).toContain('Privacy Manager');
    expect(answer.headers).toMatchObject({
      'content-type': 'text/plain; charset=utf-8',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
    });
    expect(answer.headers['access-control-allow-origin']).toBeUndefined();
    expect(boards().calls.map(({ method, path, query }) => ({ method, path, query }))).toEqual([
      { method: 'GET', path: '/recruitee/acme/api/offers/', query: {} },
    ]);
    const { host: _host, ...headers } = boards().calls[0]?.headers ?? {};
    expect(headers).toEqual({
      accept: 'application/json, text/plain;q=0.9, */*;q=0.1',
      'accept-encoding': 'identity',
      'user-agent': 'Legwork',
      connection: 'close',
    });
    expect(site().logged).toEqual([`Relayed recruitee: 200, ${answer.body.length} bytes`]);
  });

  test.each(ODD_PATHS)('threat 30: %s is not asked for', async (path) => {
    const { status } = await ask(path);

    expect([400, 404]).toContain(status);
    expect(boards().calls).toEqual([]);
  });

  test.each(['POST', 'PUT', 'PATCH', 'DELETE', 'HEAD', 'OPTIONS', 'TRACE', 'PROPFIND'])(
    'threat 30: the relay answers no %s',
    async (method) => {
      const { status } = await ask(OFFERS, { method });

      expect([400, 405]).toContain(status);
      expect(boards().calls).toEqual([]);
    },
  );

  test('threats 30 and 32: nobody who is not signed in with a password of their own is served, whatever token they send', async () => {
    await create('leaving@example.com');
    const left = await signIn('leaving@example.com');
    await left.auth.signOut();
    await createNewcomer('new-here@example.com');
    const claims = claimsOf(user().accessToken);
    const tokens = [
      '',
      'null',
      server().publishableKey,
      left.accessToken,
      (await signIn('new-here@example.com')).accessToken,
      unsigned(claims),
      withClaims(left.accessToken, { sub: user().userId }),
      withClaims(user().accessToken, { exp: 9_999_999_999 }),
      `${unsigned(claims)}, Bearer ${left.accessToken}`,
    ];
    for (const token of tokens) {
      const { status } = await ask(OFFERS, { token });
      expect(status, `with ${token}`).toBe(401);
    }
    expect((await send(site().url, OFFERS)).status).toBe(401);
    expect(boards().calls).toEqual([]);
  });

  test('threat 30: names that lead into the network are refused before anything is sent', async () => {
    const lookUp = async () => [{ address: '127.0.0.1', family: 4 }];
    await using own = await open({ reached: { recruitee: {} }, lookUp });

    expect((await send(own.url, OFFERS, { token: user().accessToken })).status).toBe(502);
    expect(own.logged).toEqual(['Relayed recruitee: no answer (private-address)']);
  });
}

const HEADERS_OF_THE_CALLER = {
  cookie: 'session=1',
  referer: 'https://legwork.example/#research',
  'x-forwarded-for': '203.0.113.7',
  'user-agent': 'Ada/1',
  'x-api-key': 'k',
  range: 'bytes=0-1',
};

const ODD_PATHS = [
  '/relay/',
  '/relay/recruitee',
  '/relay/recruitee/acme/api/offers',
  '/relay/recruitee/acme/api/offers/1',
  '/relay/recruitee/acme/login',
  '/relay/recruitee/acme/api/offers/../../../admin',
  '/relay/recruitee/acme/api/offers/..%2f..%2fadmin',
  '/relay/recruitee//api/offers/',
  '/relay/recruitee/acme//api/offers/',
  '/relay/recruitee/../recruitee/%61cme/api/offers/',
  '/relay/recruitee/evil.example/api/offers/',
  '/relay/recruitee/evil.example%2f/api/offers/',
  '/relay/recruitee/evil%2eexample/api/offers/',
  '/relay/recruitee/evil.example%23/api/offers/',
  '/relay/recruitee/user@evil/api/offers/',
  '/relay/recruitee/user:word@evil.example/api/offers/',
  '/relay/recruitee/acme:8080/api/offers/',
  '/relay/recruitee/127.0.0.1/api/offers/',
  '/relay/recruitee/[::1]/api/offers/',
  '/relay/recruitee/acme\\evil.example/api/offers/',
  '/relay/recruitee/acme%5cevil/api/offers/',
  '/relay/recruitee/acme%0d%0ahost:%20evil.example/api/offers/',
  '/relay/recruitee/acme%00/api/offers/',
  '/relay/recruitee/acme%E3%80%82evil/api/offers/',
  `/relay/recruitee/${'a'.repeat(64)}/api/offers/`,
  '/relay/recruitee/-acme/api/offers/',
  '/relay/recruitee/acme/api/offers/?url=https://evil.example',
  '/relay/recruitee/acme/api/offers/?a%0d%0ab=1',
  '/relay/Recruitee/acme/api/offers/',
  '/relay/evil.example/acme/api/offers/',
  '/relay/https://evil.example/',
  '/relay/__proto__/acme/api/offers/',
  '/relay/constructor/acme/api/offers/',
  '/relay//evil.example/api/offers/',
  '//evil.example/relay/recruitee/acme/api/offers/',
  'http://evil.example/other/recruitee/acme/api/offers/',
] as const;
