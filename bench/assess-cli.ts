import { once } from 'node:events';
import { stdin, stdout } from 'node:process';
import { createInterface } from 'node:readline';
import { AssessLineError, assessLine } from './assess-line.ts';

/** `npm run --silent assess`: JSON Lines in, JSON Lines out, line by line in input order (docs: design §2). */
async function main(): Promise<void> {
  let number = 0;
  for await (const line of createInterface({ input: stdin, crlfDelay: Number.POSITIVE_INFINITY })) {
    number += 1;
    if (line.trim() === '') continue;
    const answer = `${JSON.stringify(assessLine(line, number))}\n`;
    // Waiting for the reader keeps memory the same for ten lines and for ten million.
    if (!stdout.write(answer)) await once(stdout, 'drain');
  }
}

try {
  await main();
} catch (error) {
  if (!(error instanceof AssessLineError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
