import type { CrmErrorReason, CrmName } from '../model/crm.ts';

/** The CRMs' own names. */
export const CRM_LABELS: Readonly<Record<CrmName, string>> = {
  hubspot: 'HubSpot',
  pipedrive: 'Pipedrive',
  attio: 'Attio',
  twenty: 'Twenty',
};

/** The rights that a key needs, in the words of the CRM. */
export const CRM_RIGHTS: Readonly<Record<CrmName, string>> = {
  hubspot: 'the scopes crm.objects.contacts.read and crm.objects.contacts.write',
  pipedrive: 'the rights of a user who may see people and edit notes',
  attio: 'the scopes record_permission:read, object_configuration:read and note:read-write',
  twenty: 'a role that may see people and edit notes',
};

/** What happened, and what to do. */
export function crmFailureText(crm: CrmName, reason: CrmErrorReason): string {
  const label = CRM_LABELS[crm];
  const texts: Readonly<Record<CrmErrorReason, string>> = {
    rejected: `${label} does not accept this key. Copy it again, or make a new one there.`,
    'not-allowed': `${label} does not allow this key to do that. Give it ${CRM_RIGHTS[crm]}.`,
    'not-found': `${label} no longer has this contact. Try again.`,
    conflict: `Somebody is changing this contact in ${label}. Try again in a moment.`,
    'rate-limited': `${label} accepts no more requests at the moment. Try again in a minute.`,
    refused: `${label} refused the note. Export the report as a file and import that.`,
    failed: `${label} had an internal error. Try again later.`,
    'timed-out': `${label} did not answer in time. Try again; that makes no second note.`,
    unreachable: `${label} could not be reached. Check its address and your connection.`,
    unreadable: `${label} answered in a way Legwork does not know. Check its address.`,
  };
  return texts[reason];
}

/** The CRM has no contact for this person, and Legwork adds none. */
export function noContactText(crm: CrmName, name: string, company: string): string {
  return `${CRM_LABELS[crm]} has no contact ${name} at ${company}, and Legwork adds none. Add the contact there, or export the report as a file.`;
}
