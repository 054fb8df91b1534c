// Daily work: the built server for the backend, Vite in front of it with hot reloading.
import { spawn } from 'node:child_process';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const program = process.argv.includes('--demo') ? 'development/demo' : 'node/server';
const children = [
  spawn(process.execPath, [join(root, `dist/${program}.js`)], { cwd: root, stdio: 'inherit' }),
  spawn(process.execPath, [join(root, 'node_modules/vite/bin/vite.js')], {
    cwd: root,
    stdio: 'inherit',
  }),
];

for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM'])) {
  process.on(signal, () => stop());
}
for (const child of children) child.once('exit', () => stop());

function stop() {
  for (const child of children) if (child.exitCode === null) child.kill('SIGTERM');
}
