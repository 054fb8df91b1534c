import { CRM_LABELS, SERVICE_LABELS } from '#engine';
import type { AuditEntry } from '../../../backend/accounts.ts';
import { plural } from '../../../ui/format.ts';

const LABELS: Readonly<Record<string, string>> = {
  ...SERVICE_LABELS,
  ...CRM_LABELS,
  'federal-register': 'the Federal Register',
};

/** One of a later version keeps its name. */
function labelOf(name: string): string {
  return LABELS[name] ?? name;
}

const NOTE_WORDS: Readonly<Record<string, string>> = {
  created: 'wrote a note to',
  updated: 'updated a note in',
  deleted: 'deleted a note from',
  failed: 'tried to write a note to',
};

const CALL_WORDS: Readonly<Record<string, string>> = {
  refused: ' and was refused',
  unanswered: ' and got no answer',
};

type ActionText = (actor: string, target: string, newValue: string, outcome?: string) => string;

const ACTIONS: Readonly<Record<AuditEntry['action'], ActionText>> = {
  signed_in: (_actor, target) => `${target} signed in`,
  sign_in_failed: (_actor, target) => `Someone failed to sign in as ${target}`,
  signed_out_by_provider: (_actor, target) => `The identity provider signed ${target} out`,
  password_changed: (_actor, target) => `${target} changed their password`,
  password_set: (actor, target) => `${actor} set a new password for ${target}`,
  account_created: (actor, target) => `${actor} created an account for ${target}`,
  account_deleted: (actor, target) => `${actor} deleted the account of ${target}`,
  account_linked: (_actor, target) => `${target} was linked to an account at the identity provider`,
  role_changed: (actor, target, role) =>
    role === 'admin'
      ? `${actor} made ${target} an administrator`
      : `${actor} removed administrator rights from ${target}`,
  prospect_forgotten: (actor) => `${actor} erased a person's data`,
  retention_changed: (actor, _target, days) =>
    `${actor} set report retention to ${plural(Number(days), 'day', 'days')}`,
  report_shared: (actor, target) => `${actor} shared a report with ${target}`,
  report_unshared: (actor, target) => `${actor} ended the sharing of a report with ${target}`,
  backup_taken: (actor) => `${actor} took a backup`,
  backup_failed: (_actor, _target, reason) => `A backup failed: ${reason}`,
  backup_restored: () => 'The database was restored from a backup',
  token_created: (actor, _target, name) => `${actor} created the API token “${name}”`,
  token_revoked: (actor, target, name) =>
    `${actor} revoked the API token “${name}”${actor === target ? '' : ` of ${target}`}`,
  crm_note_written: (actor, _target, crm, outcome = '') =>
    `${actor} ${NOTE_WORDS[outcome] ?? outcome} ${labelOf(crm)}`,
  relay_called: (actor, _target, source, outcome = '') =>
    `The server asked ${labelOf(source)} for ${actor}${CALL_WORDS[outcome] ?? ''}`,
};

/** The texts of the audit log. */
export const auditTexts = {
  title: 'Recent Activity',
  lead: 'Who did what, and when. Entries are written by the database and cannot be changed.',
  loading: 'Loading activity...',
  empty: 'No activity has been recorded yet.',
  failed: (message: string): string => `Could not load the activity: ${message}`,
  label: 'Recorded activity',
  export: 'Export',
  exported: (fileName: string): string => `Saved as ${fileName}`,
  notExported: (message: string): string => `Could not export the activity: ${message}`,
  pages: 'Activity pages',
  somebody: 'someone',
  theServer: 'The server',
  andMore: (sentence: string): string => `${sentence}, and did so again within 15 minutes`,
  actions: ACTIONS,
} as const;
