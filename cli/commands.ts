import type { Definition } from './arguments.ts';
import type { Run } from './command.ts';
import { DEFINITIONS } from './definitions.ts';
import { EXIT } from './exit-codes.ts';

/** What runs each command. It is loaded when the command is called: the engine is large, and the server's database larger. */
const RUNS: Readonly<Record<string, () => Promise<Run>>> = {
  research: async () => (await import('./commands/research.ts')).runResearchCommand,
  list: async () => (await import('./commands/list.ts')).runList,
  watch: async () => (await import('./commands/watch.ts')).runWatch,
  day: async () => (await import('./commands/day.ts')).runDay,
  reports: async () => (await import('./commands/reports.ts')).runReports,
  mcp: async () => (await import('./commands/mcp.ts')).runMcp,
  serve: async () => runServe,
  'reset-password': async () => (await import('./commands/reset-password.ts')).runResetPassword,
  assess: async () => (await import('./commands/assess.ts')).runAssess,
  forget: async () => (await import('./commands/forget.ts')).runForget,
  audit: async () => (await import('./commands/audit.ts')).runAudit,
  completion: async () => (await import('./commands/completion.ts')).runCompletion,
};

/** `legwork serve`: what `npm start` starts. */
const runServe: Run = async (line, { webDirectory }) => {
  const { runServer } = await import('../server/run-server.ts');
  const status = await runServer({ webDirectory, isOpened: line.has('open') });
  return status === 0 ? EXIT.report : EXIT.fault;
};

/** One command: what it is called and takes, and what loads the rest of it. */
export type Command = { readonly definition: Definition; readonly load: () => Promise<Run> };

/** The command of that name; `undefined` when there is none. */
export function commandNamed(name: string): Command | undefined {
  const definition = DEFINITIONS.find((one) => one.name === name);
  const load = RUNS[name];
  return definition && load && { definition, load };
}
