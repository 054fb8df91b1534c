import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { openAccountMenu } from './journey.ts';

/** Pages as people have them open, which let no script of their own or of anybody's run. */
const SAVED_PAGES = [
  {
    address: 'https://www.linkedin.com/in/jane-doe?session=secret#private',
    title: '(3) Jane Doe - CRO at Acme | LinkedIn',
    fields: { 'Full Name': 'Jane Doe', Company: 'Acme', 'Position/Title': 'CRO' },
  },
  {
    address: 'https://own.pipedrive.com/person/7',
    title: 'Jane Doe - Acme Bank – Pipedrive',
    fields: { 'Full Name': 'Jane Doe', Company: 'Acme Bank' },
  },
  {
    address: 'https://mail.google.com/mail/u/0/#inbox/1',
    title: 'Jane Doe, CISO at Acme - me@seller.example - Gmail',
    fields: { 'Full Name': 'Jane Doe', Company: 'Acme', 'Position/Title': 'CISO' },
  },
] as const;

/** Uses a bookmark on a page as the bookmarks bar does: by going to its address, which no policy of the page forbids. */
async function useBookmark(page: Page, address: string): Promise<Page> {
  const cdp = await page.context().newCDPSession(page);
  const opened = page.context().waitForEvent('page');
  await cdp.send('Page.navigate', { url: address });
  return opened;
}

test('the bookmark, used on pages with a strict policy, opens the form filled in; nothing of it stays in the address, and nothing starts', async ({
  admin,
  services,
}) => {
  await admin.goto('/');
  await openAccountMenu(admin);
  const bookmark = admin.getByRole('link', { name: 'Research in Legwork' });
  const address = (await bookmark.getAttribute('href')) ?? '';
  await bookmark.click();
  await expect(admin.getByText('Drag it to your bookmarks bar').first()).toBeVisible();

  for (const { address: at, title, fields } of SAVED_PAGES) {
    const saved = await admin.context().newPage();
    const asked: string[] = [];
    await saved.route('**', (route) => {
      asked.push(route.request().url());
      return route.fulfill({
        contentType: 'text/html; charset=utf-8',
        headers: {
          'content-security-policy': "default-src 'none'; require-trusted-types-for 'script'",
        },
        body: `<!doctype html><title>${title}</title><p>jane.doe@private.example</p>`,
      });
    });
    await saved.goto(at);
    const form = await useBookmark(saved, address);

    for (const [label, value] of Object.entries(fields)) {
      await expect(form.getByLabel(label, { exact: true })).toHaveValue(value);
    }
    await expect(form.getByText(`Filled ${Object.keys(fields).join(', ')}`)).toBeVisible();
    await expect(form.getByRole('button', { name: 'Start AI Research' })).toBeFocused();
    await expect(form).toHaveURL('/');
    expect(await form.evaluate(() => document.referrer)).toBe('');
    expect(asked).toHaveLength(1);
    await saved.close();
    await form.close();
  }
  expect(services.scraperApi.calls).toEqual([]);
});
