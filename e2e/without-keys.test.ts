import type { Locator, Page } from '@playwright/test';
import { exaReplies } from '../simulators/exa/exa-replies.ts';
import { firecrawlKeylessReplies } from '../simulators/firecrawl-keyless/firecrawl-keyless-replies.ts';
import { neverAnswer, replyWith } from '../simulators/server/faults.ts';
import type { Simulators } from '../simulators/start-simulators.ts';
import { tavilyReplies } from '../simulators/tavily/tavily.ts';
import { expectAccessible } from './expect-accessible.ts';
import { expect, test } from './fixtures.ts';
import {
  answerKeylessOffer,
  callsWithoutKey,
  connectServices,
  ingrid,
  reportOf,
  startResearch,
  unfold,
} from './journey.ts';
import { tabTo } from './keyboard.ts';
import { openWithKeys } from './saved-keys.ts';
import { expectToast } from './toasts.ts';

const SWITCH = 'Use free services when no API key is set';

function callsOfAll(services: Simulators) {
  const { scraperApi, serpApi, firecrawl } = services;
  return [
    ...[scraperApi, serpApi, firecrawl].flatMap(({ calls }) => calls),
    ...callsWithoutKey(services),
  ];
}

/** How it stands; said once for narrow screens and once for wide ones. */
function note(page: Page, state: 'on' | 'off'): Locator {
  return page.getByText(new RegExp(`^Free services are ${state}`)).filter({ visible: true });
}

/** Enters both keys; at each of these widths the report below them stays where it was. */
async function expectKeysToMoveNothing(page: Page, widths: readonly number[]): Promise<void> {
  const topsOfReport = async (): Promise<readonly number[]> => {
    const tops: number[] = [];
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      tops.push(
        await reportOf(page).evaluate((report) => report.getBoundingClientRect().y + scrollY),
      );
    }
    return tops;
  };
  const before = await topsOfReport();
  for (const name of ['Firecrawl', 'ScraperAPI'] as const) {
    await connectServices(page, name);
    expect(await topsOfReport()).toEqual(before);
  }
}

async function setSwitch(page: Page, isOn: boolean): Promise<void> {
  await unfold(page, 'Credits and reuse');
  await page.getByLabel(SWITCH).setChecked(isOn);
}

/** Each of its facts can be seen in a window of 1280 by 1024 at four times its size (WCAG 1.4.10): nothing stays in front of it. */
async function expectConsentToBeReadable(page: Page): Promise<void> {
  const size = page.viewportSize() ?? { width: 1280, height: 720 };
  await page.setViewportSize({ width: 320, height: 256 });
  await page.getByRole('button', { name: 'Research without keys' }).click();
  const facts = page.getByRole('dialog').getByRole('term');
  await expect(facts.first()).toBeVisible();
  const hidden = await facts.evaluateAll(
    (all) =>
      all.filter((fact) => {
        fact.scrollIntoView({ block: 'center' });
        const { x, y, width, height } = fact.getBoundingClientRect();
        return !fact.contains(document.elementFromPoint(x + width / 2, y + height / 2));
      }).length,
  );
  expect(hidden).toBe(0);
  await page.keyboard.press('Escape');
  await page.setViewportSize(size);
}

test('with consent refused nobody is asked, and the specified messages and samples come; keys entered later move nothing', async ({
  admin,
  services,
}) => {
  await admin.goto('/');
  await expectConsentToBeReadable(admin);
  await answerKeylessOffer(admin, 'Not now');
  await expect(note(admin, 'off')).toBeFocused();

  await startResearch(admin, ingrid);

  await expectToast(admin, 'Using sample data - please check your API keys');
  await expect(reportOf(admin)).toContainText('4 samples');
  for (const name of ['ScraperAPI', 'SerpApi', 'Firecrawl']) {
    await expect(reportOf(admin)).toContainText(
      `${name} API key not found. Please set your API key first.`,
    );
  }
  expect(callsOfAll(services)).toEqual([]);
  await admin.reload();
  await expect(admin.getByRole('button', { name: 'Research without keys' })).toHaveCount(0);

  await startResearch(admin, ingrid);
  await expect(reportOf(admin)).toContainText('4 samples');
  // The run is over for every part of the page: its panel has taken the note over from the head of the page.
  await expect(admin.getByRole('heading', { name: 'Intelligence Report' })).toBeFocused();
  await expect(note(admin, 'off')).toHaveCount(1);
  await expectKeysToMoveNothing(admin, [375, 768, 1440]);
});

test('a run without keys says that nobody was asked and offers the free services there; keys entered later move nothing', async ({
  admin,
  services,
}) => {
  await admin.goto('/');
  await startResearch(admin, ingrid);
  const run = admin.getByRole('region', { name: 'No service was asked' });
  await expect(run).toContainText('A search needs API keys or the free services.');
  await expect(reportOf(admin)).toContainText('API keys are missing');
  await expect(admin.getByText('Some services had problems')).toHaveCount(0);
  await expect(admin.getByText('Research finished')).toHaveCount(0);
  expect(callsOfAll(services)).toEqual([]);

  await answerKeylessOffer(admin, 'Use free services');
  await expect(note(admin, 'on')).toBeFocused();
  await admin.getByRole('button', { name: 'Start AI Research' }).click();
  await expect(admin.getByText('Research finished')).toBeVisible();

  // The last part that takes more room when it has come.
  await expect(admin.getByRole('heading', { name: 'Openers' })).toBeVisible();
  for (const name of ['Firecrawl', 'ScraperAPI']) {
    await admin.getByRole('button', { name: `Add a key for ${name}` }).click();
  }
  await expectKeysToMoveNothing(admin, [1440]);
});

test('with keys saved no service is asked without one; Wikidata only while the switch is on, and never by a person’s name', async ({
  admin,
  services,
}) => {
  await openWithKeys(admin);
  await startResearch(admin, ingrid);
  await expect(admin.getByText('Research finished')).toBeVisible();
  expect(callsWithoutKey(services)).toEqual([]);

  services.reset();
  await setSwitch(admin, true);
  await admin.getByLabel('Ignore cached results').check();
  await admin.getByRole('button', { name: 'Start AI Research' }).click();
  await services.scraperApi.until(({ length }) => length > 0);
  await expect(admin.getByText('Research finished')).toBeVisible();

  const { firecrawlKeyless, tavily, exa, wikidata } = services;
  expect([...firecrawlKeyless.calls, ...tavily.calls, ...exa.calls]).toEqual([]);
  expect(wikidata.calls.length).toBeGreaterThan(0);
  for (const { query } of wikidata.calls)
    expect(JSON.stringify(query)).not.toMatch(/Ingrid|Solberg/);
});

test('fault 78: consent withdrawn during a run ends the calls in flight, and what was found stays', async ({
  admin,
  services,
}) => {
  const { firecrawlKeyless, tavily, exa } = services;
  firecrawlKeyless.script({ path: '/v2/scrape', answer: neverAnswer() });
  await admin.goto('/');
  await answerKeylessOffer(admin, 'Use free services');
  await startResearch(admin, ingrid);
  await firecrawlKeyless.until(
    (calls) => calls.filter(({ path }) => path === '/v2/scrape').length === 2,
  );
  const before = firecrawlKeyless.calls.length;

  await setSwitch(admin, false);

  await expect(admin.getByText('Research finished')).toBeVisible();
  await firecrawlKeyless.until((calls) => calls.every(({ finishedAt }) => finishedAt !== null));
  expect(firecrawlKeyless.calls).toHaveLength(before);
  expect([...tavily.calls, ...exa.calls]).toEqual([]);
  await expect(admin.getByText('free services are switched off').first()).toBeVisible();
  await expect(reportOf(admin).getByRole('article').first()).toBeVisible();
});

test('fault 68: a used-up budget is named with the time it is free again, and a list stops with that sentence', async ({
  admin,
  services,
  expectedErrors,
}) => {
  expectedErrors.push(/429 \(Too Many Requests\)/, /432/);
  const { firecrawlKeyless, tavily, exa } = services;
  const usedUp = replyWith(firecrawlKeylessReplies.budgetUsedUp('credits', 7200));
  firecrawlKeyless.script({ answer: usedUp });
  await admin.goto('/');
  await answerKeylessOffer(admin, 'Use free services');
  await startResearch(admin, ingrid);
  await expectToast(admin, /^Found \d+ real insights using Tavily's free service$/);
  await expect(
    admin
      .getByText(
        /Firecrawl's free service: today's free budget for this internet address is used up — free again at \d\d:\d\d, or add API keys\./,
      )
      .first(),
  ).toBeVisible();

  tavily.script({ answer: replyWith(tavilyReplies.planLimit) });
  exa.script({ answer: replyWith(exaReplies.tooManyRequests) });
  await admin.getByRole('link', { name: 'Lists', exact: true }).click();
  await admin
    .getByLabel('List rows')
    .fill('Name;Company\nMarcus Adeyemi;Hollins Mutual\nIngrid Solberg;Nordvik Bank');
  await expect(admin.getByText(/^Free services research one prospect after another/)).toBeVisible();
  await admin.getByRole('button', { name: 'Research 2 prospects' }).click();

  const stopped = admin.getByRole('alert').filter({ hasText: 'refused' });
  await expect(stopped).toContainText("today's free budget for this internet address is used up");
  await expect(admin.getByText('0 of 2 prospects researched')).toBeVisible();
});

test('by keyboard alone, in every view: the offer, the explanation and the answer', async ({
  admin,
}) => {
  await admin.goto('/');
  const offer = admin.getByRole('button', { name: 'Research without keys' });
  await tabTo(admin, offer);
  await admin.keyboard.press('Enter');
  await expect(admin.getByRole('dialog', { name: 'Research without keys' })).toBeVisible();
  await expectAccessible(admin, 'the explanation');
  await admin.setViewportSize({ width: 1280, height: 860 });
  await admin.keyboard.press('Escape');
  await expect(offer).toBeFocused();
  await admin.keyboard.press('Enter');
  await tabTo(admin, admin.getByRole('button', { name: 'Use free services' }));
  await admin.keyboard.press('Enter');

  await expect(note(admin, 'on')).toBeFocused();
  await unfold(admin, 'Credits and reuse');
  await expect(admin.getByLabel(SWITCH)).toBeChecked();
  await expectAccessible(admin, 'free services on');
});
