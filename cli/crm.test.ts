import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { startAttio } from '../simulators/crm/attio.ts';
import { DEMO_CRM_KEY } from '../simulators/crm/contacts.ts';
import { startHubspot } from '../simulators/crm/hubspot.ts';
import { startPipedrive } from '../simulators/crm/pipedrive.ts';
import { startTwenty } from '../simulators/crm/twenty.ts';
import { DEMO_FIRECRAWL_KEY } from '../simulators/firecrawl/firecrawl.ts';
import { DEMO_SCRAPER_API_KEY } from '../simulators/scraper-api/scraper-api.ts';
import { jsonReply } from '../simulators/server/answer.ts';
import { replyWith } from '../simulators/server/faults.ts';
import { serviceSettings, startSimulators } from '../simulators/start-simulators.ts';
import { runHere } from './testing/run-here.ts';

const INGRID = ['Ingrid Solberg', '--company', 'Nordvik Bank'];
const MARCUS = ['Marcus Adeyemi', '--company', 'Halden Payments'];

const services = await startSimulators();
const hubspot = await startHubspot();
const twenty = await startTwenty();
const pipedrive = await startPipedrive();
const attio = await startAttio();
const crms = [hubspot, twenty, pipedrive, attio];
const folder = await mkdtemp(join(tmpdir(), 'legwork-crm-'));
const variables = {
  HOME: folder,
  SCRAPERAPI_KEY: DEMO_SCRAPER_API_KEY,
  FIRECRAWL_KEY: DEMO_FIRECRAWL_KEY,
  ...serviceSettings(services),
  HUBSPOT_KEY: DEMO_CRM_KEY,
  HUBSPOT_URL: hubspot.baseUrl,
  TWENTY_KEY: DEMO_CRM_KEY,
  TWENTY_URL: twenty.baseUrl,
  PIPEDRIVE_KEY: DEMO_CRM_KEY,
  PIPEDRIVE_URL: pipedrive.baseUrl,
  ATTIO_KEY: DEMO_CRM_KEY,
  ATTIO_URL: attio.baseUrl,
};
const run = (args: readonly string[], more = {}) =>
  runHere(args, { variables: { ...variables, ...more } });

beforeEach(() => crms.forEach((one) => one.reset()));
afterAll(async () => {
  await Promise.all([services, ...crms].map((one) => one.close()));
  await rm(folder, { recursive: true });
});

test.each([
  ['hubspot', hubspot, 'app-eu1.hubspot.com/contacts/4711/record/0-1/51'],
  ['pipedrive', pipedrive, 'https://demo-company.pipedrive.com/person/51'],
  ['attio', attio, 'https://app.attio.com/demo/person/51'],
  ['twenty', twenty, '/object/person/51'],
] as const)(
  'a report becomes one note in %s, is updated by the next, and is deleted with the person',
  async (name, crm, link) => {
    const first = await run(['research', ...INGRID, '--to', name, '--quiet']);
    const second = await run(['research', ...INGRID, '--to', name, '--quiet']);
    const [note] = crm.notes();

    expect([first.code, second.code]).toEqual([0, 0]);
    expect(first.stderr).toMatch(
      /legwork: Wrote a note to (?:HubSpot|Pipedrive|Attio|Twenty): http/u,
    );
    expect(second.stderr).toContain('legwork: Updated the note in');
    expect(first.stderr).toContain(link);
    expect(crm.notes()).toHaveLength(1);
    expect(note).toMatchObject({ contactIds: ['51'] });
    expect(note?.text).toContain('Why now');
    expect(first.stdout + first.stderr).not.toContain(DEMO_CRM_KEY);

    const forgotten = await run(['forget', ...INGRID]);
    expect(forgotten).toMatchObject({ code: 0 });
    expect(crm.notes()).toEqual([]);
    expect(await readdir(join(folder, '.local/state/legwork/notes'))).toEqual([]);
  },
);

test('two contacts that fit are named, none is written to, and --contact says which', async () => {
  const asked = await run(['research', ...MARCUS, '--to', 'hubspot', '--quiet']);

  expect(asked.code).toBe(1);
  expect(asked.stdout).toContain('Marcus Adeyemi');
  expect(asked.stderr).toContain(
    'Say which with --contact ID: 53: Marcus Adeyemi, Halden Payments; 54:',
  );
  expect(hubspot.notes()).toEqual([]);
  const told = await run(['research', ...MARCUS, '--to', 'hubspot', '--contact', '54', '--quiet']);
  expect(told.code).toBe(0);
  expect(hubspot.notes()).toMatchObject([{ contactIds: ['54'] }]);
});

test('a list writes a note for each, and says whom the CRM does not have', async () => {
  const file = join(folder, 'list.csv');
  await writeFile(
    file,
    'Name,Company,Email\nIngrid Solberg,Nordvik Bank,\nSamuel Whitcombe,Aldgate Assurance,\n',
  );
  const { code, stderr } = await run([
    'list',
    file,
    '--out',
    join(folder, 'out'),
    '--to',
    'twenty',
    '--quiet',
  ]);

  expect(code).toBe(1);
  expect(stderr).toContain('legwork: Wrote a note to Twenty');
  expect(stderr).toMatch(/Twenty has no contact Samuel Whitcombe at .*, and Legwork adds none/u);
  expect(twenty.notes()).toMatchObject([{ contactIds: ['51'] }]);
});

test('without a key nothing is researched, and the setting is named', async () => {
  services.reset();
  const { code, stderr } = await run(['research', ...INGRID, '--to', 'hubspot'], {
    HUBSPOT_KEY: '',
  });

  expect(code).toBe(2);
  expect(stderr).toContain('There is no key for HubSpot. Set HUBSPOT_KEY or HUBSPOT_KEY_FILE');
  expect(services.scraperApi.calls).toEqual([]);
});

test('fault 236: a note that cannot be deleted is named, and stays on record until it can', async () => {
  await run(['research', ...INGRID, '--to', 'hubspot', '--quiet']);
  hubspot.script({ times: 1, answer: replyWith(jsonReply(403, {})) });

  const refused = await run(['forget', ...INGRID]);
  expect(refused.code).toBe(1);
  expect(refused.stderr).toMatch(
    /The note on contact 51 in HubSpot could not be deleted\. .*Delete it there/u,
  );
  expect(hubspot.notes()).toHaveLength(1);
  const record = join(folder, '.local/state/legwork/notes');
  const [file = ''] = await readdir(record);
  expect(await readFile(join(record, file), 'utf8')).not.toMatch(/Ingrid|Nordvik|demo-crm-key/iu);

  expect((await run(['forget', ...INGRID])).code).toBe(0);
  expect(hubspot.notes()).toEqual([]);
});

test('threat 44: a key of a CRM is in no output, no file and no request but its own CRM’s', async () => {
  const { stdout, stderr } = await run([
    'research',
    ...INGRID,
    '--to',
    'twenty',
    '--format',
    'json',
  ]);
  twenty.script({ answer: replyWith(jsonReply(401, { messages: [DEMO_CRM_KEY] })) });
  const refused = await run(['research', ...INGRID, '--to', 'twenty']);

  const files = await readdir(folder, { recursive: true, withFileTypes: true });
  const saved = await Promise.all(
    files
      .filter((one) => one.isFile())
      .map((one) => readFile(join(one.parentPath, one.name), 'utf8')),
  );
  const calls = Object.values(services).flatMap((each) => ('calls' in each ? each.calls : []));
  expect(refused.stderr).toContain('Twenty does not accept this key.');
  expect(refused.code).toBe(1);
  const everything = [
    stdout,
    stderr,
    refused.stdout,
    refused.stderr,
    ...saved,
    JSON.stringify([calls, hubspot.calls]),
  ];
  expect(everything.join('\n')).not.toContain(DEMO_CRM_KEY);
});
