import type { Simulators } from '../../simulators/start-simulators.ts';
import { expect, test } from '../fixtures.ts';
import { askAnew, reportOf, researchToTheEnd, startResearch } from '../journey.ts';
import { openWithKeys } from '../saved-keys.ts';
import { expectToast } from '../toasts.ts';
import { foreignMarkup, watchForBreaches, type Breaches } from './breaches.ts';
import { addressRoutes, routes } from './hostile-services.ts';
import { EVIL, hostileAddresses, livePayloads, payloads } from './payloads.ts';

const ada = { name: 'Ada Okafor', company: 'Acme' } as const;
/** One run reads five pages; each of their fields takes six payloads. */
const PAGES = 5;
const PAYLOADS_PER_FIELD = 6;
const fields = Array.from({ length: Math.ceil(payloads.length / PAYLOADS_PER_FIELD) }, (_, index) =>
  payloads.slice(index * PAYLOADS_PER_FIELD, (index + 1) * PAYLOADS_PER_FIELD).join(' '),
);

test.beforeEach(({ expectedErrors }) => {
  expectedErrors.push(/CORS policy/, /Failed to load resource/);
});

test('threat 1: the payloads are live: pages without our protection run dozens of them', async ({
  browser,
}) => {
  const context = await browser.newContext();
  const page = await context.newPage();
  const asked = new Set<string>();
  await page.route(`${EVIL}/**`, (route) => {
    asked.add(route.request().url());
    return route.abort();
  });
  await page.setContent('<body></body>');
  await page.evaluate((texts) => {
    for (const text of texts) {
      const frame = document.createElement('iframe');
      frame.srcdoc = `<body>${text}`;
      document.body.append(frame);
    }
  }, livePayloads);

  const running = () =>
    page.evaluate(
      () =>
        [...document.querySelectorAll('iframe')].filter(
          ({ contentDocument, contentWindow }) =>
            // A frame that was led elsewhere shows no document any more.
            contentDocument !== null && contentWindow !== null && '__pwned' in contentWindow,
        ).length,
    );
  await expect.poll(running).toBeGreaterThan(30);
  await expect.poll(() => asked.size).toBeGreaterThan(3);
  await context.close();
});

for (const [name, route] of Object.entries(routes)) {
  test(`threat 1: ${payloads.length} payloads through every field: ${name}`, async ({
    admin,
    server,
    services,
  }) => {
    const breaches = await watchForBreaches(admin, [server.url, ...originsOf(services)]);
    await openWithKeys(admin, 'SerpApi');
    await askAnew(admin);

    for (let start = 0; start < fields.length; start += PAGES) {
      const batch = fields.slice(start, start + PAGES);
      services.reset();
      route(services, batch);
      await researchToTheEnd(admin, services, ada);

      if (!name.includes('raw')) {
        const headings = reportOf(admin).locator('article h3');
        await expect(headings).toHaveCount(batch.length);
        const titles = await headings.allTextContents();
        for (const payload of batch) expect(titles.map(lettersOf)).toContainEqual(asShown(payload));
      }
      expect(await foreignMarkup(admin)).toEqual([]);
    }
    await expectNoBreach(breaches);
  });
}

for (const [name, route] of Object.entries(addressRoutes)) {
  test(`threat 2: ${hostileAddresses.length} hostile addresses become no link: ${name}`, async ({
    admin,
    server,
    services,
  }) => {
    const breaches = await watchForBreaches(admin, [server.url, ...originsOf(services)]);
    await openWithKeys(admin);
    services.reset();

    route(services, hostileAddresses);
    await startResearch(admin, ada);
    await expectToast(admin, 'Research Complete!');

    const links = reportOf(admin).getByRole('article').getByRole('link');
    const addresses = await links.evaluateAll((all) =>
      all.map((link) => link.getAttribute('href')),
    );
    expect(addresses.length).toBeGreaterThan(0);
    expect(addresses.filter((href) => !/^https:\/\/site-\d+\.example\//.test(href ?? ''))).toEqual(
      [],
    );
    expect(await foreignMarkup(admin)).toEqual([]);
    const read = services.firecrawl.calls.filter(({ path }) => path === '/v1/scrape');
    expect(read.filter(({ bodyText }) => !bodyText.includes('"https://site-'))).toEqual([]);
    await expectNoBreach(breaches);
  });
}

test(`threat 1: ${payloads.length} payloads through the message of a refused sign-in`, async ({
  visitor,
  server,
}) => {
  const breaches = await watchForBreaches(visitor, [server.url]);
  let message = '';
  await visitor.route('**/auth/v1/token*', (route) =>
    route.fulfill({ status: 400, json: { code: 400, msg: message, error_description: message } }),
  );
  await visitor.goto('/auth');
  await visitor.getByLabel('Email').fill('a@a.example');
  await visitor.getByLabel('Password', { exact: true }).fill('some password');

  for (let start = 0; start < payloads.length; start += 10) {
    message = `batch ${start}: ${payloads.slice(start, start + 10).join(' ')}`;
    await visitor.getByLabel('Password', { exact: true }).press('Enter');
    await expect(visitor.getByText(`batch ${start}: `).first()).toBeVisible();
    expect(await foreignMarkup(visitor)).toEqual([]);
  }
  await expectNoBreach(breaches);
});

/** A title that begins like this shows the payload as the text that it is; spaces and controls may read otherwise. */
function asShown(payload: string): unknown {
  return expect.stringContaining(lettersOf(payload).slice(0, 120));
}

function lettersOf(text: string): string {
  return text.replaceAll(/[^\p{L}\p{N}\p{P}\p{Sm}]+/gu, '');
}

function originsOf({ scraperApi, serpApi, firecrawl }: Simulators): readonly string[] {
  return [scraperApi, serpApi, firecrawl].map(({ baseUrl }) => baseUrl);
}

async function expectNoBreach(breaches: Breaches): Promise<void> {
  expect(await breaches.inPage()).toEqual({ pwned: null, violations: [] });
  expect(breaches.dialogs).toEqual([]);
  expect(breaches.popups).toEqual([]);
  expect(breaches.requests).toEqual([]);
}
