// Finds a Chromium for the browser tests, or gets one. Each candidate has to start and read a page before it counts.
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { chromium } from '@playwright/test';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const cache = join(root, 'node_modules/.cache');
const remembered = join(cache, 'browser-path');

const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell';

const INSTALLED = [
  // Half the work of a whole browser, which keeps windows, tabs and a toolbar that nobody sees.
  HEADLESS_SHELL,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/usr/bin/microsoft-edge',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
];

/** Ways to a browser, cheapest first. Each gives a path to try, or '' when it has none. */
const WAYS = [
  () => (existsSync(remembered) ? readFileSync(remembered, 'utf8') : ''),
  () => process.env['CHROMIUM_PATH'] ?? process.env['CHROME_PATH'] ?? '',
  () => chromium.executablePath(),
  ...INSTALLED.map((path) => () => path),
  fromDebian,
  fromPlaywright,
  fromPackage,
];

/**
 * The path of a Chromium that starts on this machine. Installs one when none is there.
 *
 * @returns {Promise<string>}
 * @throws {Error} with the remedy, when there is no way to a browser
 */
export async function findBrowser() {
  for (const way of WAYS) {
    const path = await way();
    if (path === '' || !existsSync(path) || !(await starts(path))) continue;
    mkdirSync(cache, { recursive: true });
    writeFileSync(remembered, path);
    return path;
  }
  throw new Error(
    'No Chromium was found and none could be installed. Install Chrome or Chromium and set CHROMIUM_PATH to its program file.',
  );
}

/** @param {string} executablePath */
async function starts(executablePath) {
  try {
    const browser = await chromium.launch({ executablePath, timeout: 180_000 });
    const page = await browser.newPage();
    await page.goto('data:text/html,<p>ready</p>');
    const text = await page.textContent('p');
    await browser.close();
    return text === 'ready';
  } catch {
    // A candidate that does not start is no candidate; the next way is tried, and the last one reports.
    return false;
  }
}

/** Debian's package, when we may install it. Ubuntu's package of that name is only a pointer to a snap. */
function fromDebian() {
  const mayInstall = process.platform === 'linux' && process.getuid?.() === 0;
  if (!mayInstall || spawnSync('apt-get', ['--version']).status !== 0) return '';
  console.error('Installing Chromium for the browser tests…');
  spawnSync('apt-get', ['update', '-qq'], { stdio: ['ignore', 'ignore', 'inherit'] });
  const name = ['chromium-headless-shell', 'chromium'].find(isInDebian);
  if (name === undefined) return '';
  spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
  return `/usr/bin/${name}`;
}

/** @param {string} name */
function isInDebian(name) {
  const { stdout } = spawnSync('apt-cache', ['policy', name], { encoding: 'utf8' });
  return /Candidate: (?!\(none\)|.*snap)/.test(stdout);
}

function fromPlaywright() {
  const cli = join(root, 'node_modules/@playwright/test/cli.js');
  spawnSync(process.execPath, [cli, 'install', 'chromium-headless-shell'], { stdio: 'ignore' });
  return chromium.executablePath();
}

/** A build of Chromium that comes as a package (x64 Linux only); kept out of the lock because hardly anybody needs it. */
async function fromPackage() {
  if (process.platform !== 'linux' || process.arch !== 'x64') return '';
  const folder = join(cache, 'chromium-package');
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'package.json'), '{"private":true}');
  try {
    execFileSync('npm', ['install', '--ignore-scripts', '@sparticuz/chromium@147.0.0'], {
      cwd: folder,
      stdio: 'ignore',
    });
    const entry = createRequire(join(folder, 'package.json')).resolve('@sparticuz/chromium');
    /** @type {{ default: { executablePath(): Promise<string> } }} */
    const module = await import(pathToFileURL(entry).href);
    return await module.default.executablePath();
  } catch {
    // Without the registry this way is closed; `findBrowser` says what to do.
    return '';
  }
}
