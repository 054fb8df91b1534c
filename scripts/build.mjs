// Builds the browser application and the Node programs side by side, then compresses what the browser loads.
import { spawn } from 'node:child_process';
import { readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, constants } from 'node:zlib';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const vite = join(root, 'node_modules/vite/bin/vite.js');

const programs = ['--config', 'vite.node.config.ts', '--mode'];
const statuses = await Promise.all([
  build([]),
  build([...programs, 'production']),
  build([...programs, 'development']),
]);
if (statuses.some((status) => status !== 0)) process.exit(1);
compressTexts();

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

/**
 * Keeps each text of the browser application once, compressed as a server sends it to nearly every browser; the server makes
 * anything else of it. The build's own list goes to where nobody is served from.
 */
function compressTexts() {
  const folder = join(root, 'dist/web');
  renameSync(join(folder, '.vite/manifest.json'), join(root, 'dist/web-manifest.json'));
  rmSync(join(folder, '.vite'), { recursive: true });
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!/\.(?:js|css|html|svg|json|txt|webmanifest)$/.test(entry.name)) continue;
    const file = join(entry.parentPath, entry.name);
    const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
    writeFileSync(`${file}.br`, brotliCompressSync(readFileSync(file), { params }));
    rmSync(file);
  }
}
