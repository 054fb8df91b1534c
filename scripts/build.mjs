// Builds the browser application and the Node programs side by side, then compresses what the browser loads.
import { spawn } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const vite = join(root, 'node_modules/vite/bin/vite.js');

const programs = ['--config', 'vite.node.config.ts', '--mode'];
const statuses = await Promise.all([
  build([]),
  build([...programs, 'production']),
  build([...programs, 'development']),
]);
if (statuses.some((status) => status !== 0)) process.exit(1);
compressAssets();

/**
 * @param {readonly string[]} args
 * @returns {Promise<number | null>} the exit status
 */
function build(args) {
  const child = spawn(process.execPath, [vite, 'build', '--logLevel', 'warn', ...args], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, NODE_ENV: 'production' },
  });
  return new Promise((resolve) => child.once('exit', resolve));
}

/** Compressing once here beats compressing on every request. */
function compressAssets() {
  const folder = join(root, 'dist/web');
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !/\.(?:js|css|html|svg|json|txt)$/.test(entry.name)) continue;
    const file = join(entry.parentPath, entry.name);
    const bytes = readFileSync(file);
    if (bytes.length < 1024) continue;
    writeFileSync(`${file}.gz`, gzipSync(bytes, { level: 9 }));
    const quality = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
    writeFileSync(`${file}.br`, brotliCompressSync(bytes, { params: quality }));
  }
}
