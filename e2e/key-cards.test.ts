import type { Locator } from '@playwright/test';
import { htmlReply } from '../simulators/server/answer.ts';
import { replyWith } from '../simulators/server/faults.ts';
import { expect, test } from './fixtures.ts';
import { connectServices, enterKey, keyCard, keys } from './journey.ts';
import { expectToast } from './toasts.ts';

test('a right key is verified, then shown connected, masked after 8 characters, with its credits', async ({
  admin,
  simulators,
}) => {
  await admin.goto('/');
  const card = keyCard(admin, 'Firecrawl');
  await expect(card.getByText('Not configured')).toBeVisible();

  await connectServices(admin, 'Firecrawl');

  await expect(card.getByText(/^fc-9b2e6•+$/)).toBeVisible();
  await expect(card.getByText(/credits left/)).toBeVisible();
  expect(simulators.firecrawl.calls.map(({ path }) => path)).toEqual(['/v1/team/credit-usage']);

  await card.getByRole('button', { name: 'Show Firecrawl key' }).click();
  await expect(card.getByText(keys.Firecrawl)).toBeVisible();
  await card.getByRole('button', { name: 'Hide Firecrawl key' }).click();
  await expect(card.getByText(keys.Firecrawl)).toBeHidden();
});

/** How far down the middle of a part is. */
async function middleOf(part: Locator): Promise<number> {
  const box = await part.boundingBox();
  return box ? box.y + box.height / 2 : Number.NaN;
}

test('a saved key takes one line at 1,280 pixels, also with its credits, and as many as it needs on a phone; the start button needs no scrolling', async ({
  admin,
}) => {
  await admin.setViewportSize({ width: 1280, height: 800 });
  await admin.goto('/');
  await expect(admin.getByRole('button', { name: 'Start AI Research' })).toBeInViewport({
    ratio: 1,
  });
  await connectServices(admin, 'Firecrawl', 'ScraperAPI');
  for (const name of ['Firecrawl', 'ScraperAPI'] as const) {
    const card = keyCard(admin, name);
    await expect(card.getByText(/^[\d,]+ of [\d,]+ credits left$/)).toBeVisible();
    const title = card.getByRole('heading');
    const edit = card.getByRole('button', { name: /^Edit/ });
    const apart = async (): Promise<number> =>
      Math.abs((await middleOf(title)) - (await middleOf(edit)));
    await expect.poll(apart).toBeLessThan(6);
  }
  await admin.setViewportSize({ width: 375, height: 800 });
  await expect.poll(() => admin.evaluate(() => document.documentElement.scrollWidth)).toBe(375);
});

test('a stored key is still there after a reload', async ({ admin }) => {
  await admin.goto('/');
  await connectServices(admin, 'ScraperAPI');

  await admin.reload();

  await expect(keyCard(admin, 'ScraperAPI').getByText('Connected', { exact: true })).toBeVisible();
});

test('a blank key is refused before anything is asked', async ({ admin, simulators }) => {
  await admin.goto('/');
  await enterKey(admin, 'ScraperAPI', '   ');

  await expectToast(admin, 'Please enter a valid API key');
  expect(simulators.scraperApi.calls).toEqual([]);
});

test('a wrong key is refused and stays in the input', async ({ admin, expectedErrors }) => {
  expectedErrors.push(/401/);
  await admin.goto('/');
  await enterKey(admin, 'Firecrawl', 'fc-00000000000000000000000000000000');

  await expectToast(
    admin,
    'Invalid API Key',
    'The API key you entered is not valid. Please check and try again.',
  );
  await expect(
    keyCard(admin, 'Firecrawl').getByLabel('Firecrawl key', { exact: true }),
  ).toHaveValue('fc-00000000000000000000000000000000');
});

test('a check that cannot be made says so and keeps the working key', async ({
  admin,
  services,
  expectedErrors,
}) => {
  expectedErrors.push(/50[03]/);
  await admin.goto('/');
  await connectServices(admin, 'ScraperAPI');
  services.scraperApi.script({ answer: replyWith(htmlReply(503, 'Down for maintenance')) });

  const card = keyCard(admin, 'ScraperAPI');
  await card.getByRole('button', { name: 'Edit ScraperAPI key' }).click();
  await enterKey(admin, 'ScraperAPI', 'another-key-0123456789');

  await expectToast(admin, 'Failed to verify API key. Please try again.');
  await card.getByRole('button', { name: 'Cancel editing the ScraperAPI key' }).click();
  await expect(card.getByText(`${keys.ScraperAPI.slice(0, 8)}••••••••••••`)).toBeVisible();
});

test('editing replaces a key only when the new one is right', async ({ admin, expectedErrors }) => {
  expectedErrors.push(/401/);
  await admin.goto('/');
  await connectServices(admin, 'Firecrawl');
  const card = keyCard(admin, 'Firecrawl');

  await card.getByRole('button', { name: 'Edit Firecrawl key' }).click();
  await enterKey(admin, 'Firecrawl', 'fc-ffffffffffffffffffffffffffffffff');
  await expectToast(admin, 'Invalid API Key');
  await admin.reload();

  await expect(card.getByText(/^fc-9b2e6•+$/)).toBeVisible();
});

test('the search API key is accepted unseen when longer than 10 characters, since the browser blocks the check', async ({
  admin,
  expectedErrors,
}) => {
  expectedErrors.push(/CORS policy/, /Failed to load resource/);
  await admin.goto('/settings');

  await enterKey(admin, 'SerpApi', '0123456789');
  await expectToast(admin, 'Invalid API Key');
  await enterKey(admin, 'SerpApi', '0123456789a');

  await expect(keyCard(admin, 'SerpApi').getByText('Connected', { exact: true })).toBeVisible();
});

test('each key is seen by its own service alone, and never by the server', async ({
  admin,
  services,
  expectedErrors,
}) => {
  expectedErrors.push(/CORS policy/, /Failed to load resource/);
  const requests: string[] = [];
  admin.on('request', (request) => {
    requests.push(
      `${request.url()} ${JSON.stringify(request.headers())} ${request.postData() ?? ''}`,
    );
  });
  await admin.goto('/settings');
  await connectServices(admin, 'Firecrawl', 'ScraperAPI', 'SerpApi');

  const origins = {
    Firecrawl: services.firecrawl.baseUrl,
    ScraperAPI: services.scraperApi.baseUrl,
    SerpApi: services.serpApi.baseUrl,
  };
  for (const [name, key] of Object.entries(keys)) {
    const carrying = requests.filter((request) => request.includes(key));
    expect(carrying.length).toBeGreaterThan(0);
    for (const request of carrying) {
      expect(new URL(request.split(' ')[0] ?? '').origin).toBe(
        Object.entries(origins).find(([service]) => service === name)?.[1],
      );
    }
  }
});

test('the settings page explains where keys live and leads back', async ({ admin }) => {
  await admin.goto('/settings');

  await expect(admin.getByRole('heading', { name: 'API Settings' })).toBeVisible();
  await expect(admin.getByText(/stored in your browser's local storage/)).toBeVisible();
  await admin.getByRole('link', { name: 'Back to Dashboard' }).click();
  await expect(admin).toHaveURL('/');
});
