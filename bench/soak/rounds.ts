import type { Page } from '@playwright/test';
import { askAnew, startResearch } from '../../e2e/journey.ts';
import { expect, peopleTest as test } from '../../e2e/people.ts';
import { neverAnswer } from '../../simulators/server/faults.ts';
import type { Simulators } from '../../simulators/start-simulators.ts';
import { DEMO_WORLD } from '../../simulators/world/demo-world.ts';
import { oneOf, scriptFaults, scriptOutage } from '../../testing/random-faults.ts';

const SCRAPE = '/v1/scrape';
/** Every second research or so meets trouble, and then this share of its calls does. */
const TROUBLED_SHARE = 0.6;
const FAULTY_SHARE = 0.3;
/** A run ends by itself after 120 s at most; the machine may be slow to say so. */
const RUN_ENDS_MS = 150_000;
const OFFLINE_MS = 1000;

/** What one round works with. */
export type RoundStage = {
  /** Stays open, never loaded again: what it holds is measured. */
  readonly page: Page;
  /** Another account's page, which is loaded again in the middle of runs. */
  readonly reloaded: Page;
  readonly account: { readonly email: string; readonly password: string };
  readonly services: Simulators;
  readonly chance: () => number;
  readonly tally: Tally;
};

/** What became of the runs so far. */
export type Tally = {
  started: number;
  /** Ended with pages about the person. */
  found: number;
  /** Ended with samples, and the reasons why. */
  sampled: number;
  cancelled: number;
  faults: number;
};

/** One thing a person does with the application. Throws when a run does not end as it should. */
type Round = (stage: RoundStage) => Promise<void>;

/** Everything that happens during a soak; what stands here more often happens more often. */
const ROUNDS: readonly Round[] = [
  completeRun,
  completeRun,
  completeRun,
  cancelledRun,
  offlineRun,
  wanderingRun,
  reloadedRun,
  signedOutRun,
  darkRun,
];

/** Plays one round, chosen by chance, on simulators that are as new. */
export async function playSoakRound(stage: RoundStage): Promise<void> {
  stage.services.reset();
  const round = oneOf(ROUNDS, stage.chance);
  return test.step(round.name, () => round(stage));
}

async function completeRun(stage: RoundStage): Promise<void> {
  const faultsSoFar = troubled(stage);
  await start(stage, stage.page);
  await expectOver(stage, stage.page);
  stage.tally.faults += faultsSoFar();
}

async function cancelledRun(stage: RoundStage): Promise<void> {
  const { page, services, tally } = stage;
  services.firecrawl.script({ path: SCRAPE, answer: neverAnswer() });
  await start(stage, page);
  await services.firecrawl.until((calls) => calls.length > 0);
  await page.getByRole('button', { name: 'Cancel research' }).click();
  await expect(page.getByRole('heading', { name: 'Research cancelled' })).toBeVisible();
  await expect(page.getByText(/^Research (?:was )?cancelled\b.+\./)).toBeVisible();
  tally.cancelled += 1;
  tally.faults += services.firecrawl.calls.length;
}

async function offlineRun(stage: RoundStage): Promise<void> {
  const { page, services, tally } = stage;
  services.firecrawl.script({ path: SCRAPE, latencyMs: OFFLINE_MS / 2 });
  await start(stage, page);
  await services.scraperApi.until((calls) => calls.length > 0);
  await page.context().setOffline(true);
  await page.waitForTimeout(OFFLINE_MS);
  await page.context().setOffline(false);
  await expectOver(stage, page);
  tally.faults += 1;
}

async function wanderingRun(stage: RoundStage): Promise<void> {
  const { page, tally } = stage;
  const faultsSoFar = troubled(stage);
  await start(stage, page);
  await page.getByRole('link', { name: 'API Settings' }).click();
  await page.getByRole('link', { name: /^Admin/ }).click();
  await page.getByRole('tab', { name: 'User Management' }).click();
  await page.getByRole('link', { name: 'Legwork' }).click();
  await expectOver(stage, page);
  tally.faults += faultsSoFar();
}

async function reloadedRun(stage: RoundStage): Promise<void> {
  const { reloaded, services, tally } = stage;
  services.firecrawl.script({ path: SCRAPE, times: 1, answer: neverAnswer() });
  await start(stage, reloaded);
  await services.firecrawl.until((calls) => calls.length > 1);
  await reloaded.reload();
  await expect(reloaded.getByRole('heading', { name: 'Research interrupted' })).toBeVisible();
  await reloaded.getByRole('button', { name: 'Continue research' }).click();
  await expectOver(stage, reloaded);
  tally.faults += 1;
}

async function signedOutRun(stage: RoundStage): Promise<void> {
  const { page, account } = stage;
  await completeRun(stage);
  await page.getByRole('button', { name: 'Sign Out' }).click();
  await expect(page).toHaveURL('/auth');
  // By hand: to go to the address would load the page again.
  await page.getByLabel('Email').fill(account.email);
  await page.getByLabel('Password', { exact: true }).fill(account.password);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByText('Connected', { exact: true })).toHaveCount(2);
  await askAnew(page);
}

/** Not one service does what it should: what is left are samples, and the reasons. */
async function darkRun(stage: RoundStage): Promise<void> {
  const { page, services, chance, tally } = stage;
  const struck = scriptOutage(services, chance);
  await start(stage, page);
  await expectOver(stage, page);
  tally.faults += struck();
}

async function start(stage: RoundStage, page: Page): Promise<void> {
  await putAway(page);
  await startResearch(page, prospectOf(stage));
  stage.tally.started += 1;
}

/** Puts what is on screen away, so that every measurement sees the same. */
export async function tidyUp(page: Page): Promise<void> {
  await putAway(page);
  await page.getByLabel('Full Name').fill('');
  await page.getByLabel('Company', { exact: true }).fill('');
  await expect(page.getByRole('listitem').filter({ hasText: /Research|Search/ })).toHaveCount(0);
}

function troubled({ services, chance }: RoundStage): () => number {
  if (chance() >= TROUBLED_SHARE) return () => 0;
  return scriptFaults(services, FAULTY_SHARE, chance);
}

function prospectOf({ chance }: Pick<RoundStage, 'chance'>): {
  readonly name: string;
  readonly company: string;
} {
  const { name, company } = oneOf(DEMO_WORLD.prospects, chance);
  return { name, company };
}

/** Puts the last report away, so that what is there afterwards is the next one's. */
async function putAway(page: Page): Promise<void> {
  const discard = page.getByRole('button', { name: 'Discard' });
  if (await discard.isVisible()) await discard.click();
  await expect(page.getByText('No research yet')).toBeVisible();
}

/** A run that is over says so, and shows what it found or why there is nothing. */
async function expectOver({ tally }: RoundStage, page: Page): Promise<void> {
  const heading = page.getByRole('heading', { name: 'Research finished' });
  await expect(heading).toBeVisible({ timeout: RUN_ENDS_MS });
  await expect(page.getByRole('button', { name: 'Start AI Research' })).toBeEnabled();
  const report = page.getByRole('region', { name: 'Intelligence Report' });
  await expect(report.getByRole('article').first()).toBeVisible();
  if (await report.getByText('These are samples, not research').isVisible()) {
    await expect(report.getByText('Some services had problems')).toBeVisible();
    tally.sampled += 1;
  } else {
    tally.found += 1;
  }
}
