import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { parsedJson, reportDocumentFrom, reportJson, type ReportDocument } from '#engine';
import { namesInOwnFolder, readOwnFile, replaceOwnFile } from '../../runtime/files/files.ts';
import type { CommandLine } from '../arguments.ts';
import type { CommandContext } from '../command.ts';
import { ServerError } from '../exit-codes.ts';
import { UNSAVED } from '../lists/claim-folder.ts';
import { listReportName } from '../lists/report-name.ts';
import { serverLibraryFrom } from './server-library.ts';

/** Saves the reports of a list or a watch on a server; those it does not take wait in the folder for the next run. */
export type ReportPush = {
  readonly push: (document: ReportDocument) => Promise<void>;
  /** What became of them in one sentence; '' when there was no server to save them on. */
  readonly outcome: () => string;
  /** Whether some still wait. */
  readonly isIncomplete: () => boolean;
};

/** Opens the way to the server that `--server` names, and sends what was left. Throws `ServerError` where it takes no token. */
export async function openReportPush(
  folder: string,
  line: CommandLine,
  context: CommandContext,
): Promise<ReportPush> {
  const library = serverLibraryFrom(line, context);
  if (library === null) return NOWHERE;
  await library.assertWritable();
  const unsaved = join(folder, UNSAVED);
  const counts = { saved: 0, waiting: 0, refused: 0, reason: '' };

  const push = async (document: ReportDocument): Promise<void> => {
    const file = join(unsaved, listReportName(document, 'json'));
    try {
      await library.save(document);
      counts.saved += 1;
      await rm(file, { force: true });
    } catch (error) {
      if (!(error instanceof ServerError)) throw error;
      counts.reason = error.message;
      // Nobody may bring back a person who was forgotten.
      if (error.isForGood) {
        counts.refused += 1;
        await rm(file, { force: true });
      } else {
        counts.waiting += 1;
        await replaceOwnFile(file, reportJson(document));
      }
    }
  };

  for (const name of await namesInOwnFolder(unsaved)) {
    const text = await readOwnFile(join(unsaved, name));
    // `null` for what somebody else has put there.
    const document = text && reportDocumentFrom(parsedJson(text.toString()));
    if (document !== null) await push(document);
  }
  return {
    push,
    isIncomplete: () => counts.waiting > 0,
    outcome() {
      const { saved, waiting, refused, reason } = counts;
      const parts = [
        `${saved} ${saved === 1 ? 'report' : 'reports'} saved on ${library.origin}`,
        ...(waiting === 0 ? [] : [`${waiting} not, kept in ${unsaved} for the next time`]),
        ...(refused === 0 ? [] : [`${refused} refused`]),
      ];
      return `${parts.join(', ')}.${reason === '' ? '' : ` ${reason}.`}`;
    },
  };
}

const NOWHERE: ReportPush = {
  push: () => Promise.resolve(),
  outcome: () => '',
  isIncomplete: () => false,
};
