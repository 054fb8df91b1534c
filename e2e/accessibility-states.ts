import { expect } from './fixtures.ts';
import { nobody, openAccountMenu, startResearch } from './journey.ts';
import { A_RUN, FIRST_VISIT, WHAT_IS_KEPT, type AccessibilityState } from './research-states.ts';

/** States that are reached one after the other in one page. */
export type AccessibilityJourney = {
  readonly name: string;
  readonly as: 'visitor' | 'admin';
  readonly states: readonly AccessibilityState[];
};

const SIGNING_IN: readonly AccessibilityState[] = [
  {
    name: 'sign-in',
    async reach(page) {
      await page.goto('/auth');
      await expect(page.getByRole('button', { name: 'Sign In' })).toBeVisible();
    },
  },
  {
    name: 'sign-in with problems',
    async reach(page) {
      await page.getByRole('button', { name: 'Sign In' }).click();
      await expect(page.getByLabel('Email')).toHaveAttribute('aria-invalid', 'true');
    },
  },
  {
    name: '404',
    async reach(page) {
      await page.goto('/no/such/page');
      await expect(page.getByText('Oops! Page not found')).toBeVisible();
    },
  },
];

const SAMPLES: readonly AccessibilityState[] = [
  {
    name: 'samples',
    async reach(page) {
      await page.goto('/');
      await startResearch(page, nobody);
      await expect(page.getByText('No service was asked')).toBeVisible();
      await expect(page.getByRole('heading', { name: 'Intelligence Report' })).toBeFocused();
    },
  },
  {
    name: 'account menu',
    async reach(page) {
      await openAccountMenu(page);
      const list = page.getByRole('region', { name: 'Notifications', exact: true });
      await expect(list.getByText('Search Completed')).toBeVisible();
    },
  },
  {
    name: 'change password',
    async reach(page) {
      await page.getByRole('button', { name: 'Change password' }).click();
      await expect(page.getByRole('dialog', { name: 'Change password' })).toBeVisible();
    },
  },
  {
    name: 'API tokens',
    async reach(page) {
      await page.keyboard.press('Escape');
      await openAccountMenu(page);
      await page.getByRole('button', { name: 'API tokens' }).click();
      await expect(page.getByText('You have no tokens.')).toBeVisible();
    },
  },
  {
    name: 'a new API token',
    async reach(page) {
      await page.getByLabel('Name', { exact: true }).fill('Weekly watch');
      await page.getByRole('button', { name: 'Create token' }).click();
      await expect(page.getByLabel('Your new token')).toHaveValue(/^legwork_/);
    },
  },
  {
    name: 'asking before revoking',
    async reach(page) {
      await page.getByRole('button', { name: 'Done' }).click();
      await page.getByRole('button', { name: 'Revoke Weekly watch' }).click();
      await expect(page.getByRole('alertdialog')).toBeVisible();
    },
  },
];

const ADMINISTRATION: readonly AccessibilityState[] = [
  {
    name: 'settings',
    async reach(page) {
      await page.goto('/settings');
      await expect(page.getByRole('heading', { name: 'API Settings' })).toBeVisible();
    },
  },
  {
    name: 'statistics',
    async reach(page) {
      await page.goto('/admin');
      await expect(page.getByRole('region', { name: 'Total Users' })).toContainText(/\d/);
    },
  },
  {
    name: 'health',
    async reach(page) {
      await page.getByRole('link', { name: /^Health/ }).click();
      await expect(page.getByRole('region', { name: 'Installation' })).toContainText('MB');
    },
  },
  {
    name: 'user management',
    async reach(page) {
      await page.getByRole('link', { name: 'Back to Admin Dashboard' }).click();
      await page.getByRole('tab', { name: 'User Management' }).click();
      const form = page.getByRole('region', { name: 'Create User' });
      await form.getByLabel('Full Name').fill('Axel Examined');
      await form.getByLabel('Email').fill('axel@examined.example');
      await form.getByLabel('Password', { exact: true }).fill('starting word 9');
      await form.getByRole('button', { name: 'Create User' }).click();
      await expect(page.getByRole('rowheader', { name: 'Axel Examined' })).toBeVisible();
    },
  },
  {
    name: 'asking before deleting',
    async reach(page) {
      await page.getByRole('button', { name: 'Delete axel@examined.example' }).click();
      await expect(page.getByRole('alertdialog')).toBeVisible();
    },
  },
];

/** Every screen and state that is examined. A new state is one more entry here. */
export const JOURNEYS: readonly AccessibilityJourney[] = [
  { name: 'signing in and getting lost', as: 'visitor', states: SIGNING_IN },
  { name: 'the first visit', as: 'admin', states: FIRST_VISIT },
  { name: 'a run', as: 'admin', states: A_RUN },
  { name: 'what is kept', as: 'admin', states: WHAT_IS_KEPT },
  { name: 'samples, notifications and the password', as: 'admin', states: SAMPLES },
  { name: 'settings and administration', as: 'admin', states: ADMINISTRATION },
];
