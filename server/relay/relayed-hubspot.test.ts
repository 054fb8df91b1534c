import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { createHubspot, deleteCrmNotes, saveCrmNote, secretOf } from '#engine';
import { DEMO_CRM_KEY } from '../../simulators/crm/contacts.ts';
import { startHubspot } from '../../simulators/crm/hubspot.ts';
import { jsonReply } from '../../simulators/server/answer.ts';
import { neverAnswer, redirectTo, replyWith } from '../../simulators/server/faults.ts';
import { readSettings } from '../settings.ts';
import { openTestServer } from '../testing/open-test-server.ts';
import { testAdmin } from '../testing/start-server.ts';
import { signedInClient } from '../testing/test-clients.ts';
import { tablesOf } from './open-relay.ts';
import { createRelay } from './relay.ts';
import { relayedReach } from './relayed-sources.ts';

const ROOT = 'http://legwork.example/relay/hubspot';
const KEY = { 'x-crm-key': DEMO_CRM_KEY, 'content-type': 'application/json' };
const EMAIL = 'ingrid.solberg@nordvikbank.example';
const INGRID = {
  ...{ name: 'Ingrid Solberg', given: 'Ingrid', family: 'Solberg' },
  ...{ company: 'Nordvik Bank', email: EMAIL },
};
const NOTE = {
  ...{ title: '', markdown: '', marker: 'legwork-0abc', writtenAt: '2026-11-23T10:00:00.000Z' },
  html: '<p>legwork-0abc: the words of this note</p>',
};

const hubspot = await startHubspot();
const server = await openTestServer();
const { accessToken } = await signedInClient(server, testAdmin);
const logged: string[] = [];
const relay = createRelay({
  tables: tablesOf(server.backend),
  reached: relayedReach(readSettings({ HUBSPOT: 'on', HUBSPOT_URL: hubspot.baseUrl })),
  log: { say: (line) => logged.push(line), warn: (line) => logged.push(line) },
  timeoutMs: 500,
});
beforeEach(() => {
  hubspot.reset();
  logged.length = 0;
});
afterAll(async () => {
  await server[Symbol.asyncDispose]();
  await hubspot.close();
});

/** As the browser asks: the key in a header of its own, since `authorization` says who asks. */
const throughRelay: typeof fetch = async (input, init) => {
  const request = new Request(input, init);
  const key = request.headers.get('authorization')?.replace('Bearer ', '') ?? '';
  request.headers.set('x-crm-key', key);
  request.headers.set('authorization', `Bearer ${accessToken}`);
  return relay(request, '127.0.0.1');
};

type Sent = {
  readonly method?: string;
  readonly body?: string;
  readonly headers?: Readonly<Record<string, string>>;
};

const ask = (path: string, init: Sent = {}) =>
  relay(
    new Request(`${ROOT}${path}`, {
      ...init,
      headers: { authorization: `Bearer ${accessToken}`, ...KEY, ...init.headers },
    }),
    '127.0.0.1',
  );

test('threat 53: a note is written, changed and deleted through the relay, and neither the key nor a word of it is logged or stored', async () => {
  const client = createHubspot({ baseUrl: ROOT, key: secretOf(DEMO_CRM_KEY), fetch: throughRelay });
  const never = new AbortController().signal;
  const order = { person: INGRID, note: NOTE };

  const first = await saveCrmNote(client, order, never);
  const second = await saveCrmNote(client, order, never);

  expect([first, second]).toMatchObject([
    { note: { contactId: '51', isNew: true } },
    { note: { contactId: '51', isNew: false } },
  ]);
  expect(hubspot.notes()).toMatchObject([{ text: NOTE.html, contactIds: ['51'] }]);
  const place = { contactId: '51', marker: NOTE.marker };
  expect(await deleteCrmNotes(client, place, never)).toBe(1);
  expect(hubspot.notes()).toEqual([]);
  expect(new Set(hubspot.calls.map(({ headers }) => headers['authorization']))).toEqual(
    new Set([`Bearer ${DEMO_CRM_KEY}`]),
  );
  expect(JSON.stringify(hubspot.calls)).not.toContain(accessToken);
  const entries = await server.backend.database.query(
    `select actor_email, details from public.audit_log where action = 'crm_note_written' order by id`,
  );
  expect(entries).toEqual(
    ['created', 'updated', 'deleted'].map((outcome) => ({
      actor_email: testAdmin.email,
      details: { name: 'hubspot', outcome },
    })),
  );
  expect(logged.every((line) => /^Relayed hubspot: \d{3}, \d+ bytes$/u.test(line))).toBe(true);
  const written = await bytesIn(server.dataDirectory);
  expect(written.includes(testAdmin.email)).toBe(true);
  for (const text of [DEMO_CRM_KEY, EMAIL, 'the words of this note']) {
    expect(written.includes(text)).toBe(false);
    expect([...logged, ...server.logged].join('\n')).not.toContain(text);
  }
});

const NOTE_BODY = {
  properties: { hs_timestamp: NOTE.writtenAt, hs_note_body: 'x' },
  associations: [
    {
      to: { id: '51' },
      types: [{ associationCategory: 'HUBSPOT_DEFINED', associationTypeId: 202 }],
    },
  ],
};

test.each([
  ['another kind of record', '/crm/v3/objects/deals', 'POST', NOTE_BODY],
  ['a new contact', '/crm/v3/objects/contacts', 'POST', { properties: { email: EMAIL } }],
  ['a contact of its own', '/crm/v3/objects/contacts/51', 'DELETE', undefined],
  ['all contacts', '/crm/v3/objects/contacts', 'GET', undefined],
  ['a path that leads elsewhere', '/crm/v3/objects/notes/../contacts', 'POST', NOTE_BODY],
  ['a way that is not one of a note’s', '/crm/v3/objects/notes', 'PUT', NOTE_BODY],
  ['a parameter', '/account-info/v3/details?hapikey=1', 'GET', undefined],
  ['a note on nobody', '/crm/v3/objects/notes', 'POST', { ...NOTE_BODY, associations: [] }],
  [
    'another property',
    '/crm/v3/objects/notes/1',
    'PATCH',
    { properties: { hs_note_body: 'x', hubspot_owner_id: '1' } },
  ],
  [
    'a note of a megabyte',
    '/crm/v3/objects/notes/1',
    'PATCH',
    { properties: { hs_note_body: 'x'.repeat(1_000_000) } },
  ],
] as const)('threat 54: %s is not asked of HubSpot', async (_, path, method, json) => {
  const body = json === undefined ? {} : { body: JSON.stringify(json) };
  const { status } = await ask(path, { method, ...body });

  expect([400, 404, 405, 413]).toContain(status);
  expect(hubspot.calls).toEqual([]);
});

test('threat 54: nobody who is not signed in is served, and nobody without a key', async () => {
  const path = '/account-info/v3/details';

  expect((await ask(path, { headers: { authorization: 'Bearer none' } })).status).toBe(401);
  for (const key of ['', 'two words']) {
    expect((await ask(path, { headers: { 'x-crm-key': key } })).status).toBe(400);
  }
  expect(hubspot.calls).toEqual([]);
});

test('fault 237: a refusal is HubSpot’s own, with how long to wait, and nobody else waits for it; silence and a redirect are ours', async () => {
  const path = '/account-info/v3/details';
  const busy = { ...jsonReply(429, {}), headers: { 'retry-after': '7' } };
  hubspot.script({ times: 1, answer: replyWith(busy) });
  hubspot.script({ times: 1, answer: replyWith(jsonReply(401, {})) });
  hubspot.script({ times: 1, answer: redirectTo('https://elsewhere.example/') });
  hubspot.script({ times: 1, answer: neverAnswer() });
  const statuses: [number, string | null][] = [];
  for (let count = 0; count < 5; count += 1) {
    const { status, headers } = await ask(path);
    statuses.push([status, headers.get('retry-after')]);
  }

  expect(statuses).toEqual([
    [429, '7'],
    [401, null],
    [502, null],
    [504, null],
    [200, null],
  ]);
});

async function bytesIn(folder: string): Promise<Buffer> {
  const files = await readdir(folder, { recursive: true, withFileTypes: true });
  return Buffer.concat(
    await Promise.all(
      files.filter((one) => one.isFile()).map((one) => readFile(join(one.parentPath, one.name))),
    ),
  );
}
