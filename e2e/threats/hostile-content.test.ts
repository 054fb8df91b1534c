import type { Simulators } from '../../simulators/start-simulators.ts';
import { expect, test } from '../fixtures.ts';
import { connect, reportOf, startResearch } from '../journey.ts';
import { foreignMarkup, watchForBreaches } from './breaches.ts';
import type { Breaches } from './breaches.ts';
import { routes } from './hostile-services.ts';
import { livePayloads, payloads } from './payloads.ts';

const ada = { name: 'Ada Okafor', company: 'Acme' } as const;
/** One run reads five pages. */
const PAGES = 5;

test.beforeEach(({ expectedErrors }) => {
  expectedErrors.push(/CORS policy/, /Failed to load resource/);
});

test('threat 1: the payloads are live: a page without our protection is taken over by them', async ({
  browser,
}) => {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.route('**/*', (route) => route.abort());
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  let live = 0;
  for (const payload of livePayloads) {
    asked.length = 0;
    await page.setContent(`<body>${payload}<script>void 0</script></body>`, {
      waitUntil: 'commit',
    });
    const ran = await page.evaluate(() => Reflect.get(window, '__pwned') !== undefined);
    if (ran || asked.length > 0) live += 1;
  }
  await context.close();

  expect(live).toBeGreaterThan(livePayloads.length / 2);
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

      expect(await reportOf(admin).getByRole('article').count()).toBe(batch.length);
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
