import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { startAttio } from '../../../simulators/crm/attio.ts';
import { DEMO_CRM_KEY, type NotesKept } from '../../../simulators/crm/contacts.ts';
import { startHubspot } from '../../../simulators/crm/hubspot.ts';
import { startPipedrive } from '../../../simulators/crm/pipedrive.ts';
import { startTwenty } from '../../../simulators/crm/twenty.ts';
import { htmlReply, jsonReply, type ScriptedAnswer } from '../../../simulators/server/answer.ts';
import {
  captivePortal,
  dropConnection,
  hugeBody,
  invalidJson,
  neverAnswer,
  redirectTo,
  replyWith,
  wrongShape,
} from '../../../simulators/server/faults.ts';
import type { Simulator } from '../../../simulators/server/simulator.ts';
import { crmFailureText } from '../../messages/crm-messages.ts';
import type { CrmName } from '../../model/crm.ts';
import { secretOf } from '../../model/secret.ts';
import { never } from '../../testing/never.ts';
import type { ServiceOptions } from '../service.ts';
import { CRM_CLIENTS } from './crm-clients.ts';
import { CrmError, type CrmClient, type CrmPerson } from './crm.ts';
import { allPages } from './request.ts';
import { saveCrmNote, type NoteOrder } from './save-note.ts';

const key = secretOf(DEMO_CRM_KEY);
const INGRID: CrmPerson = {
  name: 'Ingrid Solberg',
  given: 'Ingrid',
  family: 'Solberg',
  company: 'Nordvik Bank',
  email: 'ingrid.solberg@nordvikbank.example',
};
const note = {
  title: 'Legwork: Ingrid Solberg (legwork-0abc)',
  html: '<p>Legwork: Ingrid Solberg (legwork-0abc)</p><p>First</p>',
  markdown: 'Legwork: Ingrid Solberg (legwork-0abc)\n\nFirst',
  marker: 'legwork-0abc',
  writtenAt: '2026-11-23T10:00:00.000Z',
};
const order: NoteOrder = { person: INGRID, note };
const at = async (): Promise<void> => undefined;

const hubspot = await startHubspot();
const twenty = await startTwenty();
const oldTwenty = await startTwenty({ isOld: true });
const pipedrive = await startPipedrive();
const attio = await startAttio();
const all = [hubspot, twenty, oldTwenty, pipedrive, attio];
afterAll(() => Promise.all(all.map((one) => one.close())));
beforeEach(() => all.forEach((one) => one.reset()));

type Crm = {
  readonly title: string;
  readonly name: CrmName;
  readonly simulator: Simulator & NotesKept;
};

const CRMS: readonly Crm[] = [
  { title: 'HubSpot', name: 'hubspot', simulator: hubspot },
  { title: 'Twenty', name: 'twenty', simulator: twenty },
  { title: 'an old Twenty', name: 'twenty', simulator: oldTwenty },
  { title: 'Pipedrive', name: 'pipedrive', simulator: pipedrive },
  { title: 'Attio', name: 'attio', simulator: attio },
];

const clientOf = ({ name, simulator }: Crm, more: Pick<ServiceOptions, 'wait'> = {}): CrmClient =>
  CRM_CLIENTS[name].create({ baseUrl: simulator.baseUrl, key, fetch: globalThis.fetch, ...more });

const failureOf = (work: Promise<unknown>): Promise<unknown> =>
  work.then(() => null).catch((error: unknown) => error);

const savingTo =
  (crm: Crm) =>
  (more: Partial<NoteOrder> = {}) =>
    saveCrmNote(clientOf(crm), { ...order, ...more }, never, at);

describe.each(CRMS)('$title', (crm) => {
  const { simulator } = crm;
  const save = savingTo(crm);

  test('a note is written on the contact with the e-mail address, and the second time it is updated', async () => {
    const first = await save();
    const changed = {
      ...note,
      html: `${note.html}<p>Second</p>`,
      markdown: `${note.markdown} Second`,
    };
    const second = await save({ note: changed });

    expect([first, second]).toMatchObject([
      { kind: 'written', note: { contactId: '51', isNew: true } },
      { kind: 'written', note: { contactId: '51', isNew: false } },
    ]);
    expect(simulator.notes()).toMatchObject([{ contactIds: ['51'] }]);
    expect(simulator.notes()[0]?.text).toContain('Second');
  });

  test('without an address the exact name and company find the contact; two are asked about, none is made', async () => {
    const person = { ...INGRID, email: '' };
    const marcus = {
      name: 'marcus adeyemi',
      given: 'marcus',
      family: 'adeyemi',
      company: 'Halden Payments',
    };

    expect(await save({ person })).toMatchObject({ kind: 'written', note: { contactId: '51' } });
    const several = await save({ person: { ...person, ...marcus } });
    expect(several).toMatchObject({ contacts: [{ id: '53' }, { id: '54' }] });
    expect(await save({ person: { ...person, company: 'Elsewhere' } })).toEqual({
      kind: 'no contact',
    });
    expect(await save({ person: { ...person, ...marcus }, contactId: '54' })).toMatchObject({
      kind: 'written',
      note: { contactId: '54' },
    });
    expect(
      simulator.calls.some(
        ({ path, method }) => method === 'POST' && /(?:people|contacts)$/u.test(path),
      ),
    ).toBe(false);
  });

  test('fault 224: of namesakes the one at this company is found, on whichever page they come', async () => {
    const person = { ...INGRID, email: '', company: 'Fjord Shipping' };

    expect(await save({ person })).toMatchObject({ kind: 'written', note: { contactId: '52' } });
    const shipping = simulator.calls.map(({ path, query }) => path + JSON.stringify(query));
    expect(shipping.join('\n')).not.toContain(DEMO_CRM_KEY);
  });

  test('fault 226: a contact who is not this person gets no note, whoever names it', async () => {
    const chosen = await save({ contactId: '54' });

    expect(chosen).toMatchObject({ kind: 'several contacts', contacts: [{ id: '51' }] });
    expect(simulator.notes()).toEqual([]);
  });

  test('others’ notes on the contact stay as they are, however many there are', async () => {
    for (let count = 0; count < 5; count += 1) simulator.putNote(`Call ${count}`, '51');
    await save();
    await save();

    const texts = simulator.notes().map(({ text }) => text);
    expect(texts.slice(0, 5)).toEqual(['Call 0', 'Call 1', 'Call 2', 'Call 3', 'Call 4']);
    expect(texts).toHaveLength(6);
  });
});

describe.each(CRMS)('$title asked more than once', (crm) => {
  const { simulator } = crm;
  const save = savingTo(crm);

  test('fault 230: a note is there once, however often saving it is cut off and begun again', async () => {
    for (let round = 0; round < 50; round += 1) {
      const cut = 1 + (round % 6);
      let calls = 0;
      simulator.script({
        when: ({ method }) => {
          if (round % 3 === 0 && method === 'GET') return false;
          calls += 1;
          return calls === cut;
        },
        times: 1,
        answer: dropConnection(0),
      });
      await failureOf(save());
    }
    await save();

    expect(simulator.notes()).toHaveLength(1);
    expect(simulator.notes()[0]?.contactIds).toEqual(['51']);
  });

  test('fault 231: a note that was made twice in another place is one again, the older one', async () => {
    await save();
    const [first] = simulator.notes();
    simulator.putNote(note.title, '51');
    await save();

    expect(simulator.notes().map(({ id }) => id)).toEqual([first?.id]);
  });
});

describe.each(CRMS)('$title when it does not answer', (crm) => {
  const { simulator } = crm;
  const save = savingTo(crm);

  const UNUSABLE: readonly (readonly [string, ScriptedAnswer, string])[] = [
    ['HTML', replyWith(htmlReply(200, '<h1>Sign in</h1>')), 'unreadable'],
    ['a sign-in page', captivePortal(), 'unreadable'],
    ['half an answer', invalidJson(), 'unreadable'],
    ['a wrong shape', wrongShape(), 'unreadable'],
    ['a huge answer', hugeBody(5_000_000), 'unreadable'],
    ['a cut connection', dropConnection(), 'unreachable'],
    ['a redirect', redirectTo('https://elsewhere.example/'), 'unreachable'],
    ['400', replyWith(jsonReply(400, {})), 'refused'],
    ['401', replyWith(jsonReply(401, {})), 'rejected'],
    ['403', replyWith(jsonReply(403, { category: 'MISSING_SCOPES' })), 'not-allowed'],
    ['409', replyWith(jsonReply(409, {})), 'conflict'],
    ['429', replyWith(jsonReply(429, {})), 'rate-limited'],
    ['500', replyWith(jsonReply(500, {})), 'failed'],
  ];

  test.each(UNUSABLE)(
    'fault 232: %s is told as what it is, and nothing is written',
    async (_, answer, reason) => {
      simulator.script({ answer });

      const error = await failureOf(save());

      expect(error).toBeInstanceOf(CrmError);
      expect(error).toMatchObject({ reason });
      if (!(error instanceof CrmError)) throw new Error('No CrmError.');
      expect(crmFailureText(error.crm, error.reason)).toMatch(/\.$/u);
      expect(`${error.message}${JSON.stringify(error)}`).not.toContain(DEMO_CRM_KEY);
      expect(simulator.notes()).toEqual([]);
    },
  );

  test('fault 233: a CRM that says nothing is given up in time', async () => {
    simulator.script({ answer: neverAnswer() });
    // The time limit is over as soon as a call has arrived, however long that takes.
    const impatient = clientOf(crm, { wait: () => simulator.until(({ length }) => length > 0) });
    const saving = saveCrmNote(impatient, order, never, at);
    expect(await failureOf(saving)).toMatchObject({ reason: 'timed-out' });
    // A call that arrives only after it was given up would take an answer of the next test.
    await simulator.until((calls) => calls.some(({ aborted }) => aborted));
  });

  test('fault 234: asked to wait, Legwork waits as long and goes on; asked for longer, it says so', async () => {
    const waits: number[] = [];
    const busy = (seconds: string) => ({
      ...jsonReply(429, {}),
      headers: { 'content-type': 'application/json', 'retry-after': seconds },
    });
    const wait = async (durationMs: number): Promise<void> => void waits.push(durationMs);
    simulator.script({ times: 2, answer: replyWith(busy('7')) });

    expect(await saveCrmNote(clientOf(crm), order, never, wait)).toMatchObject({ kind: 'written' });
    expect(waits).toEqual([7000, 7000]);
    simulator.script({ answer: replyWith(busy('600')) });
    expect(await failureOf(saveCrmNote(clientOf(crm), order, never, wait))).toMatchObject({
      reason: 'rate-limited',
    });
    expect(waits).toHaveLength(2);
  });

  test('a note is deleted, and deleting what is gone is no error', async () => {
    const saved = await save();
    const noteId = saved.kind === 'written' ? saved.note.noteId : '';
    const client = clientOf(crm);

    await client.deleteNote(noteId, never);
    await client.deleteNote(noteId, never);

    expect(simulator.notes()).toEqual([]);
  });
});

test.each([
  ['hubspot', startHubspot, 'crm.objects.contacts.write'],
  ['pipedrive', startPipedrive, 'a user who may see people and edit notes'],
  ['attio', startAttio, 'note:read-write'],
  ['twenty', startTwenty, 'a role that may see people and edit notes'],
] as const)(
  'fault 235: a key whose right to write was taken away reads in %s, writes nothing, and the remedy names the right',
  async (name, start, right) => {
    await using readOnly = await start({ mayWrite: false });
    const client = clientOf({ title: '', name, simulator: readOnly });

    expect(await failureOf(saveCrmNote(client, order, never, at))).toMatchObject({
      reason: 'not-allowed',
    });
    expect(crmFailureText(name, 'not-allowed')).toContain(right);
    expect(readOnly.notes()).toEqual([]);
  },
);

test('fault 225: a list whose pages never end is given up, since a note that is there may be behind them', async () => {
  const endless = async () => ({ items: [1], next: 'more' });

  expect(await failureOf(allPages('attio', endless))).toMatchObject({ reason: 'unreadable' });
});
