import { cpSync, existsSync, readFileSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { pgcrypto } from '@electric-sql/pglite/contrib/pgcrypto';
import { withLock } from '../scripts/lock.mjs';
import { emptyTemplate } from '../server/testing/data-templates.ts';
import { QUICK_HASHES } from '../server/testing/quick-hashes.ts';
import { startServer } from '../server/testing/start-server.ts';

const CACHE = fileURLToPath(new URL('../node_modules/.cache/booted-data', import.meta.url));
const BUILD = fileURLToPath(new URL('../dist/.stamp', import.meta.url));

/**
 * A data folder after its first boot, with `testAdmin`; leaving the scope removes it. A first boot takes five times as long
 * as a copy of one and a second boot, so one is made for each build, by the worker that comes first.
 */
export async function copyBootedData(): Promise<AsyncDisposable & { readonly path: string }> {
  const template = join(CACHE, readFileSync(BUILD, 'utf8').slice(0, 16));
  await mkdir(CACHE, { recursive: true });
  await withLock(`${CACHE}.lock`, async () => {
    if (!existsSync(template)) await boot(template);
  });
  const path = await mkdtemp(join(tmpdir(), 'legwork-data-'));
  cpSync(template, path, { recursive: true });
  return { path, [Symbol.asyncDispose]: () => rm(path, { recursive: true, force: true }) };
}

/** Makes the template, and removes those of earlier builds. */
async function boot(template: string): Promise<void> {
  for (const name of await readdir(CACHE)) await rm(join(CACHE, name), { recursive: true });
  const draft = join(CACHE, 'draft');
  cpSync(await emptyTemplate(), draft, { recursive: true });
  await using server = await startServer({ settings: { DATA_DIR: draft } });
  await server.stop();
  await hashQuickly(join(draft, 'database'));
  // Every copy draws secrets of its own.
  await rm(join(draft, 'secrets.json'));
  await rename(draft, template);
}

/** As if it had never been otherwise: nobody signs out for it, and it is in no audit log. */
async function hashQuickly(folder: string): Promise<void> {
  const database = await PGlite.create(folder, { extensions: { pg_trgm, pgcrypto } });
  await database.exec(`set session_replication_role = replica; ${QUICK_HASHES}`);
  await database.close();
}
