import type { Locator, Page } from '@playwright/test';
import type { Simulators } from '../simulators/start-simulators.ts';
import { expect, test } from './fixtures.ts';
import {
  askAnew,
  goTo,
  ingrid,
  keyCard,
  keys,
  reportOf,
  startResearch,
  showSteps,
} from './journey.ts';
import { countKept } from './saved-here.ts';
import { openWithKeys } from './saved-keys.ts';

/** What the simulated accounts have been charged, both with 1,000 credits at the start. */
function charged({ scraperApi, firecrawl }: Simulators): readonly [number, number] {
  return [
    1000 - scraperApi.creditsLeft(keys.ScraperAPI),
    1000 - firecrawl.creditsLeft(keys.Firecrawl),
  ];
}

function costOf(page: Page): Locator {
  return page.getByRole('list', { name: 'Cost of this run' });
}

test('a run tells its cost and what is left, in one place; the same research again costs nothing, unless it is asked anew or limited', async ({
  admin,
  services,
}) => {
  await openWithKeys(admin);
  await startResearch(admin, ingrid);

  await expect(costOf(admin).getByRole('listitem')).toHaveText([
    'ScraperAPI about 75 credits, 925 of 1,000 left',
    'Firecrawl 5 credits, 995 of 1,000 left',
  ]);
  expect(charged(services)).toEqual([75, 5]);
  const leftOnCard = keyCard(admin, 'ScraperAPI').getByText('925 of 1,000 credits left');
  await expect(leftOnCard).toBeAttached();
  await expect(leftOnCard).toBeHidden();
  await goTo(admin, 'API Settings');
  await expect(leftOnCard).toBeVisible();
  await goTo(admin, 'Research');
  // This visit of the page has not seen the run: its line does not ask what is left.
  await expect(costOf(admin).getByRole('listitem')).toHaveText([
    'ScraperAPI about 75 credits',
    'Firecrawl 5 credits',
  ]);
  await expect(leftOnCard).toBeVisible();
  const timeline = admin.getByRole('region', { name: 'Requests' });
  await showSteps(admin);
  await expect(timeline.getByText(/about 25 credits$/)).toHaveCount(3);
  const cards = await reportOf(admin).getByRole('article').count();
  await expect.poll(() => countKept(admin, 'pages')).toBe(8);

  await startResearch(admin, ingrid);

  await expect(costOf(admin).getByRole('listitem')).toHaveText([
    'No credits spent.',
    '8 answers reused',
  ]);
  await showSteps(admin);
  await expect(timeline.getByText(/reused from a moment ago · no credits$/)).toHaveCount(8);
  await expect(reportOf(admin).getByRole('article')).toHaveCount(cards);
  expect(charged(services)).toEqual([75, 5]);

  await askAnew(admin);
  await startResearch(admin, ingrid);

  await expect(costOf(admin).getByText(/850 of 1,000 left/)).toBeVisible();
  expect(charged(services)).toEqual([150, 10]);

  await admin.getByLabel('Credit limit').fill('30');
  await startResearch(admin, ingrid);

  const stopped = /^Stopped at your limit of 30 credits\./;
  await expect(admin.getByRole('listitem').filter({ hasText: stopped })).toHaveCount(1);
  await expect(costOf(admin).getByText(/825 of 1,000 left/)).toBeVisible();
  expect(charged(services)).toEqual([175, 15]);
});
