import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { z } from 'zod';
import { type AdminClient, expect } from '../fixtures.ts';

const DUMP = new URL('2026-11-22.json', import.meta.url);

/** Read entries expire, searches after a day: what was stored is an hour old, whenever the tests run. */
const AGE_MS = 3_600_000;
const OPENED_AT_MS = Date.now();
const MOMENTS: ReadonlySet<string> = new Set(['answeredAt', 'researchedAt', 'researched_at']);

const texts = z.record(z.string(), z.string());
const line = z.looseObject({ text: z.string(), quote: z.string() });

const storedBrowser = z.object({
  localStorage: texts,
  sessionStorage: texts,
  databases: z.array(
    z.object({
      name: z.string(),
      version: z.number(),
      stores: z.record(
        z.string(),
        z.array(z.object({ key: z.union([z.string(), z.array(z.string())]), value: z.unknown() })),
      ),
    }),
  ),
});

const savedData = z.object({
  browsers: z.object({
    finished: storedBrowser,
    interrupted: storedBrowser,
    list: storedBrowser,
    assistant: storedBrowser,
  }),
  report: z.looseObject({
    document: z.looseObject({
      results: z.array(
        z.looseObject({
          title: z.string(),
          description: z.string(),
          reasons: z.array(z.looseObject({ text: z.string() })),
        }),
      ),
      brief: z.record(z.string(), z.array(line)),
    }),
  }),
});

/** Everything one browser had stored for the page: both storages and the databases. */
export type StoredBrowser = z.infer<typeof storedBrowser>;

/** What four browsers had stored on a day, and a report as the server held it then. */
export type SavedData = z.infer<typeof savedData>;

/** Reads what was stored, as if this account had stored it an hour ago. `reportId` is where the library has the report. */
export async function readSavedData(office: AdminClient, reportId = ''): Promise<SavedData> {
  const { data } = await office.auth.getSession();
  const values: Readonly<Record<string, string>> = {
    '{{account}}': office.userId,
    '{{access token}}': office.accessToken,
    '{{refresh token}}': data.session?.refresh_token ?? '',
    '{{expires at}}': String(data.session?.expires_at),
    '{{report}}': reportId,
  };
  const dump = await readFile(DUMP, 'utf8');
  const own = dump.replaceAll(/\{\{[a-z ]+\}\}/gu, (name) => values[name] ?? name);
  const { takenAt } = z.object({ takenAt: z.iso.datetime() }).parse(JSON.parse(own));
  const laterMs = OPENED_AT_MS - AGE_MS - Date.parse(takenAt);
  return savedData.parse(
    JSON.parse(own, (name, value: unknown) =>
      MOMENTS.has(name) && typeof value === 'string'
        ? new Date(Date.parse(value) + laterMs).toISOString()
        : value,
    ),
  );
}

/** Saves the report as the application saved it, and answers its id. */
export async function saveReport(office: AdminClient): Promise<string> {
  const { report } = await readSavedData(office);
  const answer = await office.rest.rpc('save_report', {
    ...report,
    document: JSON.stringify(report.document),
  });
  expect(answer.error).toBeNull();
  return z.uuid().parse(answer.data);
}

/** Opens a screen in a browser that stored this before. */
export async function openWith(
  page: Page,
  office: AdminClient,
  browser: keyof SavedData['browsers'],
  { path = '/', reportId = '' } = {},
): Promise<void> {
  const { browsers } = await readSavedData(office, reportId);
  // A browser without a screen calls notifications denied even where they are allowed.
  await page.addInitScript(() => {
    Object.defineProperty(Notification, 'permission', { value: 'granted' });
  });
  await store(page, browsers[browser]);
  await page.goto(path);
}

/** Stores everything in the page's own browser before any code of the application has run there. */
async function store(page: Page, browser: StoredBrowser): Promise<void> {
  await page.route('**/nothing-yet', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Nothing yet</title>' }),
  );
  await page.goto('/nothing-yet');
  await page.evaluate(async ({ localStorage: local, sessionStorage: session, databases }) => {
    for (const [name, value] of Object.entries(local)) localStorage.setItem(name, value);
    for (const [name, value] of Object.entries(session)) sessionStorage.setItem(name, value);
    for (const { name, version, stores } of databases) {
      await new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open(name, version);
        opening.addEventListener('upgradeneeded', () => {
          for (const [storeName, entries] of Object.entries(stores)) {
            const into = opening.result.createObjectStore(storeName);
            for (const { key, value } of entries) into.add(value, key);
          }
        });
        opening.addEventListener('error', () => reject(new Error(`${name} could not be stored`)));
        opening.addEventListener('success', () => {
          opening.result.close();
          resolve();
        });
      });
    }
  }, browser);
}

/** The addresses of the pages that a browser had read. */
export function pagesStored({ databases }: StoredBrowser): readonly string[] {
  return databases.flatMap(({ stores }) =>
    (stores['pages'] ?? []).flatMap(({ key, value }) =>
      JSON.stringify(value).includes('"kind":"page"') ? [key.at(-1) ?? ''] : [],
    ),
  );
}
