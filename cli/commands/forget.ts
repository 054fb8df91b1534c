import { openRuntime } from '../../runtime/open-runtime.ts';
import { EXIT } from '../command.ts';
import type { Command } from '../command.ts';
import { PERSON_OPTIONS, prospectFrom } from '../research-options.ts';

/** `legwork forget`: removes what is kept of a person. */
export const forgetCommand: Command = {
  definition: {
    name: 'forget',
    summary: 'Remove the answers that are kept of a person',
    positional: 'NAME',
    options: PERSON_OPTIONS.slice(0, 1),
    notes: [],
  },
  async run(line, context) {
    const count = await openRuntime(context).forget(prospectFrom(line));
    const what = count === 0 ? 'Nothing was kept' : `${count} kept answers were removed`;
    await context.stdout.write(`${what}.\n`);
    return EXIT.report;
  },
};
