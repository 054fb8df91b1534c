import { CRM_LABELS, CRM_RIGHTS, type CrmName } from '#engine';

/** The texts of saving a note to a CRM, and of deleting one. */
export const crmTexts = {
  title: 'Save to CRM',
  lead: 'The brief becomes one note on the contact, which the next report updates. No contact is added.',
  crm: 'CRM',
  key: (crm: CrmName): string => `${CRM_LABELS[crm]} key`,
  keyHint: (crm: CrmName, isRelayed: boolean): string =>
    `It needs ${CRM_RIGHTS[crm]}. It stays in this browser${isRelayed ? '; this server passes it on and keeps nothing' : ''}.`,
  keyMissing: 'Please enter a key.',
  keySaved: (crm: CrmName): string => `Your ${CRM_LABELS[crm]} key is saved in this browser.`,
  removeKey: 'Remove Key',
  save: 'Save Note',
  saveHere: 'Save Note on This Contact',
  saving: (crm: CrmName): string => `Saving to ${CRM_LABELS[crm]}…`,
  which: (name: string): string => `Several contacts may be ${name}. Which one?`,
  contactId: (id: string): string => `ID ${id}`,
  contactMissing: 'Please choose a contact.',
  written: (crm: CrmName): string => `The note is in ${CRM_LABELS[crm]}.`,
  updated: (crm: CrmName): string => `The note in ${CRM_LABELS[crm]} is up to date.`,
  open: (crm: CrmName): string => `Open in ${CRM_LABELS[crm]}`,
  exportFile: 'Download CSV to Import',
  signedOut: 'You are no longer signed in. Reload the page and sign in again.',
  notStored: 'Your browser stores nothing at the moment, so no note was written.',
  notDeleted: (crm: CrmName): string => `A note is still in ${CRM_LABELS[crm]}`,
  notDeletedReason: (contactId: string, reason: string): string =>
    `On contact ${contactId}. ${reason} Delete it there; Legwork tries again with your next visit.`,
  noKey: 'There is no key for it in this browser.',
} as const;
