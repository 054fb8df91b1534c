import { cp, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliDecompressSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { startServer, testAdmin, type TestServer } from '../server/testing/start-server.ts';
import { copyBootedData } from './booted-data.ts';
import { expect, signIn, test } from './fixtures.ts';
import { openStandingAddress } from './standing-address.ts';

const BUILT = fileURLToPath(new URL('../dist/web', import.meta.url));
const LATER = 'later-01';

/** A folder with the application as it was built, to be served; leaving the scope removes it. */
async function copyOfBuild(): Promise<AsyncDisposable & { readonly path: string }> {
  const path = await mkdtemp(join(tmpdir(), 'legwork-web-'));
  await cp(BUILT, path, { recursive: true });
  // `makeLaterVersion` changes texts, which the build keeps compressed.
  for (const name of await readdir(path, { recursive: true })) {
    if (!name.endsWith('.br')) continue;
    const file = join(path, name);
    await writeFile(file.slice(0, -'.br'.length), brotliDecompressSync(await readFile(file)));
    await rm(file);
  }
  return { path, [Symbol.asyncDispose]: () => rm(path, { recursive: true, force: true }) };
}

/** Turns a build into another one, in which every part has another hash, and no earlier part is left. */
async function makeLaterVersion(path: string): Promise<void> {
  const assets = await readdir(join(path, 'assets'));
  const renamed = assets.map((name) => [name, name.replace(/-[\w-]{8}(?=\.\w+$)/, `-${LATER}`)]);
  const ends = new Map(renamed.map(([from = '', to = ''], index) => [from, numbered(to, index)]));
  for (const [from, to] of ends) await rename(join(path, 'assets', from), join(path, 'assets', to));
  for (const name of await readdir(path, { recursive: true })) {
    if (!/\.(?:js|css|html)$/.test(name)) continue;
    const text = await readFile(join(path, name), 'utf8');
    const changed = text
      .replaceAll(/[\w.-]+\.(?:js|css|woff2)\b/g, (word) => ends.get(word) ?? word)
      .replace(/"version":"\w+"/, `"version":"${LATER}"`);
    await writeFile(join(path, name), changed);
  }
}

/** Some parts differ in nothing but their hash. */
function numbered(name: string, index: number): string {
  return name.replace(LATER, `${LATER}${index}`);
}

/** The addresses a build has cached once it is kept. */
async function builtAddresses(path: string): Promise<readonly string[]> {
  const assets = await readdir(join(path, 'assets'));
  return ['/', ...assets.map((name) => `/assets/${name}`)].toSorted();
}

/** Everything in the browser's caches, by cache. */
function cached(page: Page): Promise<readonly (readonly string[])[]> {
  return page.evaluate(async () => {
    const names = await caches.keys();
    const lists = names.map(async (name) =>
      (await (await caches.open(name)).keys()).map((one) => new URL(one.url)),
    );
    const origin = location.origin;
    return (await Promise.all(lists)).map((urls) =>
      urls.map((url) => (url.origin === origin ? url.pathname + url.search : url.href)).toSorted(),
    );
  });
}

const scriptsOf = (page: Page): Promise<string> =>
  page.evaluate(() => [...document.scripts].map(({ src }) => src).join(' '));

/**
 * Chromium would install it and share to it: by its own rule where it tells, and by what the rule asks for, as Chromium itself
 * reads the manifest, where it does not: the headless shell never has an error.
 */
async function expectInstallable(page: Page): Promise<void> {
  const cdp = await page.context().newCDPSession(page);
  const { installabilityErrors } = await cdp.send('Page.getInstallabilityErrors');
  // Contexts of tests are incognito ones.
  expect(installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito')).toEqual([]);
  const { url, errors, data = '', manifest } = await cdp.send('Page.getAppManifest');
  const home = new URL('/', url).href;
  expect(errors).toEqual([]);
  expect(manifest).toMatchObject({
    ...{ name: 'Legwork', id: home, startUrl: home, scope: home, display: 'kStandalone' },
    shareTarget: { action: `${home}share`, method: 'kGet' },
  });
  expect(data).toMatch(/"purpose": "maskable"/u);
  const drawn = manifest.icons?.filter(({ type }) => type === 'image/png') ?? [];
  const sizes = await page.evaluate(
    (addresses) =>
      Promise.all(
        addresses.map(async (address) => {
          const { width, height } = await createImageBitmap(await (await fetch(address)).blob());
          return `${width}x${height}`;
        }),
      ),
    drawn.map((icon) => icon.url),
  );
  expect(sizes).toEqual(drawn.map((icon) => icon.sizes));
  expect(sizes).toEqual(['192x192', '512x512', '512x512']);
}

/** Goes on typing until something holds: a busy page may not listen yet to the first key after it has been drawn. */
async function typeUntil(page: Page, holds: () => Promise<void>): Promise<void> {
  await expect(async () => {
    await page.getByLabel('Full Name').press('End');
    await holds();
  }).toPass();
}

test('fault 200: the application opens offline, an open page outlives an update that takes its parts from the server, and nothing but built files is kept', async ({
  browser,
}) => {
  await using data = await copyBootedData();
  await using web = await copyOfBuild();
  const settings = { DATA_DIR: data.path, WEB_DIR: web.path };
  await using address = await openStandingAddress();
  let server: TestServer = await startServer({ settings });
  address.leadTo(server.url);
  const stop = async () => {
    address.leadTo(null);
    await server.stop();
  };
  const startAgain = async (more: Readonly<Record<string, string>> = {}) => {
    server = await startServer({ settings: { ...settings, ...more } });
    address.leadTo(server.url);
  };
  await using last = { [Symbol.asyncDispose]: stop };
  void last;
  const context = await browser.newContext({ baseURL: address.url, serviceWorkers: 'allow' });
  const first = await context.newPage();
  const isControlled = () => first.evaluate(() => navigator.serviceWorker.controller !== null);

  await signIn(first, testAdmin);
  // Nothing is kept before the page is used.
  await first.getByLabel('Full Name').fill('Ingrid Solberg');
  await typeUntil(first, async () => expect(await isControlled()).toBe(true));
  const earlier = await builtAddresses(web.path);
  expect(await cached(first)).toEqual([earlier]);
  await expectInstallable(first);

  await stop();
  const second = await context.newPage();
  await second.goto('/reports');
  await expect(second.getByRole('heading', { name: 'Legwork could not start' })).toBeVisible();

  await makeLaterVersion(web.path);
  await startAgain();
  await second.goto('/reports');
  await expect(second.getByRole('heading', { name: 'Reports', level: 1 })).toBeVisible();
  expect(await scriptsOf(second)).toContain(LATER);
  await second.goto('/share?title=Jane+Doe+-+CRO+at+Acme+%7C+LinkedIn');
  await expect(second.getByLabel('Full Name')).toHaveValue('Jane Doe');

  await expect(first.getByText('A new version is ready.')).toBeVisible();
  // Its parts are gone from the server, and this one it never had loaded.
  await first.getByRole('link', { name: 'Lists' }).click();
  await expect(first.getByRole('heading', { name: 'Lists', level: 1 })).toBeVisible();
  expect(await scriptsOf(first)).not.toContain(LATER);
  await first.getByRole('button', { name: 'Reload' }).click();
  await expect.poll(() => scriptsOf(first).catch(() => '')).toContain(LATER);
  await first.getByRole('link', { name: 'Legwork, dashboard' }).click();
  await expect(first.getByLabel('Full Name')).toHaveValue('Ingrid Solberg');
  expect(await cached(first)).toEqual([earlier, await builtAddresses(web.path)]);

  await stop();
  await startAgain({ SERVICE_WORKER: 'off' });
  await first.reload();
  await expect(first.getByLabel('Full Name')).toHaveValue('Ingrid Solberg');
  await typeUntil(first, async () => expect(await cached(first)).toEqual([]));
  await context.close();
});
