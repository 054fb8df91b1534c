/** §6: the two roles. */
export type AccountRole = 'user' | 'admin';

/** How many accounts one page of the administrator's list holds. */
export const ACCOUNTS_PER_PAGE = 50;
/** How many entries one page of the audit holds. */
export const AUDIT_ENTRIES_PER_PAGE = 50;

/** An account as administrators see it. */
export type ManagedAccount = {
  readonly id: string;
  readonly email: string;
  readonly fullName: string;
  /** ISO 8601. */
  readonly createdAt: string;
};

/** Which accounts to list, and in what order. */
export type AccountQuery = {
  readonly role: AccountRole;
  /** Parts of a name or an e-mail address; '' for everybody. */
  readonly search: string;
  readonly sort: 'name' | 'email' | 'created';
  readonly isAscending: boolean;
  /** From 0. */
  readonly page: number;
};

/** One page of the list; `total` counts everybody the query fits, on whatever page. */
export type AccountPage = {
  readonly accounts: readonly ManagedAccount[];
  readonly total: number;
};

/** §2: accounts of role user, all of them and those created since the two moments. */
export type Statistics = {
  readonly total: number;
  readonly thisWeek: number;
  readonly thisMonth: number;
};

/** The moments from which on an account is new (§9). */
export type StatisticsWindows = { readonly weekAgo: Date; readonly monthAgo: Date };

/** What an administrator enters to create an account. */
export type NewAccount = {
  readonly fullName: string;
  readonly email: string;
  /** `null` where single sign-on is the only way in. */
  readonly password: string | null;
};

/** What the audit log records. */
export const AUDIT_ACTIONS = [
  'signed_in',
  'sign_in_failed',
  'signed_out_by_provider',
  'password_changed',
  'password_set',
  'account_created',
  'account_deleted',
  'account_linked',
  'role_changed',
  'prospect_forgotten',
  'retention_changed',
  'report_shared',
  'report_unshared',
  'backup_taken',
  'backup_failed',
  'backup_restored',
  'token_created',
  'token_revoked',
  'crm_note_written',
  'relay_called',
] as const;

/** Something that was done to an account, or tried. */
export type AuditEntry = {
  readonly id: number;
  /** ISO 8601. */
  readonly happenedAt: string;
  readonly action: (typeof AUDIT_ACTIONS)[number];
  /** Who did it; `null` when nobody was signed in. */
  readonly actorEmail: string | null;
  /** Whom it was done to; `null` when what was typed looked like no address. */
  readonly targetEmail: string | null;
  /** The new role after a change of role, the new days after one of the retention, why a backup failed, the name of a token, a CRM or a source. */
  readonly newValue: string | null;
  /** What came of a note or a question. */
  readonly outcome: string | null;
  /** There were more like it than are listed. */
  readonly hasMore: boolean;
};

/** What became of the backups of the embedded database. */
export type BackupState = {
  /** When the newest good one was taken, ISO 8601; `null` when there has been none. */
  readonly lastGoodAt: string | null;
  /** The newest attempt, when it failed; `null` when it did not. */
  readonly failure: { readonly failedAt: string; readonly reason: string } | null;
};

/** How the installation is. */
export type Health = {
  readonly home: 'embedded' | 'postgresql' | 'supabase';
  readonly postgres: string;
  readonly sizeBytes: number;
  readonly retentionDays: number;
  /** Within the last 24 hours, and within the last seven days. */
  readonly failedSignInsDay: number;
  readonly failedSignInsWeek: number;
  /** `null` while the audit log is empty; `since` is ISO 8601. */
  readonly audit: {
    readonly firstNumber: number;
    readonly lastNumber: number;
    readonly since: string;
    readonly lastDigest: string;
  } | null;
};

/** The part of the backend that administrators use; the database refuses everybody else. */
export type AccountAdministration = {
  listAccounts(query: AccountQuery, signal: AbortSignal): Promise<AccountPage>;
  countAccounts(windows: StatisticsWindows, signal: AbortSignal): Promise<Statistics>;
  /** The account can sign in at once: with the password given, or by single sign-on. */
  createAccount(account: NewAccount): Promise<void>;
  /** Role, profile, sign-in and sessions go together. */
  deleteAccount(userId: string): Promise<void>;
  /** Ends that account's sessions at once; its owner has to choose another password at the next sign-in. */
  setTemporaryPassword(userId: string, password: string): Promise<void>;
  /** Ends that account's API tokens at once; its sessions go on. */
  revokeApiTokens(userId: string): Promise<void>;
  /** Holds from that account's next request on. */
  changeRole(userId: string, role: AccountRole): Promise<void>;
  /** At most `AUDIT_ENTRIES_PER_PAGE` entries, newest first, older than the entry `before` (`null` for the newest). */
  readAudit(before: number | null, signal: AbortSignal): Promise<readonly AuditEntry[]>;
  /** The whole audit log, oldest entry first, as JSON Lines that `legwork audit verify` reads. */
  exportAudit(): Promise<string>;
  readHealth(signal: AbortSignal): Promise<Health>;
  /** `null` where no backup was ever tried: other databases are backed up elsewhere. */
  readBackupState(signal: AbortSignal): Promise<BackupState | null>;
};
