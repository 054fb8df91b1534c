import { cpSync, existsSync, readFileSync } from 'node:fs';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { withLock } from '../scripts/lock.mjs';

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
    if (existsSync(template)) return;
    // All but one worker do without the database's own modules, which take a second to load.
    const { bootData } = await import('./boot-data.ts');
    await bootData(template);
  });
  const path = await mkdtemp(join(tmpdir(), 'legwork-data-'));
  cpSync(template, path, { recursive: true });
  return { path, [Symbol.asyncDispose]: () => rm(path, { recursive: true, force: true }) };
}
