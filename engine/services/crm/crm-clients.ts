import type { CrmName, CrmNoteOutcome } from '../../model/crm.ts';
import type { ServiceOptions } from '../service.ts';
import { ATTIO_URL, createAttio } from './attio.ts';
import type { CrmClient } from './crm.ts';
import { createHubspot, HUBSPOT_URL } from './hubspot.ts';
import { createPipedrive, PIPEDRIVE_URL } from './pipedrive.ts';
import { createTwenty, TWENTY_URL } from './twenty.ts';

/** How to open each CRM, and where it usually answers. */
export const CRM_CLIENTS: Readonly<
  Record<CrmName, { readonly create: (options: ServiceOptions) => CrmClient; readonly url: string }>
> = {
  hubspot: { create: createHubspot, url: HUBSPOT_URL },
  pipedrive: { create: createPipedrive, url: PIPEDRIVE_URL },
  attio: { create: createAttio, url: ATTIO_URL },
  twenty: { create: createTwenty, url: TWENTY_URL },
};

/** The same CRM with every writing recorded, failed ones too: a note whose answer got lost may exist. Rejects as `record` does. */
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
