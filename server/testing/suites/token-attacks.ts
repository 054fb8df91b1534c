import { Readable } from 'node:stream';
import { expect, test } from 'vitest';
import { readAuditChain } from '../../audit-chain.ts';
import { actAs } from '../acting-as.ts';
import { askApi, codeOf, NOWHERE, pushedReport, tokenOf, withOwners, WRONG } from '../api-stage.ts';
import type { DatabaseStage } from '../on-every-database.ts';
import { sendRequest } from '../test-clients.ts';
import { reportWith } from './reports.ts';

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

/** A token for the audit log, and what it does not open. */
export function testAuditTokens(stage: DatabaseStage): void {
  const { server, admin, query } = stage;
  const person = withOwners(stage, 'auditing');
  const setRole = (role: string) =>
    admin().rest.rpc('set_user_role', { target_user: person('owner').userId, new_role: role });

  test('the audit log leaves by a token as JSON Lines, page by page, whole and unchanged', async () => {
    await query('delete from public.audit_log');
    const token = await tokenOf(admin(), 'audit');
    for (const role of ['admin', 'user']) await setRole(role);
    const lines: string[] = [];
    let page = '';
    do {
      const last = /"number":(\d+)/.exec(lines.at(-1) ?? '')?.[1] ?? '0';
      page = (await askApi(server(), token, `audit?after=${last}&limit=2`)).text;
      lines.push(...page.split('\n').filter((line) => line !== ''));
    } while (page !== '');

    const chain = await readAuditChain(Readable.from(lines));
    const [head] = await query('select number, digest from legwork.audit_chain');
    expect([lines.length, chain.fault, chain.otherLines]).toEqual([3, null, 0]);
    expect(chain.entries).toMatchObject({
      lastNumber: Number(head?.['number']),
      lastDigest: head?.['digest'],
    });
  });

  test('threat 79: only an administrator makes a token for the audit log, it opens nothing else, and it ends with the role', async () => {
    const refused = await person('other').rest.rpc('create_api_token', {
      token_name: 'Log',
      token_scope: 'audit',
      days: 1,
    });
    await setRole('admin');
    const token = await tokenOf(person('owner'), 'audit');
    const writer = await tokenOf(person('owner'), 'write');
    const post = { method: 'POST', body: pushedReport() };

    const [read, list, saved, elsewhere] = [
      await askApi(server(), token, 'audit?limit=1'),
      await askApi(server(), token, 'reports'),
      await askApi(server(), token, 'reports', post),
      await askApi(server(), writer, 'audit'),
    ];
    await setRole('user');
    const demoted = await askApi(server(), token, 'audit?limit=1');

    expect(refused.error?.code).toBe('42501');
    expect([read.status, read.text.split('\n').length]).toEqual([200, 2]);
    expect([list, saved, elsewhere].map(codeOf)).toEqual(
      Array.from({ length: 3 }, () => [403, 'other_scope']),
    );
    expect(codeOf(demoted)).toEqual(WRONG);
    expect(await query('select id from public.reports')).toEqual([]);
  });

  test('threat 79: in the database, too, a token for the audit log reads no report and changes nothing', async () => {
    const token = await tokenOf(admin(), 'audit');
    const { status } = await askApi(server(), token, 'token');
    const [made] = await query('select id from legwork.api_tokens');
    const claims = { api_token: made?.['id'] };
    const bearer = { role: 'authenticated', userId: admin().userId, claims } as const;
    await admin().rest.rpc('save_report', reportWith());

    const outcomes = [];
    for (const statement of [
      'select 1 from public.audit_log limit 1',
      'select 1 from public.reports',
      'select 1 from public.profiles',
      'select 1 from public.research_log',
      'delete from public.reports',
      `select public.record_crm_note('twenty', 'created')`,
      'select public.health()',
      'delete from public.audit_log',
    ]) {
      outcomes.push(await actAs(stage.kysely(), bearer, statement));
    }

    expect(status).toBe(200);
    const [nothing, denied] = [{ rows: 0 }, { code: '42501' }];
    expect(outcomes).toEqual([
      { rows: 1 },
      ...[nothing, nothing, nothing, nothing],
      ...[denied, denied, denied],
    ]);
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
