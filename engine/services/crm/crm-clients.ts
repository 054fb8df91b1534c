import type { CrmName } from '../../model/crm.ts';
import { ATTIO_URL, createAttio } from './attio.ts';
import type { CrmClient, CrmOptions } from './crm.ts';
import { createHubspot, HUBSPOT_URL } from './hubspot.ts';
import { createPipedrive, PIPEDRIVE_URL } from './pipedrive.ts';
import { createTwenty, TWENTY_URL } from './twenty.ts';

/** How to open each CRM, and where it usually answers. */
export const CRM_CLIENTS: Readonly<
  Record<CrmName, { readonly create: (options: CrmOptions) => CrmClient; readonly url: string }>
> = {
  hubspot: { create: createHubspot, url: HUBSPOT_URL },
  pipedrive: { create: createPipedrive, url: PIPEDRIVE_URL },
  attio: { create: createAttio, url: ATTIO_URL },
  twenty: { create: createTwenty, url: TWENTY_URL },
};
