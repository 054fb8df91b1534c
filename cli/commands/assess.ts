import { AssessLineError, assessLine, briefLine } from '../../runtime/assess-line.ts';
import { assessStream } from '../../runtime/assess-stream.ts';
import { EXIT, type Command } from '../command.ts';

/** `legwork assess`: as `npm run assess`. */
export const assessCommand: Command = {
  definition: {
    name: 'assess',
    summary: 'Judge the pages given as JSON Lines on standard input, without asking any service',
    positional: null,
    options: [{ name: 'brief', summary: 'Print the brief on each prospect instead' }],
    notes: [
      'Each line: {"id", "prospect": {"name", "company", …}, "now", "documents": [{"id", "url", "title",',
      '"description", "markdown", "metadata"}]}. Each answer: {"id", "documents": [{"id", "relevance", "verdict",',
      '"type", "date"}]}; with --brief {"id", "brief": {"who", "whyNow", "words", "openers"}}.',
    ],
  },
  async run(line, { stdin, stdout, stderr }) {
    try {
      await assessStream(stdin, stdout.stream, line.has('brief') ? briefLine : assessLine);
      return EXIT.report;
    } catch (error) {
      if (!(error instanceof AssessLineError)) throw error;
      await stderr.write(`legwork: ${error.message}\n`);
      return EXIT.wrongUse;
    }
  },
};
