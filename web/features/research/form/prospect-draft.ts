import { parsedJson, prospectKey, type Prospect } from '#engine';
import { lastingStorage, type StorageArea } from '../../../storage/account-storage.ts';
import { createListeners } from '../../../storage/listeners.ts';
import { fieldsOf } from '../../../unknown-fields.ts';

/** What one account has typed into the prospect form of this tab; survives every change of screen and a reload. */
export type ProspectDraft = {
  readonly read: () => Prospect;
  readonly write: (prospect: Prospect) => void;
  /** Empties the draft when it is about a person who is forgotten. */
  readonly forget: (key: string) => void;
  /** Calls back when a person was forgotten and the form has to begin anew. Returns the function that stops it. */
  readonly watch: (onForgotten: () => void) => () => void;
};

/** Where the browser refuses its storage, the draft lives as long as the page. */
export function createProspectDraft(userId: string, area: StorageArea): ProspectDraft {
  const entry = lastingStorage(area, 'prospect-draft', userId);
  const { watch, notify } = createListeners();
  const read = (): Prospect => draftedProspect(parsedJson(entry.read() ?? ''));
  return {
    read,
    write: (prospect) => void entry.write(JSON.stringify(prospect)),
    forget(key) {
      if (prospectKey(read()) !== key) return;
      entry.write(null);
      notify();
    },
    watch,
  };
}

/** What was stored, perhaps by somebody's hand; every field that isn't a text is empty. */
function draftedProspect(stored: unknown): Prospect {
  const fields = fieldsOf(stored);
  const text = (field: keyof Prospect): string => {
    const value = fields[field];
    return typeof value === 'string' ? value : '';
  };
  return {
    name: text('name'),
    company: text('company'),
    companyUrl: text('companyUrl'),
    position: text('position'),
    linkedinUrl: text('linkedinUrl'),
    notes: text('notes'),
    ...(text('email') !== '' && { email: text('email') }),
  };
}
