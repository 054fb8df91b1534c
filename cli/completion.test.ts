import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { commandNamed, COMMAND_NAMES } from './commands.ts';
import { completionScript } from './completion-script.ts';
import { runHere } from './testing/run-here.ts';

const definitions = await Promise.all(
  COMMAND_NAMES.map(async (name) => (await commandNamed(name))?.definition),
).then((found) => found.flatMap((one) => one ?? []));

/** What bash offers for a line that ends with the word under way. */
function offeredByBash(words: readonly string[]): readonly string[] {
  const line = words.map((word) => `'${word}'`).join(' ');
  const script = `${completionScript('bash', definitions)}
COMP_WORDS=(${line}); COMP_CWORD=${words.length - 1}; _legwork; printf '%s\\n' "\${COMPREPLY[@]}"`;
  return execFileSync('bash', ['-c', script], { encoding: 'utf8' }).trimEnd().split('\n');
}

test('bash completes commands, the options of each, and the values of those with a choice', () => {
  expect(offeredByBash(['legwork', 'res'])).toEqual(['research']);
  expect(offeredByBash(['legwork', 'list', '--o'])).toEqual(['--out']);
  expect(offeredByBash(['legwork', 'research', '--format', ''])).toEqual(
    expect.arrayContaining(['text', 'ndjson']),
  );
});

test.each(['bash', 'zsh', 'fish'] as const)(
  'the script for %s names every command and every option',
  async (shell) => {
    const { code, stdout } = await runHere(['completion', shell]);

    expect(code).toBe(0);
    expect(stdout).toBe(completionScript(shell, definitions));
    for (const { name, options } of definitions) {
      expect(stdout).toContain(name);
      for (const option of options) expect(stdout).toContain(option.name);
    }
  },
);

test('the help names every command, and the help of each every option', async () => {
  const program = await runHere(['--help']);
  const commands = await Promise.all(COMMAND_NAMES.map((name) => runHere([name, '--help'])));

  expect(COMMAND_NAMES.every((name) => program.stdout.includes(`\n  ${name} `))).toBe(true);
  for (const [index, { options }] of definitions.entries()) {
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
