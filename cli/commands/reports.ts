import { readFile } from 'node:fs/promises';
import { jsonText, parsedJson, reportDocumentFrom } from '#engine';
import { FileError } from '../../runtime/errors.ts';
import { fileError, writeOut } from '../../runtime/files/files.ts';
import { required, UsageError, type CommandLine } from '../arguments.ts';
import type { CommandContext, Run } from '../command.ts';
import { EXIT } from '../exit-codes.ts';
import {
  serverLibraryFrom,
  type ListedReport,
  type ServerLibrary,
} from '../server/server-library.ts';
import { withoutStyles, type StyledText } from '../styled-text.ts';
import { textReport } from '../text-report/text-report.ts';

const DAY_CHARACTERS = 10;

/** `legwork reports`: the account's reports on a server. */
export const runReports: Run = async (line, context) => {
  required(line, 'server', 'the address of the Legwork server');
  const library = serverLibraryFrom(line, context);
  if (library === null) return EXIT.wrongUse;
  const added = line.text('add');
  if (added !== undefined) return add(added, library, line, context);
  if (line.has('delete')) return remove(library, line, context);
  const text = await textOf(library, line, context);
  const file = line.text('out');
  await (file === undefined
    ? context.stdout.write(text)
    : writeOut(file, typeof text === 'string' ? text : withoutStyles(text)));
  return EXIT.report;
};

async function textOf(
  library: ServerLibrary,
  line: CommandLine,
  { stdout }: CommandContext,
): Promise<string | StyledText> {
  const { positional: id } = line;
  const format = line.text('format') ?? 'text';
  if (id === '') {
    if (format === 'markdown' || format === 'csv') {
      throw new UsageError(`The list of reports has the formats text and json, not ${format}.`);
    }
    const reports = await library.list(line.text('search') ?? '');
    return format === 'json' ? `${jsonText(reports, undefined, 2)}\n` : listText(reports);
  }
  const text = await library.read(id, format === 'text' ? 'json' : format);
  if (format !== 'text') return text;
  const document = reportDocumentFrom(JSON.parse(text));
  if (document === null) throw new FileError(`${library.origin} sent no report.`);
  return textReport(document, stdout.columns);
}

function listText(reports: readonly ListedReport[]): string {
  if (reports.length === 0) return 'There are no reports.\n';
  return reports
    .map(({ id, name, company, researchedAt, insightCount }) => {
      const day = researchedAt.slice(0, DAY_CHARACTERS);
      return `${id}  ${day}  ${name}, ${company} (${insightCount})\n`;
    })
    .join('');
}

async function remove(
  library: ServerLibrary,
  { positional: id }: CommandLine,
  { stdout }: CommandContext,
): Promise<number> {
  if (id === '') throw new UsageError('ID is missing: legwork reports ID --delete ….');
  await library.remove(id);
  await stdout.write('Deleted.\n');
  return EXIT.report;
}

async function add(
  file: string,
  library: ServerLibrary,
  { positional: id }: CommandLine,
  { stdout }: CommandContext,
): Promise<number> {
  if (id !== '') throw new UsageError('--add takes no ID: the report gets one.');
  const text = await readFile(file, 'utf8').catch((error: unknown) => {
    throw fileError(file, 'read', error);
  });
  const document = reportDocumentFrom(parsedJson(text));
  if (document === null) {
    throw new UsageError(
      `${file} is not a report in JSON as 'legwork research --format json' writes it.`,
    );
  }
  await stdout.write(`${await library.save(document)}\n`);
  return EXIT.report;
}
