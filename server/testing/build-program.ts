import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const CACHE = join(ROOT, 'node_modules/.cache');

/** Freshly bundled Node programs; leaving the scope removes them. */
export type BuiltPrograms = AsyncDisposable & {
  /** Path of a program such as `server`. */
  readonly path: (name: string) => string;
};

/**
 * Bundles the Node programs from today's sources, so that a test never runs yesterday's build: those that are shipped, or
 * those of the repository alone.
 */
export async function buildPrograms(
  mode: 'production' | 'development' = 'production',
): Promise<BuiltPrograms> {
  await mkdir(CACHE, { recursive: true });
  const folder = await mkdtemp(join(CACHE, 'programs-'));
  await build({
    root: ROOT,
    configFile: join(ROOT, 'vite.node.config.ts'),
    mode,
    logLevel: 'error',
    build: { outDir: folder },
  });
  return {
    path: (name) => join(folder, `${name}.js`),
    [Symbol.asyncDispose]: () => rm(folder, { recursive: true, force: true }),
  };
}
