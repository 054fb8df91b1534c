import { openRuntime } from '../../runtime/open-runtime.ts';
import { EXIT, type Command } from '../command.ts';
import { forgetInFolder } from '../lists/forget-in-folder.ts';
import { PERSON_OPTIONS, prospectFromOptions } from '../research-options.ts';

/** `legwork forget`: removes what is saved of a person. */
export const forgetCommand: Command = {
  definition: {
    name: 'forget',
    summary: 'Remove everything that is kept about a person',
    positional: 'NAME',
    options: [
      ...PERSON_OPTIONS.slice(0, 1),
      {
        name: 'state',
        value: 'FOLDER',
        summary: 'Also remove what a watch keeps in this folder',
        isRepeatable: true,
      },
      {
        name: 'out',
        value: 'FOLDER',
        summary: 'Also remove what a list keeps in this folder, including the report',
        isRepeatable: true,
      },
    ],
    notes: [
      'Reports elsewhere are ordinary files: delete them yourself, and remove the person from your lists.',
    ],
  },
  async run(line, context) {
    const person = prospectFromOptions(line);
    let removed = await openRuntime(context).forget(person);
    const troubles: string[] = [];
    for (const folder of [...line.texts('state'), ...line.texts('out')]) {
      const forgotten = await forgetInFolder(folder, person, context.now);
      removed += forgotten.removed;
      troubles.push(...forgotten.troubles);
    }
    for (const trouble of troubles) await context.stderr.write(`legwork: ${trouble}\n`);
    const what = removed === 0 ? 'Nothing was kept' : `Removed: ${removed}`;
    await context.stdout.write(`${what}.\n`);
    return troubles.length === 0 ? EXIT.report : EXIT.fault;
  },
};
