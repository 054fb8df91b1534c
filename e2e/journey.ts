import type { Locator, Page } from '@playwright/test';
import { DEMO_FIRECRAWL_KEY } from '../simulators/firecrawl/firecrawl.ts';
import { DEMO_SCRAPER_API_KEY } from '../simulators/scraper-api/scraper-api.ts';
import { DEMO_SERP_API_KEY } from '../simulators/serp-api/serp-api.ts';
import { neverAnswer } from '../simulators/server/faults.ts';
import { keylessSimulators, type Simulators } from '../simulators/start-simulators.ts';
import { expect } from './fixtures.ts';

/** The keys the simulators accept. */
export const keys = {
  Firecrawl: DEMO_FIRECRAWL_KEY,
  ScraperAPI: DEMO_SCRAPER_API_KEY,
  SerpApi: DEMO_SERP_API_KEY,
} as const;

/** The name a key card carries on screen. */
export type CardName = keyof typeof keys;

/** A person the simulated web knows, namesakes included. */
export const ingrid = { name: 'Ingrid Solberg', company: 'Nordvik Bank' } as const;

/** A person the simulated web has never heard of. */
export const nobody = { name: 'Quentin Nowhere', company: 'Void Holdings' } as const;

/** The key card of a service, on the dashboard or on the settings page. */
export function keyCard(page: Page, name: CardName): Locator {
  return page.getByRole('region', { name, exact: true });
}

/** Types a key into its card and saves it, without waiting for the outcome. */
export async function enterKey(page: Page, name: CardName, key: string): Promise<void> {
  const card = keyCard(page, name);
  await card.getByLabel(`${name} key`, { exact: true }).fill(key);
  await card.getByRole('button', { name: `Save Key: ${name}` }).click();
}

/** Saves the right keys of these services through their cards and waits until each is connected. */
export async function connectServices(page: Page, ...names: readonly CardName[]): Promise<void> {
  for (const name of names) {
    await enterKey(page, name, keys[name]);
    await expect(keyCard(page, name).getByText('Connected', { exact: true })).toBeVisible();
  }
}

/** Fills the two required fields and starts the research. */
export async function startResearch(
  page: Page,
  prospect: { readonly name: string; readonly company: string },
): Promise<void> {
  await page.getByLabel('Full Name').fill(prospect.name);
  await page.getByLabel('Company', { exact: true }).fill(prospect.company);
  await page.getByRole('button', { name: 'Start AI Research' }).click();
}

/** Starts the research of Ingrid Solberg, which reads one page and waits for the others, and waits for its first result. */
export async function startAndHold(page: Page, services: Simulators): Promise<void> {
  services.firecrawl.script({
    path: '/v1/scrape',
    when: ({ nth }) => nth > 1,
    answer: neverAnswer(),
  });
  await startResearch(page, ingrid);
  await expect(reportOf(page).getByRole('article').first()).toBeVisible();
}

/** Starts a research and waits for the end of this very run: a button that is not disabled yet is no sign of it. */
export async function researchToTheEnd(
  page: Page,
  services: Simulators,
  prospect: { readonly name: string; readonly company: string },
): Promise<void> {
  await startResearch(page, prospect);
  await services.scraperApi.until(({ length }) => length > 0);
  await expect(page.getByRole('button', { name: 'Start AI Research' })).toBeEnabled();
}

/** Makes the next runs of this tab ask for everything, also for what an earlier one has read. */
export async function askAnew(page: Page): Promise<void> {
  await unfold(page, 'Credits and reuse');
  await page.getByLabel('Ignore cached results').check();
}

/** Opens what is folded. What loads or ends meanwhile may move it from under the mouse, or take the focus away from it. */
export async function unfold(page: Page, title: string): Promise<void> {
  await page.locator('summary', { hasText: title }).dispatchEvent('click');
}

/** Opens a screen by the header's navigation, which is a menu on a narrow page. */
export async function goTo(page: Page, name: string): Promise<void> {
  const menu = page.getByRole('button', { name: 'Menu', exact: true });
  const link = page.getByRole('link', { name, exact: true });
  await expect(menu.or(link).first()).toBeVisible();
  if (await menu.isVisible()) await menu.click();
  await link.click();
}

/** Opens the account's menu by keyboard and answers the button that did. */
export async function openAccountMenu(page: Page): Promise<Locator> {
  const opener = page.getByRole('button', { name: /^Account: / });
  await opener.focus();
  await page.keyboard.press('Enter');
  return opener;
}

/** The head of the report, which has the focus once the report is whole. */
export function headOf(page: Page, { name, company } = ingrid): Locator {
  return page.getByRole('heading', { name: `${name}, ${company}` });
}

/** The report below the form. */
export function reportOf(page: Page): Locator {
  return page.getByRole('region', { name: 'Intelligence Report' });
}

/** Opens the steps of a run that is over. */
export async function showSteps(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Show the steps' }).click();
}

/** Requests to services that are asked without a key, who knows companies included. */
export function callsWithoutKey(simulators: Simulators) {
  return keylessSimulators(simulators).flatMap(({ calls }) => calls);
}

/** Answers the offer of services without a key. */
export async function answerKeylessOffer(
  page: Page,
  button: 'Use free services' | 'Not now',
): Promise<void> {
  await page.getByRole('button', { name: 'Research without keys' }).click();
  await page.getByRole('dialog').getByRole('button', { name: button }).click();
}

/** Where in the window the form begins when the page is scrolled so far. */
export function formAt(page: Page, scrolled: number): Promise<number> {
  return page.getByLabel('Full Name').evaluate((field, to) => {
    for (let box = field.parentElement; box !== null; box = box.parentElement) box.scrollTo(0, 0);
    scrollTo(0, to);
    return field.getBoundingClientRect().y;
  }, scrolled);
}
