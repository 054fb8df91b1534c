import { once } from 'node:events';
import { createInterface } from 'node:readline';
import type { Readable, Writable } from 'node:stream';
import { jsonText } from '#engine';
import type { AssessLine } from './assess-line.ts';

/**
 * Answers JSON Lines with JSON Lines, in input order, one line in memory at a time. Empty lines are skipped but
 * counted. Throws `AssessLineError` at the first line that cannot be judged; the answers before it have been written.
 */
export async function assessStream(
  input: Readable,
  output: Writable,
  answerTo: AssessLine,
): Promise<void> {
  let number = 0;
  for await (const line of createInterface({ input, crlfDelay: Number.POSITIVE_INFINITY })) {
    number += 1;
    if (line.trim() === '') continue;
    const answer = `${jsonText(answerTo(line, number))}\n`;
    // Waiting for the reader keeps memory the same for ten lines and for ten million.
    if (!output.write(answer)) await once(output, 'drain');
  }
}
