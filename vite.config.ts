import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { recordBundledPackages } from './scripts/bundled-packages.mjs';
import { chunkOf } from './vite.chunks.ts';
import { serviceWorker } from './vite.service-worker.ts';

const record = recordBundledPackages('web');

/** The browser application. Service and backend addresses come from `/config.json` at run time, never from the build. */
export default defineConfig({
  root: 'web',
  cacheDir: '../node_modules/.cache/vite',
  plugins: [react(), tailwindcss(), serviceWorker(), record],
  resolve: {
    alias: [
      // Its export map knows nothing but the build for development, with all its warnings.
      {
        find: /^react-router$/,
        replacement: fileURLToPath(
          new URL('node_modules/react-router/dist/production/index.mjs', import.meta.url),
        ),
      },
    ],
  },
  build: {
    outDir: '../dist/web',
    emptyOutDir: true,
    manifest: true,
    sourcemap: false,
    target: 'es2023',
    // Every browser that runs this target preloads modules by itself.
    modulePreload: { polyfill: false },
    // Inlined assets would need `data:` in the content-security policy of scripts and styles.
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: chunkOf, debugName: 'first screens', includeDependenciesRecursively: false },
          ],
        },
      },
    },
  },
  worker: { format: 'es', plugins: () => [record] },
  server: {
    port: 5173,
    proxy: Object.fromEntries(
      ['/auth/v1', '/rest/v1', '/relay', '/config.json', '/health'].map((path) => [
        path,
        `http://127.0.0.1:${process.env['PORT'] ?? '3000'}`,
      ]),
    ),
  },
});
