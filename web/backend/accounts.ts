import type { Role } from './backend.ts';

/** How many accounts, or entries of the audit, one page holds. */
export const ROWS_PER_PAGE = 50;

/** An account as administrators see it. */
export type ManagedAccount = {
  readonly id: string;
  readonly email: string;
  readonly fullName: string;
  /** ISO 8601. */
  readonly createdAt: string;
};

/** Which accounts are meant. */
export type AccountFilter = {
  readonly role: Role;
  /** Parts of a name or an e-mail address; '' for everybody. */
  readonly search: string;
};

/** One page of accounts in an order. */
export type AccountQuery = AccountFilter & {
  readonly sort: 'name' | 'email' | 'created';
  readonly isAscending: boolean;
  /** The last account of the page before; `null` for the first page. */
  readonly after: ManagedAccount | null;
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
  readonly password: string;
};

/** Something that was done to an account, or tried. */
export type AuditEntry = {
  readonly id: number;
  /** ISO 8601. */
  readonly happenedAt: string;
  readonly action:
    | 'signed_in'
    | 'sign_in_failed'
    | 'password_changed'
    | 'account_created'
    | 'account_deleted'
    | 'role_changed';
  /** Who did it; `null` when nobody was signed in. */
  readonly actorEmail: string | null;
  /** Whom it was done to; `null` when what was typed looked like no address. */
  readonly targetEmail: string | null;
  /** The new role, after a change of role. */
  readonly newRole: string | null;
};

/** The part of the backend that administrators use; the database refuses everybody else. */
export type AccountAdministration = {
  /** At most `ROWS_PER_PAGE` accounts. */
  listAccounts(query: AccountQuery, signal: AbortSignal): Promise<readonly ManagedAccount[]>;
  /** How many accounts the whole list has, over all its pages. */
  countListed(filter: AccountFilter, signal: AbortSignal): Promise<number>;
  countNewAccounts(windows: StatisticsWindows, signal: AbortSignal): Promise<Statistics>;
  /** The account can sign in at once with the password given. */
  createAccount(account: NewAccount): Promise<void>;
  /** Role, profile, sign-in and sessions go together. */
  deleteAccount(userId: string): Promise<void>;
  /** Holds from that account's next request on. */
  changeRole(userId: string, role: Role): Promise<void>;
  /** At most `ROWS_PER_PAGE` entries, newest first, older than the entry `before` (`null` for the newest). */
  readAudit(before: number | null, signal: AbortSignal): Promise<readonly AuditEntry[]>;
};
