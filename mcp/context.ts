import type { CrmName } from '#engine';
import type { NoteWriter } from '../runtime/crm-notes.ts';
import type { RunConsents, Runtime, RuntimeEnvironment } from '../runtime/open-runtime.ts';

/** What the tools work with; the user's consents are given when the server is started. */
export type McpContext = Pick<RuntimeEnvironment, 'now'> &
  RunConsents & {
    readonly runtime: Runtime;
    readonly version: string;
    /** Opens the way to a CRM. Throws `SettingsError` when its key is missing. */
    readonly openNotes: (crm: CrmName) => NoteWriter;
    /** Aborts when the server ends; calls in flight end with it. */
    readonly closing: AbortSignal;
  };
