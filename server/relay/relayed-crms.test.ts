import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { CRM_CLIENTS, deleteCrmNotes, saveCrmNote, secretOf } from '#engine';
import { startAttio } from '../../simulators/crm/attio.ts';
import { DEMO_CRM_KEY } from '../../simulators/crm/contacts.ts';
import { startHubspot } from '../../simulators/crm/hubspot.ts';
import { startPipedrive } from '../../simulators/crm/pipedrive.ts';
import { jsonReply } from '../../simulators/server/answer.ts';
import { neverAnswer, redirectTo, replyWith } from '../../simulators/server/faults.ts';
import { readSettings } from '../settings.ts';
import { openTestServer } from '../testing/open-test-server.ts';
import { onceArrived } from '../testing/relay-stage.ts';
import { testAdmin } from '../testing/start-server.ts';
import { signedInClient } from '../testing/test-clients.ts';
import { tablesOf } from './open-relay.ts';
import { createRelay } from './relay.ts';
import { relayedReach } from './relayed-sources.ts';

const ROOT = 'http://legwork.example/relay';
const KEY = { 'x-crm-key': DEMO_CRM_KEY, 'content-type': 'application/json' };
const EMAIL = 'ingrid.solberg@nordvikbank.example';
const INGRID = {
  ...{ name: 'Ingrid Solberg', given: 'Ingrid', family: 'Solberg' },
  ...{ company: 'Nordvik Bank', email: EMAIL },
};
const NOTE = {
  title: 'legwork-0abc',
  html: '<p>legwork-0abc: the words of this note</p>',
  markdown: 'legwork-0abc: the words of this note',
  marker: 'legwork-0abc',
  writtenAt: '2026-11-23T10:00:00.000Z',
};

const crms = {
  hubspot: await startHubspot(),
  pipedrive: await startPipedrive(),
  attio: await startAttio(),
};
const { hubspot } = crms;
const server = await openTestServer();
const { accessToken } = await signedInClient(server, testAdmin);
const logged: string[] = [];
const options: Parameters<typeof createRelay>[0] = {
  tables: tablesOf(server.backend),
  reached: relayedReach(
    readSettings({
      HUBSPOT: 'on',
      HUBSPOT_URL: hubspot.baseUrl,
      PIPEDRIVE: 'on',
      PIPEDRIVE_URL: crms.pipedrive.baseUrl,
      ATTIO: 'on',
      ATTIO_URL: crms.attio.baseUrl,
    }),
  ),
  log: { say: (line) => logged.push(line), warn: (line) => logged.push(line) },
};
const relay = createRelay(options);
/** Only for what never answers: on a busy machine others take longer too. */
const impatientRelay = createRelay({ ...options, timeLimit: onceArrived(hubspot) });
beforeEach(() => {
  for (const crm of Object.values(crms)) crm.reset();
  logged.length = 0;
});
afterAll(async () => {
  await server[Symbol.asyncDispose]();
  await Promise.all(Object.values(crms).map((crm) => crm.close()));
});

/** As the browser asks: the key in a header of its own, since `authorization` says who asks. */
const throughRelay: typeof fetch = async (input, init) => {
  const request = new Request(input, init);
  const key = request.headers.get('x-api-token') ?? request.headers.get('authorization') ?? '';
  request.headers.set('x-crm-key', key.replace('Bearer ', ''));
  request.headers.delete('x-api-token');
  request.headers.set('authorization', `Bearer ${accessToken}`);
  return relay(request, '127.0.0.1');
};

type Sent = {
  readonly method?: string;
  readonly body?: string;
  readonly headers?: Readonly<Record<string, string>>;
};

const ask = (path: string, init: Sent = {}, through = relay) =>
  through(
    new Request(`${ROOT}${path}`, {
      ...init,
      headers: { authorization: `Bearer ${accessToken}`, ...KEY, ...init.headers },
    }),
    '127.0.0.1',
  );

test.each([
  [
    'hubspot',
    'authorization',
    `Bearer ${DEMO_CRM_KEY}`,
    'https://app-eu1.hubspot.com/contacts/4711/record/0-1/51',
  ],
  ['pipedrive', 'x-api-token', DEMO_CRM_KEY, 'https://demo-company.pipedrive.com/person/51'],
  ['attio', 'authorization', `Bearer ${DEMO_CRM_KEY}`, 'https://app.attio.com/demo/person/51'],
] as const)(
  'threat 53: a note is written, changed and deleted in %s through the relay, and neither the key nor a word of it is logged or stored',
  async (name, header, sent, address) => {
    const crm = crms[name];
    const access = { baseUrl: `${ROOT}/${name}`, key: secretOf(DEMO_CRM_KEY) };
    const client = CRM_CLIENTS[name].create({ ...access, fetch: throughRelay });
    const never = new AbortController().signal;
    const order = { person: INGRID, note: NOTE };

    const byName = await saveCrmNote(client, { ...order, person: { ...INGRID, email: '' } }, never);
    const second = await saveCrmNote(client, order, never);

    expect([byName, second]).toMatchObject([
      { note: { contactId: '51', isNew: true, address } },
      { note: { contactId: '51', isNew: false } },
    ]);
    expect(crm.notes()).toMatchObject([{ contactIds: ['51'] }]);
    expect(crm.notes()[0]?.text).toContain('the words of this note');
    const place = { contactId: '51', marker: NOTE.marker };
    expect(await deleteCrmNotes(client, place, never)).toBe(1);
    expect(crm.notes()).toEqual([]);
    expect(new Set(crm.calls.map(({ headers }) => headers[header]))).toEqual(new Set([sent]));
    expect(JSON.stringify(crm.calls)).not.toContain(accessToken);
    expect(crm.calls.some(({ headers }) => 'x-crm-key' in headers)).toBe(false);
    const entries = await server.backend.database.query(
      `select actor_email, details from public.audit_log
       where action = 'crm_note_written' and details ->> 'name' = $1 order by id`,
      [name],
    );
    expect(entries).toEqual(
      ['created', 'updated', 'deleted'].map((outcome) => ({
        actor_email: testAdmin.email,
        details: { name, outcome },
      })),
    );
    const line = new RegExp(String.raw`^Relayed ${name}: \d{3}, \d+ bytes$`, 'u');
    expect(logged.every((each) => line.test(each))).toBe(true);
    const written = await bytesIn(server.dataDirectory);
    expect(written.includes(testAdmin.email)).toBe(true);
    for (const text of [DEMO_CRM_KEY, EMAIL, 'the words of this note']) {
      expect(written.includes(text)).toBe(false);
      expect([...logged, ...server.logged].join('\n')).not.toContain(text);
    }
  },
);

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
  ['another kind of record', '/hubspot/crm/v3/objects/deals', 'POST', NOTE_BODY],
  ['a new contact', '/hubspot/crm/v3/objects/contacts', 'POST', { properties: { email: EMAIL } }],
  ['a contact of its own', '/hubspot/crm/v3/objects/contacts/51', 'DELETE', undefined],
  ['all contacts', '/hubspot/crm/v3/objects/contacts', 'GET', undefined],
  ['a path that leads elsewhere', '/hubspot/crm/v3/objects/notes/../contacts', 'POST', NOTE_BODY],
  ['a way that is not one of a note’s', '/hubspot/crm/v3/objects/notes', 'PUT', NOTE_BODY],
  ['a parameter', '/hubspot/account-info/v3/details?hapikey=1', 'GET', undefined],
  ['a note on nobody', '/hubspot/crm/v3/objects/notes', 'POST', { ...NOTE_BODY, associations: [] }],
  [
    'another property',
    '/hubspot/crm/v3/objects/notes/1',
    'PATCH',
    { properties: { hs_note_body: 'x', hubspot_owner_id: '1' } },
  ],
  [
    'a note of a megabyte',
    '/hubspot/crm/v3/objects/notes/1',
    'PATCH',
    { properties: { hs_note_body: 'x'.repeat(1_000_000) } },
  ],
  ['a new person', '/pipedrive/v1/persons', 'POST', { name: 'x' }],
  ['all people', '/pipedrive/api/v2/persons', 'GET', undefined],
  ['all notes of everybody', '/pipedrive/v1/notes?user_id=1', 'GET', undefined],
  ['a token in the address', '/pipedrive/v1/users/me?api_token=x', 'GET', undefined],
  ['a note on a deal', '/pipedrive/v1/notes', 'POST', { deal_id: 1, content: 'x' }],
  ['a new person', '/attio/v2/objects/people/records', 'POST', { data: { values: {} } }],
  ['another object', '/attio/v2/objects/deals/records/query', 'POST', { limit: 1, offset: 0 }],
  ['everybody', '/attio/v2/objects/people/records/query', 'POST', { limit: 1, offset: 0 }],
  ['a record of its own', '/attio/v2/objects/people/records/51', 'DELETE', undefined],
  [
    'another parent',
    '/attio/v2/notes/1',
    'PATCH',
    { data: { title: 'x', format: 'markdown', content: 'x', parent_record_id: '2' } },
  ],
] as const)('threat 54: %s (%s) is not asked of a CRM', async (_, path, method, json) => {
  const body = json === undefined ? {} : { body: JSON.stringify(json) };
  const { status } = await ask(path, { method, ...body });

  expect([400, 404, 405, 413]).toContain(status);
  expect(Object.values(crms).flatMap(({ calls }) => calls)).toEqual([]);
});

test('threat 54: nobody who is not signed in is served, and nobody without a key', async () => {
  const path = '/hubspot/account-info/v3/details';

  expect((await ask(path, { headers: { authorization: 'Bearer none' } })).status).toBe(401);
  for (const key of ['', 'two words']) {
    expect((await ask(path, { headers: { 'x-crm-key': key } })).status).toBe(400);
  }
  expect(hubspot.calls).toEqual([]);
});

test('fault 237: a refusal is the CRM’s own, with how long to wait, and nobody else waits for it; silence and a redirect are ours', async () => {
  const path = '/hubspot/account-info/v3/details';
  const busy = { ...jsonReply(429, {}), headers: { 'retry-after': '7' } };
  hubspot.script({ times: 1, answer: replyWith(busy) });
  const at = new Date('2026-11-23T10:00:00Z');
  const later = {
    date: at.toUTCString(),
    'retry-after': new Date(at.getTime() + 9000).toUTCString(),
  };
  hubspot.script({ times: 1, answer: replyWith({ ...jsonReply(429, {}), headers: later }) });
  hubspot.script({ times: 1, answer: replyWith(jsonReply(401, {})) });
  hubspot.script({ times: 1, answer: redirectTo('https://elsewhere.example/') });
  hubspot.script({ times: 1, answer: neverAnswer() });
  const statuses: [number, string | null][] = [];
  for (let count = 0; count < 6; count += 1) {
    const { status, headers } = await ask(path, {}, count === 4 ? impatientRelay : relay);
    statuses.push([status, headers.get('retry-after')]);
  }

  expect(statuses).toEqual([
    [429, '7'],
    [429, '9'],
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
