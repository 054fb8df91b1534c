import { reportJson, reportMarkdown } from '#engine';
import type { ResearchEvent } from '#engine';
import { assertWritable, writeOut } from '../../runtime/files.ts';
import { openRuntime } from '../../runtime/open-runtime.ts';
import { createRunRecord } from '../../runtime/run-record.ts';
import type { RunOutcome, RunRecord } from '../../runtime/run-record.ts';
import type { CommandLine } from '../arguments.ts';
import { EXIT } from '../command.ts';
import type { Command, CommandContext } from '../command.ts';
import { failureTexts } from '../../runtime/failure-texts.ts';
import { openProgress } from '../progress.ts';
import { PERSON_OPTIONS, RUN_OPTIONS, prospectFrom, runLimits } from '../research-options.ts';
import { styleFor } from '../text-report/style.ts';
import { textReport } from '../text-report/text-report.ts';

const FORMATS = ['text', 'markdown', 'json', 'ndjson'] as const;

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
  'limit reached': 'The limit of credits was reached; the report holds what was found until then.',
};

/** `legwork research`: one run, its report on standard output. */
export const researchCommand: Command = {
  definition: {
    name: 'research',
    summary: 'Research one person and print the report',
    positional: 'NAME',
    options: [
      ...PERSON_OPTIONS,
      { name: 'format', value: 'FORMAT', summary: 'How to print it', choices: FORMATS },
      { name: 'out', value: 'FILE', summary: 'Write the report to a file' },
      ...RUN_OPTIONS,
      { name: 'quiet', summary: 'Show no progress' },
    ],
    notes: [
      'Exit codes: 0 a report, 2 wrong use, 3 nothing found, 4 no service could be asked,',
      '5 limit reached, 130 cancelled. Ctrl-C prints what has been found so far.',
    ],
  },
  run: researchOne,
};

async function researchOne(line: CommandLine, context: CommandContext): Promise<number> {
  const prospect = prospectFrom(line);
  const file = line.text('out');
  const runtime = openRuntime(context);
  if (file !== undefined) await assertWritable(file);
  const record = createRunRecord(prospect, context.now());
  const events = runtime.research({ prospect, signal: context.signal, ...runLimits(line) });
  await follow(events, record, line, context);
  await print(record, line, context);
  await explain(record, context);
  return context.signal.aborted ? EXIT.cancelled : EXIT_OF[record.outcome()];
}

/** Follows the run to its end, or until it is cancelled. */
async function follow(
  events: AsyncIterable<ResearchEvent>,
  record: RunRecord,
  line: CommandLine,
  { stdout, stderr, signal }: CommandContext,
): Promise<void> {
  const progress = openProgress(stderr, { isQuiet: line.has('quiet') });
  const isStreamed = isEvents(line) && line.text('out') === undefined;
  try {
    for await (const event of events) {
      record.tell(event);
      progress.tell(event, record);
      if (isStreamed) await stdout.write(eventLine(event));
    }
  } catch (error) {
    if (!signal.aborted) throw error;
  }
  await progress.end(record);
}

/** A report that cannot be written to its file is printed: it has been paid for. */
async function print(record: RunRecord, line: CommandLine, context: CommandContext): Promise<void> {
  const file = line.text('out');
  if (record.results().length === 0 && !isEvents(line)) return;
  const text = render(record, line, context);
  if (file === undefined) return context.stdout.write(text);
  try {
    await writeOut(file, text);
  } catch (error) {
    await context.stdout.write(text);
    throw error;
  }
}

function render(record: RunRecord, line: CommandLine, context: CommandContext): string {
  const document = record.document();
  const format = line.text('format');
  if (format === 'markdown') return reportMarkdown(document);
  if (format === 'json') return reportJson(document);
  if (format === 'ndjson') return `${JSON.stringify({ kind: 'report', report: document })}\n`;
  const { stdout, variables } = context;
  const isPrinted = line.text('out') === undefined;
  const target = { ...stdout, isTerminal: stdout.isTerminal && isPrinted };
  return textReport(document, { columns: stdout.columns, style: styleFor(target, variables) });
}

/** The events of the engine as they come; pages stay behind, as in every export. */
function eventLine(event: ResearchEvent): string {
  return `${JSON.stringify(event, (key, value: unknown) => (key === 'content' ? undefined : value))}\n`;
}

function isEvents(line: CommandLine): boolean {
  return line.text('format') === 'ndjson';
}

async function explain(record: RunRecord, { stderr, signal }: CommandContext): Promise<void> {
  const outcome = record.outcome();
  const last = signal.aborted
    ? 'Cancelled: this is what was found until then.'
    : LAST_WORDS[outcome];
  // A service that was not needed is not missed.
  const failures = record
    .failures()
    .filter(({ reason }) => outcome !== 'report' || reason !== 'missing-key');
  const texts = [...failureTexts(failures), ...(last === '' ? [] : [last])];
  await stderr.write(texts.map((text) => `legwork: ${text}\n`).join(''));
}
