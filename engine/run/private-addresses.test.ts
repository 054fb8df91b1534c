import { expect, test } from 'vitest';
import type { ResearchReport } from '../model/research-event.ts';
import { desktopPage } from '../testing/results-pages.ts';
import { startRunStage } from '../testing/run-stage.ts';
import { research } from './research.ts';
import type { ResearchRequest } from './run-events.ts';

const PUBLIC = 'https://a.example/news/ada';
const PRIVATE = [
  'http://127.0.0.1/news',
  'http://2130706433/news',
  'http://0x7f.1/news',
  'http://[::1]/news',
  'http://[::ffff:169.254.169.254]/news',
  'http://169.254.169.254/latest/meta-data/news',
  'http://metadata.google.internal/news',
  'http://localhost.:8080/news',
  'http://intranet/news',
  'http://10.0.0.8/news',
] as const;

const shown = [...PRIVATE, PUBLIC].map((url) => ({ url, title: 'Ada Okafor of Acme' }));
const MARKDOWN = '# Ada Okafor\n\nAda Okafor of Acme speaks about risk.';

test('threat 18: no private address that a search reports is handed to the scraper', async () => {
  await using stage = await startRunStage({
    scraperApi: () => ({ body: desktopPage(shown) }),
    firecrawl: () => ({ body: { success: true, data: { markdown: MARKDOWN, metadata: {} } } }),
  });

  const report = await reportOf(stage.request());

  expect(stage.firecrawl.calls).toHaveLength(1);
  expect(stage.firecrawl.calls[0]?.body).toContain(`"${PUBLIC}"`);
  expect(new Set(report.rejected.map(({ reason }) => reason))).toEqual(
    new Set(['Not an address on the public web']),
  );
});

test("threat 18: the firecrawl's own search puts no private address into the report", async () => {
  await using stage = await startRunStage({
    firecrawl: () => ({ body: { success: true, data: shown } }),
  });

  const report = await reportOf(stage.request());

  const listed = report.results.filter(({ url }) => PRIVATE.some((each) => each === url));
  expect(listed).toEqual([]);
});

test.each([...PRIVATE, 'file:///etc/passwd', 'javascript:alert(1)'])(
  'threat 18: a page that claims to have ended at %s keeps the address it was found under',
  async (url) => {
    await using stage = await startRunStage({
      scraperApi: () => ({ body: desktopPage([{ url: PUBLIC, title: 'Ada Okafor of Acme' }]) }),
      firecrawl: () => ({
        body: { success: true, data: { markdown: MARKDOWN, metadata: { url } } },
      }),
    });

    const report = await reportOf(stage.request());

    expect(report.results.map((result) => result.url)).toEqual([PUBLIC]);
  },
);

async function reportOf(request: ResearchRequest): Promise<ResearchReport> {
  for await (const event of research(request)) if (event.kind === 'done') return event.report;
  throw new Error('The run told no report.');
}
