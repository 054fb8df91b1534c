import {
  isDegrading,
  jsonText,
  ModelError,
  reportJson,
  reportMarkdown,
  type Draft,
  type ModelClient,
  type ModelErrorReason,
  type ReportDocument,
  type ResearchEvent,
} from '#engine';
import { failureTexts } from '../../runtime/failure-texts.ts';
import { assertWritable, writeOut } from '../../runtime/files/files.ts';
import { draftReport, openLanguageModel } from '../../runtime/language-model.ts';
import { createRunRecord, type RunOutcome, type RunRecord } from '../../runtime/run-record.ts';
import type { CommandLine } from '../arguments.ts';
import { say, type CommandContext } from '../command.ts';
import { EXIT, ServerError } from '../exit-codes.ts';
import { openNotes } from '../notes.ts';
import { openProgress } from '../progress.ts';
import { openServices, prospectFromOptions, runLimits } from '../research-options.ts';
import { serverLibraryFrom, type ServerLibrary } from '../server/server-library.ts';
import { withoutStyles, type StyledText } from '../styled-text.ts';
import { textReport } from '../text-report/text-report.ts';

const EXIT_OF: Readonly<Record<RunOutcome, number>> = {
  report: EXIT.report,
  'nothing found': EXIT.nothingFound,
  'no service': EXIT.noService,
  'limit reached': EXIT.limitReached,
};

const LAST_WORDS: Readonly<Record<RunOutcome, string>> = {
  report: '',
  'nothing found': 'Nothing was found about this person. Check the spelling of name and company.',
  'no service': 'No service could be asked.',
  'limit reached': 'The credit limit was reached; the report contains what was found before that.',
};

/** `legwork research`: one run, its report on standard output. */
export async function runResearchCommand(
  line: CommandLine,
  context: CommandContext,
): Promise<number> {
  const prospect = prospectFromOptions(line);
  const limits = runLimits(line);
  const file = line.text('out');
  const model = line.has('draft') ? openLanguageModel(context) : null;
  const library = serverLibraryFrom(line, context);
  const notes = openNotes(line, context);
  const runtime = openServices(line, context);
  if (file !== undefined) await assertWritable(file);
  await library?.assertWritable();
  const record = createRunRecord(prospect, context.now());
  const events = runtime.research({ prospect, signal: context.signal, ...limits });
  const streamed = await follow(events, record, line, context);
  const draft = model && (await drafted(record, model, line, context));
  const document = { ...record.document(), ...(draft !== null && { draft }) };
  await print({ document, streamed }, line, context);
  await explain(record, context);
  if (context.signal.aborted) return EXIT.cancelled;
  const isSaved = library === null || (await save(document, library, context));
  await notes.save(document);
  return notes.exit(isSaved ? exitOf(record) : EXIT.fault);
}

/** Saves the report on the server; whether it did, or there was nothing to save. */
async function save(
  document: ReportDocument,
  library: ServerLibrary,
  context: CommandContext,
): Promise<boolean> {
  if (document.results.length === 0) return true;
  try {
    await library.save(document);
    await say(context, `Saved on ${library.origin}.`);
    return true;
  } catch (error) {
    if (!(error instanceof ServerError)) throw error;
    const remedy = error.isForGood ? '' : ` ${SAVE_LATER}`;
    await say(context, `The report is not saved there: ${error.message}.${remedy}`);
    return false;
  }
}

const SAVE_LATER =
  "Run the same command again with --format json --out FILE, which costs nothing more; 'legwork reports --add FILE' saves it later.";

function exitOf(record: RunRecord): number {
  const outcome = record.outcome();
  const isDegraded = outcome === 'report' && record.failures().some(isDegrading);
  return isDegraded ? EXIT.degraded : EXIT_OF[outcome];
}

/** Follows the run to its end, or until it is cancelled. Answers its events as lines where they go to a file. */
async function follow(
  events: AsyncIterable<ResearchEvent>,
  record: RunRecord,
  line: CommandLine,
  { stdout, stderr, signal }: CommandContext,
): Promise<string> {
  const progress = openProgress(stderr, { isQuiet: line.has('quiet') });
  const isForFile = line.text('out') !== undefined;
  let lines = '';
  try {
    for await (const event of events) {
      record.add(event);
      progress.show(event, record);
      if (!isEvents(line)) continue;
      if (isForFile) lines += eventLine(event);
      else await stdout.write(eventLine(event));
    }
  } catch (error) {
    if (!signal.aborted) throw error;
  }
  await progress.end(record);
  return lines;
}

/** The draft, or why there is none: the report counts more. */
async function drafted(
  record: RunRecord,
  client: ModelClient,
  line: CommandLine,
  context: CommandContext,
): Promise<Draft | null> {
  const { signal, elapsedMs } = context;
  if (signal.aborted) return null;
  const offer = (line.text('offer') ?? '').trim();
  const language = (line.text('draft-language') ?? '').trim();
  try {
    return await draftReport(record.document(), { client, offer, language, signal, elapsedMs });
  } catch (error) {
    if (signal.aborted) return null;
    if (!(error instanceof ModelError)) throw error;
    const models = error.models.length === 0 ? '' : ` It has: ${error.models.join(', ')}.`;
    const what = `${client.model} on ${client.host} ${FAILED[error.reason]}`;
    await say(context, `There is no draft: ${what}.${models}`);
    return null;
  }
}

const FAILED: Readonly<Record<ModelErrorReason, string>> = {
  unreachable: 'could not be reached',
  rejected: 'refused the key',
  'unknown-model': 'is not a model of this server',
  'rate-limited': 'accepts no more requests at the moment',
  failed: 'answered with an error',
  'too-slow': 'took too long',
  'too-long': 'answered far too much',
  unreadable: 'sent an answer that cannot be used',
};

/** A report that cannot be written to its file is printed: it has been paid for. */
async function print(
  { document, streamed }: { readonly document: ReportDocument; readonly streamed: string },
  line: CommandLine,
  context: CommandContext,
): Promise<void> {
  const file = line.text('out');
  if (document.results.length === 0 && !isEvents(line)) return;
  const report = render(document, line, context);
  const text = typeof report === 'string' ? streamed + report : report;
  if (file === undefined) return context.stdout.write(text);
  try {
    await writeOut(file, typeof text === 'string' ? text : withoutStyles(text));
  } catch (error) {
    await context.stdout.write(text);
    throw error;
  }
}

function render(
  document: ReportDocument,
  line: CommandLine,
  { stdout }: CommandContext,
): string | StyledText {
  const format = line.text('format');
  if (format === 'markdown') return reportMarkdown(document);
  if (format === 'json') return reportJson(document);
  if (format === 'ndjson') return `${jsonText({ kind: 'report', report: document })}\n`;
  return textReport(document, stdout.columns);
}

/** The events of the engine as they come; pages are left out, as in every export. */
function eventLine(event: ResearchEvent): string {
  return `${jsonText(event, (key, value: unknown) => (key === 'content' ? undefined : value))}\n`;
}

function isEvents(line: CommandLine): boolean {
  return line.text('format') === 'ndjson';
}

async function explain(record: RunRecord, context: CommandContext): Promise<void> {
  const outcome = record.outcome();
  const last = context.signal.aborted
    ? 'Cancelled. These results were found before that.'
    : LAST_WORDS[outcome];
  // A service that was not needed is not missed.
  const failures = record
    .failures()
    .filter(({ reason }) => outcome !== 'report' || reason !== 'missing-key');
  await say(context, ...failureTexts(failures), last);
}
