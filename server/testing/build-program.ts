import { existsSync, readFileSync, renameSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { sourceHash } from '../../scripts/source-hash.mjs';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const CACHE = join(ROOT, 'node_modules/.cache/programs');
/** What `scripts/setup.mjs --build` builds, as `npm test` does first, and the sources that it built from. */
const BUILT = { production: join(ROOT, 'dist/node'), development: join(ROOT, 'dist/development') };
const BUILT_FROM = join(ROOT, 'dist/.stamp');
const DAY_MS = 24 * 3_600_000;

/** Bundled Node programs; leaving the scope removes bundles of other sources that nobody has made today. */
export type BuiltPrograms = AsyncDisposable & {
  /** Path of a program such as `server`. */
  readonly path: (name: string) => string;
};

/**
 * The Node programs bundled from today's sources, so that a test never runs yesterday's build: those that are shipped, or
 * those of the repository alone. Where the application is built from these very sources, they are taken from there; otherwise
 * they are bundled once for each state of the sources, and every test that needs them shares them.
 */
export async function buildPrograms(
  mode: 'production' | 'development' = 'production',
): Promise<BuiltPrograms> {
  const sources = sourceHash(ROOT);
  if (existsSync(BUILT_FROM) && readFileSync(BUILT_FROM, 'utf8') === sources) {
    return {
      path: (name) => join(BUILT[mode], `${name}.js`),
      [Symbol.asyncDispose]: () => Promise.resolve(),
    };
  }
  const folder = join(CACHE, `${mode}-${sources.slice(0, 16)}`);
  if (!existsSync(folder)) await bundle(folder, mode);
  return {
    path: (name) => join(folder, `${name}.js`),
    [Symbol.asyncDispose]: () => removeOutdated(folder),
  };
}

async function bundle(folder: string, mode: 'production' | 'development'): Promise<void> {
  await mkdir(CACHE, { recursive: true });
  const draft = await mkdtemp(join(CACHE, 'draft-'));
  // Most often everything is built already, and the bundler takes half a second to load.
  const { build } = await import('vite');
  await build({
    root: ROOT,
    configFile: join(ROOT, 'vite.node.config.ts'),
    mode,
    logLevel: 'error',
    build: { outDir: draft },
  });
  try {
    renameSync(draft, folder);
  } catch (error) {
    // Another test process was faster.
    if (!existsSync(folder)) throw error;
    await rm(draft, { recursive: true });
  }
}

async function removeOutdated(current: string): Promise<void> {
  for (const name of await readdir(CACHE)) {
    const folder = join(CACHE, name);
    const made = await stat(folder).catch(() => null);
    if (folder === current || made === null || Date.now() - made.mtimeMs < DAY_MS) continue;
    await rm(folder, { recursive: true, force: true });
  }
}
