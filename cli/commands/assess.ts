import {
  AssessLineError,
  assessLine,
  briefLine,
  assessStream,
} from '../../runtime/assess/assess-line.ts';
import { say, type Run } from '../command.ts';
import { EXIT } from '../exit-codes.ts';

/** `legwork assess`: as `npm run assess`. */
export const runAssess: Run = async (line, context) => {
  const { stdin, stdout } = context;
  try {
    await assessStream(stdin, stdout.stream, line.has('brief') ? briefLine : assessLine);
    return EXIT.report;
  } catch (error) {
    if (!(error instanceof AssessLineError)) throw error;
    await say(context, error.message);
    return EXIT.wrongUse;
  }
};
