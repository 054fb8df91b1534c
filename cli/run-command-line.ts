import { isLike, readCommandLine, UsageError } from './arguments.ts';
import { say, type CommandContext } from './command.ts';
import { commandNamed } from './commands.ts';
import { DEFINITIONS } from './definitions.ts';
import { EXIT, exitCodeOf } from './exit-codes.ts';
import { commandHelp, programHelp } from './help.ts';

/** Runs what was typed after `legwork`; answers the exit code. Faults of our own are thrown. */
export async function runCommandLine(
  args: readonly string[],
  context: CommandContext,
): Promise<number> {
  const [first = '', ...rest] = args;
  if (first === '--version') {
    await context.stdout.write(`${context.version}\n`);
    return EXIT.report;
  }
  try {
    if (first === '--help' || first === '-h' || first === 'help')
      return await showHelp(rest[0], context);
    return await runCommand(first, rest, context);
  } catch (error) {
    if (context.signal.aborted) return EXIT.cancelled;
    const code = exitCodeOf(error);
    if (code === null || !(error instanceof Error)) throw error;
    await say(context, error.message);
    return code;
  }
}

async function runCommand(
  name: string,
  args: readonly string[],
  context: CommandContext,
): Promise<number> {
  const command = commandNamed(name);
  if (command === undefined) throw new UsageError(unknownCommand(name));
  const line = readCommandLine(command.definition, args);
  if (line.has('help')) return showHelp(name, context);
  const run = await command.load();
  return run(line, context);
}

async function showHelp(name: string | undefined, { stdout }: CommandContext): Promise<number> {
  const command = name === undefined ? undefined : commandNamed(name);
  if (name !== undefined && command === undefined) throw new UsageError(unknownCommand(name));
  await stdout.write(
    command === undefined ? programHelp(DEFINITIONS) : commandHelp(command.definition),
  );
  return EXIT.report;
}

function unknownCommand(name: string): string {
  const names = DEFINITIONS.map((definition) => definition.name);
  const likely = names.find((one) => isLike(one, name));
  const what =
    name === ''
      ? 'A command is missing'
      : name.startsWith('-')
        ? `The command comes before its options, so ${name} cannot be first`
        : `There is no command '${name}'`;
  return likely === undefined
    ? `${what}. The commands are ${names.join(', ')}; 'legwork --help' explains them.`
    : `${what}. Did you mean 'legwork ${likely}'?`;
}
