import { existsSync } from 'node:fs';
import { defineConfig, type Plugin } from 'vite';
import { INSTALLED, recordBundledPackages } from './scripts/bundled-packages.mjs';

/** Programs that run in Node; each becomes `dist/node/<name>.js`, with every package it imports built in. */
const SHIPPED = {
  server: 'server/main.ts',
  legwork: 'cli/main.ts',
  engine: 'engine/public.ts',
  backup: 'server/backup-cli.ts',
  restore: 'server/restore-cli.ts',
} as const;

/** Programs of this repository alone, with simulators and measurements: `dist/development/<name>.js`, which no package holds. */
const DEVELOPMENT = {
  demo: 'simulators/demo/demo.ts',
  assess: 'bench/assess-cli.ts',
  bench: 'bench/bench-cli.ts',
  briefs: 'bench/briefs-cli.ts',
  fit: 'bench/fit-cli.ts',
  soak: 'bench/soak-cli.ts',
} as const;

/**
 * What @supabase/lite imports for uses that Legwork has not: SQLite, comparing two schemas, its own client. Sixteen packages
 * would come with them.
 */
const UNUSED = /^(?:pgsql-parser|@supabase\/(?:pg-delta\/.*|lite\/sqlite|supabase-js))$/;
const UNUSED_NAMES = [
  'parse',
  'extract',
  'plan',
  'segmentActions',
  'createConnection',
  'createClient',
];

/** Decides what @supabase/lite gets for what it imports. */
function packagesOfBackend(): Plugin {
  const unused = '\0unused';
  return {
    name: 'packages-of-the-backend',
    enforce: 'pre',
    resolveId(id) {
      if (UNUSED.test(id)) return unused;
      // As package.json's `overrides` has it, which doesn't travel with a package.
      return id === 'bcryptjs' ? { id: '@node-rs/bcrypt', external: true } : null;
    },
    load(id) {
      if (id !== unused) return null;
      const names = UNUSED_NAMES.map((name) => `refuse as ${name}`).join(', ');
      return `function refuse() { throw new Error('Not built in: vite.node.config.ts.'); }\nexport { ${names} };`;
    },
  };
}

/** Built apart from each other: in one build the shipped programs would share files with the others. */
export default defineConfig(({ mode }) => {
  const isDevelopment = mode === 'development';
  const programs = Object.entries(isDevelopment ? DEVELOPMENT : SHIPPED);
  return {
    cacheDir: `node_modules/.cache/vite-${mode}`,
    publicDir: false,
    plugins: isDevelopment ? [] : [packagesOfBackend(), recordBundledPackages('node')],
    ssr: isDevelopment ? {} : { noExternal: true, external: [...INSTALLED] },
    build: {
      ssr: true,
      outDir: isDevelopment ? 'dist/development' : 'dist/node',
      emptyOutDir: true,
      target: 'node20',
      rolldownOptions: {
        input: Object.fromEntries(programs.filter(([, file]) => existsSync(file))),
        output: {
          // Apart, so that a test can see that a program's first word waits for no package.
          chunkFileNames: ({ moduleIds }) =>
            moduleIds.some((id) => id.includes('/node_modules/'))
              ? 'packages/[name]-[hash].js'
              : 'assets/[name]-[hash].js',
        },
      },
    },
  };
});
