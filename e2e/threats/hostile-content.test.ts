import type { Simulators } from '../../simulators/start-simulators.ts';
import { expect, test } from '../fixtures.ts';
import { connect, reportOf, startResearch } from '../journey.ts';
import { foreignMarkup, watchForBreaches } from './breaches.ts';
import type { Breaches } from './breaches.ts';
import { routes } from './hostile-services.ts';
import { EVIL, livePayloads, payloads } from './payloads.ts';

const ada = { name: 'Ada Okafor', company: 'Acme' } as const;
/** One run reads five pages. */
const PAGES = 5;

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
    test.setTimeout(90_000);
    const breaches = await watchForBreaches(admin, [server.url, ...originsOf(services)]);
    await admin.goto('/settings');
    await connect(admin, 'SerpApi', 'Firecrawl', 'ScraperAPI');
    await admin.getByRole('link', { name: 'Back to Dashboard' }).click();

    for (let start = 0; start < payloads.length; start += PAGES) {
      const batch = payloads.slice(start, start + PAGES);
      services.reset();
      route(services, batch);
      await startResearch(admin, ada);
      await expect(admin.getByRole('button', { name: 'Start AI Research' })).toBeEnabled();

      const titles = await reportOf(admin).locator('article h3').allTextContents();
      expect(titles).toHaveLength(name.includes('raw') ? titles.length || 1 : batch.length);
      expect(await foreignMarkup(admin)).toEqual([]);
    }
    await expectNoBreach(breaches);
  });
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
