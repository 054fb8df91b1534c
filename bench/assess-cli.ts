import { stdin, stdout } from 'node:process';
import { AssessLineError } from '../runtime/assess-line.ts';
import { assessStream } from '../runtime/assess-stream.ts';

/** `npm run --silent assess`: how the engine judges, for benchmarks and for anyone who wants to check (docs/decisions/001). */
try {
  await assessStream(stdin, stdout);
} catch (error) {
  if (!(error instanceof AssessLineError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
