import { CRM_NAMES, type ReportDocument } from '#engine';
import { openNoteWriter, type NoteOutcome } from '../runtime/crm-notes.ts';
import { UsageError, type CommandLine } from './arguments.ts';
import { say, type CommandContext } from './command.ts';
import { EXIT, ServerError } from './exit-codes.ts';
import { serverLibraryFrom } from './server/server-library.ts';

/** Writes the notes that `--to` asks for, and says what came of each. */
export type Notes = {
  /** Rejects with the signal's reason on abort alone, and with `FileError`. */
  readonly save: (document: ReportDocument) => Promise<void>;
  /** The exit code, where a command that went well could not save a note. */
  readonly exit: (code: number) => number;
};

/** Nothing is asked yet. Throws `SettingsError` or `UsageError` before anything is researched. */
export function openNotes(line: CommandLine, context: CommandContext): Notes {
  const crm = CRM_NAMES.find((name) => name === line.text('to'));
  if (crm === undefined && line.text('contact') !== undefined) {
    throw new UsageError('--contact says which contact --to means. Give --to as well.');
  }
  if (crm === undefined) return { save: async () => undefined, exit: (code) => code };
  const library = serverLibraryFrom(line, context);
  const writer = openNoteWriter(crm, context, '--contact ID', async (outcome) =>
    library?.recordCrmNote(crm, outcome),
  );
  const { signal } = context;
  let isEachWritten = true;
  return {
    async save(document) {
      signal.throwIfAborted();
      if (document.results.length === 0) return;
      const contactId = line.text('contact');
      const saving = writer.save(document, { contactId, signal });
      const { isWritten, text } = await saving.catch(unrecorded);
      isEachWritten &&= isWritten;
      await say(context, text);
    },
    exit: (code) => (code === EXIT.report && !isEachWritten ? EXIT.fault : code),
  };
}

/** A note may be there although the server's audit log does not say so: written again, it is updated and recorded. */
function unrecorded(error: unknown): NoteOutcome {
  if (!(error instanceof ServerError)) throw error;
  const text = `The note could not be recorded: ${error.message}. Save it again when the server answers.`;
  return { isWritten: false, text };
}
