import type { CrmName } from '#engine';
import type { NoteWriter } from '../runtime/crm-notes.ts';
import type { Runtime, RuntimeEnvironment } from '../runtime/open-runtime.ts';

/** What the tools work with. */
export type McpContext = Pick<RuntimeEnvironment, 'now'> & {
  readonly runtime: Runtime;
  readonly version: string;
  /** Opens the way to a CRM. Throws `SettingsError` when its key is missing. */
  readonly openNotes: (crm: CrmName) => NoteWriter;
  /** The user's yes to services without a key, given when the server was started. */
  readonly isKeylessAllowed: boolean;
  /** Whether public sources may be asked about the company. */
  readonly isCompanyAsked: boolean;
  /** The user's yes to asking catalogues of podcasts and articles about a person. */
  readonly areCataloguesAsked: boolean;
  /** Aborts when the server ends; calls in flight end with it. */
  readonly closing: AbortSignal;
};
