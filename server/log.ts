/** Where the server tells what it does. Lines are one line each and never carry a password, key or token;
 * the one exception is the link that makes the first administrator, whose token has to reach somebody. */
export type Log = {
  readonly say: (line: string) => void;
  readonly warn: (line: string) => void;
};

/** A log on standard output and standard error. Line breaks are folded, so that nobody can forge a second line. */
export const processLog: Log = {
  say: (line) => console.log(singleLine(line)),
  warn: (line) => console.error(`${new Date().toISOString()} ${singleLine(line)}`),
};

function singleLine(text: string): string {
  return text.replace(/[\r\n\u2028\u2029]+/g, ' ');
}
