import { afterAll, expect, test } from 'vitest';
import {
  reportDocumentFrom,
  research,
  secretOf,
  servicesInOrder,
  createFirecrawl,
  createScraperApi,
  createSerpApi,
  type Prospect,
  type ReportDocument,
} from '#engine';
import { judgedPartOf } from '../engine/testing/judged-part.ts';
import { createRunRecord } from '../runtime/run-record.ts';
import { DEMO_WORLD } from '../simulators/world/demo-world.ts';
import { openLegwork } from '../testing/legwork.ts';
import { commandsHere } from './testing/run-here.ts';

const KEY = 'a-key-with-many-credits-0123456789';
const keys = { [KEY]: 100_000 };
const legwork = await openLegwork({ scraperApi: { keys }, serpApi: { keys }, firecrawl: { keys } });
const { simulators } = legwork;
const run = commandsHere(legwork, { SCRAPERAPI_KEY: KEY, FIRECRAWL_KEY: KEY });
afterAll(() => legwork[Symbol.asyncDispose]());

/** A door: how a person is researched through it. */
type Door = (prospect: Prospect) => Promise<ReportDocument | null>;

async function byEngine(prospect: Prospect): Promise<ReportDocument> {
  const options = { key: secretOf(KEY), fetch: globalThis.fetch };
  const record = createRunRecord(prospect, new Date());
  const events = research({
    prospect,
    services: servicesInOrder({
      scraperApi: createScraperApi({ ...options, baseUrl: simulators.scraperApi.baseUrl }),
      serpApi: createSerpApi({ ...options, baseUrl: simulators.serpApi.baseUrl }),
      firecrawl: createFirecrawl({ ...options, baseUrl: simulators.firecrawl.baseUrl }),
    }),
    now: new Date(),
    elapsedMs: () => performance.now(),
    random: () => 0,
    isOnline: () => true,
    signal: new AbortController().signal,
  });
  for await (const event of events) record.add(event);
  return record.document();
}

/** Every door but the engine itself, by name. */
const DOORS: Readonly<Record<string, Door>> = {
  'the command line': async (prospect) => {
    const { name, company, position, companyUrl, linkedinUrl, notes } = prospect;
    const person = ['--company', company, '--position', position, '--website', companyUrl];
    const more = ['--linkedin', linkedinUrl, '--notes', notes, '--format', 'json', '--quiet'];
    const { stdout } = await run(['research', name, ...person, ...more]);
    return reportDocumentFrom(JSON.parse(stdout));
  },
};

test.each(Object.entries(DOORS))(
  '%s gives the verdicts, percents, dates and quotes of the engine',
  async (_name, door) => {
    for (const { pages: _pages, ...prospect } of DEMO_WORLD.prospects) {
      const [direct, through] = [await byEngine(prospect), await door(prospect)];

      expect(direct.results.length).toBeGreaterThan(2);
      expect(through && judgedPartOf(through)).toEqual(judgedPartOf(direct));
    }
  },
);
