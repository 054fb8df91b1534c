import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { InMemoryTransport } from '@modelcontextprotocol/sdk/inMemory.js';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { z } from 'zod';
import { forgetNotes } from '../runtime/crm-notes.ts';
import { startAttio } from '../simulators/crm/attio.ts';
import { DEMO_CRM_KEY } from '../simulators/crm/contacts.ts';
import { startPipedrive } from '../simulators/crm/pipedrive.ts';
import { DEMO_FIRECRAWL_KEY } from '../simulators/firecrawl/firecrawl.ts';
import { DEMO_SCRAPER_API_KEY } from '../simulators/scraper-api/scraper-api.ts';
import { jsonReply } from '../simulators/server/answer.ts';
import { replyWith } from '../simulators/server/faults.ts';
import { serviceSettings, startSimulators } from '../simulators/start-simulators.ts';
import { createMcpServer } from './server.ts';
import { contentOf, fieldsOf, PatientClient } from './testing/clients.ts';
import { contextIn, environmentWith } from './testing/context.ts';

const INGRID = { name: 'Ingrid Solberg', company: 'Nordvik Bank' };
const MARCUS = { name: 'Marcus Adeyemi', company: 'Halden Payments' };

const services = await startSimulators();
const pipedrive = await startPipedrive();
const attio = await startAttio();
const folder = await mkdtemp(join(tmpdir(), 'legwork-mcp-'));
const environment = environmentWith({
  HOME: folder,
  SCRAPERAPI_KEY: DEMO_SCRAPER_API_KEY,
  FIRECRAWL_KEY: DEMO_FIRECRAWL_KEY,
  ...serviceSettings(services),
  PIPEDRIVE_KEY: DEMO_CRM_KEY,
  PIPEDRIVE_URL: pipedrive.baseUrl,
  ATTIO_KEY: DEMO_CRM_KEY,
  ATTIO_URL: attio.baseUrl,
});
const closing = new AbortController().signal;
const server = createMcpServer({ ...contextIn(environment), closing });
const client = new PatientClient();
const [here, there] = InMemoryTransport.createLinkedPair();
await server.connect(there);
await client.connect(here);

beforeEach(() => [services, pipedrive, attio].forEach((one) => one.reset()));
afterAll(async () => {
  await client.close();
  await Promise.all([services, pipedrive, attio].map((one) => one.close()));
  await rm(folder, { recursive: true });
});

const ask = (name: string, more: Readonly<Record<string, unknown>>) =>
  client.callTool({ name, arguments: more });
/** What the answer says about the note. */
const noteOf = (answer: unknown): string =>
  z.object({ note: z.object({ text: z.string() }) }).parse(contentOf(answer)).note.text;
const RESEARCH_TOOLS = ['research_person', 'read_more', 'whats_new'];

test('an assistant that is asked to writes the one note on the contact, whichever tool it uses, and it is deleted with the person', async () => {
  const first = await ask('research_person', { ...INGRID, to: 'attio', size: 'report' });
  const [url] = fieldsOf(contentOf(first)['unread'], 'url');
  const more = await ask('read_more', { ...INGRID, urls: [url], to: 'attio' });
  const news = await ask('whats_new', { ...INGRID, since: '2000-01-01', to: 'attio' });

  expect(contentOf(first)['note']).toEqual({
    written: true,
    text: 'Wrote a note to Attio: https://app.attio.com/demo/person/51',
  });
  for (const later of [more, news]) {
    expect(noteOf(later)).toMatch(/^Updated the note in Attio/u);
  }
  expect(JSON.stringify(first.content)).toContain('Note: Wrote a note to Attio');
  expect(attio.notes()).toMatchObject([{ contactIds: ['51'] }]);
  const { removed } = await forgetNotes(INGRID, environment, new AbortController().signal);
  expect(removed).toBe(1);
  expect(attio.notes()).toEqual([]);
});

test('of two contacts an assistant learns both, and names one; that there is nobody is reported as well, and without `to` there is no note', async () => {
  const asked = await ask('research_person', { ...MARCUS, to: 'pipedrive' });
  const told = contentOf(
    await ask('research_person', { ...MARCUS, to: 'pipedrive', contact: '54' }),
  );
  const nobody = contentOf(
    await ask('research_person', { ...INGRID, company: 'Nowhere Ltd', to: 'pipedrive' }),
  );
  const without = contentOf(await ask('research_person', INGRID));

  expect(asked).toMatchObject({
    structuredContent: { outcome: 'report', note: { written: false } },
  });
  expect(noteOf(asked)).toContain('Say which with contact: 53: Marcus');
  expect(told).toMatchObject({ note: { written: true } });
  expect(pipedrive.notes()).toMatchObject([{ contactIds: ['54'] }]);
  expect(nobody).toMatchObject({ note: { written: false } });
  expect(without['note']).toBeNull();
});

test('fault 227: what was researched is answered when its note cannot be written; without a key nothing is researched', async () => {
  const missing = await ask('research_person', { ...INGRID, to: 'hubspot' });
  const alone = await ask('research_person', { ...INGRID, contact: '51' });
  const unknown = await ask('research_person', { ...INGRID, to: 'salesforce' });

  expect([missing, alone, unknown].map(({ isError }) => isError)).toEqual([true, true, true]);
  expect(JSON.stringify(missing.content)).toContain('Set HUBSPOT_KEY or HUBSPOT_KEY_FILE');
  expect(JSON.stringify(alone.content)).toContain("Give 'to' as well.");
  expect(services.scraperApi.calls).toEqual([]);

  attio.script({ times: 1, answer: replyWith(jsonReply(403, {})) });
  const refused = await ask('research_person', { ...INGRID, to: 'attio' });
  expect(refused).toMatchObject({
    structuredContent: { outcome: 'report', note: { written: false } },
  });
  expect(noteOf(refused)).toContain('note:read-write');

  const records = join(folder, '.local/state/legwork/notes');
  await rm(records, { recursive: true, force: true });
  await writeFile(records, 'a file in the place of the folder');
  const unrecorded = contentOf(await ask('research_person', { ...INGRID, to: 'attio' }));
  await rm(records);
  expect(unrecorded).toMatchObject({ outcome: 'report', note: { written: false } });
  expect(attio.notes()).toEqual([]);
});

test('threat 74: no tool takes a key or gives one away, and none writes on the contact of somebody else', async () => {
  const { tools } = await client.listTools();
  const takesNote = tools.filter(({ inputSchema }) => 'to' in (inputSchema.properties ?? {}));
  attio.script({ times: 1, answer: replyWith(jsonReply(401, { message: DEMO_CRM_KEY })) });

  const answers = [
    await ask('research_person', { ...INGRID, to: 'attio', key: 'a-key-of-the-assistant' }),
    await ask('research_person', { ...INGRID, to: 'attio', contact: '54' }),
  ];

  expect(takesNote.map(({ name }) => name)).toEqual(RESEARCH_TOOLS);
  for (const { inputSchema } of tools) {
    expect(Object.keys(inputSchema.properties ?? {}).join()).not.toMatch(/key|token|secret/iu);
  }
  expect(JSON.stringify(answers)).not.toContain(DEMO_CRM_KEY);
  expect(JSON.stringify(attio.calls)).not.toContain('a-key-of-the-assistant');
  expect(contentOf(answers[1])).toMatchObject({ note: { written: false } });
  expect(attio.notes()).toEqual([]);
  expect(await readdir(folder)).not.toContain('keys.json');
});
