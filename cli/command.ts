import type { Readable, Writable } from 'node:stream';
import type { RuntimeEnvironment } from '../runtime/open-runtime.ts';
import type { CommandLine } from './arguments.ts';
import type { StyledText } from './styled-text.ts';

/** Where a command writes. */
export type Output = {
  /** Prints a text without control characters; resolves once the stream has it. If the reader has gone, the program ends. */
  readonly write: (text: string | StyledText) => Promise<void>;
  /** Replaces the line that a terminal shows last, cut to its width; '' empties it. */
  readonly rewriteLine: (text: string) => Promise<void>;
  /** The stream itself, for output that another program reads; only JSON may be written to it. */
  readonly stream: Writable;
  readonly isTerminal: boolean;
  /** Characters in a line. */
  readonly columns: number;
};

/** What a command works with. */
export type CommandContext = RuntimeEnvironment & {
  readonly stdin: Readable;
  readonly stdout: Output;
  readonly stderr: Output;
  /** Aborts on Ctrl-C. */
  readonly signal: AbortSignal;
  /** Legwork's own version. */
  readonly version: string;
  /** Folder of the built browser application. */
  readonly webDirectory: string;
};

/** Prints sentences on standard error, one per line; '' prints nothing. */
export async function say(
  { stderr }: Pick<CommandContext, 'stderr'>,
  ...texts: readonly string[]
): Promise<void> {
  for (const text of texts.filter((one) => one !== '')) await stderr.write(`legwork: ${text}\n`);
}

/** What a command does with its arguments. Answers the exit code. */
export type Run = (line: CommandLine, context: CommandContext) => Promise<number>;
