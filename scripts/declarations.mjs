// Writes the type declarations of the engine, for those who use it as a library: dist/types.
import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const types = join(root, 'dist/types');
// Among the options of the project these are about the build for checking only.
const options = ['--composite', 'false', '--incremental', 'false', '--declaration'];

rmSync(types, { recursive: true, force: true });
const { status } = spawnSync(
  process.execPath,
  [join(root, 'node_modules/typescript/bin/tsc'), '-p', 'engine', '--outDir', types, ...options],
  { cwd: root, stdio: ['inherit', process.stderr.fd, 'inherit'] },
);
process.exit(status ?? 1);
