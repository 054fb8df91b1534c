import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { FOUNDER, setupTokenOf } from '../server/testing/open-setup-site.ts';
import { startServer } from '../server/testing/start-server.ts';
import { catalogueSettings } from '../simulators/catalogues/catalogues.ts';
import {
  startIdentityProvider,
  type IdentityProvider,
} from '../simulators/identity-provider/identity-provider.ts';
import { jobBoardSettings } from '../simulators/job-boards/job-boards.ts';
import type { Simulators } from '../simulators/start-simulators.ts';
import { expectAccessible } from './expect-accessible.ts';
import { expect, test, watch } from './fixtures.ts';
import { answerKeylessOffer, callsWithoutKey, ingrid, reportOf } from './journey.ts';
import { expectToast, noteToasts } from './toasts.ts';

test('from an empty data folder, the printed link leads to an account and into the form, and is gone afterwards; without any key to a report about a person; then single sign-on leads to the same account', async ({
  browser,
  services,
}) => {
  const dataDirectory = await mkdtemp(join(tmpdir(), 'legwork-first-'));
  await using provider = await startIdentityProvider();
  await using server = await startServer({
    settings: {
      DATA_DIR: dataDirectory,
      ADMIN_PASSWORD: '',
      ...provider.settings,
      OIDC_NAME: 'Acme ID',
      EXAMPLE_PROSPECT: `${ingrid.name}, ${ingrid.company}`,
      FIRECRAWL_KEYLESS_URL: services.firecrawlKeyless.baseUrl,
      TAVILY_URL: services.tavily.baseUrl,
      EXA_URL: services.exa.baseUrl,
      WIKIDATA_URL: services.wikidata.baseUrl,
      DNS_URL: services.dns.baseUrl,
      DNS_FALLBACK_URL: services.dns.baseUrl,
      ...jobBoardSettings(services.jobBoards),
      ...catalogueSettings(services.catalogues),
    },
  });
  const context = await browser.newContext({ baseURL: server.url });
  await noteToasts(context);
  const page = await context.newPage();
  const faults = watch(page, [/422 \(Unprocessable/, /404 \(Not Found\)/, /403 \(Forbidden\)/]);
  const link = `${server.url}/setup#${setupTokenOf(server.output())}`;
  const asked: string[] = [];
  page.on('request', (request) => {
    if (`${request.url()} ${request.postData() ?? ''}`.includes(setupTokenOf(server.output()))) {
      asked.push(new URL(request.url()).pathname);
    }
  });

  await page.goto('/auth');
  await expect(page.getByText('This Legwork is new')).toBeVisible();
  // A link that lost its end when it was copied says so before anybody types.
  await page.goto(link.slice(0, -3));
  await expect(page.getByText('Oops! Page not found')).toBeVisible();
  await page.goto(link);

  await expect(page.getByLabel('Full Name')).toBeFocused();
  await expect(page).toHaveURL('/setup');
  await expectAccessible(page, 'the empty form');
  await page.reload();
  await expect(page.getByLabel('Full Name')).toBeFocused();

  // By keyboard alone, with one password that is too common.
  await page.keyboard.type(FOUNDER.fullName);
  await page.keyboard.press('Tab');
  await page.keyboard.type(FOUNDER.email);
  await page.keyboard.press('Tab');
  await page.keyboard.type('Password123');
  await page.keyboard.press('Enter');
  await expect(page.getByText(/^Password is too common: .+\.$/)).toBeVisible();
  await expect(page.getByLabel('Password', { exact: true })).toBeFocused();
  await expectAccessible(page, 'a refused password');
  await page.setViewportSize({ width: 1280, height: 860 });
  await page.getByLabel('Password', { exact: true }).fill(FOUNDER.password);
  await page.keyboard.press('Enter');

  await expect(page.getByRole('heading', { name: 'Prospect Research' })).toBeVisible();
  await expect(page).toHaveURL('/');
  await expect(page.getByLabel('Full Name')).toBeFocused();
  await expect(page.getByText('Admin', { exact: true })).toBeVisible();
  expect(new Set(asked)).toEqual(new Set(['/setup']));

  await answerKeylessOffer(page, 'Use free services');
  await page.getByRole('button', { name: `Try ${ingrid.name}, ${ingrid.company}` }).click();
  await page.getByRole('button', { name: 'Start AI Research' }).click();
  await expectReportWithoutKeys(page, services);

  await page.goto(link);
  await expect(page.getByText('Oops! Page not found')).toBeVisible();
  await signOnInstead(page, provider);
  expect(faults).toEqual([]);
  await context.close();
  await server.stop();
  await rm(dataDirectory, { recursive: true });
});

/** Signs out, is refused with an unverified address, and comes back as the same account with a verified one. */
async function signOnInstead(page: Page, provider: IdentityProvider): Promise<void> {
  const person = { sub: 'ada', email: FOUNDER.email, name: FOUNDER.fullName };
  const button = page.getByRole('button', { name: 'Continue with Acme ID' });
  await page.goto('/');
  await page.getByRole('button', { name: 'Sign Out' }).click();
  await expect(page).toHaveURL('/auth');
  provider.seat(person);
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText(/does not say that your e-mail address is verified/)).toBeVisible();
  await expect(page).toHaveURL('/auth');
  await expectAccessible(page, 'a refused single sign-on');
  await page.setViewportSize({ width: 1280, height: 860 });

  provider.seat({ ...person, email_verified: true });
  await page.goto('/#research?name=Jane+Doe&company=Acme+Bank');
  await button.click();
  await expect(page.getByRole('heading', { name: 'Prospect Research' })).toBeVisible();
  await expect(page.getByLabel('Full Name')).toHaveValue('Jane Doe');
  await expect(page.getByText('Admin', { exact: true })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Prospect Research' })).toBeVisible();
}

async function expectReportWithoutKeys(page: Page, services: Simulators): Promise<void> {
  await expectToast(
    page,
    'Research Complete!',
    /^Found \d+ real insights using Firecrawl's free service$/,
  );
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
}
