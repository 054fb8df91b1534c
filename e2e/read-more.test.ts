import type { Locator, Page } from '@playwright/test';
import { firecrawlReplies } from '../simulators/firecrawl/firecrawl-replies.ts';
import { changed, replyWith } from '../simulators/server/faults.ts';
import { expectAccessible } from './expect-accessible.ts';
import { expect, test } from './fixtures.ts';
import { headOf, ingrid, reportOf, startResearch } from './journey.ts';
import { tabTo } from './keyboard.ts';
import { expectRunStored } from './saved-here.ts';
import { openWithKeys } from './saved-keys.ts';
import { expectToast } from './toasts.ts';

const unreadOf = (page: Page): Locator => page.getByRole('region', { name: /^Found, not read/ });
const entries = (page: Page): Locator => unreadOf(page).locator('[data-unread]');
const cards = (page: Page): Locator => reportOf(page).locator('[data-result]');

async function finishedRun(page: Page): Promise<void> {
  await openWithKeys(page);
  await startResearch(page, ingrid);
  await expectToast(page, 'Research Complete!');
  await expect(headOf(page)).toBeFocused();
}

test('the keyboard alone reads five more and then one; they join the report, marks stay, and the saved report is made again', async ({
  admin: page,
  services,
}) => {
  await finishedRun(page);
  const found = await entries(page).count();
  expect(found).toBeGreaterThan(5);
  const before = await cards(page).count();
  const title = (await cards(page).first().getByRole('heading').textContent()) ?? '';
  await page.getByRole('button', { name: `This is the one: ${title}` }).click();
  services.reset();

  const five = unreadOf(page).getByRole('button', { name: 'Read five more' });
  await expect(five).toHaveAccessibleDescription('Costs up to 5 Firecrawl credits');
  await tabTo(page, five);
  await page.keyboard.press('Enter');
  await expectToast(page, 'Pages Read');
  await expect(unreadOf(page).getByRole('button', { name: /^Read (five|\d) more$/ })).toBeFocused();
  expect(services.scraperApi.calls).toEqual([]);
  expect(services.firecrawl.calls.map(({ path }) => path)).toEqual(Array(5).fill('/v1/scrape'));
  await expect(cards(page)).not.toHaveCount(before);

  await tabTo(page, unreadOf(page).locator('summary'));
  await page.keyboard.press('Enter');
  await expectAccessible(page, 'found, not read, unfolded');
  const left = await entries(page).count();
  expect(left).toBeLessThan(found);
  const one = entries(page)
    .first()
    .getByRole('button', { name: /^Read: / });
  await tabTo(page, one);
  await page.keyboard.press('Enter');
  await expect(entries(page)).toHaveCount(left - 1);
  await expect(unreadOf(page).getByRole('heading', { name: /^Found, not read/ })).toBeFocused();

  const count = await cards(page).count();
  await expect(page.getByRole('button', { name: `This is the one: ${title}` })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await page
    .getByRole('region', { name: 'This report' })
    .getByRole('link', { name: 'Open' })
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(ingrid.name);
  await expect(cards(page)).toHaveCount(count);
  await expect(entries(page)).toHaveCount(left - 1);
  await expect(page.getByRole('button', { name: /^Read/ })).toHaveCount(0);
});

test('a run restored after a reload goes on reading, and what cannot be read says so', async ({
  admin: page,
  services,
  expectedErrors,
}) => {
  expectedErrors.push(/Failed to load resource/);
  await finishedRun(page);
  const before = await entries(page).count();
  await expectRunStored(page);
  await page.reload();
  await expect(entries(page)).toHaveCount(before);
  services.reset();
  services.firecrawl.script({
    path: '/v1/scrape',
    when: ({ nth }) => nth === 1,
    answer: replyWith(firecrawlReplies.outOfCredits),
  });
  services.firecrawl.script({ path: '/v1/scrape', answer: changed((reply) => reply) });

  await unreadOf(page)
    .getByText(/^Show \d+ results$/)
    .click();
  const first = entries(page).first();
  await first.getByRole('button', { name: /^Read: / }).click();
  await expect(unreadOf(page).getByText(/^Not read: /)).toBeVisible();
  await expect(entries(page)).toHaveCount(before);

  await first.getByRole('button', { name: /^Read: / }).click();
  await expect(entries(page)).toHaveCount(before - 1);
});
