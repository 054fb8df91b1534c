import { join } from 'node:path';
import {
  listSummaryCsv,
  reportJson,
  reportMarkdown,
  type ProspectList,
  type ReportDocument,
} from '#engine';
import { FileError } from '../../runtime/errors.ts';
import { replaceFile } from '../../runtime/files/files.ts';
import { type CommandLine, required } from '../arguments.ts';
import { say, type CommandContext, type Run } from '../command.ts';
import { EXIT } from '../exit-codes.ts';
import { inClaimedFolder, LIST_STATE, SUMMARY } from '../lists/claim-folder.ts';
import { listExit, openListProgress, outcomeLines } from '../lists/list-progress.ts';
import { listReportName } from '../lists/report-name.ts';
import { readListFile, rowErrorFor, workOnList, type ListOutcome } from '../lists/work-on-list.ts';
import { openNotes } from '../notes.ts';
import { openServices, runLimits } from '../research-options.ts';
import { openReportPush, type ReportPush } from '../server/push-reports.ts';

/** `legwork list`: a list of people, one after the other, a report each. */
export const runList: Run = async (line, context) => {
  const folder = required(line, 'out', 'the folder for the reports');
  const list = await readListFile(line.positional);
  return inClaimedFolder(folder, () => workIn(folder, list, line, context));
};

async function workIn(
  folder: string,
  list: ProspectList,
  line: CommandLine,
  context: CommandContext,
): Promise<number> {
  const server = await openReportPush(folder, line, context);
  await say(context, ...[...list.problems, ...list.doubts].map(({ message }) => message));
  const notes = openNotes(line, context);
  const outcome = await workOnList(
    {
      ...runLimits(line),
      prospects: list.prospects,
      stateFolder: join(folder, LIST_STATE),
      runtime: openServices(line, context),
      onReport: async (document) => {
        const name = await writeReport(folder, line, document);
        await notes.save(document);
        await server.push(document);
        return name;
      },
      onProgress: openListProgress(context.stderr, line.has('quiet')),
    },
    context,
  ).catch((error: unknown) => {
    if (!(error instanceof FileError)) throw error;
    throw new FileError(`${error.message} What is done is kept and is not paid for again.`);
  });
  await replaceFile(join(folder, SUMMARY), listSummaryCsv(outcome.queue, list.problems));
  return notes.exit(await reportOutcome(outcome, server, context));
}

async function writeReport(
  folder: string,
  line: CommandLine,
  document: ReportDocument,
): Promise<string> {
  const isJson = line.text('format') === 'json';
  const text = isJson ? reportJson(document) : reportMarkdown(document);
  const name = listReportName(document, isJson ? 'json' : 'md');
  await replaceFile(join(folder, name), text).catch(async (error: unknown) => {
    throw await rowErrorFor(error, folder, text);
  });
  return name;
}

async function reportOutcome(
  outcome: ListOutcome,
  server: ReportPush,
  context: CommandContext,
): Promise<number> {
  const { signal } = context;
  await say(context, ...outcomeLines(outcome, signal, [server.outcome()]));
  return server.isIncomplete() && !signal.aborted ? EXIT.fault : listExit(outcome.queue, signal);
}
