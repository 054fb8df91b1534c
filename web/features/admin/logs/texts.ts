import { CRM_LABELS, SERVICE_LABELS } from '#engine';
import { plural } from '../../../ui/format.ts';

const LABELS: Readonly<Record<string, string>> = { ...SERVICE_LABELS, ...CRM_LABELS };

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
  actions: {
    signed_in: (_actor: string, target: string): string => `${target} signed in`,
    sign_in_failed: (_actor: string, target: string): string =>
      `Someone failed to sign in as ${target}`,
    signed_out_by_provider: (_actor: string, target: string): string =>
      `The identity provider signed ${target} out`,
    password_changed: (_actor: string, target: string): string =>
      `${target} changed their password`,
    password_set: (actor: string, target: string): string =>
      `${actor} set a new password for ${target}`,
    account_created: (actor: string, target: string): string =>
      `${actor} created an account for ${target}`,
    account_deleted: (actor: string, target: string): string =>
      `${actor} deleted the account of ${target}`,
    account_linked: (_actor: string, target: string): string =>
      `${target} was linked to an account at the identity provider`,
    role_changed: (actor: string, target: string, role: string): string =>
      role === 'admin'
        ? `${actor} made ${target} an administrator`
        : `${actor} removed administrator rights from ${target}`,
    prospect_forgotten: (actor: string): string => `${actor} erased a person’s data`,
    retention_changed: (actor: string, _target: string, days: string): string =>
      `${actor} set report retention to ${plural(Number(days), 'day', 'days')}`,
    report_shared: (actor: string, target: string): string =>
      `${actor} shared a report with ${target}`,
    report_unshared: (actor: string, target: string): string =>
      `${actor} ended the sharing of a report with ${target}`,
    backup_taken: (actor: string): string => `${actor} took a backup`,
    backup_failed: (_actor: string, _target: string, reason: string): string =>
      `A backup failed: ${reason}`,
    backup_restored: (): string => 'The database was restored from a backup',
    token_created: (actor: string, _target: string, name: string): string =>
      `${actor} created the API token “${name}”`,
    token_revoked: (actor: string, target: string, name: string): string =>
      actor === target
        ? `${actor} revoked the API token “${name}”`
        : `${actor} revoked the API token “${name}” of ${target}`,
    crm_note_written: (actor: string, _target: string, crm: string, outcome: string): string =>
      `${actor} ${NOTE_WORDS[outcome] ?? outcome} ${labelOf(crm)}`,
    relay_called: (actor: string, _target: string, source: string, outcome: string): string =>
      `The server asked ${labelOf(source)} for ${actor}${CALL_WORDS[outcome] ?? ''}`,
  },
} as const;
