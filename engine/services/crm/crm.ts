import type { CrmErrorReason, CrmName } from '../../model/crm.ts';
import { prospectKey, type Prospect } from '../../model/prospect.ts';

/** Whom a note is about, as a CRM looks for them. */
export type CrmPerson = Pick<Prospect, 'name' | 'company'> & {
  readonly given: string;
  readonly family: string;
  /** In lower case; '' when it is not known. */
  readonly email: string;
};

/** A person as the CRM has them. */
export type CrmContact = {
  readonly id: string;
  readonly name: string;
  readonly company: string;
  readonly email: string;
};

/** A note in the forms that CRMs take. Nothing that came from a page makes markup in it. */
export type CrmNote = {
  readonly title: string;
  readonly html: string;
  readonly markdown: string;
  /** Stands in title and text, and nowhere else in the CRM: by it the note is found again. Letters, figures and a hyphen. */
  readonly marker: string;
  /** ISO 8601 in UTC. */
  readonly writtenAt: string;
};

/** What one CRM can do. Everything throws `CrmError`, or the signal's reason on abort. */
export type CrmClient = {
  readonly name: CrmName;
  readonly contactsByEmail: (person: CrmPerson, signal: AbortSignal) => Promise<CrmContacts>;
  /** Those with exactly this name at exactly this company, however case, accents and punctuation are written. */
  readonly contactsByName: (person: CrmPerson, signal: AbortSignal) => Promise<CrmContacts>;
  /** The notes with this marker, the oldest first. Finds a note that was created and whose answer never came. */
  readonly findNotes: (
    contactId: string,
    marker: string,
    signal: AbortSignal,
  ) => Promise<readonly string[]>;
  readonly createNote: (contactId: string, note: CrmNote, signal: AbortSignal) => Promise<void>;
  /** Replaces title and text, and sees to it that it is on the contact. */
  readonly updateNote: (
    place: { readonly noteId: string; readonly contactId: string },
    note: CrmNote,
    signal: AbortSignal,
  ) => Promise<void>;
  /** A note that is gone already is not an error. */
  readonly deleteNote: (noteId: string, signal: AbortSignal) => Promise<void>;
  /** Where a user opens the contact; `null` when the CRM does not say. */
  readonly contactAddress: (contactId: string, signal: AbortSignal) => Promise<string | null>;
};

/** The contacts that fit. */
export type CrmContacts = readonly CrmContact[];

/** A contact that a search found, with every address it has, in lower case. */
export type FoundContact = { readonly contact: CrmContact; readonly emails: readonly string[] };

/** Has the contact exactly the person's name and company, however case, accents and punctuation are written? */
export function isSoughtContact(contact: CrmContact, person: CrmPerson): boolean {
  return prospectKey(contact) === prospectKey(person);
}

/** The one error that leaves a CRM's client. Holds neither the key nor a word of the CRM's answer. */
export class CrmError extends Error {
  override readonly name = 'CrmError';
  readonly crm: CrmName;
  readonly reason: CrmErrorReason;
  /** How long the CRM asks not to be called; `null` when it does not say. */
  readonly retryAfterMs: number | null;

  constructor(crm: CrmName, reason: CrmErrorReason, retryAfterMs: number | null = null) {
    super(`${crm} cannot be used: ${reason}.`);
    this.crm = crm;
    this.reason = reason;
    this.retryAfterMs = retryAfterMs;
  }
}
