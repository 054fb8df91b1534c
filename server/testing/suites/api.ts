import { expect, test } from 'vitest';
import { refusalSchema } from '../../api/operations.ts';
import { askApi, codeOf, NOWHERE, pushedReport, tokenOf, withOwners } from '../api-stage.ts';
import type { DatabaseStage } from '../on-every-database.ts';
import { tablesWith } from './researched-people.ts';

/** What an API token is good for. */
export function testApi(stage: DatabaseStage): void {
  const { server, admin, query } = stage;
  const person = withOwners(stage, 'api');
  const ask = (token: string, path: string, how?: Parameters<typeof askApi>[3]) =>
    askApi(server(), token, path, how);

  test('a report goes in, stands in the list, comes out in every format, and goes', async () => {
    const token = await tokenOf(person('owner'));
    const document = pushedReport();

    const saved = await ask(token, 'reports', { method: 'POST', body: document });
    const [, id = ''] = /"id":"([^"]+)"/.exec(saved.text) ?? [];
    const list = await ask(token, 'reports');
    const read = await ask(token, `reports/${id}`);
    const markdown = await ask(token, `reports/${id}?format=markdown`);
    const csv = await ask(token, `reports/${id}?format=csv`);
    const seen = await person('owner').rest.from('reports').select('id, prospect_name, document');
    const removed = await ask(token, `reports/${id}`, { method: 'DELETE' });
    const again = await ask(token, `reports/${id}`, { method: 'DELETE' });

    expect(saved.status).toBe(201);
    expect(list.json).toMatchObject({
      reports: [{ id, name: 'Petra Privat', company: 'Nirgendheim AG', insightCount: 0 }],
      next: null,
    });
    expect(read.json).toEqual(document);
    expect(markdown.text).toContain('# Petra Privat');
    expect(csv.text).toMatch(/^\uFEFF?"Part","Text"/);
    expect(seen.data).toEqual([{ id, prospect_name: 'Petra Privat', document }]);
    expect([removed.status, codeOf(again)]).toEqual([204, [404, 'no_such_report']]);
    for (const { headers } of [saved, list, read, markdown]) {
      expect(headers.get('cache-control')).toBe('no-store');
    }
    expect(await query('select id from public.reports')).toEqual([]);
  });

  test('the list is paged, newest first, and searched in plain words', async () => {
    const token = await tokenOf(person('owner'));
    for (const name of ['Ada (1)', 'Ben', 'Cleo']) {
      const prospect = { ...pushedReport().prospect, name };
      await ask(token, 'reports', { method: 'POST', body: pushedReport({ prospect }) });
    }
    const names = (json: unknown) =>
      [...JSON.stringify(json).matchAll(/"name":"([^"]+)"/g)].map(([, name]) => name);

    const first = await ask(token, 'reports?limit=2');
    const [, next = ''] = /"next":"([^"]+)"/.exec(first.text) ?? [];
    const second = await ask(token, `reports?limit=2&before=${encodeURIComponent(next)}`);
    const found = await ask(token, `reports?search=${encodeURIComponent('ADA (1) nirgend')}`);
    const none = await ask(token, `reports?search=${encodeURIComponent('.*')}`);

    expect(names(first.json)).toEqual(['Cleo', 'Ben']);
    expect(second.json).toMatchObject({ next: null });
    expect(names(second.json)).toEqual(['Ada (1)']);
    expect(names(found.json)).toEqual(['Ada (1)']);
    expect(names(none.json)).toEqual([]);
  });

  test('fault 276: a report that is pushed twice is saved and recorded once, though the answer was lost', async () => {
    const token = await tokenOf(person('owner'));
    const push = () => ask(token, 'reports', { method: 'POST', body: pushedReport() });

    const answers = [...(await Promise.all([push(), push()])), await push()];

    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    expect(
      await query('select user_email, prospect_name, by_free_services from public.research_log'),
    ).toEqual([
      { user_email: 'owner@api.example', prospect_name: 'Petra Privat', by_free_services: true },
    ]);
  });

  test('fault 277: a report on somebody who was forgotten is refused with the reason, and leaves no name behind', async () => {
    const token = await tokenOf(person('owner'));
    const key = 'petra privat|nirgendheim ag';
    await admin().rest.rpc('forget_prospect', { prospect_key: key });

    const pushed = await ask(token, 'reports', { method: 'POST', body: pushedReport() });

    expect(pushed.status).toBe(410);
    expect(pushed.json).toMatchObject({ message: 'This person was forgotten' });
    expect(await tablesWith(query, 'petra privat')).toEqual([]);
  });

  test('forgetting a person reaches what came by a token', async () => {
    const token = await tokenOf(person('owner'));
    await ask(token, 'reports', { method: 'POST', body: pushedReport() });

    await admin().rest.rpc('forget_prospect', { prospect_key: 'petra privat|nirgendheim ag' });

    expect(await tablesWith(query, 'petra privat')).toEqual([]);
  });
}

/** What the API says about itself, and what cannot be asked for. */
export function testApiRefusals(stage: DatabaseStage): void {
  const { server, query } = stage;
  const person = withOwners(stage, 'refusals');

  test('the description of the API is there for everybody, and names every path', async () => {
    const answer = await fetch(`${server().url}/openapi.json`);

    expect(await answer.json()).toMatchObject({
      openapi: '3.1.0',
      paths: {
        '/api/v1/token': { get: {} },
        '/api/v1/reports': { get: {}, post: {} },
        '/api/v1/reports/{id}': { get: {}, delete: {} },
      },
    });
  });

  test.each(REFUSED)(
    '%s is refused in the one form, and nothing is kept',
    async (_, [method, path, body], status) => {
      const token = await tokenOf(person('owner'));

      const answer = await askApi(server(), token, path, { method, body });

      expect(answer.status).toBe(status);
      expect(refusalSchema.safeParse(answer.json).success).toBe(true);
      expect(await query('select id from public.reports')).toEqual([]);
    },
  );
}

const { prospect } = pushedReport();
const REFUSED = [
  ['no JSON', ['POST', 'reports', '{'], 400],
  ['no report', ['POST', 'reports', {}], 400],
  ['a report of another kind', ['POST', 'reports', { ...pushedReport(), version: 2 }], 400],
  [
    'no name',
    ['POST', 'reports', { ...pushedReport(), prospect: { ...prospect, name: ' ' } }],
    400,
  ],
  [
    'NUL',
    ['POST', 'reports', { ...pushedReport(), prospect: { ...prospect, notes: 'a\0b' } }],
    400,
  ],
  ['more than 2 MB', ['POST', 'reports', { ...pushedReport(), draft: 'x'.repeat(2_097_153) }], 413],
  ['an id that is none', ['GET', 'reports/1', undefined], 400],
  ['an id with more', ['GET', `reports/${NOWHERE}%26user_id=not.is.null`, undefined], 400],
  ['a report nobody has', ['GET', `reports/${NOWHERE}`, undefined], 404],
  ['a format there is not', ['GET', `reports/${NOWHERE}?format=pdf`, undefined], 400],
  ['a parameter there is not', ['GET', 'reports?select=*', undefined], 400],
  ['a parameter twice', ['GET', 'reports?limit=1&limit=2', undefined], 400],
  ['too many at once', ['GET', 'reports?limit=101', undefined], 400],
  ['a moment that is none', ['GET', 'reports?before=now', undefined], 400],
  ['a method there is not', ['PUT', 'reports', {}], 405],
  ['a path there is not', ['GET', 'accounts', undefined], 404],
] as const;
