import { type ConsoleMessage, expect, type Page, test as base } from '@playwright/test';
import {
  startServer,
  targetOf,
  testAdmin,
  type TestServer,
} from '../server/testing/start-server.ts';
import { signedInClient } from '../server/testing/test-clients.ts';
import { catalogueSettings } from '../simulators/catalogues/catalogues.ts';
import { startAttio, type AttioSimulator } from '../simulators/crm/attio.ts';
import { startHubspot, type HubspotSimulator } from '../simulators/crm/hubspot.ts';
import { startPipedrive, type PipedriveSimulator } from '../simulators/crm/pipedrive.ts';
import { startTwenty, type TwentySimulator } from '../simulators/crm/twenty.ts';
import { jobBoardSettings } from '../simulators/job-boards/job-boards.ts';
import { startLanguageModel } from '../simulators/language-model/language-model.ts';
import { registerSettings } from '../simulators/registers/registers.ts';
import type { Simulator } from '../simulators/server/simulator.ts';
import { startSimulators, type Simulators } from '../simulators/start-simulators.ts';
import { copyBootedData } from './booted-data.ts';
import { noteToasts } from './toasts.ts';

type StorageState = Awaited<ReturnType<ReturnType<Page['context']>['storageState']>>;

const CONTACTS = [
  { id: '71', given: 'Lorenzo', family: 'Bassani', company: 'Officine Valdera S.p.A.', email: '' },
];

/** The administrator's own client, for what is prepared past the screens. */
export type AdminClient = Awaited<ReturnType<typeof signedInClient>>;

/** One server and its simulators for each worker. */
export type WorkerFixtures = {
  /** Whether the speed of the server is measured (bench/browser). */
  readonly isMeasured: boolean;
  readonly simulators: Simulators;
  /** The user's own language model, which this server allows. */
  readonly languageModel: Simulator;
  /** The CRMs that this server offers: three through its relay, one that answers browsers. All know Lorenzo Bassani alone. */
  readonly crms: {
    readonly hubspot: HubspotSimulator;
    readonly pipedrive: PipedriveSimulator;
    readonly attio: AttioSimulator;
    readonly twenty: TwentySimulator;
  };
  readonly server: TestServer;
};

type Fixtures = {
  /** A session of the administrator's for this test alone: whatever an earlier test has begun has lost its own. */
  readonly office: AdminClient;
  /** What a browser keeps in which the administrator has signed in, with another session for this test. */
  readonly adminState: StorageState;
  /**
   * Simulators without calls, script and spent credits. Their `calls` are those of runs: what is left on an account is
   * asked beside them, whenever a run is over, and stands in the worker's own `simulators`.
   */
  readonly services: Simulators;
  /** A page where nobody is signed in. */
  readonly visitor: Page;
  /** A page where the administrator is signed in, who has no saved reports. */
  readonly admin: Page;
  /** Console errors this test expects, e.g. of an answer the browser blocks; anything else fails the test. */
  readonly expectedErrors: RegExp[];
};

/** The browser tests' `test`: the built application on its own server, with simulators for the three services. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  isMeasured: [false, { option: true, scope: 'worker' }],
  simulators: [
    async ({}, use) => {
      await using simulators = await startSimulators();
      await use(simulators);
    },
    { scope: 'worker' },
  ],
  languageModel: [
    async ({}, use) => {
      await using languageModel = await startLanguageModel();
      await use(languageModel);
    },
    { scope: 'worker' },
  ],
  crms: [
    async ({}, use) => {
      await using hubspot = await startHubspot({ contacts: CONTACTS });
      await using pipedrive = await startPipedrive({ contacts: CONTACTS });
      await using attio = await startAttio({ contacts: CONTACTS });
      await using twenty = await startTwenty({ contacts: CONTACTS });
      await use({ hubspot, pipedrive, attio, twenty });
    },
    { scope: 'worker' },
  ],
  server: [
    async ({ simulators, languageModel, crms, isMeasured }, use) => {
      await using data = await copyBootedData();
      await using server = await startServer({
        isMeasured,
        settings: {
          DATA_DIR: data.path,
          SCRAPERAPI_URL: simulators.scraperApi.baseUrl,
          SERPAPI_URL: simulators.serpApi.baseUrl,
          FIRECRAWL_URL: simulators.firecrawl.baseUrl,
          FIRECRAWL_KEYLESS_URL: simulators.firecrawlKeyless.baseUrl,
          TAVILY_URL: simulators.tavily.baseUrl,
          EXA_URL: simulators.exa.baseUrl,
          WIKIDATA_URL: simulators.wikidata.baseUrl,
          DNS_URL: `${simulators.dns.baseUrl}/dns-query`,
          DNS_FALLBACK_URL: `${simulators.dns.baseUrl}/resolve`,
          ...jobBoardSettings(simulators.jobBoards),
          ...catalogueSettings(simulators.catalogues),
          ...registerSettings(simulators.registers),
          SOURCES: 'on',
          MODEL_URLS: languageModel.baseUrl,
          HUBSPOT: 'on',
          HUBSPOT_URL: crms.hubspot.baseUrl,
          PIPEDRIVE: 'on',
          PIPEDRIVE_URL: crms.pipedrive.baseUrl,
          ATTIO: 'on',
          ATTIO_URL: crms.attio.baseUrl,
          TWENTY_URL: crms.twenty.baseUrl,
        },
      });
      await use(server);
    },
    { scope: 'worker' },
  ],
  office: async ({ server }, use) => {
    const office = await signedInClient(await targetOf(server.url), testAdmin);
    // What the page of an earlier test has sent may arrive in this one, such as a report to be saved: it is refused then.
    const { error } = await office.auth.signOut({ scope: 'others' });
    expect(error).toBeNull();
    await use(office);
  },
  adminState: async ({ server, office }, use) => {
    const { auth } = await signedInClient(await targetOf(server.url), testAdmin);
    const { data } = await auth.getSession();
    const localStorage = [
      { name: 'legwork.session', value: JSON.stringify(data.session) },
      { name: `legwork.own-password.${office.userId}`, value: 'yes' },
    ];
    await use({ cookies: [], origins: [{ origin: server.url, localStorage }] });
  },
  baseURL: async ({ server }, use) => use(server.url),
  expectedErrors: async ({}, use) => use([]),
  services: [
    async ({ simulators }, use) => {
      simulators.reset();
      await use(withoutAccountCalls(simulators));
    },
    { auto: true },
  ],
  visitor: async ({ page, expectedErrors }, use) => {
    await noteToasts(page.context());
    const faults = watch(page, expectedErrors);
    await use(page);
    expect(faults).toEqual([]);
  },
  admin: async ({ browser, server, adminState, office, expectedErrors }, use) => {
    // Which tests ran before on this server differs from run to run, and with it what a report would find new.
    const { error } = await office.rest.from('reports').delete().neq('prospect_name', '');
    expect(error).toBeNull();
    const context = await browser.newContext({ baseURL: server.url, storageState: adminState });
    await noteToasts(context);
    const page = await context.newPage();
    const faults = watch(page, expectedErrors);
    await use(page);
    expect(faults).toEqual([]);
    await context.close();
  },
});

export { expect } from '@playwright/test';

const ACCOUNT_PATHS: ReadonlySet<string> = new Set([
  '/account',
  '/account.json',
  '/v1/team/credit-usage',
]);

function withoutAccountCalls(simulators: Simulators): Simulators {
  const { scraperApi, serpApi, firecrawl } = simulators;
  return {
    ...simulators,
    scraperApi: callsOfRuns(scraperApi),
    serpApi: callsOfRuns(serpApi),
    firecrawl: callsOfRuns(firecrawl),
  };
}

function callsOfRuns(simulator: Simulator): Simulator {
  const ofRuns = (calls: Simulator['calls']): Simulator['calls'] =>
    calls.filter(({ path }) => !ACCOUNT_PATHS.has(path));
  return {
    ...simulator,
    get calls() {
      return ofRuns(simulator.calls);
    },
    until: (condition, signal) => simulator.until((calls) => condition(ofRuns(calls)), signal),
  };
}

/** Signs in through the form and waits for the dashboard. */
export async function signIn(
  page: Page,
  account: { readonly email: string; readonly password: string },
): Promise<void> {
  await page.goto('/auth');
  await page.getByLabel('Email').fill(account.email);
  await page.getByLabel('Password', { exact: true }).fill(account.password);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByRole('button', { name: 'Sign Out' })).toBeVisible();
}

/** Adds to `faults` what no page may do: console errors, uncaught exceptions, violations of the content-security policy. */
export function watch(page: Page, expected: readonly RegExp[], faults: string[] = []): string[] {
  const note = (text: string) => {
    if (!expected.some((pattern) => pattern.test(text))) faults.push(text);
  };
  page.on('pageerror', (error) => note(`uncaught: ${error.message}`));
  page.on('console', (message: ConsoleMessage) => {
    if (message.type() !== 'error') return;
    note(`console: ${message.text()} ${message.location().url}`);
  });
  return faults;
}
