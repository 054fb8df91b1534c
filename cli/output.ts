import { isatty, type WriteStream } from 'node:tty';
import type { Variables } from '../runtime/settings.ts';
import { EXIT, type Output } from './command.ts';

const COLUMNS_DEFAULT = 80;
const COLUMNS_MIN = 20;

/** Standard output or standard error. */
type ProcessStream = WriteStream & { readonly fd: 1 | 2 };

/**
 * A stream of this process as commands write to it. A reader that closes it, as `head` does, has what it wants: the program
 * ends at once, without a word.
 */
export function openOutput(stream: ProcessStream, variables: Variables): Output {
  stream.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'EPIPE') process.exit(EXIT.report);
    throw error;
  });
  return {
    write: (text) =>
      new Promise((resolve) => {
        stream.write(text, () => resolve());
      }),
    stream,
    isTerminal: isatty(stream.fd),
    columns: columnsOf(stream, variables),
  };
}

function columnsOf({ isTTY, columns }: WriteStream, variables: Variables): number {
  const stated = Number(variables['COLUMNS']);
  if (Number.isInteger(stated) && stated > 0) return Math.max(COLUMNS_MIN, stated);
  return isTTY && columns > 0 ? Math.max(COLUMNS_MIN, columns) : COLUMNS_DEFAULT;
}
