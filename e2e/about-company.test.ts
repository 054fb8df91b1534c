import type { Locator, Page } from '@playwright/test';
import { jsonReply } from '../simulators/server/answer.ts';
import { neverAnswer, replyWith } from '../simulators/server/faults.ts';
import type { Simulators } from '../simulators/start-simulators.ts';
import { expectAccessible } from './expect-accessible.ts';
import { expect } from './fixtures.ts';
import { goTo, ingrid, startResearch, unfold, showSteps } from './journey.ts';
import { tabTo } from './keyboard.ts';
import { patientTest as test } from './patient-runs.ts';
import { openWithKeys } from './saved-keys.ts';

const SITE = 'https://nordvikbank.example';
const SWITCHES = [
  "Look up the company's domain in DNS",
  "Look for the company's vacancies on job boards",
  'Look for the company in public registers and notices',
  "Look for the person's own podcasts and articles",
] as const;
const RELAYED_PATH = '/recruitee/nordvikbank/api/offers/';
/** The board is looked for under both spellings. */
const OTHER_RELAYED_PATH = '/recruitee/nordvik-bank/api/offers/';
const BOARD_PATH = '/greenhouse/v1/boards/nordvikbank/jobs';

function about(page: Page): Locator {
  return page.getByRole('region', { name: `About ${ingrid.company}` });
}

async function agree(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Research without keys' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('Cloudflare');
  await dialog.getByRole('button', { name: 'Use free services' }).click();
}

async function setSwitches(page: Page, isOn: boolean): Promise<void> {
  for (const label of SWITCHES) await page.getByLabel(label).setChecked(isOn);
}

/** What all sources about the company were asked. */
function callsOf({ dns, jobBoards, registers }: Simulators): Simulators['dns']['calls'] {
  return [dns, jobBoards, registers].flatMap(({ calls }) => calls);
}

/** So many look-ups wait for an answer together. */
const AT_ONCE = 3;
/** What is asked about a domain that has a trust centre at a vendor. */
const QUESTIONS = [
  'nordvikbank.example TXT',
  '_dmarc.nordvikbank.example TXT',
  'trust.nordvikbank.example CNAME',
  'trustcenter.nordvikbank.example CNAME',
  'trust-center.nordvikbank.example CNAME',
  'security.nordvikbank.example CNAME',
  'compliance.nordvikbank.example CNAME',
] as const;

/** Has each question an answer, by one resolver or the other? */
function isLookedUp(calls: Simulators['dns']['calls']): boolean {
  const answered = calls.filter((call) => isOver(call) && call.status === 200);
  const known = new Set(answered.map(({ query }) => `${query['name']} ${query['type']}`));
  return QUESTIONS.every((question) => known.has(question));
}

const isOver = ({ finishedAt }: { readonly finishedAt: unknown }): boolean => finishedAt !== null;

/** The catalogues that a browser asks. */
const CATALOGUES = 4;
/** What a run asks of catalogues: three of them once, OpenAlex for the author and for the works. */
const CATALOGUE_REQUESTS = 5;

/** Pages are read when all look-ups have an answer and all else has answered, too: no run waits for them by itself. */
function readAfter(
  services: Simulators,
  passOn: () => Promise<unknown> = async () => undefined,
): void {
  const { dns, jobBoards, catalogues, firecrawl, firecrawlKeyless } = services;
  const heldUntil = () =>
    Promise.all([
      dns.until(isLookedUp),
      ...[BOARD_PATH, RELAYED_PATH].map((path) =>
        jobBoards.until((calls) => calls.some((call) => call.path === path && isOver(call))),
      ),
      catalogues.until((calls) => calls.filter(isOver).length >= CATALOGUE_REQUESTS),
    ]).then(passOn);
  firecrawl.script({ path: '/v1/scrape', heldUntil });
  firecrawlKeyless.script({ path: '/v2/scrape', heldUntil });
}

const RELAYED_BOARD = {
  offers: [
    {
      id: 1,
      title: 'Data Protection Officer',
      careers_url: 'https://nordvikbank.recruitee.com/o/dpo',
      published_at: new Date().toISOString(),
      company_name: 'Nordvik Bank',
      location: 'Oslo',
      description: '<p>Write to jobs@nordvikbank.example.</p>',
    },
  ],
};

test('with consent the report has a section on the company, with what the server was asked to relay: folded, by keyboard, on paper, accessible, and again when saved', async ({
  admin,
  services,
}) => {
  // What the simulator has answered, the server passes on once it has recorded that it asked. Nobody reads on where nothing is found.
  const passedOn = Promise.all(
    [RELAYED_PATH, OTHER_RELAYED_PATH].map((path) => admin.waitForResponse(`**/relay${path}`)),
  );
  readAfter(services, async () => {
    await passedOn;
    await admin.evaluate(async () => (await fetch('/health')).text());
  });
  services.jobBoards.script({
    path: RELAYED_PATH,
    answer: replyWith(jsonReply(200, RELAYED_BOARD)),
  });
  await admin.goto('/');
  await agree(admin);
  await admin.getByLabel('Company Website').fill(SITE);
  const recorded = admin.waitForRequest('**/rpc/record_research');
  await startResearch(admin, ingrid);
  expect((await recorded).postDataJSON()).toMatchObject({
    sources: ['vacancies', 'registers', 'dns', 'catalogues'],
  });
  await expect(admin.getByText('Research finished')).toBeVisible();

  const lines = about(admin).getByRole('listitem');
  await expect(lines).toHaveCount(3);
  await expect(lines.first()).toContainText('Third-Party Risk Manager');
  await expect(lines.first()).toContainText('Greenhouse');
  await expect(lines.filter({ hasText: 'Recruitee' })).toContainText('Data Protection Officer');
  const relayed = services.jobBoards.calls.find(({ path }) => path === RELAYED_PATH);
  expect(relayed?.headers).toMatchObject({ 'user-agent': 'Legwork' });
  expect(relayed?.headers).not.toHaveProperty('authorization');
  expect(services.registers.calls.length).toBeGreaterThan(0);
  const trust = lines.filter({ hasText: 'leads to a trust centre of Vanta' });
  await expect(trust).toContainText('observed on');
  await expect(trust.getByRole('link')).toHaveAttribute(
    'href',
    'https://trust.nordvikbank.example/',
  );
  for (const { path, query } of callsOf(services)) {
    expect(`${path} ${JSON.stringify(query)}`).not.toMatch(/Ingrid|Solberg/iu);
  }
  const whyNow = admin.getByRole('region', { name: 'Why now' });
  await expect(whyNow).toContainText('Third-Party Risk Manager');
  await admin
    .getByRole('link', { name: /Third-Party Risk Manager/u })
    .last()
    .click();
  await expect(lines.first()).toBeFocused();
  const more = about(admin).getByRole('button', { name: /^Show \d more$/u });
  await lines.first().getByRole('link').focus();
  await tabTo(admin, more);
  await admin.keyboard.press('Enter');
  await expect(about(admin).getByRole('button', { name: 'Show less' })).toBeFocused();
  const all = await lines.count();
  expect(all).toBeGreaterThan(3);
  await expectAccessible(admin, 'about the company');

  await goTo(admin, 'Reports');
  const saved = admin.getByRole('list', { name: 'Saved reports' });
  await saved.getByRole('link', { name: ingrid.name }).click();
  await expect(lines).toHaveCount(3);
  await admin.emulateMedia({ media: 'print' });
  await expect(lines).toHaveCount(all);
});

test('no public source is asked without consent, beside keys either; the switch alone is enough, ends what is under way, and off again nobody is', async ({
  admin,
  services,
}) => {
  const finished = admin.getByText('Research finished');
  await openWithKeys(admin);
  await startResearch(admin, ingrid);
  await expect(finished).toBeVisible();
  expect([...callsOf(services), ...services.catalogues.calls]).toEqual([]);
  await expect(about(admin)).toHaveCount(0);

  readAfter(services);
  await unfold(admin, 'Credits and reuse');
  await setSwitches(admin, true);
  await admin.getByLabel('Company Website').fill(SITE);
  await admin.getByLabel('Ignore cached results').check();
  await admin.getByRole('button', { name: 'Start AI Research' }).click();
  await expect(about(admin).getByRole('listitem')).toHaveCount(3);
  await expect(finished).toBeVisible();
  expect(services.dns.calls.length).toBeGreaterThan(0);
  expect(services.wikidata.calls).toEqual([]);
  await showSteps(admin);
  await expect(admin.getByText(/Apple Podcasts · 1 link/u)).toBeVisible();

  services.reset();
  const { dns, jobBoards, catalogues, firecrawl } = services;
  for (const source of [dns, jobBoards, services.registers, catalogues]) {
    source.script({ answer: neverAnswer() });
  }
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  firecrawl.script({ path: '/v1/scrape', heldUntil: () => released });
  await admin.getByRole('button', { name: 'Start AI Research' }).click();
  await dns.until(({ length }) => length >= AT_ONCE);
  await catalogues.until(({ length }) => length === CATALOGUES);
  await setSwitches(admin, false);
  const offSince = Date.now();
  await dns.until((calls) => calls.every(({ aborted }) => aborted));
  release();
  await expect(finished).toBeVisible();
  expect(dns.calls.filter(({ at }) => at > offSince)).toEqual([]);
  await catalogues.until((calls) => calls.every(({ aborted }) => aborted));
  expect(catalogues.calls).toHaveLength(CATALOGUES);
  await expect(about(admin)).toHaveCount(0);

  services.reset();
  await admin.getByRole('button', { name: 'Start AI Research' }).click();
  await services.scraperApi.until(({ length }) => length > 0);
  await expect(finished).toBeVisible();
  expect([...callsOf(services), ...services.catalogues.calls]).toEqual([]);
  await expect(about(admin)).toHaveCount(0);
});

test('fault 109: where one resolver fails the other is asked; where both fail a line among the requests says so, and the report is there', async ({
  admin,
  services,
  expectedErrors,
}) => {
  expectedErrors.push(/503/u);
  const down = replyWith(jsonReply(503, {}));
  services.dns.script({ path: '/dns-query', answer: down });
  readAfter(services);
  await admin.goto('/');
  await agree(admin);
  await admin.getByLabel('Company Website').fill(SITE);
  await startResearch(admin, ingrid);
  await expect(about(admin).getByRole('listitem')).toHaveCount(3);

  services.reset();
  services.dns.script({ answer: down });
  services.jobBoards.script({ answer: down });
  await unfold(admin, 'Credits and reuse');
  await admin.getByLabel('Ignore cached results').check();
  await admin.getByRole('button', { name: 'Start AI Research' }).click();
  await expect(admin.getByText('Research finished')).toBeVisible();
  await expect(about(admin)).toHaveCount(0);
  const requests = admin.getByRole('region', { name: 'Requests' });
  await expect(requests.getByText(/^DNS: .+ — .+\.$/u)).toBeVisible();
});
