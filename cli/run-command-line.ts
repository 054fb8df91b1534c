import { FileError } from '../runtime/files.ts';
import { SettingsError } from '../runtime/settings.ts';
import { readCommandLine, UsageError, type Definition } from './arguments.ts';
import { EXIT, type CommandContext } from './command.ts';
import { allCommands, COMMAND_NAMES, commandNamed } from './commands.ts';
import { commandHelp, programHelp } from './help.ts';

/** What the program hands to its commands. */
export type Program = Omit<CommandContext, 'definitions'>;

/** Runs what was typed after `legwork`; answers the exit code. Faults of our own are thrown. */
export async function runCommandLine(args: readonly string[], program: Program): Promise<number> {
  const [first = '', ...rest] = args;
  const context = { ...program, definitions };
  if (first === '--version') {
    await context.stdout.write(`${program.version}\n`);
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
    await context.stderr.write(`legwork: ${error.message}\n`);
    return code;
  }
}

async function runCommand(
  name: string,
  args: readonly string[],
  context: CommandContext,
): Promise<number> {
  const command = await commandNamed(name);
  if (command === undefined) throw new UsageError(unknownCommand(name));
  const line = readCommandLine(command.definition, args);
  if (line.has('help')) return showHelp(name, context);
  return command.run(line, context);
}

async function showHelp(name: string | undefined, { stdout }: CommandContext): Promise<number> {
  const command = name === undefined ? undefined : await commandNamed(name);
  if (name !== undefined && command === undefined) throw new UsageError(unknownCommand(name));
  await stdout.write(
    command === undefined ? programHelp(await definitions()) : commandHelp(command.definition),
  );
  return EXIT.report;
}

async function definitions(): Promise<readonly Definition[]> {
  return (await allCommands()).map(({ definition }) => definition);
}

function unknownCommand(name: string): string {
  const names = COMMAND_NAMES.join(', ');
  const what =
    name === ''
      ? 'A command is missing'
      : name.startsWith('-')
        ? `The command comes before its options, so ${name} cannot be first`
        : `There is no command '${name}'`;
  return `${what}. The commands are ${names}; 'legwork --help' explains them.`;
}

/** `null` for a fault of our own. */
function exitCodeOf(error: unknown): number | null {
  if (error instanceof UsageError || error instanceof SettingsError) return EXIT.wrongUse;
  return error instanceof FileError ? EXIT.fault : null;
}
