import type { Locator, Page } from '@playwright/test';
import { MODELS } from '../simulators/language-model/language-model.ts';
import { jsonReply } from '../simulators/server/answer.ts';
import { neverAnswer, replyWith } from '../simulators/server/faults.ts';
import type { Simulators } from '../simulators/start-simulators.ts';
import { DEMO_WORLD } from '../simulators/world/demo-world.ts';
import { expect } from './fixtures.ts';
import { goTo, ingrid, reportOf, startResearch } from './journey.ts';
import { plantedTest as test } from './planted-report.ts';
import { openWithKeys } from './saved-keys.ts';

const [MODEL] = MODELS;
const WIDE = { width: 1440, height: 900 };
/** Where on the screen results begin that somebody reads. */
const READ_AT = 300;
const PAGE_WITHOUT_NEWS = 'The hall of Nordvik Bank was lent to Ingrid Solberg and a choir.';
const DORA_ARTICLE =
  'https://theresiliencejournal.example/article/2026/05/what-dora-taught-a-bank-about-its-suppliers';

function markdownOf(address: string): string {
  const found = DEMO_WORLD.lookUp(address);
  return found.kind === 'page' ? found.page.markdown : '';
}

async function topOf(part: Locator): Promise<number> {
  return (await part.boundingBox())?.y ?? Number.NaN;
}

/** The brief has two columns, where one would leave half of the screen empty. */
async function expectTwoColumns(page: Page): Promise<void> {
  const brief = page.getByRole('region', { name: 'Brief' });
  const [first, second] = [
    brief.getByRole('region', { name: 'Who' }),
    brief.getByRole('region', { name: 'In their words' }),
  ];
  expect(await topOf(second)).toBe(await topOf(first));
}

/** Answers the page at the article's address with this text, and holds all others: which of them is asked for first is chance. */
async function startWithPage(page: Page, services: Simulators, markdown: string): Promise<void> {
  await openWithKeys(page);
  await page.setViewportSize(WIDE);
  services.firecrawl.script({
    path: '/v1/scrape',
    when: ({ bodyText }) => bodyText.includes(DORA_ARTICLE),
    answer: replyWith(jsonReply(200, { success: true, data: { markdown } })),
  });
  services.firecrawl.script({ path: '/v1/scrape', answer: neverAnswer() });
  await startResearch(page, ingrid);
  await expect(reportOf(page).getByRole('article').first()).toBeVisible();
  await expect(page.getByText(/^Research began on /u)).toBeVisible();
  await page.evaluate(() => scrollTo(0, 0));
}

const FIRST_PAGES = [
  { what: 'nothing for the brief', markdown: PAGE_WITHOUT_NEWS, empty: 3 },
  { what: 'words and openers', markdown: markdownOf(DORA_ARTICLE), empty: 1 },
];
for (const { what, markdown, empty } of FIRST_PAGES) {
  test(`while a run goes on, the first result is on the first screen, also beside a brief that fills: a page with ${what}; at its end the steps close`, async ({
    admin,
    services,
  }) => {
    await startWithPage(admin, services, markdown);
    const steps = admin.getByRole('region', { name: 'Requests' }).getByRole('listitem');
    await expect(steps.first()).toBeVisible();
    const brief = admin.getByRole('region', { name: 'Brief' });
    await expect(brief.getByText('Nothing yet')).toHaveCount(empty);

    const firstCard = reportOf(admin).getByRole('article').first();
    await expect.poll(() => topOf(firstCard)).toBeLessThan(WIDE.height - 60);

    await admin.getByRole('button', { name: 'Cancel research' }).click();
    await expect(steps).toHaveCount(0);
  });
}

test('the brief becomes whole when the run ends, and results that are read stay where they are on the screen', async ({
  admin,
}) => {
  await openWithKeys(admin);
  await admin.setViewportSize(WIDE);
  let release = (): void => undefined;
  const isLetGo = new Promise<void>((resolve) => {
    release = resolve;
  });
  let asked = 0;
  await admin.route(/\/v1\/scrape$/, async (route) => {
    asked += 1;
    if (asked > 1) await isLetGo;
    await route.continue();
  });
  await startResearch(admin, ingrid);
  const results = reportOf(admin).getByRole('tabpanel');
  await expect(results.getByRole('article')).toHaveCount(1);
  await expect(admin.getByText('Nothing yet')).not.toHaveCount(3);
  await admin.mouse.move(WIDE.width / 2, WIDE.height / 2);
  await admin.mouse.wheel(0, (await topOf(results)) - READ_AT);
  await expect.poll(() => topOf(results)).toBe(READ_AT);

  release();

  await expect(admin.getByRole('heading', { name: 'Openers' })).toBeVisible();
  await expectTwoColumns(admin);
  await expect(admin.getByText('Saved to Reports', { exact: true })).toBeVisible();
  await expect.poll(() => topOf(results)).toBe(READ_AT);
});

test('a press on the button that starts is a start, also where a doubt about an address moves the button meanwhile', async ({
  admin,
}) => {
  await admin.setViewportSize(WIDE);
  await admin.goto('/');
  const start = admin.getByRole('button', { name: 'Start AI Research' });
  await admin.getByLabel('LinkedIn Profile').fill('no profile');
  await start.hover({ position: { x: 40, y: 4 } });
  await admin.mouse.down();
  await expect(admin.getByLabel('LinkedIn Profile')).not.toBeFocused();
  await admin.mouse.up();

  await expect(admin.getByText('Please enter a name.')).toBeVisible();
  await expect(admin.getByText('A personal profile looks like')).toBeVisible();
});

test('what goes on below the form fades at the edge of the window, and at the end nothing is under the fade', async ({
  admin,
}) => {
  await openWithKeys(admin);
  await admin.setViewportSize({ width: 1440, height: 768 });
  const column = admin.locator('.scroll-fade');
  const fade = (): Promise<number> =>
    column.evaluate(
      (box) => Number.parseFloat(getComputedStyle(box, '::after').height) - innerHeight,
    );
  await admin.mouse.move(200, 400);
  const last = column.locator(':scope > *').last();
  // What is still being loaded moves the end of the column.
  const underFade = async (): Promise<number> => {
    await column.evaluate((box) => box.scrollTo(0, box.scrollHeight));
    await admin.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    const box = await last.boundingBox();
    return box === null ? Infinity : box.y + box.height + (await fade());
  };
  await expect.poll(underFade).toBeLessThanOrEqual(0);
});

test('a saved report has the edges of the dashboard on a wide screen, and its actions stand in one row', async ({
  admin,
  plantReport,
}) => {
  await admin.setViewportSize(WIDE);
  await admin.goto(await plantReport());

  const again = admin.getByRole('button', { name: 'Research again' });
  const remove = admin.getByRole('button', { name: 'Delete' });
  await expect.poll(async () => (await topOf(remove)) - (await topOf(again))).toBe(0);
  const edgesOf = async (part: Locator): Promise<readonly [start: number, end: number]> => {
    const { x = 0, width = 0 } = (await part.boundingBox()) ?? {};
    return [x, x + width];
  };
  const edges = await edgesOf(admin.getByRole('region', { name: 'Brief' }));
  await expectTwoColumns(admin);
  const last = admin.getByRole('button', { name: 'Forget this person' });
  expect((await edgesOf(last))[1]).toBeLessThanOrEqual(edges[1]);
  await goTo(admin, 'Research');
  const [start] = await edgesOf(admin.getByRole('region', { name: 'Prospect' }));
  const [, end] = await edgesOf(admin.getByRole('region', { name: 'ScraperAPI' }));
  expect(edges).toEqual([start, end]);
});

test('the lines that a draft quotes stand beside it on a wide screen; printed it has no box', async ({
  admin,
  languageModel,
  plantReport,
}) => {
  languageModel.reset();
  await admin.goto('/');
  await admin.getByText('Writing assistant', { exact: true }).click();
  await admin.getByLabel('Service').selectOption('Other (OpenAI-compatible)');
  await admin.getByLabel('Address').fill(`${languageModel.baseUrl}/v1`);
  await admin.getByLabel('Model').fill(MODEL);
  await admin.getByRole('button', { name: 'Save and test' }).click();
  await expect(admin.getByText(`Saved. ${MODEL} answers.`)).toBeVisible();
  await admin.goto(await plantReport());
  const draft = admin.getByRole('region', { name: 'Draft', exact: true });
  await draft.getByRole('button', { name: `Draft with ${MODEL}` }).click();
  await expect(draft).toContainText(`Drafted with ${MODEL}`);

  await admin.setViewportSize(WIDE);
  const lines = draft.getByRole('heading', { name: 'Lines it quotes' });
  const summary = draft.getByRole('heading', { name: 'Summary' });
  expect(await topOf(lines)).toBeLessThan(await topOf(summary));

  await admin.emulateMedia({ media: 'print' });
  await expect(draft).toHaveCSS('border-top-width', '0px');
});
