// Performs the steps of the Containerfile in an empty folder, for machines without a container engine: the test beside it
// proves that what the recipe makes can be started by another user, who may write to the data folder and nowhere else.
import { spawnSync } from 'node:child_process';
import {
  copyFileSync,
  cpSync,
  linkSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  symlinkSync,
} from 'node:fs';
import { basename, dirname, join, relative, resolve } from 'node:path';

/**
 * @typedef {{ readonly word: string; readonly rest: string }} Instruction
 * @typedef {{ folder: string; workdir: string; environment: Record<string, string>; command: readonly string[]; healthCheck: readonly string[]; user: string }} Stage
 * @typedef {{ readonly uid: number; readonly gid: number }} Owner who stands in for the user of the image
 */

/** @typedef {{ readonly root: string; readonly stages: ReadonlyMap<string, Stage>; readonly ignored: ReadonlySet<string>; readonly owner: Owner }} Context */

/** What `scripts/setup.mjs` installs the packages of a checkout with. */
export const INSTALLATION =
  'npm ci --include=dev --ignore-scripts --no-audit --no-fund --loglevel=error';

const nothing = () => undefined;

/** @type {Readonly<Record<string, (rest: string, stage: Stage, context: Context) => void>>} */
const INSTRUCTIONS = {
  WORKDIR(rest, stage) {
    stage.workdir = rest;
    mkdirSync(join(stage.folder, rest), { recursive: true });
  },
  ENV: (rest, stage) => Object.assign(stage.environment, environmentIn(rest)),
  COPY: copy,
  RUN: run,
  USER(rest, stage) {
    stage.user = rest;
  },
  CMD(rest, stage) {
    stage.command = JSON.parse(rest);
  },
  HEALTHCHECK(rest, stage) {
    stage.healthCheck = JSON.parse(rest.slice(rest.indexOf('[')));
  },
  ARG: nothing,
  LABEL: nothing,
  VOLUME: nothing,
  EXPOSE: nothing,
  STOPSIGNAL: nothing,
};

/**
 * Reads a Containerfile: comments and empty lines apart, one instruction a line.
 *
 * @param {string} text
 * @returns {readonly Instruction[]}
 */
export function readRecipe(text) {
  return text
    .split('\n')
    .filter((line) => line.trim() !== '' && !line.startsWith('#'))
    .map((line) => {
      const [, word = '', rest = ''] = /^([A-Z]+)\s+(.*)$/.exec(line) ?? [];
      return { word, rest };
    });
}

/**
 * Performs a recipe. Each stage gets a folder of its own in `folder`, in which the image's paths lie.
 *
 * @param {{ readonly root: string; readonly folder: string; readonly owner: Owner }} options
 * @returns {Stage} the last stage, as it would be started
 * @throws {Error} for an instruction it does not know, or a command that fails
 */
export function performRecipe({ root, folder, owner }) {
  const ignored = new Set(readFileSync(join(root, '.containerignore'), 'utf8').trim().split('\n'));
  /** @type {Map<string, Stage>} */
  const stages = new Map();
  const context = { root, stages, ignored, owner };
  let stage = emptyStage(folder);
  for (const { word, rest } of readRecipe(readFileSync(join(root, 'Containerfile'), 'utf8'))) {
    if (word === 'FROM') {
      const [, name = String(stages.size)] = /\bAS\s+(\S+)/.exec(rest) ?? [];
      stage = emptyStage(join(folder, `stage-${stages.size}`));
      stages.set(name, stage);
      continue;
    }
    const perform = INSTRUCTIONS[word];
    if (!perform) throw new Error(`An instruction that is not known here: ${word} ${rest}`);
    perform(rest, stage, context);
  }
  return stage;
}

/**
 * @param {string} folder
 * @returns {Stage}
 */
function emptyStage(folder) {
  mkdirSync(folder, { recursive: true });
  return { folder, workdir: '/', environment: {}, command: [], healthCheck: [], user: 'root' };
}

/** @param {string} text */
function environmentIn(text) {
  return Object.fromEntries(
    text.split(' ').map((pair) => {
      const [name = '', ...value] = pair.split('=');
      return [name, value.join('=')];
    }),
  );
}

/**
 * @param {string} rest
 * @param {Stage} stage
 * @param {Context} context
 */
function copy(rest, stage, { root, stages, ignored }) {
  const [, origin, list = rest] = /^--from=(\S+) (.*)$/.exec(rest) ?? [];
  const from = origin === undefined ? root : stages.get(origin)?.folder;
  if (from === undefined) throw new Error(`There is no stage ${origin}`);
  const paths = list.split(' ');
  const destination = paths.pop() ?? '.';
  const target = join(stage.folder, resolve(stage.workdir, destination));
  for (const path of paths) {
    const place = destination === './' ? join(target, basename(path)) : target;
    mkdirSync(dirname(place), { recursive: true });
    cpSync(join(from, path), place, {
      recursive: true,
      verbatimSymlinks: true,
      filter: (file) => origin !== undefined || !isIgnored(relative(root, file), ignored),
    });
  }
}

/**
 * @param {string} path
 * @param {ReadonlySet<string>} ignored
 */
function isIgnored(path, ignored) {
  const [first = ''] = path.split('/');
  return ignored.has(first) || (ignored.has('*.log') && path.endsWith('.log'));
}

/**
 * @param {string} command
 * @param {Stage} stage
 * @param {Context} context
 */
function run(command, stage, { root, owner: { uid, gid } }) {
  if (command === INSTALLATION) return linkPackages(root, join(stage.folder, stage.workdir));
  const here = command
    .replaceAll(/(?<=\s)\/(?=data\b)/g, `${stage.folder}/`)
    .replaceAll('1000:1000', `${uid}:${gid}`);
  const { status, stderr } = spawnSync('sh', ['-c', here], {
    cwd: join(stage.folder, stage.workdir),
    env: { ...process.env, NODE_ENV: '', npm_config_prefer_offline: 'true', ...stage.environment },
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`${command}\nended with ${status}:\n${stderr}`);
}

/**
 * Puts the checkout's packages where the same command would install them anew from the same lock file, which takes minutes
 * on a busy machine. Whatever npm does to them later removes a link and leaves the file; its own list it writes in place.
 *
 * @param {string} root
 * @param {string} target
 */
function linkPackages(root, target) {
  const [from, to] = [join(root, 'node_modules'), join(target, 'node_modules')];
  for (const { name } of readdirSync(from, { withFileTypes: true })) {
    if (name === '.bin' || !name.startsWith('.')) linkAll(join(from, name), join(to, name));
  }
  copyFileSync(join(from, '.package-lock.json'), join(to, '.package-lock.json'));
}

/**
 * @param {string} from a folder
 * @param {string} to
 */
function linkAll(from, to) {
  mkdirSync(to, { recursive: true });
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (entry.isDirectory()) linkAll(source, target);
    else if (entry.isSymbolicLink()) symlinkSync(readlinkSync(source), target);
    else linkOrCopy(source, target);
  }
}

/**
 * @param {string} source
 * @param {string} target
 */
function linkOrCopy(source, target) {
  try {
    linkSync(source, target);
  } catch {
    // On another disk, or one that knows no links.
    copyFileSync(source, target);
  }
}
