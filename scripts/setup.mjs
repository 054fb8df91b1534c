// Makes a fresh clone ready: installs packages when the lock changed and, with --build, builds when a source changed.
// Uses Node alone, because it runs before anything is installed. Two runs at once wait for each other.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { withLock } from './lock.mjs';
import { sourceHash } from './source-hash.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const installStamp = join(root, 'node_modules/.cache/setup-stamp');
const buildStamp = join(root, 'dist/.stamp');

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
if (major === 20 ? minor < 19 : major < 22 || (major === 22 && minor < 12)) {
  console.error(
    `Legwork needs Node 22.12 or newer, or version 20 from 20.19 on; this is ${process.version}. Install a current Node and try again.`,
  );
  process.exit(1);
}

await withLock(join(root, '.setup.lock'), () => {
  installIfNeeded();
  if (process.argv.includes('--build')) buildIfNeeded();
});

function installIfNeeded() {
  const wanted = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .update(`${process.platform} ${process.arch} ${process.versions.modules}`)
    .digest('hex');
  if (read(installStamp) === wanted) return;
  console.error('Installing packages…');
  // NODE_ENV=production would leave out what the build needs.
  run('npm', [
    'ci',
    '--include=dev',
    '--ignore-scripts',
    '--no-audit',
    '--no-fund',
    '--loglevel=error',
  ]);
  mkdirSync(dirname(installStamp), { recursive: true });
  writeFileSync(installStamp, wanted);
}

function buildIfNeeded() {
  const wanted = sourceHash(root);
  if (read(buildStamp) === wanted) return;
  console.error('Building…');
  run(process.execPath, [join(root, 'scripts/build.mjs')]);
  writeFileSync(buildStamp, wanted);
}

/**
 * Runs a command whose output goes to the error stream: what `npm run --silent assess` prints is read by programs.
 *
 * @param {string} command
 * @param {readonly string[]} args
 */
function run(command, args) {
  const { status } = spawnSync(command, args, {
    cwd: root,
    stdio: ['inherit', process.stderr.fd, 'inherit'],
    shell: process.platform === 'win32' && command === 'npm',
  });
  if (status !== 0) process.exit(status ?? 1);
}

/** @param {string} file */
function read(file) {
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
}
