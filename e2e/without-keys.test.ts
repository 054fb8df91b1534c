import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { FOUNDER, setupTokenOf } from '../server/testing/open-setup-site.ts';
import { startServer } from '../server/testing/start-server.ts';
import { exaReplies } from '../simulators/exa/exa-replies.ts';
import { firecrawlKeylessReplies } from '../simulators/firecrawl-keyless/firecrawl-keyless-replies.ts';
import { jobBoardSettings } from '../simulators/job-boards/job-boards.ts';
import { neverAnswer, replyWith } from '../simulators/server/faults.ts';
import type { Simulators } from '../simulators/start-simulators.ts';
import { tavilyReplies } from '../simulators/tavily/tavily.ts';
import { expectAccessible } from './expect-accessible.ts';
import { expect, test, watch } from './fixtures.ts';
import { connectServices, ingrid, reportOf, startResearch } from './journey.ts';
import { tabTo } from './keyboard.ts';

const SWITCH = 'Use free services when no API key is set';
const MS_PER_S = 1000;

/** Requests to services that are asked without a key, who knows companies and sources about them included. */
function callsWithoutKey({ firecrawlKeyless, tavily, exa, wikidata, dns, jobBoards }: Simulators) {
  return [firecrawlKeyless, tavily, exa, wikidata, dns, jobBoards].flatMap(({ calls }) => calls);
}

function callsOfAll(services: Simulators) {
  const { scraperApi, serpApi, firecrawl } = services;
  return [
    ...[scraperApi, serpApi, firecrawl].flatMap(({ calls }) => calls),
    ...callsWithoutKey(services),
  ];
}

async function answer(page: Page, button: 'Use free services' | 'Not now'): Promise<void> {
  await page.getByRole('button', { name: 'Research without keys' }).click();
  await page.getByRole('dialog').getByRole('button', { name: button }).click();
}

/** How it stands; said once for narrow screens and once for wide ones. */
function note(page: Page, state: 'on' | 'off'): Locator {
  return page.getByText(new RegExp(`^Free services are ${state}`)).filter({ visible: true });
}

async function setSwitch(page: Page, isOn: boolean): Promise<void> {
  await page.getByText('Credits and reuse', { exact: true }).click();
  await page.getByLabel(SWITCH).setChecked(isOn);
}

test('from an empty data folder to a report about a person, without any key', async ({
  browser,
  services,
}) => {
  const dataDirectory = await mkdtemp(join(tmpdir(), 'legwork-keyless-'));
  const startedMs = performance.now();
  await using server = await startServer({
    settings: {
      DATA_DIR: dataDirectory,
      ADMIN_PASSWORD: '',
      EXAMPLE_PROSPECT: `${ingrid.name}, ${ingrid.company}`,
      FIRECRAWL_KEYLESS_URL: services.firecrawlKeyless.baseUrl,
      TAVILY_URL: services.tavily.baseUrl,
      EXA_URL: services.exa.baseUrl,
      WIKIDATA_URL: services.wikidata.baseUrl,
      DNS_URL: services.dns.baseUrl,
      DNS_FALLBACK_URL: services.dns.baseUrl,
      ...jobBoardSettings(services.jobBoards),
    },
  });
  const context = await browser.newContext({ baseURL: server.url });
  const page = await context.newPage();
  const faults = watch(page, []);

  await page.goto(`${server.url}/setup#${setupTokenOf(server.output())}`);
  await page.getByLabel('Full Name').fill(FOUNDER.fullName);
  await page.getByLabel('Email').fill(FOUNDER.email);
  await page.getByLabel('Password', { exact: true }).fill(FOUNDER.password);
  await page.keyboard.press('Enter');
  await answer(page, 'Use free services');
  await page.getByRole('button', { name: `Try ${ingrid.name}, ${ingrid.company}` }).click();
  await page.getByRole('button', { name: 'Start AI Research' }).click();

  await expect(page.getByText('Research Complete!')).toBeVisible();
  const seconds = (performance.now() - startedMs) / MS_PER_S;
  process.stdout.write(`From the empty data folder to the report: ${seconds.toFixed(1)} s\n`);
  await expect(
    page.getByText(/^Found \d+ real insights using Firecrawl's free service$/),
  ).toBeVisible();
  await expect(reportOf(page)).toContainText("Found with Firecrawl's free service");
  await expect(reportOf(page).getByRole('article').first()).toContainText(ingrid.name);
  await expect(reportOf(page).getByText('Sample')).toHaveCount(0);
  const { firecrawlKeyless, tavily, exa, wikidata, scraperApi, firecrawl } = services;
  for (const { headers } of callsWithoutKey(services)) {
    expect(headers).not.toHaveProperty('authorization');
  }
  expect(firecrawlKeyless.calls.filter(({ path }) => path === '/v2/search')).toHaveLength(3);
  expect([...tavily.calls, ...exa.calls, ...scraperApi.calls, ...firecrawl.calls]).toEqual([]);
  expect(wikidata.calls.length).toBeGreaterThan(0);
  for (const { query } of wikidata.calls)
    expect(JSON.stringify(query)).not.toMatch(/Ingrid|Solberg/);
  expect(faults).toEqual([]);
  await context.close();
  await server.stop();
  await rm(dataDirectory, { recursive: true });
});

test('with consent refused nobody is asked, and the specified messages and samples come', async ({
  admin,
  services,
}) => {
  await admin.goto('/');
  await answer(admin, 'Not now');
  await expect(note(admin, 'off')).toBeFocused();

  await startResearch(admin, ingrid);

  await expect(admin.getByText('Using sample data - please check your API keys')).toBeVisible();
  await expect(reportOf(admin)).toContainText('4 samples');
  for (const name of ['ScraperAPI', 'SerpApi', 'Firecrawl']) {
    await expect(reportOf(admin)).toContainText(
      `${name} API key not found. Please set your API key first.`,
    );
  }
  expect(callsOfAll(services)).toEqual([]);
  await admin.reload();
  await expect(admin.getByRole('button', { name: 'Research without keys' })).toHaveCount(0);
});

test('with keys saved no service is asked without one; Wikidata only while the switch is on, and never by a person’s name', async ({
  admin,
  services,
}) => {
  await admin.goto('/');
  await connectServices(admin, 'Firecrawl', 'ScraperAPI');
  await startResearch(admin, ingrid);
  await expect(admin.getByText('Research finished')).toBeVisible();
  expect(callsWithoutKey(services)).toEqual([]);

  services.reset();
  await setSwitch(admin, true);
  await admin.getByLabel('Ignore cached results').check();
  await admin.getByRole('button', { name: 'Start AI Research' }).click();
  await services.scraperApi.until(({ length }) => length > 0);
  await expect(admin.getByText('Research finished')).toBeVisible();

  const { firecrawlKeyless, tavily, exa, wikidata } = services;
  expect([...firecrawlKeyless.calls, ...tavily.calls, ...exa.calls]).toEqual([]);
  expect(wikidata.calls.length).toBeGreaterThan(0);
  for (const { query } of wikidata.calls)
    expect(JSON.stringify(query)).not.toMatch(/Ingrid|Solberg/);
});

test('fault 78: consent withdrawn during a run ends the calls in flight, and what was found stays', async ({
  admin,
  services,
}) => {
  const { firecrawlKeyless, tavily, exa } = services;
  firecrawlKeyless.script({ path: '/v2/scrape', answer: neverAnswer() });
  await admin.goto('/');
  await answer(admin, 'Use free services');
  await startResearch(admin, ingrid);
  await firecrawlKeyless.until(
    (calls) => calls.filter(({ path }) => path === '/v2/scrape').length === 2,
  );
  const before = firecrawlKeyless.calls.length;

  await setSwitch(admin, false);

  await expect(admin.getByText('Research finished')).toBeVisible();
  await firecrawlKeyless.until((calls) => calls.every(({ finishedAt }) => finishedAt !== null));
  expect(firecrawlKeyless.calls).toHaveLength(before);
  expect([...tavily.calls, ...exa.calls]).toEqual([]);
  await expect(reportOf(admin)).toContainText('free services are switched off');
  await expect(reportOf(admin).getByRole('article').first()).toBeVisible();
});

test('fault 68: a used-up budget is named with the time it is free again, and a list stops with that sentence', async ({
  admin,
  services,
  expectedErrors,
}) => {
  expectedErrors.push(/429 \(Too Many Requests\)/, /432/);
  const { firecrawlKeyless, tavily, exa } = services;
  const usedUp = replyWith(firecrawlKeylessReplies.budgetUsedUp('credits', 7200));
  firecrawlKeyless.script({ answer: usedUp });
  await admin.goto('/');
  await answer(admin, 'Use free services');
  await startResearch(admin, ingrid);
  await expect(
    admin.getByText(/^Found \d+ real insights using Tavily's free service$/),
  ).toBeVisible();
  await expect(reportOf(admin)).toContainText(
    /Firecrawl's free service: today's free budget for this internet address is used up — free again at \d\d:\d\d, or add API keys\./,
  );

  tavily.script({ answer: replyWith(tavilyReplies.planLimit) });
  exa.script({ answer: replyWith(exaReplies.tooManyRequests) });
  await admin.getByRole('link', { name: 'Lists', exact: true }).click();
  await admin
    .getByLabel('List rows')
    .fill('Name;Company\nMarcus Adeyemi;Hollins Mutual\nIngrid Solberg;Nordvik Bank');
  await expect(admin.getByText(/^Free services research one prospect after another/)).toBeVisible();
  await admin.getByRole('button', { name: 'Research 2 prospects' }).click();

  const stopped = admin.getByRole('alert').filter({ hasText: 'refused' });
  await expect(stopped).toContainText("today's free budget for this internet address is used up");
  await expect(admin.getByText('0 of 2 prospects researched')).toBeVisible();
});

test('by keyboard alone, in every view: the offer, the explanation and the answer', async ({
  admin,
}) => {
  await admin.goto('/');
  const offer = admin.getByRole('button', { name: 'Research without keys' });
  await tabTo(admin, offer);
  await admin.keyboard.press('Enter');
  await expect(admin.getByRole('dialog', { name: 'Research without keys' })).toBeVisible();
  await expectAccessible(admin, 'the explanation');
  await admin.setViewportSize({ width: 1280, height: 860 });
  await admin.keyboard.press('Escape');
  await expect(offer).toBeFocused();
  await admin.keyboard.press('Enter');
  await tabTo(admin, admin.getByRole('button', { name: 'Use free services' }));
  await admin.keyboard.press('Enter');

  await expect(note(admin, 'on')).toBeFocused();
  await admin.getByText('Credits and reuse', { exact: true }).click();
  await expect(admin.getByLabel(SWITCH)).toBeChecked();
  await expectAccessible(admin, 'free services on');
});
