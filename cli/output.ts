import type { Writable } from 'node:stream';
import { isatty, type WriteStream } from 'node:tty';
import type { Variables } from '../runtime/settings.ts';
import { printableText } from '../server/log.ts';
import type { Output } from './command.ts';
import { EXIT } from './exit-codes.ts';
import { hasColours, painted, type StyledText } from './styled-text.ts';
import { clipped } from './text-report/display-width.ts';

const COLUMNS_DEFAULT = 80;
const COLUMNS_MIN = 20;
/** Goes to the start of the line and empties it. */
const EMPTY_LINE = '\r\u{1b}[2K';

/** Standard output or standard error. */
type ProcessStream = WriteStream & { readonly fd: 1 | 2 };

/** A stream of this process as commands write to it. When its reader closes it, as `head` does, the program ends without a word. */
export function openOutput(stream: ProcessStream, variables: Variables): Output {
  stream.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'EPIPE') process.exit(EXIT.report);
    throw error;
  });
  const columns = terminalColumns(stream, variables);
  return createOutput(stream, { isTerminal: isatty(stream.fd), columns, variables });
}

/** What an output needs to know about where it leads. */
type OutputFacts = Pick<Output, 'isTerminal' | 'columns'> & { readonly variables: Variables };

/** The one place that everything printed goes through: the only control sequences that leave it are its own. */
export function createOutput(stream: Writable, facts: OutputFacts): Output {
  const { isTerminal, columns, variables } = facts;
  const isColoured = hasColours(isTerminal, variables);
  const send = (text: string): Promise<void> =>
    new Promise((resolve) => {
      stream.write(text, () => resolve());
    });
  const shown = (text: StyledText): string =>
    text
      .map((piece) => {
        if (typeof piece === 'string') return printableText(piece);
        const plain = printableText(piece.text);
        return isColoured ? painted(plain, piece.style) : plain;
      })
      .join('');
  return {
    write: (text) => send(shown(typeof text === 'string' ? [text] : text)),
    rewriteLine(text) {
      const line = printableText(text).replaceAll('\n', ' ');
      return send(EMPTY_LINE + clipped(line, columns - 1));
    },
    stream,
    isTerminal,
    columns,
  };
}

function terminalColumns({ isTTY, columns }: WriteStream, variables: Variables): number {
  const stated = Number(variables['COLUMNS']);
  if (Number.isInteger(stated) && stated > 0) return Math.max(COLUMNS_MIN, stated);
  return isTTY && columns > 0 ? Math.max(COLUMNS_MIN, columns) : COLUMNS_DEFAULT;
}
