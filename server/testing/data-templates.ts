import { cpSync, existsSync, renameSync } from 'node:fs';
import { mkdir, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { withLock } from '../../scripts/lock.mjs';
import { openDataFolder } from '../backend/database/data-folder.ts';
import { DATA_FORMAT } from '../backend/database/embedded-database.ts';

const CACHE = fileURLToPath(new URL('../../node_modules/.cache/legwork-data', import.meta.url));

/** A data folder whose database holds nothing yet: what a first start makes before anything else, and what takes longest in it. */
export async function emptyDataDirectory(): Promise<string> {
  return copyOfTemplate(await emptyTemplate());
}

/** The template of it, which nobody changes. */
export function emptyTemplate(): Promise<string> {
  return templateOf(`empty-${DATA_FORMAT}`, async (draft) => {
    await (await openDataFolder(draft)).close();
  });
}

/** A copy of a template, for one test. */
export async function copyOfTemplate(template: string): Promise<string> {
  const directory = await mkdtemp(join(tmpdir(), 'legwork-data-'));
  cpSync(template, directory, { recursive: true });
  return directory;
}

/** A folder in the cache, made by the test process that comes first; the others wait for it. */
export async function templateOf(
  name: string,
  make: (draft: string) => Promise<void>,
): Promise<string> {
  const template = join(CACHE, name);
  if (existsSync(template)) return template;
  await mkdir(CACHE, { recursive: true });
  await withLock(`${template}.lock`, async () => {
    if (existsSync(template)) return;
    const draft = await mkdtemp(join(CACHE, 'draft-'));
    await make(draft);
    renameSync(draft, template);
  });
  return template;
}
