import type { Page } from '@playwright/test';
import type { Simulators } from '../simulators/start-simulators.ts';
import { dailyCalendar } from './daily-calendar.ts';
import { expect } from './fixtures.ts';
import { connectServices, goTo, ingrid, reportOf, unfold, startAndHold } from './journey.ts';
import type { PlantReport } from './planted-report.ts';
import { openWithKeys } from './saved-keys.ts';

/** What a state may begin with: the simulated services, and a saved report. */
type GivenStates = { readonly services: Simulators; readonly plantReport: PlantReport };

/** A screen in one state: how to get there from the state before it. */
export type AccessibilityState = {
  readonly name: string;
  readonly reach: (page: Page, given: GivenStates) => Promise<void>;
};

/** The dashboard before anything is researched. */
export const FIRST_VISIT: readonly AccessibilityState[] = [
  {
    name: 'first visit',
    async reach(page) {
      await page.goto('/');
      await expect(page.getByRole('button', { name: 'Start AI Research' })).toBeVisible();
    },
  },
  {
    name: 'writing assistant',
    async reach(page) {
      await unfold(page, 'Writing assistant');
      await expect(page.getByLabel('Service')).toBeVisible();
    },
  },
  {
    name: 'editing a key, and a name missing',
    async reach(page) {
      await connectServices(page, 'Firecrawl');
      await page.getByRole('button', { name: 'Edit Firecrawl key' }).click();
      await page.getByRole('button', { name: 'Start AI Research' }).click();
      await expect(page.getByText('Please enter a name.')).toBeVisible();
    },
  },
];

/** A run and its report. */
export const A_RUN: readonly AccessibilityState[] = [
  {
    name: 'running',
    async reach(page, { services }) {
      await openWithKeys(page);
      await startAndHold(page, services);
    },
  },
  {
    name: 'cancelled',
    async reach(page, { services }) {
      // On a slow machine the run before is over by now: a service is waited for only so long.
      services.reset();
      await page.reload();
      await startAndHold(page, services);
      await page.getByRole('button', { name: 'Cancel research' }).click();
      await expect(page.getByRole('heading', { name: 'Research cancelled' })).toBeVisible();
    },
  },
  {
    name: 'report, everything unfolded',
    async reach(page, { services }) {
      services.reset();
      await page.getByRole('button', { name: 'Start AI Research' }).click();
      await expect(page.getByText('Research finished')).toBeVisible();
      await expect(page.getByRole('heading', { name: 'Openers' })).toBeVisible();
      await expect(
        page.getByRole('figure', { name: 'Timeline' }).getByText('Events'),
      ).toBeVisible();
      await expect(page.getByRole('button', { name: 'Export' })).toBeVisible();
      // All at once, since unfolding one moves the others.
      await reportOf(page)
        .locator('details:not([open]) > summary')
        .evaluateAll((all) => {
          for (const folded of all) if (folded instanceof HTMLElement) folded.click();
        });
    },
  },
];

/** Saved reports, lists and meetings. */
export const WHAT_IS_KEPT: readonly AccessibilityState[] = [
  {
    name: 'a saved report',
    async reach(page, { plantReport }) {
      await openWithKeys(page);
      await page.goto(await plantReport());
      await expect(page.getByRole('heading', { level: 1 })).toContainText(ingrid.name);
      await expect(reportOf(page).getByRole('article').first()).toBeVisible();
      await expect(page.getByRole('region', { name: /^Found, not read/ })).toBeVisible();
    },
  },
  {
    name: 'sharing a report',
    async reach(page) {
      await page.getByRole('button', { name: 'Share', exact: true }).click();
      const dialog = page.getByRole('dialog', { name: 'Share report' });
      await dialog.getByLabel('Their email address').fill('nobody@example.com');
      await dialog.getByRole('button', { name: 'Share' }).click();
      await expect(dialog.getByText('nobody here has the address')).toBeVisible();
    },
  },
  {
    name: 'watching somebody, and the bell',
    async reach(page) {
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: 'Tell me when there is something new' }).click();
      await expect(page.getByText('only while it is open in a tab')).toBeVisible();
      await page.getByRole('button', { name: 'Watched people' }).click();
      await expect(page.getByRole('list', { name: 'Watched people' })).toBeVisible();
    },
  },
  {
    name: 'the saved reports',
    async reach(page) {
      await page.keyboard.press('Escape');
      await goTo(page, 'Reports');
      await expect(page.getByRole('list', { name: 'Saved reports' })).toBeVisible();
    },
  },
  {
    name: 'a list with problems',
    async reach(page) {
      await goTo(page, 'Lists');
      await page.getByLabel('List rows').fill('Company;Name\nAcme;Jane Doe\n;Max');
      await expect(page.getByText('Row 3: the company is missing.')).toBeVisible();
    },
  },
  {
    name: 'the meetings of a calendar',
    async reach(page) {
      await page.getByLabel('List rows').fill(dailyCalendar());
      await expect(page.getByText('1 meeting with 1 person from outside')).toBeVisible();
    },
  },
  {
    name: 'meetings with their briefs',
    async reach(page) {
      await page.getByRole('button', { name: 'Research 1 prospect' }).click();
      await page.getByRole('link', { name: 'Meetings with briefs' }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Tomorrow' })).toBeVisible();
      await expect(page.getByRole('heading', { name: 'Why now' })).toBeVisible();
    },
  },
];
