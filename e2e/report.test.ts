import type { Page } from '@playwright/test';
import { expectAccessible } from './expect-accessible.ts';
import { expect, test } from './fixtures.ts';
import { headOf, ingrid, reportOf, startResearch } from './journey.ts';
import { openWithKeys } from './saved-keys.ts';
import { expectToast } from './toasts.ts';

const cards = (page: Page) => reportOf(page).getByRole('tabpanel').getByRole('article');

test('what the user says of a page re-ranks the report, stays after a reload and can be taken back; every state is accessible and prints', async ({
  admin,
}) => {
  await openWithKeys(admin);
  await startResearch(admin, ingrid);
  await expectToast(admin, 'Research Complete!');
  // The report is whole, and nothing takes the focus any more.
  await expect(headOf(admin)).toBeFocused();
  const count = await cards(admin).count();
  const title = (await cards(admin).first().getByRole('heading').textContent()) ?? '';
  await expect(
    reportOf(admin)
      .getByText(/^Mentions |^[A-Z][a-z]+.*; mentions /)
      .first(),
  ).toBeVisible();

  await admin.getByRole('button', { name: `Not this person: ${title}` }).click();
  await expect(cards(admin)).toHaveCount(count - 1);
  await expect(admin.getByRole('button', { name: 'Undo' })).toBeFocused();
  await expect(reportOf(admin).getByText('Remembered for this prospect.')).toBeVisible();
  await expectAccessible(admin, 'marked');

  await admin.reload();
  await expect(cards(admin)).toHaveCount(count - 1);
  await reportOf(admin).locator('summary', { hasText: 'Possibly someone else' }).click();
  const mark = admin.getByRole('button', { name: `Not this person: ${title}` });
  await expect(mark).toHaveAttribute('aria-pressed', 'true');
  await expect(reportOf(admin).getByText('You said this is someone else')).toBeAttached();
  await mark.click();
  await expect(cards(admin)).toHaveCount(count);

  await admin.getByRole('searchbox', { name: 'Search in this report' }).fill('no such words');
  await expect(admin.getByText('No items in this tab match these filters.')).toBeVisible();
  await expect(admin).toHaveURL(/\?q=no\+such\+words$/);
  await expectAccessible(admin, 'nothing fits');
  await admin.reload();
  await expect(admin.getByText(`0 of ${count} shown`)).toBeVisible();
  // By keyboard: what has changed since the last report may still push the button down, from under a mouse.
  await admin.getByRole('button', { name: 'Clear filters' }).press('Enter');
  await expect(cards(admin)).toHaveCount(count);

  const podcasts = reportOf(admin).getByRole('tab', { name: /^Podcasts/ });
  await podcasts.click();
  const inTab = Number(await podcasts.locator('span').textContent());
  await expect(cards(admin)).toHaveCount(inTab);
  // The others have left the page, so that neither focus nor a screen reader can reach them.
  await expect(reportOf(admin).getByRole('tabpanel').locator('[data-result]')).toHaveCount(inTab);
  await expectAccessible(admin, 'one tab');
  await reportOf(admin).getByRole('tab', { name: /^All/ }).click();
  await expect(cards(admin)).toHaveCount(count);

  await admin.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await admin.evaluate(() => dispatchEvent(new Event('beforeprint')));
  await expect(admin.getByRole('button')).toHaveCount(0);
  await expect(admin.getByRole('link', { name: 'Skip to content' })).toBeHidden();
  const paper = admin.viewportSize()?.width ?? 0;
  expect((await reportOf(admin).boundingBox())?.width).toBeGreaterThan(paper * 0.9);
  await expect(
    cards(admin)
      .first()
      .getByText(/^https:\/\//),
  ).toBeVisible();
  await expect(cards(admin).first().getByRole('listitem').first()).toBeVisible();
  await expect(admin.locator('body')).toHaveCSS('color', 'rgb(23, 26, 24)');
  // A sixth page would come of headings left alone and of cards that go overleaf whole.
  const pdf = await admin.pdf({ format: 'A4' });
  expect(pdf.toString('latin1').match(/\/Type \/Page\b/gu)).toHaveLength(5);
});
