import type { Prospect } from '#engine';

/** An empty form. */
export const EMPTY_PROSPECT: Prospect = {
  name: '',
  company: '',
  companyUrl: '',
  position: '',
  linkedinUrl: '',
  notes: '',
};

/** What one account has typed into the prospect form of this tab; survives every change of screen and a reload. */
export type ProspectDraft = {
  readonly read: () => Prospect;
  readonly write: (prospect: Prospect) => void;
};

/** `storage` is asked for on each use; where the browser refuses it, the draft lives as long as the page. */
export function createProspectDraft(userId: string, storage: () => Storage): ProspectDraft {
  const name = `legwork.prospect-draft.${userId}`;
  let latest = EMPTY_PROSPECT;
  return {
    read() {
      try {
        return prospectFrom(JSON.parse(storage().getItem(name) ?? 'null')) ?? latest;
      } catch {
        return latest;
      }
    },
    write(prospect) {
      latest = prospect;
      try {
        storage().setItem(name, JSON.stringify(prospect));
      } catch {
        // Kept in `latest` all the same.
      }
    },
  };
}

function prospectFrom(stored: unknown): Prospect | null {
  if (typeof stored !== 'object' || stored === null) return null;
  const entries = new Map<string, unknown>(Object.entries(stored));
  const text = (field: keyof Prospect): string => {
    const value = entries.get(field);
    return typeof value === 'string' ? value : '';
  };
  return {
    name: text('name'),
    company: text('company'),
    companyUrl: text('companyUrl'),
    position: text('position'),
    linkedinUrl: text('linkedinUrl'),
    notes: text('notes'),
  };
}
