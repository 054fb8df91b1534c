import type { CrmNoteOutcome } from '../../model/crm.ts';
import type { CrmClient } from './crm.ts';

/**
 * The same way to a CRM, which has each note it writes, changes or deletes recorded, or that this failed: a note whose answer
 * got lost may have been written. Rejects with what `record` rejects with; a note can be written again.
 */
export function recordedCrmClient(
  client: CrmClient,
  record: (outcome: CrmNoteOutcome) => Promise<void>,
): CrmClient {
  async function recorded(outcome: CrmNoteOutcome, writing: Promise<void>): Promise<void> {
    try {
      await writing;
    } catch (error) {
      await record('failed');
      throw error;
    }
    await record(outcome);
  }
  return {
    ...client,
    createNote: (...order) => recorded('created', client.createNote(...order)),
    updateNote: (...order) => recorded('updated', client.updateNote(...order)),
    deleteNote: (...order) => recorded('deleted', client.deleteNote(...order)),
  };
}
