import type { Page } from '@playwright/test';
import { type CardName, keys } from './journey.ts';

/** Puts the right keys of these services where their cards would, before the page's own code runs. */
async function keepKeys(page: Page, names: readonly CardName[]): Promise<void> {
  await page.addInitScript(
    (values) => {
      const session: unknown = JSON.parse(localStorage.getItem('legwork.session') ?? 'null');
      const id = /"id":"([0-9a-f-]{36})"/.exec(JSON.stringify(session))?.[1] ?? '';
      if (sessionStorage.getItem('keys-kept') !== null) return;
      sessionStorage.setItem('keys-kept', 'yes');
      for (const [name, key] of values) {
        localStorage.setItem(`legwork.${name.toLowerCase()}-key.${id}`, key);
      }
    },
    names.map((name) => [name, keys[name]] as const),
  );
}

/** Opens the dashboard with both its keys connected, and with these further ones. */
export async function openWithKeys(page: Page, ...further: readonly CardName[]): Promise<void> {
  await keepKeys(page, ['Firecrawl', 'ScraperAPI', ...further]);
  await page.goto('/');
  await page.getByText('Connected', { exact: true }).nth(1).waitFor();
}
