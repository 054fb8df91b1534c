import { stripVTControlCharacters } from 'node:util';

/** Where the server logs what it does. Lines are one line each and never carry a password, key or token;
 * the one exception is the link that makes the first administrator, whose token has to reach somebody. */
export type Log = {
  readonly say: (line: string) => void;
  readonly warn: (line: string) => void;
};

/** `text` for people, `json` for programs that collect logs: one object a line, with `time`, `level` and `message`. */
export type LogFormat = 'text' | 'json';

/** A log on standard output and standard error. Line breaks are folded and controls left out, so that nobody can forge a second line or rewrite one. */
export function processLog(format: LogFormat): Log {
  if (format === 'json') {
    return {
      say: (line) => console.log(jsonLine('info', line)),
      warn: (line) => console.error(jsonLine('warning', line)),
    };
  }
  return {
    say: (line) => console.log(printableLine(line)),
    warn: (line) => console.error(`${new Date().toISOString()} ${printableLine(line)}`),
  };
}

/** Prints an entry of the audit log as one line of JSON, in either format. */
export function printAuditEntry(entry: unknown): void {
  console.log(JSON.stringify({ time: new Date().toISOString(), level: 'audit', audit: entry }));
}

function jsonLine(level: 'info' | 'warning', line: string): string {
  return JSON.stringify({
    time: new Date().toISOString(),
    level,
    message: printableLine(line).trim(),
  });
}

function printableLine(text: string): string {
  return printableText(text.replace(/[\r\n\u2028\u2029]+/g, ' '));
}

/** All controls but tab and line feed, and those that turn the reading direction. */
const CONTROLS = /(?![\t\n])\p{Cc}|\p{Bidi_Control}/gu;

/**
 * Makes a text safe for a terminal or a log: nothing in it can move the cursor, colour, hide an address behind other words or
 * reverse letters. Whole escape sequences are removed, not only the character that begins them.
 */
export function printableText(text: string): string {
  return stripVTControlCharacters(text).replace(CONTROLS, '');
}
