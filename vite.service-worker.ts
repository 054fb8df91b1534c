import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { transformWithOxc, type Plugin } from 'vite';

const SOURCE = new URL('web/service.worker.ts', import.meta.url);
const VERSION_CHARACTERS = 16;

/**
 * The service worker's code for a build.
 *
 * @param assets addresses of everything that is built but the page itself, each with the hash of what it holds
 * @param page the page
 */
export async function serviceWorkerCode(assets: readonly string[], page: string): Promise<string> {
  const version = createHash('sha256')
    .update(JSON.stringify([assets, page]))
    .digest('hex');
  const built = { version: version.slice(0, VERSION_CHARACTERS), assets };
  const { code } = await transformWithOxc(readFileSync(SOURCE, 'utf8'), SOURCE.pathname);
  // A script and no module: not every browser takes a module for a service worker.
  return `const BUILT = ${JSON.stringify(built)};\n${code.replace(/^export \{\};$/m, '')}`;
}

/** Builds the service worker, which has to know the names of all other files. */
export function serviceWorker(): Plugin {
  return {
    name: 'legwork-service-worker',
    apply: 'build',
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        const assets = Object.keys(bundle).filter((name) => name.startsWith('assets/'));
        const page = bundle['index.html'];
        if (page?.type !== 'asset') throw new Error('The build has no index.html.');
        const source = await serviceWorkerCode(
          assets.map((name) => `/${name}`).toSorted(),
          String(page.source),
        );
        this.emitFile({ type: 'asset', fileName: 'service-worker.js', source });
      },
    },
  };
}
