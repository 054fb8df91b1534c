import type { Page } from '@playwright/test';
import { z } from 'zod';
import { goTo, ingrid, reportOf, startAndHold, startResearch } from './journey.ts';
import { expect, peopleTest as test } from './people.ts';
import { expectRunStored, keptHere } from './saved-here.ts';
import { openWithKeys } from './saved-keys.ts';
import { expectToast } from './toasts.ts';

/** Nobody else's: who is forgotten is forgotten in every test that shares the server. */
const marcus = { name: 'Marcus Adeyemi', company: 'Halden Payments' } as const;

const saved = (page: Page) => page.getByRole('list', { name: 'Saved reports' });

/** Lets a day pass for whoever is watched: their turn has come when the page looks next. */
async function letADayPass(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (let index = 0; index < localStorage.length; index += 1) {
      const name = localStorage.key(index) ?? '';
      const text = localStorage.getItem(name) ?? '';
      const due = text.replaceAll(/"nextAt":"[^"]+"/gu, '"nextAt":"2026-01-01T00:00:00Z"');
      if (name.startsWith('legwork.watches.')) localStorage.setItem(name, due);
    }
    globalThis.dispatchEvent(new Event('online'));
  });
}

test('a finished report is saved, opened, watched, researched again, and its person forgotten without a trace', async ({
  admin,
  services,
}) => {
  await openWithKeys(admin);
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

  await admin.getByRole('button', { name: 'Tell me when there is something new' }).click();
  await expect(admin.getByText('only while it is open in a tab')).toBeVisible();
  await letADayPass(admin);
  const bell = admin.getByRole('button', { name: 'Watched people' });
  await bell.click();
  const watched = admin.getByRole('list', { name: 'Watched people' });
  await expect(watched).toContainText('Nothing new on');
  await expect(watched).toContainText(marcus.name);
  await admin.keyboard.press('Escape');

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
  await expect(bell).toBeHidden();
  expect(await keptHere(admin)).not.toContain('adeyemi');
  const asked = services.scraperApi.calls.length + services.firecrawl.calls.length;

  await admin.goto('/');
  await startResearch(admin, marcus);
  const question = admin.getByRole('alertdialog', { name: 'This person was forgotten' });
  await expect(question).toContainText(`erased ${marcus.name} on`);
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(admin.getByRole('region', { name: 'Research cancelled' })).toBeVisible();
  expect(services.scraperApi.calls.length + services.firecrawl.calls.length).toBe(asked);
});

test('a report whose page goes before its brief is written is in the library at the next visit, with its brief', async ({
  admin,
  services,
}) => {
  await openWithKeys(admin);
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  services.firecrawl.script({ path: '/v1/scrape', heldUntil: () => released });
  await startResearch(admin, ingrid);
  await services.firecrawl.until((calls) => calls.some(({ path }) => path === '/v1/scrape'));
  // The brief is written once the page has nothing else to do; this one never has.
  await admin.evaluate(() => void (globalThis.requestIdleCallback = () => 0));
  release();
  await expect(admin.getByRole('heading', { name: 'Research finished' })).toBeVisible();
  await expectRunStored(admin);
  await expect.poll(() => keptHere(admin)).toContain('unsaved');

  await admin.reload();
  await expect(admin.getByRole('heading', { name: 'Research finished' })).toBeVisible();
  const keeping = admin.getByRole('region', { name: 'This report' });
  await expect(keeping).toContainText('Saved to Reports');
  await admin.getByRole('link', { name: 'Reports', exact: true }).click();

  await saved(admin).getByRole('link', { name: ingrid.name }).click();
  await expect(admin.getByRole('heading', { name: 'Openers' })).toBeVisible();
});

test('fault 319: a report that is deleted in another tab is no longer called saved in this one, and can be saved again, also where its run was cut short', async ({
  admin,
  services,
}) => {
  await openWithKeys(admin);
  await startAndHold(admin, services);
  await admin.getByRole('button', { name: 'Cancel research' }).click();
  const keeping = admin.getByRole('region', { name: 'This report' });
  await expect(keeping.getByText('This research did not finish')).toBeVisible();
  await keeping.getByRole('button', { name: 'Save to Reports' }).click();
  await expect(keeping.getByText('Saved to Reports', { exact: true })).toBeVisible();
  const other = await admin.context().newPage();
  await other.goto('/reports');
  await other.getByRole('button', { name: `Delete the report on ${ingrid.name}` }).click();
  await other.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();

  await expect(keeping.getByText('You deleted this report.')).toBeInViewport();
  await keeping.getByRole('button', { name: 'Save to Reports' }).click();
  await expect(keeping.getByText('Saved to Reports', { exact: true })).toBeVisible();
});

test('on a phone, too, whoever has deleted a report is led to the words that say so above its results, once', async ({
  admin,
}) => {
  await openWithKeys(admin);
  await admin.setViewportSize({ width: 375, height: 812 });
  await startResearch(admin, ingrid);
  const keeping = admin.getByRole('region', { name: 'This report' });
  await keeping.getByRole('link', { name: 'Open' }).click();
  await admin.getByRole('button', { name: 'Delete' }).click();
  await admin.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(admin.getByText('No saved reports yet.', { exact: false })).toBeVisible();

  await goTo(admin, 'Research');
  const words = keeping.getByRole('status');
  await expect(words).toBeFocused();
  await expect(words).toHaveText(/^You deleted this report\./u);
  await expect(words).toBeInViewport({ ratio: 1 });

  await goTo(admin, 'Reports');
  await goTo(admin, 'Research');
  await expect(keeping.getByText('You deleted this report.')).toBeAttached();
  await expect(words).not.toBeFocused();
});

/** Keeps the browser from storing marks until the function returned is called: an open transaction is in their way. */
async function holdMarks(page: Page): Promise<() => Promise<void>> {
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const opening = indexedDB.open('legwork-research');
        opening.addEventListener('success', () => {
          const database = opening.result;
          const store = database.transaction('marks', 'readwrite').objectStore('marks');
          let isHeld = true;
          document.addEventListener('marks-released', () => (isHeld = false), { once: true });
          // A transaction lasts as long as it is asked something.
          const hold = (): void => {
            if (isHeld) store.count().addEventListener('success', hold);
            else database.close();
            resolve();
          };
          hold();
        });
      }),
  );
  return () => page.evaluate(() => void document.dispatchEvent(new Event('marks-released')));
}

/** Whom only a saved report knows: two pages put the name at one freight company. */
const wilma = { name: 'Wilma Tarrant', company: 'Halden Payments' } as const;
const SAME_EMPLOYER =
  "States the same employer as a page you marked as someone else's: Kessel Freight Ltd";

function savedPage(id: string, employers: readonly string[]) {
  return {
    id,
    relevance: 60,
    verdict: 'possible',
    reasons: [],
    aboutness: 'about',
    stated: employers.map((text) => ({ kind: 'employer', text })),
    type: 'article',
    date: null,
    language: 'en',
    readingMinutes: 1,
    title: `Page ${id}`,
    url: `https://${id}.example/wilma`,
    description: '',
    source: `${id}.example`,
    query: '',
    alsoAt: [],
  };
}

test('a mark moves the pages of the same life, says why, says so once it is stored, survives a reload and is forgotten with the person', async ({
  admin,
  office,
}) => {
  const at = { researchedAt: '2026-11-20T09:30:00.000Z', foundBy: null };
  const brief = { who: [], whyNow: [], inTheirWords: [], topics: [], openers: [] };
  const details = { companyUrl: '', position: '', linkedinUrl: '', notes: '' };
  const employers = ['Kessel Freight Ltd'];
  const results = [
    savedPage('said', employers),
    savedPage('kin', employers),
    savedPage('apart', []),
    savedPage('other', []),
  ];
  const document = { version: 1, prospect: { ...wilma, ...details }, ...at, results, brief };
  const answer = await office.rest.rpc('save_report', {
    prospect_key: 'wilma tarrant|halden payments',
    prospect_name: wilma.name,
    company: wilma.company,
    researched_at: at.researchedAt,
    insight_count: results.length,
    document: JSON.stringify(document),
  });
  expect(answer.error).toBeNull();
  const id = z.uuid().parse(answer.data);

  await admin.goto(`/reports/${id}`);
  const shown = reportOf(admin).getByRole('tabpanel').getByRole('article');
  await expect(shown).toHaveCount(results.length);
  await expect(shown.first()).toContainText('About them');
  await admin.getByRole('button', { name: 'Not this person: Page said' }).click();
  await expect(shown).toHaveCount(results.length - 2);
  await expect(reportOf(admin).getByText(SAME_EMPLOYER)).toBeAttached();

  await admin.getByRole('button', { name: 'Undo' }).click();
  await expect(shown).toHaveCount(results.length);
  await expect(reportOf(admin).getByText(SAME_EMPLOYER)).toHaveCount(0);
  const release = await holdMarks(admin);
  await admin.getByRole('button', { name: 'Not this person: Page said' }).click();
  await expect(reportOf(admin).getByText('Saving…')).toBeVisible();
  await release();
  await expect(reportOf(admin).getByText('Remembered for this prospect.')).toBeVisible();

  await admin.reload();
  await expect(shown).toHaveCount(results.length - 2);
  await expect(reportOf(admin).getByText(SAME_EMPLOYER)).toBeAttached();
  expect(await keptHere(admin)).toContain('kessel freight');

  await admin.getByRole('button', { name: 'Forget this person' }).click();
  await admin.getByRole('alertdialog').getByRole('button', { name: 'Forget this person' }).click();
  await expectToast(admin, 'Person forgotten');
  expect(await keptHere(admin)).not.toMatch(/kessel freight|wilma/);
  await admin.goto(`/reports/${id}`);
  await expect(admin.getByText('Page kin')).toHaveCount(0);
});
