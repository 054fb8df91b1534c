import type { Page } from '@playwright/test';
import type { Simulators } from '../simulators/start-simulators.ts';
import { expect } from './fixtures.ts';

/** A screen in one state: how to get there from the state before it. */
export type AccessibilityState = {
  readonly name: string;
  readonly reach: (page: Page, services: Simulators) => Promise<void>;
};

/** What administrators see. */
export const ADMINISTRATION: readonly AccessibilityState[] = [
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
