import type { Page } from '@playwright/test';
import { testAdmin } from '../../server/testing/start-server.ts';
import { jsonReply, type Reply } from '../../simulators/server/answer.ts';
import { redirectTo } from '../../simulators/server/faults.ts';
import type { RecordedCall } from '../../simulators/server/recorded-call.ts';
import type { Simulator } from '../../simulators/server/simulator.ts';
import type { Simulators } from '../../simulators/start-simulators.ts';
import { signIn } from '../fixtures.ts';
import {
  connectServices,
  enterKey,
  ingrid,
  keyCard,
  keys,
  researchToTheEnd,
  startResearch,
  openAccountMenu,
} from '../journey.ts';
import { expect, peopleTest as test } from '../people.ts';
import { openWithKeys } from '../saved-keys.ts';
import { expectToast } from '../toasts.ts';
import { startCanary } from './canary.ts';

test.beforeEach(({ expectedErrors }) => {
  expectedErrors.push(/CORS policy/, /Failed to load resource/);
});

test('threat 5: a service that sends its callers elsewhere carries no key there', async ({
  admin,
  services,
}) => {
  await using canary = await startCanary();
  await openWithKeys(admin, 'SerpApi');
  for (const service of [services.scraperApi, services.serpApi, services.firecrawl]) {
    service.script({ answer: redirectTo(`${canary.url}/collect`, 307) });
  }

  await startResearch(admin, ingrid);

  await expectToast(admin, 'Search Completed');
  expect(services.scraperApi.calls.length).toBeGreaterThan(0);
  expect(services.firecrawl.calls.length).toBeGreaterThan(0);
  expect(canary.requests).toEqual([]);
});

test('threat 6: services that echo their keys bring none of them to the screen, the console, a toast or storage', async ({
  admin,
  services,
}) => {
  const lines: string[] = [];
  admin.on('console', (message) => lines.push(message.text()));
  admin.on('pageerror', (error) => lines.push(`${error.message} ${error.stack ?? ''}`));
  await recordTexts(admin);
  await admin.goto('/settings');
  await connectServices(admin, 'SerpApi', 'Firecrawl', 'ScraperAPI');
  const card = keyCard(admin, 'Firecrawl');
  for (const status of [400, 402, 403, 418, 429, 500, 200]) {
    services.reset();
    const all = [services.scraperApi, services.serpApi, services.firecrawl];
    for (const service of all) echoWithEveryAnswer(service, status);
    await admin.getByRole('link', { name: 'Back to Dashboard' }).click();
    await researchToTheEnd(admin, services, ingrid);
    await expectToast(admin, 'Search Completed');
    await admin.getByRole('link', { name: 'API Settings' }).click();
    // The dashboard has such a card, too.
    await expect(admin.getByRole('heading', { name: 'API Settings' })).toBeVisible();
    await card.getByRole('button', { name: 'Edit Firecrawl key' }).click();
    await enterKey(admin, 'Firecrawl', keys.Firecrawl);
    await expect(card.getByRole('button', { name: /^(?:Save Key:|Edit) Firecrawl/ })).toBeEnabled();
  }
  const titles = await researchWithEchoes(admin, services);

  const shown = await admin.evaluate(() => String(Reflect.get(window, '__texts')));
  const stored = (await everythingKept(admin)).filter(
    (entry) => !/^legwork\.\w+-key\./.test(entry),
  );
  for (const key of Object.values(keys)) {
    expect(shown).not.toContain(key);
    expect([...stored, ...titles, await admin.content()].join()).not.toContain(key);
    // Chromium itself names the address that it withheld; SerpApi takes its key nowhere else than there.
    expect(lines.filter((line) => line.includes(key) && !/CORS policy/.test(line))).toEqual([]);
  }
  expect(shown).toContain('[key]');
  // A run was kept, and the places where the keys stood are in it.
  expect(stored.find((entry) => entry.startsWith('runs'))).toContain('[key]');
});

test('threat 7: two accounts on one browser never see or spend the keys of each other', async ({
  visitor,
  people,
  services,
  simulators,
  expectedErrors,
}) => {
  expectedErrors.push(/Failed to load resource/);
  const other = await people.addSettled('Otto');
  await signIn(visitor, testAdmin);
  await connectServices(visitor, 'Firecrawl', 'ScraperAPI');
  await visitor.getByRole('button', { name: 'Sign Out' }).click();
  await expect(visitor).toHaveURL('/auth');
  services.reset();

  await signIn(visitor, other);
  await expect(
    keyCard(visitor, 'Firecrawl').getByLabel('Firecrawl key', { exact: true }),
  ).toBeVisible();
  await expect(
    keyCard(visitor, 'ScraperAPI').getByLabel('ScraperAPI key', { exact: true }),
  ).toBeVisible();
  await startResearch(visitor, ingrid);
  await expectToast(visitor, /please check your API keys/);
  await expect(visitor.getByRole('heading', { name: 'Intelligence Report' })).toBeFocused();

  const page = await visitor.content();
  for (const key of Object.values(keys)) expect(page).not.toContain(key.slice(0, 8));
  expect([...simulators.scraperApi.calls, ...simulators.firecrawl.calls]).toEqual([]);
  expect(await keptFor(visitor, other.id)).not.toEqual([]);

  const choice = visitor.getByLabel('Forget me on this browser when I sign out');
  await openAccountMenu(visitor);
  await choice.press('Space');
  await expect(choice).toBeChecked();
  await visitor.keyboard.press('Escape');
  await connectServices(visitor, 'Firecrawl', 'ScraperAPI');
  // A report that the backend never took waits in this browser too.
  await visitor.route('**/rpc/save_report', (route) => route.abort());
  await startResearch(visitor, ingrid);
  await expectToast(visitor, 'Research Complete!');
  await expect
    .poll(() => keptFor(visitor, other.id))
    .toEqual(
      expect.arrayContaining([
        `legwork.firecrawl-key.${other.id}`,
        `legwork.prospect-draft.${other.id}`,
        `runs: "${other.id}"`,
        `queues: "unsaved ${other.id}"`,
      ]),
    );
  await visitor.getByRole('button', { name: 'Sign Out' }).click();
  await expect(visitor).toHaveURL('/auth');
  await expect
    .poll(() => keptFor(visitor, other.id))
    .toEqual([`legwork.forget-after-sign-out.${other.id}`]);
  const names = await visitor.evaluate(() => Object.keys(localStorage).join());
  expect(names).toMatch(/legwork\.firecrawl-key\.[\da-f-]+/);
});

/** A run whose services answer as usual, but write the key into everything they tell. Answers the page's titles. */
async function researchWithEchoes(page: Page, services: Simulators): Promise<readonly string[]> {
  services.reset();
  for (const service of [services.scraperApi, services.serpApi, services.firecrawl]) {
    const make = (call: RecordedCall, ordinary: () => Reply): Reply => {
      const reply = ordinary();
      return { ...reply, body: reply.body.replaceAll(/Ingrid Solberg/g, `$& ${keyOf(call)}`) };
    };
    service.script({ answer: { kind: 'reply', make } });
  }
  await page.getByRole('link', { name: 'Back to Dashboard' }).click();
  await startResearch(page, ingrid);
  const during = await page.title();
  await expectToast(page, 'Research Complete!');
  await expect
    .poll(async () => (await everythingKept(page)).some((entry) => /^runs.*"done"/.test(entry)))
    .toBe(true);
  return [during, await page.title()];
}

/** The names of all that the browser keeps for one account, in its storages and in its own database. */
async function keptFor(page: Page, userId: string): Promise<readonly string[]> {
  const names = (await everythingKept(page)).map((entry) => entry.split(' = ', 1)[0] ?? '');
  return names.filter((name) => name.includes(userId)).toSorted();
}

/** All that the browser keeps in its storages and in the application's own database, as `name = value`. */
async function everythingKept(page: Page): Promise<readonly string[]> {
  return page.evaluate(async () => {
    const found = [...Object.entries(localStorage), ...Object.entries(sessionStorage)].map(
      ([name, value]) => `${name} = ${value}`,
    );
    const opening = indexedDB.open('legwork-research');
    await new Promise((resolve) => opening.addEventListener('success', resolve));
    const { result: database } = opening;
    for (const store of database.objectStoreNames) {
      const entries = database.transaction(store).objectStore(store);
      const [naming, reading] = [entries.getAllKeys(), entries.getAll()];
      await new Promise((resolve) => reading.addEventListener('success', resolve));
      const values: readonly unknown[] = reading.result;
      for (const [index, key] of naming.result.entries()) {
        found.push(`${store}: ${JSON.stringify(key)} = ${JSON.stringify(values[index])}`);
      }
    }
    database.close();
    return found;
  });
}

/** Answers every call with the key it came with, in whatever a person might get to read. */
function echoWithEveryAnswer(service: Simulator, status: number): void {
  service.script({
    answer: { kind: 'reply', make: (call) => echo(call, status) },
  });
}

function echo(call: RecordedCall, status: number): Reply {
  const key = keyOf(call);
  const sentence = `The key ${key} (${encodeURIComponent(key)}) is not welcome`;
  return jsonReply(status, { success: false, error: sentence, message: sentence, details: [key] });
}

function keyOf(call: RecordedCall): string {
  return call.query['api_key'] ?? call.headers['authorization']?.replace(/^Bearer /, '') ?? '';
}

/** Keeps every text that appears anywhere on the page, however briefly. */
async function recordTexts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const texts: (string | null)[] = [];
    Reflect.set(window, '__texts', texts);
    new MutationObserver((changes) => {
      for (const { target, addedNodes } of changes) {
        if (target.nodeType === Node.TEXT_NODE) texts.push(target.textContent);
        for (const node of addedNodes) {
          texts.push(node instanceof Element ? node.outerHTML : node.textContent);
        }
      }
    }).observe(document, { childList: true, subtree: true, characterData: true });
  });
}
