// Writes the type declarations of the engine's public surface, for those who use it as a library: dist/types. They rest on no
// package, because none that the engine is built with is installed with it.
import { spawnSync } from 'node:child_process';
import { readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseSync } from 'vite';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const types = join(root, 'dist/types');
// Among the options of the project these are about the build for checking only. The types are not checked here a second time:
// `npm run check` does that and must have passed, also before `npm pack`; what is written is the same.
const options = ['--composite', 'false', '--incremental', 'false', '--declaration', '--noCheck'];

rmSync(types, { recursive: true, force: true });
const { status } = spawnSync(
  process.execPath,
  [join(root, 'node_modules/typescript/bin/tsc'), '-p', 'engine', '--outDir', types, ...options],
  { cwd: root, stdio: ['inherit', process.stderr.fd, 'inherit'] },
);
if (status !== 0) process.exit(status ?? 1);
const kept = new Set(['public.d.ts']);
for (const file of kept) {
  const { text, imports } = withoutPackages(file, readFileSync(join(types, file), 'utf8'));
  writeFileSync(join(types, file), text);
  for (const path of imports) kept.add(join(dirname(file), path.replace(/\.ts$/, '.d.ts')));
}
for (const file of readdirSync(types, { recursive: true, encoding: 'utf8' })) {
  if (file.endsWith('.ts') && !kept.has(file)) rmSync(join(types, file));
}

/**
 * A declaration without what packages define, which are the schemas of what is saved.
 *
 * @param {string} file
 * @param {string} source
 * @returns {{ text: string; imports: readonly string[] }} with the declarations that it imports
 */
function withoutPackages(file, source) {
  const { program, module } = parseSync(file, source);
  const foreign = module.staticImports.filter(
    ({ moduleRequest }) => !moduleRequest.value.startsWith('.'),
  );
  const names = foreign.flatMap(({ entries }) => entries.map(({ localName }) => localName.value));
  const ofPackage = new RegExp(String.raw`^import\b.*'[^.'][^']*';?$|\b(?:${names.join('|')})\.`);
  const parts = program.body.map(({ start, end }, index) => ({
    // A statement's comment stands before it.
    text: source.slice(program.body[index - 1]?.end ?? 0, end),
    code: source.slice(start, end),
  }));
  const own = parts.filter(({ code }) => names.length === 0 || !ofPackage.test(code));
  const imports = [
    ...module.staticImports.map(({ moduleRequest }) => moduleRequest.value),
    ...module.staticExports.flatMap(({ entries }) =>
      entries.map(({ moduleRequest }) => moduleRequest?.value ?? ''),
    ),
  ];
  return {
    text: `${own.map(({ text }) => text).join('')}\n`,
    imports: imports.filter((path) => path.startsWith('.')),
  };
}
