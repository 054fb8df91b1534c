import { readFile } from 'node:fs/promises';
import type { Download, Page } from '@playwright/test';
import { reportDocumentFrom } from '../engine/model/report-document.ts';
import { parseCsv } from '../engine/testing/parse-csv.ts';
import { DEMO_WORLD } from '../simulators/world/demo-world.ts';
import { expect, test } from './fixtures.ts';
import { headOf, ingrid, nobody, startResearch } from './journey.ts';
import { openWithKeys } from './saved-keys.ts';

async function chosen(page: Page, name: string): Promise<Download> {
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export' }).click();
  await page.getByRole('menuitem', { name }).click();
  return download;
}

async function textOf(download: Download): Promise<string> {
  return readFile(await download.path(), 'utf8');
}

test('a finished run has a brief whose every line is proven by its page, and leaves in files that read back', async ({
  admin,
}) => {
  await openWithKeys(admin);
  await startResearch(admin, ingrid);
  const brief = admin.getByRole('region', { name: 'Brief' });
  await expect(brief.getByRole('heading', { name: 'Openers' })).toBeVisible();

  await expect(admin.getByText('Research finished')).toBeVisible();
  await expect(admin.getByRole('button', { name: 'Export' })).toBeEnabled();
  const title = `${ingrid.name} – ${ingrid.company} – Legwork report`;
  await expect(admin).toHaveTitle(title);
  const head = headOf(admin);
  await expect(head).toBeVisible();
  await expect(admin.getByRole('button', { name: 'Print or save as PDF' })).toBeVisible();
  await admin.emulateMedia({ media: 'print' });
  await expect(head).toBeVisible();
  await admin.emulateMedia({ media: 'screen' });

  const lines = await brief.getByRole('listitem').evaluateAll((all) =>
    all.map((line) => ({
      href: line.querySelector('a')?.getAttribute('href') ?? '',
      quote: line.querySelector('blockquote')?.textContent ?? '',
    })),
  );
  expect(lines.length).toBeGreaterThan(5);
  for (const { href, quote } of lines) {
    expect(href).toContain('#:~:text=');
    const found = DEMO_WORLD.lookUp(href.split('#')[0] ?? '');
    const page = found.kind === 'page' ? found.page.markdown : '';
    expect(quote).not.toBe('');
    expect(page).toContain(quote.slice(1, -1));
  }

  const markdown = await textOf(await chosen(admin, 'Download Markdown'));
  expect(markdown).toContain('# Ingrid Solberg');
  const csv = await chosen(admin, 'Download CSV');
  expect(csv.suggestedFilename()).toMatch(
    /^legwork-ingrid-solberg-nordvik-bank-\d{4}-\d{2}-\d{2}\.csv$/u,
  );
  expect(parseCsv(await textOf(csv)).length).toBeGreaterThan(lines.length);
  const json: unknown = JSON.parse(await textOf(await chosen(admin, 'Download JSON')));
  expect(reportDocumentFrom(json)?.prospect.name).toBe('Ingrid Solberg');
  expect(JSON.stringify(json)).not.toContain('"content"');

  await admin.reload();
  await expect(brief.getByRole('heading', { name: 'Openers' })).toBeVisible();

  await startResearch(admin, nobody);
  await expect(admin.getByText('These are samples, not research')).toBeVisible();
  await expect(brief).toHaveCount(0);
  await expect(admin.getByRole('button', { name: 'Export' })).toHaveCount(0);
});
