import type { Locator, Page } from '@playwright/test';
import { MODELS } from '../simulators/language-model/language-model.ts';
import { changed } from '../simulators/server/faults.ts';
import { expectAccessible } from './expect-accessible.ts';
import { expect, test } from './fixtures.ts';
import { ingrid, startResearch } from './journey.ts';
import { tabTo } from './keyboard.ts';
import { openWithKeys } from './saved-keys.ts';

const [MODEL] = MODELS;

test.beforeEach(({ languageModel }) => languageModel.reset());

async function setUp(page: Page, baseUrl: string): Promise<void> {
  await page.getByText('Writing assistant', { exact: true }).click();
  await page.getByLabel('Service').selectOption('Other (OpenAI-compatible)');
  await page.getByLabel('Address').fill(`${baseUrl}/v1`);
  await page.getByLabel('Model').fill(MODEL);
  await page.getByRole('button', { name: 'Save and test' }).click();
}

const draftOf = (page: Page): Locator => page.getByRole('region', { name: 'Draft', exact: true });

test('from the address of a model to a saved draft whose sentences lead to their lines', async ({
  admin,
  languageModel,
}) => {
  await openWithKeys(admin);
  await setUp(admin, languageModel.baseUrl);
  await expect(admin.getByText(`Saved. ${MODEL} answers.`)).toBeVisible();
  await expectAccessible(admin, 'the card of the writing assistant');
  await startResearch(admin, ingrid);

  await draftOf(admin)
    .getByRole('button', { name: `Draft with ${MODEL}` })
    .click();

  await expect(draftOf(admin)).toContainText(`Drafted with ${MODEL} on 127.0.0.1`);
  await expect(draftOf(admin).getByText('“Lisbon” is in no source. Not copied.')).toBeVisible();
  await expectAccessible(admin, 'a draft with a sentence that is held back');
  await draftOf(admin).getByRole('button', { name: 'Edit sentence 3', exact: true }).click();
  await expectAccessible(admin, 'a sentence that is being edited');
  await draftOf(admin).getByRole('button', { name: 'Leave out', exact: true }).click();
  await expect(draftOf(admin).locator('li:focus')).toContainText('Left out by you.');
  const keep = draftOf(admin).getByRole('button', { name: /^Keep this sentence/u });
  await keep.focus();
  await admin.keyboard.press('Enter');
  await expect(draftOf(admin).locator('li:focus')).toContainText('Kept by you.');

  await admin.setViewportSize({ width: 1280, height: 860 });
  await draftOf(admin).getByRole('tab', { name: 'Plain' }).focus();
  const number = draftOf(admin)
    .getByRole('button', { name: /^Line \d+$/u })
    .first();
  await tabTo(admin, number);
  const quote = await draftOf(admin).getByRole('tooltip').filter({ visible: true }).textContent();
  await admin.keyboard.press('Enter');
  await expect(draftOf(admin).locator('li:focus')).toContainText(quote ?? 'no quote');
  await draftOf(admin).getByRole('tab', { name: 'Plain' }).focus();
  await tabTo(admin, number);
  await expectAccessible(admin, 'the quote of a line');
  await admin.keyboard.press('Escape');
  await expect(draftOf(admin).getByRole('tooltip').filter({ visible: true })).toHaveCount(0);

  await admin.reload();
  await expect(draftOf(admin)).toContainText(`Drafted with ${MODEL} on 127.0.0.1`);
  await expect(draftOf(admin).getByText('“Lisbon” is in no source. Kept by you.')).toBeVisible();
  await admin.getByRole('link', { name: 'Open', exact: true }).click();
  await expect(draftOf(admin)).toContainText(`Drafted with ${MODEL} on 127.0.0.1`);
  await expect(admin.getByRole('heading', { level: 1 })).toContainText(ingrid.name);
});

test('fault 79: a server without CORS for this page', async ({
  admin,
  languageModel,
  server,
  expectedErrors,
}) => {
  expectedErrors.push(/CORS|ERR_FAILED/u);
  languageModel.script({ answer: changed((reply) => ({ ...reply, hasCors: false })) });
  await admin.goto('/settings');

  await setUp(admin, languageModel.baseUrl);

  await expect(admin.getByRole('alert')).toContainText(`allows requests from ${server.url} (CORS)`);
});
