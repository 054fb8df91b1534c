import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { z } from 'zod';
import { prospectKey } from '../engine/model/prospect.ts';
import { reportDocumentFrom } from '../engine/model/report-document.ts';
import { QUICK_COMMAND } from '../server/testing/quick-start.ts';
import { serviceSettings, type Simulators } from '../simulators/start-simulators.ts';
import { type AdminClient, expect, test as base } from './fixtures.ts';
import { ingrid, keys } from './journey.ts';

const PROGRAM = fileURLToPath(new URL('../dist/node/legwork.js', import.meta.url));

/** Gives the administrator a saved report on Ingrid Solberg, as from an earlier visit, and answers its path. */
export type PlantReport = () => Promise<string>;

/** What the command has made with the services of a worker. */
const made = new WeakMap<Simulators, Promise<string>>();

/** The browser tests' `test` for what begins with a saved report. One run of the command makes it, for all of a worker. */
export const plantedTest = base.extend<{ readonly plantReport: PlantReport }>({
  plantReport: async ({ office, simulators, services }, use) => {
    await use(async () => {
      const making = made.get(simulators) ?? researchByCommand(simulators);
      made.set(simulators, making);
      const text = await making;
      services.reset();
      return `/reports/${await saveReport(office, text)}`;
    });
  },
});

async function researchByCommand(simulators: Simulators): Promise<string> {
  const home = await mkdtemp(join(tmpdir(), 'legwork-home-'));
  const settings = serviceSettings(simulators);
  const variables = { SCRAPERAPI_KEY: keys.ScraperAPI, FIRECRAWL_KEY: keys.Firecrawl, HOME: home };
  const { name, company } = ingrid;
  const asked = ['research', name, '--company', company, '--format', 'json', '--quiet'];
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [...QUICK_COMMAND, PROGRAM, ...asked],
    { env: { ...settings, ...variables } },
  );
  await rm(home, { recursive: true });
  return stdout;
}

/** Saves a report as a page does, and answers its id. */
async function saveReport({ rest }: AdminClient, text: string): Promise<string> {
  const document = reportDocumentFrom(JSON.parse(text));
  if (document === null) throw new Error('The command has printed no report.');
  const { prospect, researchedAt, results } = document;
  const answer = await rest.rpc('save_report', {
    prospect_key: prospectKey(prospect),
    prospect_name: prospect.name,
    company: prospect.company,
    researched_at: researchedAt,
    insight_count: results.filter(({ verdict }) => verdict !== 'other').length,
    document: JSON.stringify(document),
  });
  expect(answer.error).toBeNull();
  return z.uuid().parse(answer.data);
}
