// Imports point one way: a room of the engine imports only rooms above it in the table of docs/architecture.md, a folder of a
// room only folders above it in the tables of folders, and neither a file nor a top folder imports itself, however long the way
// round. Imports of types count.
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseSync } from 'vite';
import { FOLDERS } from './proof-table.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
/** A row of the table; its first cell is the room. */
const ROOM_ROW = /^\| `engine\/([\w-]+)\/` +\|/gm;
/** A row of a table of folders; its first cell is a folder of a room. */
const FOLDER_ROW = /^\| `(engine\/[\w-]+\/[\w/-]+)\/` +\|/gm;
const SOURCE = /\.(?:tsx?|mjs)$/;
/** The public surface imports every room, and so may tests. */
const OUTSIDE_ROOMS = /^engine\/(?:[^/]+$|testing\/)|\/testing\/|\.test\.ts$/;
const TEST = /\.(?:test|bench)\.tsx?$/;

/** @typedef {ReadonlyMap<string, readonly string[]>} Imports the files that each file imports, as paths in the project */

/**
 * The rooms of the engine as a document lists them, from bottom to top.
 *
 * @param {string} text Markdown
 */
export function roomsFrom(text) {
  return [...text.matchAll(ROOM_ROW)].map(([, room = '']) => room);
}

/**
 * The folders of rooms that a document lists, in the order in which they may import each other.
 *
 * @param {string} text Markdown
 */
export function foldersFrom(text) {
  return [...text.matchAll(FOLDER_ROW)].map(([, folder = '']) => folder);
}

/**
 * Every import of a folder further down the list, and every folder that the list lacks, as sentences. Only what lies beside
 * folders of the list is looked at: a file in the folder that holds them comes last and may import all of them.
 *
 * @param {Imports} imports
 * @param {readonly string[]} folders
 */
export function folderFaults(imports, folders) {
  const holders = folders
    .filter((folder) => !folders.some((other) => folder.startsWith(`${other}/`)))
    .map((folder) => posix.dirname(folder));
  /** @param {string} file */
  const holderOf = (file) => holders.find((holder) => file.startsWith(`${holder}/`));
  /** @param {string} file */
  const placeOf = (file) => {
    const folder = posix.dirname(file);
    return folder === holderOf(file) ? folders.length : folders.indexOf(folder);
  };
  return [...imports]
    .filter(([file]) => holderOf(file) !== undefined && !OUTSIDE_ROOMS.test(file))
    .flatMap(([file, imported]) => {
      const own = placeOf(file);
      if (own === -1) return [`${file}: docs/architecture.md does not list its folder.`];
      return imported
        .filter((other) => holderOf(other) === holderOf(file) && placeOf(other) > own)
        .map((other) => `${file} imports ${other}, whose folder comes after its own.`);
    });
}

/**
 * Every file of the engine in a room that is not listed, and every import of a room further down the list, as sentences.
 *
 * @param {Imports} imports
 * @param {readonly string[]} rooms
 */
export function roomFaults(imports, rooms) {
  return [...imports]
    .filter(([file]) => file.startsWith('engine/') && !OUTSIDE_ROOMS.test(file))
    .flatMap(([file, imported]) => {
      const room = roomOf(file);
      if (!rooms.includes(room)) return [`${file}: docs/architecture.md lists no room ${room}.`];
      return imported
        .filter((other) => other.startsWith('engine/'))
        .filter((other) => !rooms.slice(0, rooms.indexOf(room) + 1).includes(roomOf(other)))
        .map((other) => `${file} imports ${other}, which is not in a room above its own.`);
    });
}

/**
 * The other top folders that the files of each top folder import. Tests are left out: they may start any part of the project.
 *
 * @param {Imports} imports
 * @returns {Imports}
 */
export function folderImports(imports) {
  /** @type {Map<string, string[]>} */
  const folders = new Map();
  for (const [file, imported] of imports) {
    const own = folderOf(file);
    const others = TEST.test(file) ? [] : imported.map(folderOf).filter((other) => other !== own);
    folders.set(own, [...(folders.get(own) ?? []), ...others]);
  }
  return folders;
}

/**
 * Circles of imports, each as the files on its way round; every file is in one circle at most.
 *
 * @param {Imports} imports
 */
export function circles(imports) {
  const rest = new Map(imports);
  const found = [];
  for (;;) {
    removeWithoutImports(rest);
    const [start] = rest.keys();
    if (start === undefined) return found;
    const circle = circleFrom(start, rest);
    found.push(circle);
    for (const file of circle) rest.delete(file);
  }
}

/**
 * Removes, again and again, the files that import none of the others: they are on no circle.
 *
 * @param {Map<string, readonly string[]>} rest
 */
function removeWithoutImports(rest) {
  for (let before = -1; before !== rest.size;) {
    before = rest.size;
    for (const [file, imported] of rest) {
      if (!imported.some((other) => rest.has(other))) rest.delete(file);
    }
  }
}

/**
 * Where every file imports another one, any walk comes back to a file it has seen.
 *
 * @param {string} start
 * @param {Imports} rest
 */
function circleFrom(start, rest) {
  /** @type {string[]} */
  const way = [];
  /** @type {string | undefined} */
  let next = start;
  while (next !== undefined && !way.includes(next)) {
    way.push(next);
    next = rest.get(next)?.find((other) => rest.has(other));
  }
  return way.slice(way.indexOf(next ?? start));
}

/**
 * The files that a source imports or re-exports, types included, as paths in the project; packages are left out.
 *
 * @param {string} file
 * @param {string} source
 */
export function importsIn(file, source) {
  const { staticImports, staticExports, dynamicImports } = parseSync(file, source).module;
  const names = [
    ...staticImports.map(({ moduleRequest }) => moduleRequest.value),
    ...staticExports.flatMap(({ entries }) =>
      entries.flatMap(({ moduleRequest }) => moduleRequest?.value ?? []),
    ),
    ...dynamicImports.map(({ moduleRequest: { start, end } }) => source.slice(start + 1, end - 1)),
  ];
  const paths = names.flatMap((name) => pathOf(file, name));
  return [...new Set(paths)];
}

/**
 * @param {string} file
 * @param {string} name
 */
function pathOf(file, name) {
  if (name === '#engine') return ['engine/index.ts'];
  if (!name.startsWith('.')) return [];
  return [posix.join(posix.dirname(file), name.replace(/\?.*$/, ''))];
}

/** @param {string} file */
function folderOf(file) {
  return file.split('/')[0] ?? '';
}

/** @param {string} file */
function roomOf(file) {
  return file.split('/')[1] ?? '';
}

function projectImports() {
  const files = FOLDERS.split('|').flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .map((file) => `${folder}/${file.replaceAll('\\', '/')}`)
      .filter((file) => SOURCE.test(file) && !file.includes('/node_modules/')),
  );
  return new Map(
    files.map((file) => [file, importsIn(file, readFileSync(join(root, file), 'utf8'))]),
  );
}

/** Every fault of the project, as sentences. */
export function projectFaults() {
  const imports = projectImports();
  const architecture = readFileSync(join(root, 'docs/architecture.md'), 'utf8');
  const rooms = roomsFrom(architecture);
  const folders = foldersFrom(architecture);
  return [
    ...[...rooms.map((room) => `engine/${room}`), ...folders]
      .filter((folder) => !existsSync(join(root, folder)))
      .map((folder) => `docs/architecture.md: ${folder}/ does not exist.`),
    ...roomFaults(imports, rooms),
    ...folderFaults(imports, folders),
    ...[imports, folderImports(imports)]
      .flatMap(circles)
      .map((circle) => `A circle of imports: ${circle.join(' → ')}.`),
  ];
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const faults = projectFaults();
  for (const fault of faults) console.error(fault);
  process.exit(faults.length === 0 ? 0 : 1);
}
