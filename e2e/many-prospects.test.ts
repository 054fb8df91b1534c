import { readFile } from 'node:fs/promises';
import { neverAnswer } from '../simulators/server/faults.ts';
import { dailyCalendar } from './daily-calendar.ts';
import { expect, test } from './fixtures.ts';
import { keys, unfold } from './journey.ts';
import { keptHere } from './saved-here.ts';
import { openWithKeys } from './saved-keys.ts';

const LIST = [
  'Company;Full name;Title',
  'Nordvik Bank;Ingrid Solberg;CISO',
  ';Nobody;',
  'Void Holdings;Quentin Nowhere;',
].join('\n');

test('a pasted list is checked, researched one after the other, survives a reload and is not paid twice', async ({
  admin,
  services,
}) => {
  await openWithKeys(admin);
  services.firecrawl.script({
    path: '/v1/scrape',
    when: ({ nth }) => nth === 3 || nth === 4,
    answer: neverAnswer(),
  });
  await admin.getByRole('link', { name: 'Lists', exact: true }).click();
  await admin.getByLabel('List rows').fill('Name;Phone\nJane;1');
  await expect(admin.getByRole('alert')).toContainText('none of them is the company');
  await admin.getByLabel('List rows').fill(LIST);
  await expect(admin.getByText('Row 3: the company is missing.')).toBeVisible();
  await admin.getByRole('button', { name: 'Research 2 prospects' }).click();
  await services.firecrawl.until(
    (calls) =>
      calls.filter(({ finishedAt }) => finishedAt === null).length === 2 && calls.length === 4,
  );
  await expect(admin.getByText(/^77 credits spent$/)).toBeVisible();
  await expect.poll(() => keptHere(admin)).toContain('"credits":77');

  await admin.reload();

  await expect(admin.getByText(/^The list was interrupted\./)).toBeVisible();
  await admin.getByRole('button', { name: 'Continue' }).click();
  await expect(admin.getByText('2 of 2 prospects researched')).toBeVisible();
  await expect(admin.getByText('Finished')).toBeVisible();
  const searches = services.scraperApi.calls.map(({ query }) => JSON.stringify(query));
  expect(new Set(searches).size).toBe(searches.length);
  const spent =
    2000 -
    services.scraperApi.creditsLeft(keys.ScraperAPI) -
    services.firecrawl.creditsLeft(keys.Firecrawl);
  await expect(admin.getByText(`${spent} credits spent`)).toBeVisible();

  await admin.getByRole('link', { name: 'Open the report on Ingrid Solberg' }).click();
  await expect(admin.getByRole('heading', { name: 'Intelligence Report' })).toBeVisible();
  await admin.goBack();
  await admin.getByRole('button', { name: 'New list' }).click();
  await expect(admin.getByLabel('List rows')).toBeVisible();
});

/** Events of another day, with a secret in each. */
function otherEvents(count: number, secret: string): readonly string[] {
  return Array.from({ length: count }, (_, index) => [
    'BEGIN:VEVENT',
    `UID:${index}`,
    'DTSTART:20250101T090000',
    `SUMMARY:${secret} ${index}`,
    'END:VEVENT',
  ]).flat();
}

test('fault 208 and threat 40: a calendar of 50,000 events is read beside the page, sent nowhere and not kept, and its meetings become a page with briefs', async ({
  admin,
}) => {
  const secret = 'zebra-crossing-17';
  const calendar = dailyCalendar(otherEvents(50_000, secret));
  const sent: string[] = [];
  admin.on('request', (request) => sent.push(request.url() + (request.postData() ?? '')));
  await openWithKeys(admin);
  await admin.getByRole('link', { name: 'Lists', exact: true }).click();
  const beside = admin.waitForEvent('worker', (worker) => worker.url().includes('calendar'));
  const drop = (text: string) =>
    admin
      .locator('input[type=file]')
      .setInputFiles({ name: 'work.ics', mimeType: 'text/calendar', buffer: Buffer.from(text) });
  await drop(calendar);
  await beside;
  await expect(admin.getByText('1 meeting with 1 person from outside')).toBeVisible();
  await admin.getByRole('button', { name: 'Research 1 prospect' }).click();
  await expect(admin.getByText('Finished')).toBeVisible();

  await admin.getByRole('link', { name: 'Meetings with briefs' }).click();
  await expect(admin.getByRole('heading', { level: 1, name: 'Tomorrow' })).toBeVisible();
  const meeting = admin.getByRole('region', { name: /, 09:00–09:30: Quarterly risk review$/ });
  await expect(
    meeting.getByRole('heading', { name: 'Ingrid Solberg, Nordvik Bank' }),
  ).toBeVisible();
  await expect(meeting.getByRole('heading', { name: 'Why now' })).toBeVisible();
  const download = admin.waitForEvent('download');
  await admin.getByRole('button', { name: 'Markdown' }).click();
  const markdown = await readFile(await (await download).path(), 'utf8');
  expect(markdown).toMatch(/^# Tomorrow\n\n## .+, 09:00–09:30: Quarterly risk review\n/u);
  expect(markdown).toContain('#### Why now');

  await admin.getByRole('link', { name: 'Back to the list' }).click();
  await admin.getByRole('button', { name: 'New list' }).click();
  await drop(dailyCalendar().replaceAll('20260101T09', '20260101T14'));
  await admin.getByRole('button', { name: 'Research 1 prospect' }).click();
  await admin.getByRole('link', { name: 'Meetings with briefs' }).click();
  await expect.poll(() => keptHere(admin)).toContain('14:00');
  await admin.reload();
  await expect(admin.getByText(/Moved from 09:00–09:30 to 14:00–14:30\.$/)).toBeVisible();

  expect(await keptHere(admin)).not.toContain(secret);
  expect(sent.filter((request) => request.includes(secret))).toEqual([]);
});

test('a prospect that was researched is offered again, fills the form, and can be removed', async ({
  admin,
}) => {
  await openWithKeys(admin);
  await admin.getByLabel('Full Name').fill('Quentin Nowhere');
  await admin.getByLabel('Company', { exact: true }).fill('Void Holdings');
  await admin.getByLabel('Company', { exact: true }).press('ControlOrMeta+Enter');
  await unfold(admin, 'Recent prospects');
  const remembered = admin.getByRole('button', { name: 'Fill in Quentin Nowhere, Void Holdings' });
  await admin.getByLabel('Full Name').fill('Somebody else');
  await remembered.click();
  await expect(admin.getByLabel('Full Name')).toHaveValue('Quentin Nowhere');
  await admin.getByRole('button', { name: 'Undo' }).click();
  await expect(admin.getByLabel('Full Name')).toHaveValue('Somebody else');
  await admin.getByRole('button', { name: /^Remove Quentin Nowhere/ }).click();
  await expect(admin.getByText('Recent prospects')).toBeHidden();
});
