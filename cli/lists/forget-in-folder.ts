import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { prospectKey, summaryWithout, type Prospect } from '#engine';
import { openRunAnswers } from '../../runtime/files/answer-folder.ts';
import {
  fileError,
  namesInOwnFolder,
  readOwnFile,
  replaceFile,
} from '../../runtime/files/files.ts';
import { forgetInMeetingRecords, MEETING_RECORDS } from '../day/meeting-records.ts';
import { openPersonFiles } from '../watch/person-files.ts';
import {
  ANSWERS,
  inClaimedFolder,
  LIST_STATE,
  PEOPLE,
  ROUND_STATE,
  SUMMARY,
  UNSAVED,
} from './claim-folder.ts';
import { forgetInJournal, JOURNAL } from './list-journal.ts';
import { isReportAbout } from './report-name.ts';

/** Whom to forget: all that is compared. */
type Person = Pick<Prospect, 'name' | 'company'>;

/** How many files were removed or shortened, and sentences about what is left to the user. */
export type FolderErasure = { readonly removed: number; readonly troubles: readonly string[] };

/** Removes what a list, a watch or a day keeps of a person in a folder. Throws `FileError`, also when it is missing or in use. */
export async function forgetInFolder(
  folder: string,
  person: Person,
  now: () => Date,
): Promise<FolderErasure> {
  // One that is misspelled must not look as if nothing had been saved.
  await stat(folder).catch((error: unknown) => {
    throw fileError(folder, 'read', error);
  });
  return inClaimedFolder(folder, async () => {
    const known = await openPersonFiles(join(folder, PEOPLE), now).forget(person);
    const round = await forgetInState(join(folder, ROUND_STATE), person);
    const list = await forgetInState(join(folder, LIST_STATE), person);
    const isReport = (name: string): boolean => isReportAbout(person, name);
    // A report that a kill left out of the journal says by its name whose it is.
    const reports = await removeFiles(
      folder,
      (await readdir(folder)).filter((name) => list.reports.includes(name) || isReport(name)),
    );
    const waiting = join(folder, UNSAVED);
    const unsaved = await removeFiles(waiting, (await namesInOwnFolder(waiting)).filter(isReport));
    const summary = await forgetInSummary(join(folder, SUMMARY), person);
    const meetings = await forgetInMeetingRecords(
      join(folder, LIST_STATE, MEETING_RECORDS),
      person,
    );
    const kept = known + meetings + round.removed + list.removed;
    const removed = kept + reports + unsaved + summary.removed;
    return { removed, troubles: summary.troubles };
  });
}

/** Journals that were copied aside go as a whole: what could be read of them is in the journal itself. */
async function forgetInState(
  folder: string,
  person: Person,
): Promise<{ readonly removed: number; readonly reports: readonly string[] }> {
  const key = prospectKey(person);
  const answers = await openRunAnswers(join(folder, ANSWERS), key).forget();
  const { reports, isKnown } = await forgetInJournal(join(folder, JOURNAL), key);
  const broken = (await namesInOwnFolder(folder)).filter((name) =>
    name.startsWith(`${JOURNAL}.broken-`),
  );
  const removed = answers + (isKnown ? 1 : 0) + (await removeFiles(folder, broken));
  return { removed, reports };
}

/** Answers how many they are. */
async function removeFiles(folder: string, names: readonly string[]): Promise<number> {
  for (const name of names) await rm(join(folder, name), { force: true });
  return names.length;
}

async function forgetInSummary(path: string, person: Person): Promise<FolderErasure> {
  const bytes = await readOwnFile(path);
  if (bytes === null) return { removed: 0, troubles: [] };
  const text = summaryWithout(bytes, prospectKey(person));
  if (text === null) {
    const trouble = `${path} is no longer as Legwork wrote it. Remove the person there yourself.`;
    return { removed: 0, troubles: [trouble] };
  }
  if (bytes.equals(Buffer.from(text))) return { removed: 0, troubles: [] };
  await replaceFile(path, text);
  return { removed: 1, troubles: [] };
}
