const LINE_END = 0x0a;
/** What is kept of either end of a line that is too long. */
const ENDS_BYTES = 256;

/** Who receives the lines, without their ends. */
export type LineReaderOptions = {
  /** Of the longest line that is kept. */
  readonly bytesMax: number;
  readonly onLine: (line: string) => void;
  /** A longer one is counted, not kept; these are its first and its last characters. */
  readonly onLongLine: (start: string, end: string) => void;
};

/** Takes a stream of bytes apart at its line ends; holds no more than one line, and none that is too long. */
export function createLineReader(options: LineReaderOptions): (chunk: Buffer) => void {
  const { bytesMax, onLine, onLongLine } = options;
  let parts: Buffer[] = [];
  let bytes = 0;
  let start = '';

  function add(part: Buffer): void {
    bytes += part.length;
    if (part.length > 0) parts.push(part);
    if (bytes <= bytesMax) return;
    if (start === '') start = textOf(Buffer.concat(parts, ENDS_BYTES));
    // Every part has a byte at least.
    const end = Buffer.concat(parts.slice(-ENDS_BYTES)).subarray(-ENDS_BYTES);
    parts = [Buffer.from(end)];
  }

  function endLine(): void {
    const [line, isLong, head] = [parts, bytes > bytesMax, start];
    parts = [];
    bytes = 0;
    start = '';
    const text = textOf(Buffer.concat(line));
    if (isLong) onLongLine(head, text);
    else onLine(text);
  }

  return (chunk) => {
    let from = 0;
    for (let at = chunk.indexOf(LINE_END); at >= 0; at = chunk.indexOf(LINE_END, from)) {
      add(chunk.subarray(from, at));
      endLine();
      from = at + 1;
    }
    add(chunk.subarray(from));
  };
}

/** UTF-8, without the byte order mark that some programs put first. */
function textOf(bytes: Buffer): string {
  return new TextDecoder().decode(bytes);
}
