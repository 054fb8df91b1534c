import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { completionScript } from './commands/completion.ts';
import { DEFINITIONS } from './definitions.ts';
import { runHere } from './testing/run-here.ts';

/** What bash offers for a line that ends with the word under way. */
function offeredByBash(words: readonly string[]): readonly string[] {
  const line = words.map((word) => `'${word}'`).join(' ');
  const script = `${completionScript('bash', DEFINITIONS)}
COMP_WORDS=(${line}); COMP_CWORD=${words.length - 1}; _legwork; printf '%s\\n' "\${COMPREPLY[@]}"`;
  return execFileSync('bash', ['-c', script], { encoding: 'utf8' }).trimEnd().split('\n');
}

test('bash completes commands, the options of each, and the values of those with a choice', () => {
  expect(offeredByBash(['legwork', 'rese'])).toEqual(['research', 'reset-password']);
  expect(offeredByBash(['legwork', 'list', '--o'])).toEqual(['--out', '--own-words']);
  expect(offeredByBash(['legwork', 'research', '--format', ''])).toEqual(
    expect.arrayContaining(['text', 'ndjson']),
  );
});

test.each(['bash', 'zsh', 'fish'] as const)(
  'the script for %s names every command and every option',
  async (shell) => {
    const { code, stdout } = await runHere(['completion', shell]);

    expect(code).toBe(0);
    expect(stdout).toBe(completionScript(shell, DEFINITIONS));
    for (const { name, options } of DEFINITIONS) {
      expect(stdout).toContain(name);
      for (const option of options) expect(stdout).toContain(option.name);
    }
  },
);

test('the help names every command, and the help of each every option', async () => {
  const program = await runHere(['--help']);
  const commands = await Promise.all(DEFINITIONS.map(({ name }) => runHere([name, '--help'])));

  expect(DEFINITIONS.every(({ name }) => program.stdout.includes(`\n  ${name} `))).toBe(true);
  for (const [index, { options }] of DEFINITIONS.entries()) {
    expect(commands[index]?.code).toBe(0);
    for (const { name } of options) expect(commands[index]?.stdout).toContain(`--${name}`);
  }
  expect(
    [program.stdout, ...commands.map(({ stdout }) => stdout)]
      .join('')
      .split('\n')
      .filter((line) => line.length > 120),
  ).toEqual([]);
});

/** What a built file imports before it runs, and what that imports. */
function importsOf(file: URL, seen = new Set<string>()): ReadonlySet<string> {
  const source = readFileSync(file, 'utf8');
  for (const [, name = ''] of source.matchAll(/^import .*? from "([^"]+)";$/gmu)) {
    const place = name.startsWith('.') ? fileURLToPath(new URL(name, file)) : name;
    if (seen.has(place)) continue;
    seen.add(place);
    if (name.startsWith('.')) importsOf(new URL(name, file), seen);
  }
  return seen;
}

test('the first word is printed before the engine or any package is loaded', () => {
  const imports = [...importsOf(new URL('../dist/node/legwork.js', import.meta.url))];

  expect(imports.length).toBeGreaterThan(5);
  expect(imports.filter((name) => !/^node:|\/dist\/node\/assets\//u.test(name))).toEqual([]);
  expect(imports.filter((name) => name.includes('/engine-'))).toEqual([]);
});

test.each([
  ['reserch', "There is no command 'reserch'. Did you mean 'legwork research'?"],
  ['lst', "Did you mean 'legwork list'?"],
  ['something', 'The commands are research, list,'],
])('%s is answered with what was probably meant', async (typed, answer) => {
  const { code, stderr } = await runHere([typed]);

  expect(code).toBe(2);
  expect(stderr).toContain(answer);
});
