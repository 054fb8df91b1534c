import { testAdmin } from '../../server/testing/start-server.ts';
import { keylessSimulators } from '../../simulators/start-simulators.ts';
import { expect, signIn } from '../fixtures.ts';
import { reportOf } from '../journey.ts';
import { plantedTest as test } from '../planted-report.ts';
import { startCanary } from './canary.ts';
import { escapeByMarkup, escapeByScript } from './escapes.ts';

test('threat 3: a page opened from the report knows neither who opened it nor where from', async ({
  admin,
  plantReport,
}) => {
  const referrers: (string | undefined)[] = [];
  await admin.context().route(/^https:\/\/[^/]+\.example\//, async (route) => {
    referrers.push((await route.request().allHeaders())['referer']);
    await route.fulfill({ contentType: 'text/html', body: '<title>Opened</title>' });
  });
  await admin.goto(await plantReport());

  const opening = admin.context().waitForEvent('page');
  await reportOf(admin)
    .getByRole('link', { name: /^View Content: / })
    .first()
    .click();
  const opened = await opening;
  await expect(opened).toHaveTitle('Opened');

  expect(await opened.evaluate(() => [window.opener === null, document.referrer])).toEqual([
    true,
    '',
  ]);
  expect(referrers).toEqual([undefined]);
  await expect(reportOf(admin)).toBeVisible();
});

test('threat 4: a script that got into the page reaches no other host, unless it leaves the page', async ({
  admin,
  expectedErrors,
}) => {
  expectedErrors.push(/./);
  await using canary = await startCanary();
  await admin.goto('/');
  await expect(admin.getByRole('button', { name: 'Sign Out' })).toBeVisible();

  const byScript = await admin.evaluate(escapeByScript, canary.url);
  const byMarkup = await admin.evaluate(escapeByMarkup, canary.url);

  expect(byScript + byMarkup).toBeGreaterThan(40);
  expect(canary.requests).toEqual([]);
  // The browser has no rule against this one; the canary shows here that it would have heard the others.
  await admin.evaluate((address) => location.assign(address), `${canary.url}/left`);
  await expect.poll(() => canary.requests[0]).toBe('GET /left');
});

test('threat 4: the same script reaches that host by dozens of ways from an unprotected page', async ({
  page,
}) => {
  await using canary = await startCanary();
  await using unprotected = await startCanary();
  await page.goto(unprotected.url);

  await page.evaluate(escapeByScript, canary.url);
  await page.evaluate(escapeByMarkup, canary.url);

  await expect.poll(() => new Set(canary.requests).size).toBeGreaterThan(24);
});

/** Answers to 'where to after signing in?' that lead away. */
const NEXT = [
  '//evil.example',
  '///evil.example',
  '////evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '\\/evil.example',
  '/%09/evil.example',
  '/\t/evil.example',
  '/%0a/evil.example',
  '/%0d%0a/evil.example',
  '%2f%2fevil.example',
  '%5c%5cevil.example',
  '/%2fevil.example',
  '/%5cevil.example',
  '/.evil.example',
  '/..//evil.example',
  '/;@evil.example',
  '@evil.example',
  'https://evil.example',
  'HTTPS:evil.example',
  'https:/evil.example',
  'http:evil.example',
  '//evil%E3%80%82example',
  '//user@evil.example',
  '//evil.example%00.legwork.example',
  'javascript:alert(1)',
  'java%0ascript:alert(1)',
  'data:text/html,x',
  '.evil.example',
  '?next=//evil.example#//evil.example',
] as const;

test('threat 8: nothing in the address of the sign-in page leads away from the product', async ({
  visitor,
  server,
}) => {
  const navigations: string[] = [];
  visitor.on('framenavigated', (frame) => navigations.push(frame.url()));
  await signIn(visitor, testAdmin);
  await expect(visitor).toHaveURL('/');

  const queries = [
    ...NEXT.map((next) => `next=${next}`),
    ...['redirect', 'redirectTo', 'returnTo', 'url'].map((name) => `${name}=${NEXT[0]}`),
  ];
  for (const query of queries) {
    await visitor.evaluate((address) => {
      history.pushState(null, '', address);
      dispatchEvent(new PopStateEvent('popstate'));
    }, `/auth?${query}`);
    await expect(visitor).toHaveURL('/');
  }
  await visitor.goto(`/auth?next=${NEXT[0]}#//evil.example`);
  await expect(visitor).toHaveURL('/');
  expect(navigations.filter((address) => !address.startsWith(`${server.url}/`))).toEqual([]);
});

test('threat 8: signing in leads to the dashboard, whatever the address asked for', async ({
  visitor,
}) => {
  await visitor.goto('/auth?next=//evil.example&redirectTo=https://evil.example');
  await visitor.getByLabel('Email').fill(testAdmin.email);
  await visitor.getByLabel('Password', { exact: true }).fill(testAdmin.password);
  await visitor.getByRole('button', { name: 'Sign In' }).click();

  await expect(visitor.getByRole('button', { name: 'Sign Out' })).toBeVisible();
  await expect(visitor).toHaveURL('/');
});

test('threat 16: no other page can show the product in a frame', async ({ page, server }) => {
  await using elsewhere = await startCanary(
    ['/', '/auth', '/settings', '/health', '/config.json']
      .map((path) => `<iframe src="${server.url}${path}"></iframe>`)
      .join(''),
  );

  await page.goto(elsewhere.url);

  const frames = page.frames().filter((frame) => frame !== page.mainFrame());
  expect(frames).toHaveLength(5);
  for (const frame of frames) await expect.poll(() => frame.url()).toMatch(/^chrome-error:/);
});

test('threats 3, 4, 16: the running server sends every header that keeps the page to itself', async ({
  request,
  server,
  simulators,
  crms,
  languageModel,
}) => {
  const answer = await request.get(server.url, { headers: { accept: 'text/html' } });

  const headers = answer.headers();
  const { scraperApi, serpApi, firecrawl } = simulators;
  const keyless = keylessSimulators(simulators);
  const services = [scraperApi, serpApi, firecrawl, ...keyless, crms.twenty, languageModel];
  const origins = services.map(({ baseUrl }) => baseUrl).join(' ');
  expect(headers['content-security-policy']?.split('; ')).toEqual(
    expect.arrayContaining([
      "default-src 'none'",
      "script-src 'self'",
      "img-src 'self' data:",
      `connect-src 'self' ${origins}`,
      "frame-ancestors 'none'",
      "base-uri 'none'",
      "form-action 'none'",
      "object-src 'none'",
      "require-trusted-types-for 'script'",
    ]),
  );
  expect(headers).toMatchObject({
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
  });
  expect(headers['permissions-policy']).toContain('camera=()');
  expect(headers['access-control-allow-origin']).toBeUndefined();
});
