import type { Page } from '@playwright/test';
import { AxeBuilder } from '@axe-core/playwright';
import { connect, reportOf, startResearch } from './journey.ts';
import { expect, expectToast, test } from './people.ts';

/** Nobody else's: who is forgotten is forgotten in every test that shares the server. */
const marcus = { name: 'Marcus Adeyemi', company: 'Halden Payments' } as const;

const saved = (page: Page) => page.getByRole('list', { name: 'Saved reports' });

/** Everything this browser keeps of the page, as one text. */
function keptHere(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const parts = [JSON.stringify(localStorage), JSON.stringify(sessionStorage)];
    for (const { name } of await indexedDB.databases()) {
      const database = await new Promise<IDBDatabase>((resolve, reject) => {
        const opening = indexedDB.open(name ?? '');
        opening.addEventListener('success', () => resolve(opening.result));
        opening.addEventListener('error', () => reject(new Error('refused')));
      });
      for (const store of database.objectStoreNames) {
        const read = (ask: (from: IDBObjectStore) => IDBRequest) =>
          new Promise((resolve) => {
            const asked = ask(database.transaction(store).objectStore(store));
            asked.addEventListener('success', () => resolve(asked.result));
          });
        parts.push(JSON.stringify(await read((from) => from.getAll())));
        parts.push(JSON.stringify(await read((from) => from.getAllKeys())));
      }
      database.close();
    }
    return parts.join('\n').toLowerCase();
  });
}

test('a finished report is saved, opened, researched again, and its person forgotten without a trace', async ({
  admin,
  office,
  services,
}) => {
  const { error } = await office.rest.from('reports').delete().neq('prospect_name', '');
  expect(error).toBeNull();
  await admin.goto('/');
  await connect(admin, 'Firecrawl', 'ScraperAPI');
  await startResearch(admin, marcus);
  const keeping = admin.getByRole('region', { name: 'This report' });
  await expect(keeping.getByText('Saved to Reports', { exact: true })).toBeVisible();
  const count = await reportOf(admin)
    .getByText(/^\d+ insights$/)
    .textContent();

  await keeping.getByRole('link', { name: 'Open' }).click();
  await expect(admin.getByRole('heading', { level: 1 })).toHaveText(
    `${marcus.name}, ${marcus.company}`,
  );
  await expect(reportOf(admin).getByText(count ?? '')).toBeVisible();
  const { violations } = await new AxeBuilder({ page: admin }).analyze();
  expect(violations).toEqual([]);

  await admin.getByRole('button', { name: 'Research again' }).click();
  await expect(admin.getByRole('region', { name: /^New since/ })).toContainText('Nothing new');
  await expect(admin.getByLabel('Full Name')).toHaveValue(marcus.name);

  await admin.getByRole('link', { name: 'Reports', exact: true }).click();
  await expect(saved(admin).getByRole('listitem')).toHaveCount(2);
  await saved(admin).getByRole('link', { name: marcus.name }).first().click();
  await admin.getByRole('button', { name: 'Forget this person' }).click();
  await admin.getByRole('alertdialog').getByRole('button', { name: 'Forget this person' }).click();
  await expectToast(admin, 'Person forgotten');
  await expect(admin.getByText('No saved reports yet.', { exact: false })).toBeVisible();
  expect(await keptHere(admin)).not.toContain('solberg');
  const asked = services.scraperApi.calls.length + services.firecrawl.calls.length;

  await admin.goto('/');
  await startResearch(admin, marcus);
  const question = admin.getByRole('alertdialog', { name: 'This person was forgotten' });
  await expect(question).toContainText(`erased ${marcus.name} on`);
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(admin.getByRole('region', { name: 'Research cancelled' })).toBeVisible();
  expect(services.scraperApi.calls.length + services.firecrawl.calls.length).toBe(asked);
});
