import { expect, test } from 'vitest';
import {
  circles,
  folderFaults,
  folderImports,
  foldersFrom,
  importsIn,
  projectFaults,
  roomFaults,
  roomsFrom,
} from './room-imports.mjs';

const ROOMS = ['text', 'names', 'judge'];

test('the rooms are the rows of the table, from bottom to top', () => {
  const table = [
    '| room | what lives there |',
    '| ---- | ---------------- |',
    '| `engine/text/` | words, as `engine/judge/` needs them |',
    '| `engine/names/` | people |',
    'And `engine/judge/` is not a row.',
  ].join('\n');

  expect(roomsFrom(table)).toEqual(['text', 'names']);
});

test('a room may import itself and the rooms above it', () => {
  const imports = new Map([
    ['engine/judge/judge.ts', ['engine/text/words.ts', 'engine/judge/date.ts']],
    ['engine/index.ts', ['engine/judge/judge.ts']],
    ['engine/text/words.test.ts', ['engine/judge/judge.ts']],
    ['web/app.ts', ['engine/index.ts']],
  ]);

  expect(roomFaults(imports, ROOMS)).toEqual([]);
});

test.each([
  ['a room further down', 'engine/judge/judge.ts'],
  ['the public surface', 'engine/index.ts'],
  ['what only tests may use', 'engine/testing/stage.ts'],
  ['a room that is not listed', 'engine/attic/old.ts'],
])('an import of %s is a fault', (_, imported) => {
  const imports = new Map([['engine/names/people/name.ts', [imported]]]);

  expect(roomFaults(imports, ROOMS)).toEqual([
    `engine/names/people/name.ts imports ${imported}, which is not in a room above its own.`,
  ]);
});

test('a file in a room that the table does not list is a fault', () => {
  expect(roomFaults(new Map([['engine/attic/old.ts', []]]), ROOMS)).toEqual([
    'engine/attic/old.ts: docs/architecture.md lists no room attic.',
  ]);
});

test('folders of a room import only folders above them in the second table, and the room itself imports all', () => {
  const folders = foldersFrom(
    '| `engine/judge/` | a room |\n| `engine/judge/page/` | words |\n| `engine/judge/score/` | numbers |',
  );
  const imports = new Map([
    ['engine/judge/judge.ts', ['engine/judge/score/score.ts', 'engine/judge/page/page.ts']],
    ['engine/judge/score/score.ts', ['engine/judge/page/page.ts', 'engine/text/words.ts']],
    ['engine/judge/page/page.ts', ['engine/judge/score/score.ts', 'engine/judge/judge.ts']],
    ['engine/judge/attic/old.ts', []],
    ['engine/text/words/words.ts', ['engine/text/letters/letters.ts']],
  ]);

  expect(folders).toEqual(['engine/judge/page', 'engine/judge/score']);
  expect(folderFaults(imports, folders)).toEqual([
    'engine/judge/page/page.ts imports engine/judge/score/score.ts, whose folder comes after its own.',
    'engine/judge/page/page.ts imports engine/judge/judge.ts, whose folder comes after its own.',
    'engine/judge/attic/old.ts: docs/architecture.md does not list its folder.',
  ]);
});

test('folders deep in a room are ordered among themselves, whatever lies beside the folder that holds them', () => {
  const folders = ['engine/report/posts/moves', 'engine/report/posts/page'];
  const imports = new Map([
    ['engine/report/posts/page/page.ts', ['engine/report/posts/moves/move.ts']],
    ['engine/report/posts/moves/move.ts', ['engine/report/posts/page/page.ts']],
    ['engine/report/brief.ts', ['engine/report/posts/page/page.ts']],
  ]);

  expect(folderFaults(imports, folders)).toEqual([
    'engine/report/posts/moves/move.ts imports engine/report/posts/page/page.ts, whose folder comes after its own.',
  ]);
});

test('each circle is found once, without the files that merely lead to it or away from it', () => {
  const imports = new Map([
    ['main', ['a']],
    ['a', ['leaf', 'b']],
    ['b', ['c']],
    ['c', ['a']],
    ['leaf', []],
    ['x', ['y']],
    ['y', ['x', 'leaf']],
    ['self', ['self']],
  ]);

  expect(circles(imports).map((circle) => circle.toSorted())).toEqual([
    ['a', 'b', 'c'],
    ['x', 'y'],
    ['self'],
  ]);
});

test('files that import each other in one direction only are no circle', () => {
  const imports = new Map([
    ['a', ['b', 'c']],
    ['b', ['c']],
    ['c', []],
  ]);

  expect(circles(imports)).toEqual([]);
});

test('top folders that import each other are a circle, unless only a test closes it', () => {
  const imports = new Map([
    ['cli/commands/mcp.ts', ['mcp/serve.ts', 'cli/command.ts']],
    ['cli/testing/legwork.ts', []],
    ['mcp/serve.ts', []],
    ['mcp/mcp.test.ts', ['cli/testing/legwork.ts']],
  ]);
  expect(circles(folderImports(imports))).toEqual([]);

  imports.set('mcp/testing/clients.ts', ['cli/testing/legwork.ts']);
  expect(circles(folderImports(imports))).toEqual([['cli', 'mcp']]);
});

test('values, types, re-exports and late imports all count, packages do not', () => {
  const source = [
    "import { a } from './a.ts';",
    "import type { B } from '../b.ts';",
    "export { c } from './c.ts';",
    "export type { D } from './d.ts';",
    "export * from './e.ts';",
    "const late = () => import('./f.tsx');",
    "import address from './g.ts?worker&url';",
    "import { research } from '#engine';",
    "import { z } from 'zod/mini';",
    "import './a.ts';",
    '// import { never } from "./comment.ts";',
  ].join('\n');

  expect(importsIn('web/x/file.ts', source).toSorted()).toEqual([
    'engine/index.ts',
    'web/b.ts',
    'web/x/a.ts',
    'web/x/c.ts',
    'web/x/d.ts',
    'web/x/e.ts',
    'web/x/f.tsx',
    'web/x/g.ts',
  ]);
});

test('the project has no import that points the wrong way, and no circle', () => {
  expect(projectFaults()).toEqual([]);
});
