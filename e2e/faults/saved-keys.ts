import type { Page } from '@playwright/test';
import { keys } from '../journey.ts';

/** Puts the right keys of Firecrawl and ScraperAPI where their cards would, before the page's own code runs. */
export async function keepKeys(page: Page): Promise<void> {
  await page.addInitScript(
    (values) => {
      const session: unknown = JSON.parse(localStorage.getItem('legwork.session') ?? 'null');
      const id = /"id":"([0-9a-f-]{36})"/.exec(JSON.stringify(session))?.[1] ?? '';
      if (sessionStorage.getItem('keys-kept') !== null) return;
      sessionStorage.setItem('keys-kept', 'yes');
      for (const [service, key] of Object.entries(values)) {
        localStorage.setItem(`legwork.${service}-key.${id}`, key);
      }
    },
    { firecrawl: keys.Firecrawl, scraperapi: keys.ScraperAPI },
  );
}

/** Opens the dashboard with both keys connected. */
export async function openWithKeys(page: Page): Promise<void> {
  await keepKeys(page);
  await page.goto('/');
  await page.getByText('Connected', { exact: true }).nth(1).waitFor();
}
