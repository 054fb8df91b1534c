import type { Command } from './command.ts';

/** Every command by name, in the order of the help. Each is loaded when it is called: the server's database is large. */
const COMMANDS: Readonly<Record<string, () => Promise<Command>>> = {
  research: async () => (await import('./commands/research.ts')).researchCommand,
  list: async () => (await import('./commands/list.ts')).listCommand,
  watch: async () => (await import('./commands/watch.ts')).watchCommand,
  mcp: async () => (await import('./commands/mcp.ts')).mcpCommand,
  serve: async () => (await import('./commands/serve.ts')).serveCommand,
  assess: async () => (await import('./commands/assess.ts')).assessCommand,
  forget: async () => (await import('./commands/forget.ts')).forgetCommand,
  completion: async () => (await import('./commands/completion.ts')).completionCommand,
};

/** The names of the commands. */
export const COMMAND_NAMES: readonly string[] = Object.keys(COMMANDS);

/** The command of that name; `undefined` when there is none. */
export async function commandNamed(name: string): Promise<Command | undefined> {
  return Object.hasOwn(COMMANDS, name) ? COMMANDS[name]?.() : undefined;
}

/** All commands, in order. */
export async function allCommands(): Promise<readonly Command[]> {
  return Promise.all(Object.values(COMMANDS).map((load) => load()));
}
