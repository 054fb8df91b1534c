import type { Page } from '@playwright/test';
import { neverAnswer } from '../simulators/server/faults.ts';
import type { AdminClient } from './fixtures.ts';
import { askAnew, researchToTheEnd, startResearch, unfold } from './journey.ts';
import { expect, holdCalls, peopleTest as test } from './people.ts';
import { keptHere, shownHere } from './saved-here.ts';
import { openWithKeys } from './saved-keys.ts';
import { expectToast } from './toasts.ts';

// Nobody else's: who is forgotten is forgotten in every test that shares the server.
const rafael = { name: 'Rafael Ortega', company: 'Sabadia Seguros' } as const;
const femke = { name: 'Femke van der Meer', company: 'Zuidkade Pensioen' } as const;
const samuel = { name: 'Samuel Whitcombe', company: 'Lumen Ridge Health' } as const;

type Named = typeof rafael | typeof femke | typeof samuel;

const keyOf = ({ name, company }: Named): string => `${name}|${company}`.toLowerCase();

async function forgetInTheOffice(office: AdminClient, person: Named): Promise<void> {
  const { error } = await office.rest.rpc('forget_prospect', { prospect_key: keyOf(person) });
  expect(error).toBeNull();
}

/** A further page of the same browser. */
async function openBeside(page: Page, path: string): Promise<Page> {
  const beside = await page.context().newPage();
  await beside.goto(path);
  return beside;
}

test('fault 99: a person who is forgotten leaves every page of the browser, every list and every storage, also a page that sleeps and a run under way', async ({
  admin,
  office,
  services,
}) => {
  await openWithKeys(admin);
  await researchToTheEnd(admin, services, rafael);
  const keeping = admin.getByRole('region', { name: 'This report' });
  await expect(keeping.getByText('Saved to Reports', { exact: true })).toBeVisible();
  const saved = (await keeping.getByRole('link', { name: 'Open' }).getAttribute('href')) ?? '';

  const filled = await openBeside(admin, '/');
  await expect(filled.getByRole('heading', { name: 'Intelligence Report' })).toBeVisible();
  await unfold(filled, 'Recent prospects');
  await filled.getByRole('button', { name: /^Fill in Rafael Ortega/ }).click();
  const report = await openBeside(admin, saved);
  await expect(report.getByRole('heading', { level: 1 })).toContainText(rafael.name);
  const searched = await openBeside(admin, '/reports');
  await searched.getByRole('searchbox').fill('ortega rafael');
  const list = await openBeside(admin, '/prospects');
  await list
    .getByLabel('List rows')
    .fill(`Name;Company\n${rafael.name};${rafael.company}\nQuentin Nowhere;Void Holdings`);
  await expect(list.getByText('2 prospects', { exact: true })).toBeVisible();
  const running = await openBeside(admin, '/');
  await askAnew(running);
  services.firecrawl.script({ path: '/v1/scrape', answer: neverAnswer() });
  const askedBefore = services.firecrawl.calls.length;
  await startResearch(running, rafael);
  await services.firecrawl.until(({ length }) => length > askedBefore);
  const asleep = await openBeside(admin, '/');
  await expect(asleep.getByText('Recent prospects')).toBeVisible();
  const power = await admin.context().newCDPSession(asleep);
  await power.send('Page.setWebLifecycleState', { state: 'frozen' });

  await admin.bringToFront();
  await admin.getByRole('button', { name: 'Forget this person' }).click();
  await admin.getByRole('alertdialog').getByRole('button', { name: 'Forget this person' }).click();
  await expectToast(admin, 'Person forgotten');
  await power.send('Page.setWebLifecycleState', { state: 'active' });

  for (const page of [admin, filled, report, searched, list, running, asleep]) {
    await expect.poll(() => shownHere(page)).not.toMatch(/ortega/);
    await expect.poll(() => keptHere(page)).not.toMatch(/ortega/);
  }
  await expect(report).toHaveURL('/reports');
  await expect(list.getByText('1 prospect', { exact: true })).toBeVisible();
  await expect(list.getByText('Quentin Nowhere')).toBeVisible();
  for (const table of ['reports', 'research_log'] as const) {
    const { count } = await office.rest
      .from(table)
      .select('id', { count: 'exact', head: true })
      .ilike('prospect_name', '%ortega%');
    expect(count).toBe(0);
  }
});

test('fault 100: the question about a forgotten person comes and stays when their research is started at once on a slow network; who declines keeps nothing of them', async ({
  admin,
  office,
  services,
}) => {
  await openWithKeys(admin);
  await researchToTheEnd(admin, services, femke);
  await expect(admin.getByText('Saved to Reports', { exact: true })).toBeVisible();
  await forgetInTheOffice(office, femke);
  const answer = await holdCalls(admin, /rpc\/forgotten_among/, 'POST');
  const isAsked = admin.waitForRequest(/rpc\/forgotten_among/);
  const asked = services.scraperApi.calls.length;

  await admin.reload();
  await startResearch(admin, femke);
  const question = admin.getByRole('alertdialog', { name: 'This person was forgotten' });
  await expect(question).toContainText(`erased ${femke.name} on`);
  await isAsked;
  answer();
  await expect(admin.getByText('Recent prospects')).toBeHidden();
  await expect.poll(() => keptHere(admin)).not.toMatch(/femke/);
  await expect(question).toBeVisible();

  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(admin.getByRole('region', { name: 'Research cancelled' })).toBeVisible();
  await expect.poll(() => keptHere(admin)).not.toMatch(/femke/);
  expect(services.scraperApi.calls.length).toBe(asked);

  await admin.reload();
  await startResearch(admin, femke);
  await question.getByRole('button', { name: 'Research anyway' }).click();
  await expect(admin.getByText('Saved to Reports', { exact: true })).toBeVisible();
  await admin.reload();
  await expect(admin.getByLabel('Full Name')).toHaveValue(femke.name);
  await admin.getByLabel('Full Name').click();
  await expect(admin.getByText('Saved to Reports', { exact: true })).toBeVisible();
  await expect(admin.getByRole('heading', { name: 'Intelligence Report' })).toBeVisible();
});

test('fault 101: another browser lets go of a person forgotten meanwhile as soon as somebody comes back to it, and saves nothing that was on its way', async ({
  people,
  office,
  services,
}) => {
  const colleague = await people.browserOf(await people.addSettled('Berit'));
  await openWithKeys(colleague);
  await researchToTheEnd(colleague, services, samuel);
  await expect(colleague.getByText('Saved to Reports', { exact: true })).toBeVisible();
  await forgetInTheOffice(office, samuel);

  await colleague.clock.setSystemTime(Date.now() + 120_000);
  await colleague.evaluate(() => dispatchEvent(new Event('focus')));

  await expect.poll(() => shownHere(colleague)).not.toMatch(/whitcombe/);
  await expect.poll(() => keptHere(colleague)).not.toMatch(/whitcombe/);
});
