import type { Locator } from '@playwright/test';
import { testAdmin } from '../../server/testing/start-server.ts';
import { expect, signIn, test } from '../fixtures.ts';
import { keyCard, keys, openAccountMenu, reportOf, unfold } from '../journey.ts';
import { rowsKept } from '../saved-here.ts';
import { expectToast } from '../toasts.ts';
import { openWith, pagesStored, readSavedData, saveReport } from './saved-data.ts';

const ingrid = 'Ingrid Solberg';
const katharina = { name: 'Katharina Vogel', company: 'Bergmann Kliniken' } as const;
const priya = { name: 'Priya Raman', company: 'Castellan Foods plc' } as const;
const PRIYAS_INTERVIEW = 'Interview: Priya Raman on seventy-four material controls [Video]';

const cards = (within: Locator): Locator => within.getByRole('tabpanel').getByRole('article');

test('an account that was signed in still is, and waits for no answer about its own password', async ({
  visitor,
  office,
}) => {
  await visitor.route(/must_change_password/, () => undefined);
  await openWith(visitor, office, 'interrupted');

  await expect(visitor.getByRole('banner').getByText(testAdmin.email)).toBeVisible();
  await expect(visitor.getByRole('heading', { name: 'Prospect Research' })).toBeVisible();
});

test('what was typed, the last report with its results, cost, brief and marks, recent prospects and the keys are still there', async ({
  visitor,
  office,
}) => {
  await openWith(visitor, office, 'finished');

  await test.step('the form as it was typed', async () => {
    await expect(visitor.getByLabel('Full Name')).toHaveValue('Samuel Whitcombe');
    await expect(visitor.getByLabel('Company', { exact: true })).toHaveValue('Half a company na');
    await expect(visitor.getByLabel('Research Notes')).toHaveValue(/^Met at the spring conference/);
  });
  await test.step('the last report', async () => {
    const run = visitor.getByRole('region', { name: 'Research finished' });
    await expect(run.getByText('3 searches, 5 page requests, 3.3 s')).toBeVisible();
    await expect(run.getByText('about 75 credits')).toBeVisible();
    await expect(
      visitor.getByRole('heading', { name: `${priya.name}, ${priya.company}` }),
    ).toBeVisible();
    for (const title of [
      'Castellan Foods restates profit after audit of supplier rebates',
      'Castellan Foods doubles internal audit team ahead of Provision 29',
      'Interview: Priya Raman of Castellan Foods on telling the chair | Podcast',
      'Seventy-four controls: how Castellan Foods decided what is material',
    ]) {
      await expect(cards(reportOf(visitor)).getByRole('heading', { name: title })).toBeVisible();
    }
    await expect(
      visitor
        .getByRole('region', { name: 'Brief' })
        .getByText(/^Head of internal audit at/)
        .first(),
    ).toBeVisible();
    const first = cards(reportOf(visitor)).first();
    await first.getByText(/^Why \d+%$/).click();
    await expect(first.getByText('Role matches: head of internal audit')).toBeVisible();
    await visitor.getByRole('button', { name: 'Show the steps' }).click();
    await expect(visitor.getByText('"Priya Raman" interview podcast')).toBeVisible();
  });
  await test.step('marks order the report', async () => {
    const first = cards(reportOf(visitor)).first();
    await expect(first.getByRole('heading')).toHaveText(/^Castellan Foods restates profit/);
    await expect(first.getByRole('button', { name: /^This is the one/ })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await expect(cards(reportOf(visitor))).toHaveCount(4);
    await reportOf(visitor).locator('summary', { hasText: 'Possibly someone else' }).click();
    await expect(
      visitor.getByRole('button', { name: `Not this person: ${PRIYAS_INTERVIEW}` }),
    ).toHaveAttribute('aria-pressed', 'true');
  });
  await test.step('recent prospects, the latest first, fill the form with all that was known', async () => {
    await unfold(visitor, 'Recent prospects');
    const offered = visitor.getByRole('button', { name: /^Fill in / });
    await expect(offered).toHaveCount(2);
    await expect(offered.nth(1)).toHaveAccessibleName('Fill in Claire Vasseur, Aérolia Systèmes');
    await offered.first().click();
    await expect(visitor.getByLabel('Full Name')).toHaveValue(priya.name);
    await expect(visitor.getByLabel('Company', { exact: true })).toHaveValue(priya.company);
    await expect(visitor.getByLabel('Position/Title')).toHaveValue('Head of Internal Audit');
    await expect(visitor.getByLabel('Research Notes')).toHaveValue(/^Provision 29 declaration/);
  });
  await test.step('all three keys', async () => {
    await expect(visitor.getByText('Connected', { exact: true })).toHaveCount(2);
    await visitor.getByRole('link', { name: 'API Settings' }).click();
    await expect(visitor.getByText('Connected', { exact: true })).toHaveCount(3);
    for (const name of ['Firecrawl', 'ScraperAPI', 'SerpApi'] as const) {
      const card = keyCard(visitor, name);
      await card.getByRole('button', { name: `Show ${name} key` }).click();
      await expect(card.getByText(keys[name], { exact: true })).toBeVisible();
    }
  });
});

test('a report that still waited to be saved reaches the library', async ({ visitor, office }) => {
  const { error } = await office.rest.from('reports').delete().eq('prospect_name', priya.name);
  expect(error).toBeNull();

  await openWith(visitor, office, 'finished');

  await visitor.getByRole('link', { name: 'Reports', exact: true }).click();
  const saved = visitor.getByRole('list', { name: 'Saved reports' }).getByRole('listitem');
  await expect(saved.filter({ hasText: priya.name })).toContainText('5 insights');
  await expect(visitor.getByText('1 report is not saved yet')).toBeHidden();
  await saved.getByRole('link', { name: priya.name }).click();
  // The mark of before holds here too.
  await expect(cards(reportOf(visitor))).toHaveCount(4);
  await reportOf(visitor).locator('summary', { hasText: 'Possibly someone else' }).click();
  await expect(reportOf(visitor).getByRole('heading', { name: PRIYAS_INTERVIEW })).toBeVisible();
});

test('a run that was cut short shows its results and is continued without paying twice', async ({
  visitor,
  office,
  services,
}) => {
  await openWith(visitor, office, 'interrupted');

  await expect(visitor.getByRole('heading', { name: 'Research interrupted' })).toBeVisible();
  await expect(reportOf(visitor).getByRole('article')).toHaveCount(2);
  await expect(
    reportOf(visitor).getByRole('heading', { name: /^Ep\. 48: Interview with Ingrid/ }),
  ).toBeVisible();
  await visitor.getByRole('button', { name: 'Continue research' }).click();
  await expectToast(visitor, 'Research Complete!');
  const finished = visitor.getByRole('region', { name: 'Research finished' });
  await expect(finished.getByText('about 75 credits')).toBeVisible();
  await expect(reportOf(visitor).getByRole('article').nth(2)).toBeVisible();
  expect(services.scraperApi.calls).toEqual([]);
  // Of the five likeliest pages one had been read; the other one that had been read is not among them.
  const asked = services.firecrawl.calls.map(({ bodyText }) => bodyText);
  expect(asked).toHaveLength(4);
  expect(asked.filter((body) => /ledgerwire|riskroom/u.test(body))).toEqual([]);
});

test('a list goes on where it was, with its reports and its limit, without paying twice', async ({
  visitor,
  office,
  services,
}) => {
  const reportId = await saveReport(office);
  await openWith(visitor, office, 'list', { path: '/prospects', reportId });

  await expect(visitor.getByText(/^The list was interrupted\./)).toBeVisible();
  await expect(visitor.getByText('1 of 3 prospects researched')).toBeVisible();
  await expect(visitor.getByText('157 of 900 credits spent')).toBeVisible();
  await expect(visitor.getByRole('row', { name: katharina.name })).toContainText(
    /Done.*5 insights/,
  );
  await expect(visitor.getByRole('row', { name: ingrid })).toContainText('Interrupted');
  await expect(visitor.getByRole('row', { name: 'Quentin Nowhere' })).toContainText('Waiting');
  await visitor.getByRole('button', { name: 'Continue' }).click();
  await expect(visitor.getByText('3 of 3 prospects researched')).toBeVisible();
  await expect(visitor.getByText('Finished', { exact: true })).toBeVisible();
  const searches = services.scraperApi.calls.map(({ query }) => JSON.stringify(query));
  expect(searches.filter((query) => query.includes('Solberg'))).toEqual([]);
  expect(searches.filter((query) => query.includes('Nowhere'))).not.toEqual([]);
  expect(services.firecrawl.calls.filter(({ path }) => path === '/v1/scrape')).toHaveLength(3);

  await visitor.getByRole('link', { name: `Open the report on ${katharina.name}` }).click();
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(
    `${katharina.name}, ${katharina.company}`,
  );
});

test('searches and pages of an earlier run are reused, and nothing is paid for them', async ({
  visitor,
  office,
  services,
}) => {
  await openWith(visitor, office, 'finished');

  await unfold(visitor, 'Recent prospects');
  await visitor.getByRole('button', { name: `Fill in ${priya.name}, ${priya.company}` }).click();
  await unfold(visitor, 'Credits and reuse');
  await visitor.getByLabel('Ignore cached results').uncheck();
  await visitor.getByRole('button', { name: 'Start AI Research' }).click();
  await expectToast(visitor, 'Research Complete!');
  await expect(visitor.getByText(/\d answers reused/)).toBeVisible();
  expect(services.scraperApi.calls).toEqual([]);
  // Which pages are worth reading may be judged differently by now; what was read is not read again.
  const storedPages = pagesStored((await readSavedData(office)).browsers.finished);
  expect(storedPages.length).toBeGreaterThan(3);
  const asked = services.firecrawl.calls.map(({ bodyText }) => bodyText).join();
  expect(storedPages.filter((url) => asked.includes(`"${url}"`))).toEqual([]);
});

test('the choice to be forgotten is still made, and carried out once the account is signed out', async ({
  visitor,
  office,
}) => {
  await openWith(visitor, office, 'finished');
  await openAccountMenu(visitor);
  await expect(visitor.getByLabel('Forget me on this browser when I sign out')).toBeChecked();

  await visitor.goto('/nothing-yet');
  await visitor.evaluate(() => localStorage.removeItem('legwork.session'));
  await visitor.goto('/');
  await visitor.waitForURL('/auth');
  const names = (): Promise<string[]> => visitor.evaluate(() => Object.keys(localStorage));
  await expect.poll(names).toEqual([`legwork.forget-after-sign-out.${office.userId}`]);
  await expect.poll(() => rowsKept(visitor, 'runs')).toEqual([]);
  await signIn(visitor, testAdmin);

  await expect(keyCard(visitor, 'Firecrawl').getByText('Not configured')).toBeVisible();
  await expect(visitor.getByText('No research yet')).toBeVisible();
  await expect(visitor.getByText('Recent prospects')).toBeHidden();
  await expect(visitor.getByLabel('Full Name')).toHaveValue('');
});

test('a saved report of version 1 opens with its results, their reasons and its brief', async ({
  admin,
  office,
}) => {
  await saveReport(office);
  const { document } = (await readSavedData(office)).report;
  await admin.goto('/reports');
  await admin
    .getByRole('list', { name: 'Saved reports' })
    .getByRole('link', { name: katharina.name })
    .first()
    .click();

  await expect(admin.getByRole('heading', { level: 1 })).toHaveText(
    `${katharina.name}, ${katharina.company}`,
  );
  await expect(cards(reportOf(admin))).toHaveCount(document.results.length);
  for (const { title, description, reasons } of document.results) {
    const heading = admin.getByRole('heading', { name: title });
    const card = cards(reportOf(admin)).filter({ has: heading });
    await expect(card.getByRole('paragraph').filter({ hasText: description })).toBeVisible();
    await card.getByText(/^Why \d+%$/).click();
    for (const reason of reasons) {
      await expect(card.getByText(reason.text, { exact: true })).toBeVisible();
    }
  }
  const brief = admin.getByRole('region', { name: 'Brief' });
  await brief.getByRole('button', { name: /^Show \d+ more$/ }).click();
  for (const line of Object.values(document.brief).flat()) {
    await expect(brief.getByText(line.text).first()).toBeVisible();
    await expect(brief.getByText(line.quote).first()).toBeAttached();
  }
});
