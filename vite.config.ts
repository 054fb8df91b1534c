import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** The browser application. Service and backend addresses come from `/config.json` at run time, never from the build. */
export default defineConfig({
  root: 'web',
  cacheDir: '../node_modules/.cache/vite',
  plugins: [react(), tailwindcss()],
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
    // Inlined assets would need `data:` in the content-security policy of scripts and styles.
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            // The few words and names that screens share with the engine must not bring the whole engine along.
            {
              name: 'engine-words',
              test: /engine\/(?:model\/(?:charge|http-status|research-event|secret|prospect-key|service-failure)|search\/(?:limits|queries)|services\/(?:prices|service-order)|messages\/service-messages|url\/(?:canonical-url|web-address|tracking-parameters)|text\/(?:normalize|plain-letters))\.ts$/,
            },
            // What every screen stands on, and what every screen behind the sign-in shares: one file each and not a dozen,
            // since each request costs a phone more than the few kilobytes it brings.
            {
              name: 'start',
              test: /node_modules\/(?:react|react-dom|scheduler|react-router|clsx|class-variance-authority)\/|lucide-react\/dist\/esm\/(?:[cC]reate|[Ii]con|[Cc]ontext|shared)|web\/(?:timings|paths|storage\/account-storage|app\/texts|backend\/backend-context|ui\/(?:texts|button|spinner|forms\/text-field|layout\/(?:notice|message-page)))\.tsx?$/,
            },
            {
              name: 'frame',
              test: /node_modules\/(?:@tanstack|zod|idb)\/|web\/storage\/(?:database|free-services)\.ts$|web\/(?:config-context|keys\/key-store-context|features\/research\/run\/research-context|features\/research\/(?:form|timeline|settings|free-services)\/texts|features\/research\/form\/prospect-draft|features\/research\/timeline\/spent|worker-policy|app\/sessions\/report-saving-context|ui\/(?:badge|format|external-link|forms\/text-area|layout\/(?:panel|use-document-title)))\.tsx?$/,
            },
          ],
        },
      },
    },
  },
  worker: { format: 'es' },
  server: {
    port: 5173,
    proxy: Object.fromEntries(
      ['/auth/v1', '/rest/v1', '/config.json', '/health'].map((path) => [
        path,
        `http://127.0.0.1:${process.env['PORT'] ?? '3000'}`,
      ]),
    ),
  },
});
