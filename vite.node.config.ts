import { existsSync } from 'node:fs';
import { defineConfig } from 'vite';

/** Programs that run in Node; each becomes `dist/node/<name>.js`. Packages stay in node_modules. */
const PROGRAMS = {
  server: 'server/main.ts',
  legwork: 'cli/main.ts',
  engine: 'engine/index.ts',
  demo: 'simulators/demo/demo.ts',
  assess: 'bench/assess-cli.ts',
  bench: 'bench/bench-cli.ts',
  fit: 'bench/fit-cli.ts',
  soak: 'bench/soak-cli.ts',
  backup: 'server/backup-cli.ts',
  restore: 'server/restore-cli.ts',
} as const;

const present = Object.entries(PROGRAMS).filter(([, file]) => existsSync(file));

export default defineConfig({
  cacheDir: 'node_modules/.cache/vite-node',
  publicDir: false,
  build: {
    ssr: true,
    outDir: 'dist/node',
    emptyOutDir: true,
    target: 'node20',
    rolldownOptions: { input: Object.fromEntries(present) },
  },
});
