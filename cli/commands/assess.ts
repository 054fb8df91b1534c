import { AssessLineError, assessLine, briefLine } from '../../runtime/assess-line.ts';
import { assessStream } from '../../runtime/assess-stream.ts';
import { EXIT, type Run } from '../command.ts';

/** `legwork assess`: as `npm run assess`. */
export const runAssess: Run = async (line, { stdin, stdout, stderr }) => {
  try {
    await assessStream(stdin, stdout.stream, line.has('brief') ? briefLine : assessLine);
    return EXIT.report;
  } catch (error) {
    if (!(error instanceof AssessLineError)) throw error;
    await stderr.write(`legwork: ${error.message}\n`);
    return EXIT.wrongUse;
  }
};
