import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { reportDocumentFrom } from '#engine';
import { DEMO_FIRECRAWL_KEY } from '../simulators/firecrawl/firecrawl.ts';
import {
  languageModelReplies,
  MODELS,
  startLanguageModel,
} from '../simulators/language-model/language-model.ts';
import { DEMO_SCRAPER_API_KEY } from '../simulators/scraper-api/scraper-api.ts';
import { jsonReply } from '../simulators/server/answer.ts';
import { replyWith } from '../simulators/server/faults.ts';
import { serviceSettings, startSimulators } from '../simulators/start-simulators.ts';
import { runHere } from './testing/run-here.ts';

const [MODEL] = MODELS;
const MODEL_KEY = 'sk-or-v1-5f1d9c07a2b84e63';
const INGRID = ['research', 'Ingrid Solberg', '--company', 'Nordvik Bank', '--quiet'];

const services = await startSimulators();
const languageModel = await startLanguageModel();
const folder = await mkdtemp(join(tmpdir(), 'legwork-draft-'));
const variables = {
  HOME: folder,
  SCRAPERAPI_KEY: DEMO_SCRAPER_API_KEY,
  FIRECRAWL_KEY: DEMO_FIRECRAWL_KEY,
  SCRAPERAPI_URL: services.scraperApi.baseUrl,
  FIRECRAWL_URL: services.firecrawl.baseUrl,
  WIKIDATA_URL: services.wikidata.baseUrl,
  LEGWORK_MODEL_URL: `${languageModel.baseUrl}/v1`,
  LEGWORK_MODEL: MODEL,
  LEGWORK_MODEL_KEY: MODEL_KEY,
};

beforeEach(() => languageModel.reset());
afterAll(async () => {
  await Promise.all([services.close(), languageModel.close()]);
  await rm(folder, { recursive: true });
});

test('--draft prints three mails and a summary after the brief, and which lines they rest on', async () => {
  const { code, stdout, stderr } = await runHere(
    [...INGRID, '--draft', '--offer', 'a register of suppliers'],
    { variables },
  );

  expect(code).toBe(0);
  expect(stdout).toMatch(/\nDRAFT\n {2}Plain\n {2}Dear Ingrid,\n {2}I read this line/u);
  expect(stdout.replaceAll(/\s+/gu, ' ')).toContain('What we offer: a register of suppliers');
  expect(stdout).not.toContain('Lisbon');
  expect(stdout.replaceAll(/\s+/gu, ' ')).toMatch(
    /Drafted with obedient-8b on 127\.0\.0\.1:\d+, around \d quotes from the brief\. Only the quotes are facts; all other words are the model's own\. 3 sentences are left out because they name something that is in no source\./u,
  );
  expect(stdout.indexOf('\nDRAFT\n')).toBeLessThan(stdout.indexOf('\nRESULTS'));
  expect(languageModel.calls[0]?.headers['authorization']).toBe(`Bearer ${MODEL_KEY}`);
  expect(stdout + stderr).not.toContain(MODEL_KEY);
});

test('--draft-language is the language the model is asked to write in', async () => {
  await runHere([...INGRID, '--draft', '--draft-language', 'Polish'], { variables });

  expect(languageModel.calls[0]?.bodyText).toContain(String.raw`\"language\":\"Polish\"`);
});

test('threat 43: an e-mail address is in the report, and no service, model, log or saved answer learns it', async () => {
  const email = 'ingrid.private-mailbox@nordvik.example';
  const home = join(folder, 'with-email');
  const { code, stdout, stderr } = await runHere(
    [...INGRID, '--email', email, '--draft', '--own-words', '--about-company', '--format', 'json'],
    {
      variables: {
        ...variables,
        ...serviceSettings(services),
        DNS_SERVER: services.dns.nameServer,
        HOME: home,
      },
    },
  );

  const asked = [languageModel, ...Object.values(services)].flatMap((each) =>
    'calls' in each ? each.calls : [],
  );
  const saved = await Promise.all(
    (await readdir(home, { recursive: true, withFileTypes: true }))
      .filter((entry) => entry.isFile())
      .map((entry) => readFile(join(entry.parentPath, entry.name), 'utf8')),
  );
  expect(code).toBe(0);
  expect(reportDocumentFrom(JSON.parse(stdout))?.prospect.email).toBe(email);
  expect(languageModel.calls).not.toEqual([]);
  expect(asked.length).toBeGreaterThan(10);
  expect(saved).not.toEqual([]);
  expect(`${JSON.stringify(asked)} ${saved.join(' ')} ${stderr}`).not.toMatch(/private.mailbox/iu);
});

test('without --draft no model is asked, and with it the JSON differs in the draft alone', async () => {
  const now = new Date('2026-11-20T09:00:00Z');
  const args = [...INGRID, '--format', 'json'];

  const plain = await runHere(args, { variables, now });
  expect(languageModel.calls).toEqual([]);
  const drafted = await runHere([...args, '--draft'], { variables, now });

  const report = reportDocumentFrom(JSON.parse(drafted.stdout));
  expect(report?.draft?.model).toBe(MODEL);
  const { draft: _draft, ...rest } = report ?? {};
  expect(`${JSON.stringify(rest, null, 2)}\n`).toBe(
    `${JSON.stringify(reportDocumentFrom(JSON.parse(plain.stdout)), null, 2)}\n`,
  );
});

test('a model that fails costs nobody the report', async () => {
  languageModel.script({ answer: replyWith(languageModelReplies.failed) });

  const { code, stdout, stderr } = await runHere([...INGRID, '--draft'], { variables });

  expect(code).toBe(0);
  expect(stdout).toContain('\nRESULTS');
  expect(stdout).not.toContain('DRAFT');
  expect(stderr).toMatch(
    /^legwork: There is no draft: obedient-8b on .* answered with an error\.$/mu,
  );
});

test('an unknown model is said with those there are', async () => {
  const { stderr } = await runHere([...INGRID, '--draft'], {
    variables: { ...variables, LEGWORK_MODEL: 'gone' },
  });

  expect(stderr).toContain('It has: obedient-8b, obedient-70b.');
});

test('threat 27: control characters of a model, its server and a typed role reach neither output', async () => {
  const hostile = '\u001b[2J\u009b31m\u001b]8;;https://evil.example\u0007\u202e';
  const models = jsonReply(200, { data: [{ id: `${hostile}obedient-9b` }] });
  languageModel.script(
    { path: '/v1/models', answer: replyWith(models) },
    { path: '/v1/chat/completions', answer: replyWith(languageModelReplies.unknownModel) },
  );
  const args = [...INGRID, '--position', `${hostile}Chief Risk Officer`, '--draft'];

  const printed = await Promise.all(
    ['text', 'markdown', 'json', 'ndjson'].map((format) =>
      runHere([...args, '--format', format], {
        variables: { ...variables, LEGWORK_MODEL: `${hostile}gone` },
      }),
    ),
  );

  for (const { stdout, stderr } of printed) {
    expect(`${stdout}${stderr}`).not.toMatch(/(?!\n)\p{Cc}|\p{Bidi_Control}/u);
    expect(stderr).toMatch(/^legwork: There is no draft: gone on .* It has: obedient-9b\.$/mu);
  }
});

test('threat 27: in JSON a typed name keeps every sign it has', async () => {
  const name = 'Ingrid \u202eSolberg\u2069\u009b';
  const args = ['research', name, '--company', 'Nordvik Bank', '--quiet', '--format'];

  const json = await runHere([...args, 'json'], { variables });
  const ndjson = await runHere([...args, 'ndjson'], { variables });

  const last = ndjson.stdout.trim().split('\n').at(-1) ?? '';
  expect(reportDocumentFrom(JSON.parse(json.stdout))?.prospect.name).toBe(name);
  expect(JSON.parse(last)).toMatchObject({ report: { prospect: { name } } });
});

test('--draft without a model is wrong use, before any service is asked', async () => {
  services.reset();

  const { code, stderr } = await runHere([...INGRID, '--draft'], {
    variables: { ...variables, LEGWORK_MODEL: '' },
  });

  expect(code).toBe(2);
  expect(stderr).toContain('Set LEGWORK_MODEL_URL');
  expect(services.scraperApi.calls).toEqual([]);
});
