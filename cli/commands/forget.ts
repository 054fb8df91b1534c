import { join } from 'node:path';
import { openRuntime } from '../../runtime/open-runtime.ts';
import { EXIT, type Command } from '../command.ts';
import { inClaimedFolder } from '../lists/claim-folder.ts';
import { PERSON_OPTIONS, prospectFrom } from '../research-options.ts';
import { openPersonFiles } from '../watch/person-files.ts';

/** `legwork forget`: removes what is kept of a person. */
export const forgetCommand: Command = {
  definition: {
    name: 'forget',
    summary: 'Remove the answers that are kept of a person',
    positional: 'NAME',
    options: [
      ...PERSON_OPTIONS.slice(0, 1),
      {
        name: 'state',
        value: 'FOLDER',
        summary: 'Also remove what a watch keeps in this folder',
        isRepeatable: true,
      },
    ],
    notes: ['Reports are ordinary files: delete those yourself.'],
  },
  async run(line, context) {
    const person = prospectFrom(line);
    const answers = await openRuntime(context).forget(person);
    const watched = await Promise.all(
      line
        .texts('state')
        .map((folder) =>
          inClaimedFolder(folder, () =>
            openPersonFiles(join(folder, 'people'), context.now).forget(person),
          ),
        ),
    );
    const removed = answers + watched.filter((isKept) => isKept).length;
    const what = removed === 0 ? 'Nothing was kept' : `Removed: ${removed}`;
    await context.stdout.write(`${what}.\n`);
    return EXIT.report;
  },
};
