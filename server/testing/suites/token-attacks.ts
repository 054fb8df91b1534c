import { expect, test } from 'vitest';
import { askApi, codeOf, NOWHERE, pushedReport, tokenOf, withOwners } from '../api-stage.ts';
import type { DatabaseStage } from '../on-every-database.ts';
import { sendRequest } from '../test-clients.ts';

/** What somebody tries with a token, or with what looks like one. */
export function testTokenAttacks(stage: DatabaseStage): void {
  const { server, admin, query } = stage;
  const person = withOwners(stage, 'attack');

  test('threat 67: a token that is guessed, cut, changed or sent anywhere but in its header opens nothing', async () => {
    const token = await tokenOf(person('owner'));
    const swapped = `${token.slice(0, 20)}${token.at(20) === 'a' ? 'b' : 'a'}${token.slice(21)}`;
    const { url, publishableKey } = server();
    const bearer = (text: string) => ({ headers: { authorization: text } });
    const tries: readonly (readonly [string, RequestInit])[] = [
      ...[
        `legwork_${'0'.repeat(72)}`,
        swapped,
        token.slice(0, -1),
        `${token}0`,
        token.toUpperCase(),
        token.slice('legwork_'.length),
        publishableKey,
        person('owner').accessToken,
      ].map((text) => ['', bearer(`Bearer ${text}`)] as const),
      ['', bearer(`Basic ${btoa(`${token}:`)}`)],
      ['', bearer(token)],
      ['', bearer(`Bearer ${token}, Bearer ${token}`)],
      ['', {}],
      ['', { headers: { apikey: token, 'x-api-key': token, cookie: `token=${token}` } }],
      [`?access_token=${token}`, {}],
      [`?apikey=${token}&token=${token}`, {}],
    ];
    for (const [query_, init] of tries) {
      const answer = await fetch(`${url}/api/v1/token`, init);
      const elsewhere = await fetch(`${url}/api/v1/reports${query_}`, init);

      expect(answer.status).toBe(401);
      expect([400, 401]).toContain(elsewhere.status);
    }
    expect((await fetch(`${url}/api/v1/token`, bearer(`bearer  ${token}`))).status).toBe(200);
  });

  test('threat 68: a token finds, reads and deletes nobody else’s reports, an administrator’s neither', async () => {
    const mine = await tokenOf(person('owner'));
    const saved = await askApi(server(), mine, 'reports', { method: 'POST', body: pushedReport() });
    const [, id = ''] = /"id":"([^"]+)"/.exec(saved.text) ?? [];
    const shared = { report: id, colleague: 'other@attack.example' };
    await person('owner').rest.rpc('share_report', shared);
    const received = await person('other').rest.from('reports').select('id');
    expect(received.data).toEqual([{ id }]);
    for (const token of [await tokenOf(person('other')), await tokenOf(admin())]) {
      const list = await askApi(server(), token, 'reports');
      const read = await askApi(server(), token, `reports/${id}`);
      const nowhere = await askApi(server(), token, `reports/${NOWHERE}`);
      const removed = await askApi(server(), token, `reports/${id}`, { method: 'DELETE' });

      expect(list.json).toEqual({ reports: [], next: null });
      expect(read.json).toEqual(nowhere.json);
      expect(removed.status).toBe(404);
    }
    expect(await query('select id from public.reports')).toEqual([{ id }]);
  });

  test('threat 69: a token for reading neither saves nor deletes', async () => {
    const [reader, writer] = [
      await tokenOf(person('owner'), 'read'),
      await tokenOf(person('owner')),
    ];
    const post = { method: 'POST', body: pushedReport() };
    const saved = await askApi(server(), writer, 'reports', post);
    const [, id = ''] = /"id":"([^"]+)"/.exec(saved.text) ?? [];

    const pushed = await askApi(server(), reader, 'reports', post);
    const removed = await askApi(server(), reader, `reports/${id}`, { method: 'DELETE' });
    const read = await askApi(server(), reader, `reports/${id}`);

    expect([codeOf(pushed), codeOf(removed), read.status]).toEqual([
      [403, 'read_only_token'],
      [403, 'read_only_token'],
      200,
    ]);
    expect(await query('select id from public.reports')).toEqual([{ id }]);
  });
}

/** What a token opens besides the API: nothing. */
export function testTokensElsewhere(stage: DatabaseStage): void {
  const { server, admin, query } = stage;
  withOwners(stage, 'elsewhere');

  test.each(ELSEWHERE)(
    'threat 71: an administrator’s token opens nothing at %s %s',
    async (method, address, body) => {
      const token = await tokenOf(admin());
      const sent = body && { body: JSON.stringify(body).replaceAll('"token"', `"${token}"`) };
      const before = await query('select id from public.profiles');

      const answers = [
        await sendRequest(server(), method, address, { ...sent, token }),
        await sendRequest({ ...server(), publishableKey: token }, method, address, sent),
      ];

      for (const answer of answers) expect([400, 401, 403, 404]).toContain(answer.status);
      expect(await query('select id from public.profiles')).toEqual(before);
      expect(await query('select name from legwork.api_tokens')).toEqual([{ name: 'Cron' }]);
    },
  );
}

const ELSEWHERE = [
  ['GET', '/auth/v1/user', undefined],
  ['PUT', '/auth/v1/user', { password: 'chosen by a thief' }],
  ['POST', '/auth/v1/logout?scope=global', {}],
  ['POST', '/auth/v1/token?grant_type=refresh_token', { refresh_token: 'token' }],
  ['POST', '/auth/v1/token?grant_type=password', { email: 'admin@example.com', password: 'token' }],
  ['GET', '/rest/v1/reports?select=*', undefined],
  ['GET', '/rest/v1/profiles?select=*', undefined],
  ['DELETE', '/rest/v1/profiles?id=not.is.null', undefined],
  [
    'POST',
    '/rest/v1/rpc/create_api_token',
    { token_name: 'More', token_scope: 'write', days: 365 },
  ],
  ['POST', '/rest/v1/rpc/list_api_tokens', {}],
  ['POST', '/rest/v1/rpc/set_user_role', { target_user: NOWHERE, new_role: 'admin' }],
  ['POST', '/rest/v1/rpc/use_api_token', { token_hash: '\\x00' }],
  ['GET', '/relay/recruitee/acme/api/offers/', undefined],
  ['GET', '/metrics', undefined],
] as const;
