import type { Readable, Writable } from 'node:stream';
import type { RuntimeEnvironment } from '../runtime/open-runtime.ts';
import type { CommandLine } from './arguments.ts';
import type { StyledText } from './styled-text.ts';

/** How a command ends, as docs/command-line.md documents it. */
export const EXIT = {
  report: 0,
  /** A file, a webhook or Legwork itself failed. */
  fault: 1,
  wrongUse: 2,
  nothingFound: 3,
  noService: 4,
  limitReached: 5,
  /** Finished, but a service refused or did not answer: something may be missing. */
  degraded: 6,
  cancelled: 130,
} as const;

/** Where a command writes. */
export type Output = {
  /**
   * Prints a text without any control characters in it. Resolves once the stream has taken it; if the reader has gone, the
   * program ends quietly.
   */
  readonly write: (text: string | StyledText) => Promise<void>;
  /** Replaces the line that a terminal shows last, cut to its width; '' empties it. */
  readonly rewriteLine: (text: string) => Promise<void>;
  /** The stream itself, for programs at its other end: whoever writes to it writes JSON. */
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

/** Says sentences on standard error, a line each; '' is none. */
export async function say(
  { stderr }: Pick<CommandContext, 'stderr'>,
  ...texts: readonly string[]
): Promise<void> {
  for (const text of texts.filter((one) => one !== '')) await stderr.write(`legwork: ${text}\n`);
}

/** What a command does with its arguments. Answers the exit code. */
export type Run = (line: CommandLine, context: CommandContext) => Promise<number>;

/** A server of the user's own did not do what it was asked. The message names it and says why; it never holds the token. */
export class ServerError extends Error {
  override readonly name = 'ServerError';
  /** It will never do it. */
  readonly isForGood: boolean;

  constructor(message: string, { isForGood = false }: { readonly isForGood?: boolean } = {}) {
    super(message);
    this.isForGood = isForGood;
  }
}

/** There is no service that may be asked. The message says what to set. */
export class NoServiceError extends Error {
  override readonly name = 'NoServiceError';
}
