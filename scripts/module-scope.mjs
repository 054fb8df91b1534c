// What the files of the product declare at their top: a name is exported by one file alone, so that it means one thing wherever
// it is imported, and the engine keeps nothing between two calls, so that the same pages always give the same report.
import { readFileSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseSync } from 'vite';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const SHIPPED = ['engine', 'runtime', 'mcp', 'cli', 'web', 'server'];
const SOURCE = /\.tsx?$/;
const TEST = /\.test\.tsx?$|\/testing\//;

/** Two files export each of these; no other name may join them. */
const SHARED_NAMES = new Set(['Draft', 'LastNamed', 'dayOf']);

/** Keeps no results: it is where the texts of secrets are, out of sight of a console. */
const SECRETS = 'engine/model/secret.ts';
const COLLECTIONS = new Set(['Map', 'Set', 'WeakMap', 'WeakSet']);

/** @typedef {ReadonlyMap<string, string>} Sources the text of each file, by its path in the project */

/**
 * The names that more than one file exports, as sentences. What a file only passes on is not counted.
 *
 * @param {Sources} sources
 */
export function sharedNames(sources) {
  /** @type {Map<string, string[]>} */
  const files = new Map();
  for (const [file, source] of sources) {
    for (const name of new Set(exportedNames(file, source))) {
      files.set(name, [...(files.get(name) ?? []), file]);
    }
  }
  return [...files]
    .filter(([name, places]) => places.length > 1 && !SHARED_NAMES.has(name))
    .map(([name, places]) => `${name} is exported by ${places.join(' and ')}: rename one of them.`);
}

/**
 * @param {string} file
 * @param {string} source
 */
function exportedNames(file, source) {
  return statementsOf(file, source).flatMap((statement) => {
    if (statement.type !== 'ExportNamedDeclaration' || !statement.declaration) return [];
    const { declaration } = statement;
    if (declaration.type === 'VariableDeclaration') {
      return declaration.declarations.flatMap(({ id }) => ('name' in id ? [id.name] : []));
    }
    return 'id' in declaration && declaration.id && 'name' in declaration.id
      ? [declaration.id.name]
      : [];
  });
}

/**
 * What a file of the engine keeps at its top and changes as it runs: a variable, or a collection that begins empty. As sentences.
 *
 * @param {Sources} sources
 */
export function stateInEngine(sources) {
  return [...sources]
    .filter(([file]) => file.startsWith('engine/') && file !== SECRETS)
    .flatMap(([file, source]) =>
      statementsOf(file, source)
        .map((one) => ('declaration' in one && one.declaration ? one.declaration : one))
        .filter((one) => one.type === 'VariableDeclaration')
        .filter(
          ({ kind, declarations }) => kind !== 'const' || declarations.some(isEmptyCollection),
        )
        .map(({ start }) => `${file}:${lineOf(source, start)} keeps state at the top of a module.`),
    );
}

/** @param {import('vite').ESTree.VariableDeclarator} declarator One that is typed as read-only stays empty. */
function isEmptyCollection({ id, init }) {
  const type = id.typeAnnotation?.typeAnnotation;
  const isReadOnly =
    type?.type === 'TSTypeReference' &&
    type.typeName.type === 'Identifier' &&
    type.typeName.name.startsWith('Readonly');
  return (
    !isReadOnly &&
    init?.type === 'NewExpression' &&
    init.callee.type === 'Identifier' &&
    COLLECTIONS.has(init.callee.name) &&
    init.arguments.length === 0
  );
}

/**
 * @param {string} file
 * @param {string} source
 */
function statementsOf(file, source) {
  return parseSync(file, source).program.body;
}

/**
 * @param {string} source
 * @param {number} start
 */
function lineOf(source, start) {
  return source.slice(0, start).split('\n').length;
}

function shippedSources() {
  const files = SHIPPED.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .map((file) => `${folder}/${file.replaceAll('\\', '/')}`)
      .filter((file) => SOURCE.test(file) && !TEST.test(file) && !file.includes('/node_modules/')),
  );
  return new Map(files.map((file) => [file, readFileSync(join(root, file), 'utf8')]));
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const sources = shippedSources();
  const faults = [...sharedNames(sources), ...stateInEngine(sources)];
  for (const fault of faults) console.error(fault);
  process.exit(faults.length === 0 ? 0 : 1);
}
