import { existsSync } from 'node:fs';
import { defineConfig } from 'vite';

/** Programs that run in Node; each becomes `dist/node/<name>.js`. Packages stay in node_modules. */
const SHIPPED = {
  server: 'server/main.ts',
  legwork: 'cli/main.ts',
  engine: 'engine/index.ts',
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

/** Built apart from each other: in one build the shipped programs would share files with the others. */
export default defineConfig(({ mode }) => {
  const isDevelopment = mode === 'development';
  const programs = Object.entries(isDevelopment ? DEVELOPMENT : SHIPPED);
  return {
    cacheDir: `node_modules/.cache/vite-${mode}`,
    publicDir: false,
    build: {
      ssr: true,
      outDir: isDevelopment ? 'dist/development' : 'dist/node',
      emptyOutDir: true,
      target: 'node20',
      rolldownOptions: {
        input: Object.fromEntries(programs.filter(([, file]) => existsSync(file))),
      },
    },
  };
});
