import process from 'node:process';
import {
  AssessLineError,
  assessLine,
  briefLine,
  assessStream,
} from '../runtime/assess/assess-line.ts';

/**
 * `npm run --silent assess`: how the engine judges, for benchmarks and for anyone who wants to check
 * (docs/decisions/001); with `-- --brief`, what it says of the prospect.
 */
const { argv, stdin, stdout } = process;
const [option, ...others] = argv.slice(2);
if ((option !== undefined && option !== '--brief') || others.length > 0) {
  console.error('There is one option: npm run --silent assess -- --brief');
  process.exit(1);
}
try {
  await assessStream(stdin, stdout, option === undefined ? assessLine : briefLine);
} catch (error) {
  if (!(error instanceof AssessLineError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
