import type { TokenScope } from '../../backend/tokens.ts';
import { formatDay, formatPublicationDate, plural } from '../../ui/format.ts';

const SCOPES: Readonly<Record<TokenScope, string>> = {
  read: 'Read reports',
  write: 'Read, save and delete reports',
  audit: 'Read the audit log, no reports',
};

/** The texts for API tokens. */
export const tokenTexts = {
  title: 'API tokens',
  lead: 'With a token, scripts and the command line use your saved reports, and nothing else of your account. A new password ends all tokens.',
  loading: 'Loading tokens...',
  failed: (message: string): string => `Could not load the tokens: ${message}`,
  list: 'Your tokens',
  none: 'You have no tokens.',
  scope: SCOPES,
  state(expiresAt: string, lastUsedOn: string | null, now: Date): string {
    const isOver = Date.parse(expiresAt) <= now.getTime();
    const end = `${isOver ? 'Expired' : 'Expires'} ${formatDay(expiresAt)}`;
    if (lastUsedOn === null) return `${end}, never used`;
    // A day, not a moment: it is the same one in every time zone.
    return `${end}, last used ${formatPublicationDate({ day: lastUsedOn, precision: 'day' })}`;
  },
  revoke: 'Revoke',
  revokeNamed: (name: string): string => `Revoke ${name}`,
  revokeTitle: 'Revoke this token?',
  revokeQuestion: (name: string): string => `Whatever uses “${name}” stops working at once.`,
  revoked: 'Token revoked',
  revokeFailed: (message: string): string => `Could not revoke the token: ${message}`,
  make: 'New token',
  name: 'Name',
  nameHint: 'What it is for, such as “Weekly watch”.',
  nameMissing: 'Please enter a name.',
  may: 'What it may do',
  validFor: 'Valid for',
  days: (days: number): string => plural(days, 'day', 'days'),
  submit: 'Create token',
  createFailed: (message: string): string => `Could not create the token: ${message}`,
  made: 'Copy this token now',
  madeLead: 'It is not shown again. Keep it like a password.',
  secret: 'Your new token',
  copy: 'Copy',
  copied: 'Copied',
  notCopied: 'This browser could not copy it. Select the token and copy it yourself.',
  done: 'Done',
} as const;
