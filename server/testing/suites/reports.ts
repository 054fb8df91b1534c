import { beforeAll, beforeEach, expect, test } from 'vitest';
import type { DatabaseStage, TestPerson } from '../on-every-database.ts';
import type { TestTarget } from '../test-clients.ts';

const DOCUMENT = { version: 1, prospect: { name: 'Petra Privat' }, results: [], brief: {} };
const NOWHERE = '00000000-0000-4000-8000-000000000000';
const MOST = 500;

const textOf = (text: string) => JSON.stringify({ text });

/** What `save_report` is called with; every part has a default. */
export function reportWith(part: Readonly<Record<string, unknown>> = {}) {
  return {
    prospect_key: 'petra privat|nirgendheim ag',
    prospect_name: 'Petra Privat',
    company: 'Nirgendheim AG',
    researched_at: '2026-11-20T09:00:00.000Z',
    insight_count: 3,
    document: JSON.stringify(DOCUMENT),
    ...part,
  };
}

async function saveAs({ rest }: TestPerson, part: Readonly<Record<string, unknown>> = {}) {
  const answer = await rest.rpc('save_report', reportWith(part));
  return { status: answer.status, error: answer.error, id: String(answer.data) };
}

/** What a table or procedure answers to a person, counted. */
async function sendAs(
  server: TestTarget,
  { accessToken: token }: TestPerson,
  {
    method,
    address,
    body,
  }: { readonly method: string; readonly address: string; readonly body: unknown },
) {
  const answer = await fetch(`${server.url}/rest/v1/${address}`, {
    method,
    headers: {
      apikey: server.publishableKey,
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
      prefer: 'count=exact',
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  return {
    status: answer.status,
    text: await answer.text(),
    range: answer.headers.get('content-range'),
  };
}

const WAYS_IN = [
  ['POST', 'reports', reportWith()],
  ['PATCH', 'reports', { company: 'x' }],
  ['PUT', 'reports?id=eq.1', reportWith()],
  ['POST', 'rpc/save_report', reportWith({ user_id: NOWHERE })],
  ['POST', 'rpc/save_report', reportWith({ created_at: '2030-01-01T00:00:00Z' })],
  ['POST', 'rpc/retention_start', {}],
  ['POST', 'rpc/prune_research', {}],
  ['POST', 'rpc/mark_of', { prospect_key: 'x' }],
] as const;

/** Saved reports are their owner's alone. */
export function testReports({ server, admin, query, create, signIn }: DatabaseStage): void {
  const send = (person: TestPerson, method: string, address: string, body?: unknown) =>
    sendAs(server(), person, { method, address, body });
  let owner: TestPerson;
  let other: TestPerson;
  beforeAll(async () => {
    await create('owner@reports.example');
    await create('other@reports.example');
    owner = await signIn('owner@reports.example');
    other = await signIn('other@reports.example');
  });
  beforeEach(async () => {
    await query('delete from public.reports');
  });

  const save = (part: Readonly<Record<string, unknown>> = {}, person = owner) =>
    saveAs(person, part);

  test('a report comes back to its owner as it was saved', async () => {
    const { id, error } = await save();

    const read = await owner.rest.from('reports').select('*').eq('id', id).single();

    expect(error).toBeNull();
    expect(read.data).toMatchObject({
      user_id: owner.userId,
      prospect_name: 'Petra Privat',
      insight_count: 3,
      document: DOCUMENT,
    });
  });

  test('the same person and moment is saved once, for each account', async () => {
    const first = await save();
    const again = await save({ insight_count: 4 });
    const later = await save({ researched_at: '2026-11-20T10:00:00.000Z' });
    const others = await save({}, other);

    expect(again.id).toBe(first.id);
    expect(new Set([first.id, later.id, others.id]).size).toBe(3);
  });

  test.each(['another user', 'an administrator'])(
    '%s can neither read, find, count, guess nor delete it',
    async (who) => {
      const { id } = await save();
      const person = who === 'an administrator' ? admin() : other;

      for (const address of [
        'reports?select=*',
        'reports?select=id,document',
        `reports?id=eq.${id}`,
        `reports?user_id=eq.${owner.userId}`,
        `reports?or=(id.eq.${id},user_id.eq.${owner.userId})`,
        'reports?search_text=match.petra',
        'reports?prospect_key=eq.petra privat|nirgendheim ag',
      ]) {
        const { text } = await send(person, 'GET', address);
        expect(text).not.toContain(id);
        expect(text.toLowerCase()).not.toContain('privat');
      }
      for (const method of ['GET', 'HEAD']) {
        expect((await send(person, method, 'reports')).range).toBe('*/0');
        expect((await send(person, method, `reports?id=eq.${id}`)).range).toBe('*/0');
      }
      const there = await send(person, 'GET', `reports?id=eq.${id}`);
      const nowhere = await send(person, 'GET', `reports?id=eq.${NOWHERE}`);
      expect(there).toEqual(nowhere);
      const removal = await send(person, 'DELETE', `reports?id=eq.${id}`);
      expect(removal).toEqual(await send(person, 'DELETE', `reports?id=eq.${NOWHERE}`));
      expect(await query('select id from public.reports')).toEqual([{ id }]);
    },
  );

  test.each(WAYS_IN)('there is no way in by %s %s', async (method, address, body) => {
    const { status } = await send(owner, method, address, body);

    expect(status).toBeGreaterThanOrEqual(400);
    expect(status).toBeLessThan(500);
    expect(await query('select id from public.reports')).toEqual([]);
  });
}

/** Saved reports go with their owner's word and with their account. */
export function testReportDeletion({ admin, query, create, signIn }: DatabaseStage): void {
  beforeEach(async () => {
    await query('delete from public.reports');
  });

  test('the owner deletes it, and whoever signed out does nothing any more', async () => {
    await create('deleter@reports.example');
    const owner = await signIn('deleter@reports.example');
    const { id } = await saveAs(owner);
    await create('leaver@reports.example');
    const leaver = await signIn('leaver@reports.example');
    await saveAs(leaver);
    await leaver.auth.signOut();

    const removed = await owner.rest.from('reports').delete({ count: 'exact' }).eq('id', id);
    const left = await leaver.rest.from('reports').select('id');
    const refused = await saveAs(leaver, { researched_at: '2026-11-20T11:00:00Z' });

    expect(removed.count).toBe(1);
    expect(left.data ?? []).toEqual([]);
    expect(refused.error?.code).toBe('42501');
  });

  test('deleting an account deletes its reports', async () => {
    const id = await create('going@reports.example');
    const going = await signIn('going@reports.example');
    await saveAs(going);

    await admin().rest.from('profiles').delete().eq('id', id);

    expect(await query('select id from public.reports where user_id = $1', [id])).toEqual([]);
  });
}

/** How many, how large and how odd saved reports may be. */
export function testReportLimits({ query, create, signIn }: DatabaseStage): void {
  let owner: TestPerson;
  let other: TestPerson;
  beforeAll(async () => {
    await create('many@reports.example');
    await create('few@reports.example');
    owner = await signIn('many@reports.example');
    other = await signIn('few@reports.example');
  });
  beforeEach(async () => {
    await query('delete from public.reports');
  });
  const save = (part: Readonly<Record<string, unknown>> = {}, person = owner) =>
    saveAs(person, part);

  test('one report more than the quota is refused in plain words, and there is room after deleting', async () => {
    await query(
      `insert into public.reports (user_id, prospect_key, prospect_name, company, researched_at, insight_count, document)
       select $1, 'k' || n, 'N', 'C', now(), 1, '{}' from generate_series(1, ${MOST - 2}) n`,
      [owner.userId],
    );
    const moments = Array.from({ length: 6 }, (_, n) => `2026-11-20T12:00:0${n}Z`);

    const answers = await Promise.all(moments.map((researched_at) => save({ researched_at })));

    const refused = answers.filter(({ error }) => error !== null);
    expect(refused).toHaveLength(4);
    expect(refused[0]?.status).toBe(409);
    expect(refused[0]?.error?.message).toBe(
      'You have 500 saved reports, which is the most there can be',
    );
    await owner.rest.from('reports').delete().eq('prospect_key', 'k1');
    expect((await save({ researched_at: '2026-11-20T13:00:00Z' })).error).toBeNull();
    expect((await save({}, other)).error).toBeNull();
  });

  test('a report of almost 1 MB is kept; a larger one is refused with the reason', async () => {
    const size = 1_048_576;
    const large = await save({ document: textOf('ä'.repeat(size / 2 - 100)) });
    const tooLarge = await save({ document: textOf('x'.repeat(size)) });

    expect(large.error).toBeNull();
    expect(tooLarge.status).toBe(413);
    expect(tooLarge.error?.message).toBe('This report is too large to be saved: at most 1 MB');
  });

  test.each([
    ['a name that is empty', { prospect_name: ' ' }],
    ['a name of 501 characters', { prospect_name: 'x'.repeat(501) }],
    ['a company of 501 characters', { company: 'x'.repeat(501) }],
    ['no key', { prospect_key: '' }],
    ['a key of 1001 characters', { prospect_key: 'x'.repeat(1001) }],
    ['a list for a document', { document: '[]' }],
    ['a text for a document', { document: '"x"' }],
    ['an object for the text', { document: DOCUMENT }],
    ['no JSON', { document: '{' }],
    ['no document', { document: null }],
    ['a negative count', { insight_count: -1 }],
    ['a moment that is none', { researched_at: 'yesterday' }],
    ['NUL in the name', { prospect_name: 'a\0b' }],
    ['NUL in the document', { document: textOf('a\0b') }],
    ['half a surrogate pair', { document: textOf('\uD800') }],
  ])('%s is refused, and nothing is kept', async (_, part) => {
    const { status, error } = await save(part);

    expect(error).not.toBeNull();
    expect(status).toBeGreaterThanOrEqual(400);
    expect(status).toBeLessThan(500);
    expect(await query('select id from public.reports')).toEqual([]);
  });

  test.each([
    "Robert'); drop table reports;--",
    '<script>alert(1)</script>',
    'مریم میرزاخانی',
    '王小明',
    '👩‍⚕️ Zoë',
    'x'.repeat(500),
  ])('the name %s comes back as it is', async (prospect_name) => {
    const { id } = await save({
      prospect_name,
      document: JSON.stringify({ [prospect_name]: 1 }),
    });

    const read = await owner.rest.from('reports').select('prospect_name, document').eq('id', id);

    expect(read.data).toEqual([{ prospect_name, document: { [prospect_name]: 1 } }]);
  });
}
