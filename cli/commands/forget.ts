import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { forgetNotes } from '../../runtime/crm-notes.ts';
import { openRuntime } from '../../runtime/open-runtime.ts';
import { cacheFolder } from '../../runtime/settings.ts';
import { say, type Run } from '../command.ts';
import { EXIT } from '../exit-codes.ts';
import { DAY_STATE } from '../lists/claim-folder.ts';
import { forgetInFolder } from '../lists/forget-in-folder.ts';
import { prospectFromOptions } from '../research-options.ts';

/** `legwork forget`: removes what is saved of a person. */
export const runForget: Run = async (line, context) => {
  const person = prospectFromOptions(line);
  let removed = await openRuntime(context).forget(person);
  const notes = await forgetNotes(person, context, context.signal);
  removed += notes.removed;
  const troubles = [...notes.troubles];
  const day = join(cacheFolder(context.variables), DAY_STATE);
  // A day whose research was killed.
  const left = existsSync(day) ? [day] : [];
  for (const folder of [...left, ...line.texts('state'), ...line.texts('out')]) {
    const forgotten = await forgetInFolder(folder, person, context.now);
    removed += forgotten.removed;
    troubles.push(...forgotten.troubles);
  }
  await say(context, ...troubles);
  const what =
    removed === 0
      ? `Nothing was kept about ${person.name}`
      : `Removed what was kept about ${person.name}: ${removed} ${removed === 1 ? 'file or entry' : 'files and entries'}`;
  await context.stdout.write(`${what}.\n`);
  return troubles.length === 0 ? EXIT.report : EXIT.fault;
};
