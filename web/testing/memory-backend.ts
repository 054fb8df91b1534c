import {
  AUDIT_ENTRIES_PER_PAGE,
  ACCOUNTS_PER_PAGE,
  type AccountAdministration,
  type AuditEntry,
  type BackupState,
  type Health,
  type ManagedAccount,
  type AccountRole,
} from '../backend/accounts.ts';
import { BackendError } from '../backend/backend-error.ts';
import type {
  Backend,
  Session,
  SessionBackend,
  SessionEnding,
  SessionWatcher,
} from '../backend/backend.ts';
import type { PrivacyBackend } from '../backend/privacy.ts';
import type { ReportLibrary } from '../backend/reports.ts';
import type { ApiToken, TokenBackend } from '../backend/tokens.ts';
import { createMemoryLibrary, type MemoryRecords } from './memory-library.ts';

/** Somebody the memory backend knows. */
export type MemoryPerson = ManagedAccount & {
  /** '' for somebody who has none. */
  readonly password: string;
  readonly role: AccountRole;
};

/** Every call a test may refuse. */
export type BackendMethod =
  | keyof SessionBackend
  | keyof AccountAdministration
  | keyof ReportLibrary
  | keyof PrivacyBackend
  | keyof TokenBackend;

/** A backend that lives in memory, and what a test may do to it from outside. */
export type MemoryBackend = Backend &
  MemoryRecords & {
    readonly people: () => readonly MemoryPerson[];
    /** The next call of this method is refused with the message. */
    readonly refuseNext: (method: BackendMethod, message: string) => void;
    /** Ends the session as another tab would. */
    readonly endSession: () => void;
  };

/** An administrator and a user every test may sign in as. */
export const ADA: MemoryPerson = {
  id: 'ada',
  email: 'ada@legwork.example',
  fullName: 'Ada Admin',
  createdAt: '2026-11-01T09:00:00Z',
  password: 'admin-word',
  role: 'admin',
};
export const UMA: MemoryPerson = {
  id: 'uma',
  email: 'uma@legwork.example',
  fullName: 'Uma User',
  createdAt: '2026-11-19T09:00:00Z',
  password: 'user-word',
  role: 'user',
};

/** A second real implementation of the backend. `signedIn` starts with a session, as after a reload. */
export function createMemoryBackend(
  options: {
    readonly people?: readonly MemoryPerson[];
    readonly signedIn?: MemoryPerson;
  } & MemoryState = {},
): MemoryBackend {
  let people = options.people ?? [ADA, UMA];
  let session: Session | null = options.signedIn ? sessionOf(options.signedIn) : null;
  const listeners = new Set<SessionWatcher>();
  const refusals = new Map<BackendMethod, string>();

  function setSession(next: Session | null, ending: SessionEnding | null = null): void {
    session = next;
    for (const listener of listeners) listener(session, ending);
  }
  async function allow(method: BackendMethod): Promise<void> {
    await Promise.resolve();
    const message = refusals.get(method);
    refusals.delete(method);
    if (message !== undefined) throw new BackendError('refused', message);
  }

  const library = createMemoryLibrary(allow, () => {
    if (session) return session.user;
    throw new BackendError('signed-out', 'The session has ended.');
  });
  const own: SessionBackend = {
    async signIn(email, password) {
      await allow('signIn');
      const person = people.find((one) => one.email === email && one.password === password);
      if (!person) throw new BackendError('refused', 'Invalid login credentials');
      setSession(sessionOf(person));
    },
    async signOnAddress() {
      await allow('signOnAddress');
      return '#at-the-provider';
    },
    async signOn() {
      await allow('signOn');
      const [person] = people;
      if (person) setSession(sessionOf(person));
    },
    async signOut() {
      await allow('signOut');
      setSession(null, 'asked');
    },
    async readRole(userId) {
      await allow('readRole');
      return people.find(({ id }) => id === userId)?.role ?? 'user';
    },
    async mustChangePassword() {
      await allow('mustChangePassword');
      return false;
    },
    async changePassword(password) {
      await allow('changePassword');
      const id = session?.user.id;
      people = people.map((person) => (person.id === id ? { ...person, password } : person));
    },
  };
  const accounts = memoryAccounts(allow, options, {
    read: () => people,
    write: (next) => void (people = next),
  });

  const tokens = memoryTokens(allow);
  return {
    ...library,
    people: () => people,
    refuseNext: (method, message) => refusals.set(method, message),
    endSession: () => setSession(null, 'over'),
    watchSession(onChange) {
      listeners.add(onChange);
      queueMicrotask(() => onChange(session, null));
      return () => listeners.delete(onChange);
    },
    session: () => Promise.resolve(own),
    accounts: () => Promise.resolve(accounts),
    tokens: () => Promise.resolve(tokens),
  };
}

function memoryTokens(allow: (method: BackendMethod) => Promise<void>): TokenBackend {
  let tokens: readonly ApiToken[] = [];
  return {
    async listTokens() {
      await allow('listTokens');
      return tokens;
    },
    async createToken({ name, scope }) {
      await allow('createToken');
      const id = crypto.randomUUID();
      const expiresAt = '2027-02-18T09:00:00Z';
      tokens = [{ id, name, scope, expiresAt, lastUsedOn: null }, ...tokens];
      return `legwork_${'0'.repeat(72)}`;
    },
    async revokeToken(id) {
      await allow('revokeToken');
      tokens = tokens.filter((token) => token.id !== id);
    },
  };
}

function sessionOf({ id, email }: MemoryPerson): Session {
  return { user: { id, email }, expiresAt: 4_000_000_000 };
}

type MemoryState = {
  readonly backups?: BackupState;
  readonly health?: Health;
  readonly audit?: readonly AuditEntry[];
};

type People = {
  readonly read: () => readonly MemoryPerson[];
  readonly write: (next: readonly MemoryPerson[]) => void;
};

function memoryAccounts(
  allow: (method: BackendMethod) => Promise<void>,
  { backups, health, audit = [] }: MemoryState,
  people: People,
): AccountAdministration {
  return {
    async listAccounts({ role, search, page }) {
      await allow('listAccounts');
      const found = people
        .read()
        .filter(
          (person) =>
            person.role === role &&
            `${person.fullName} ${person.email}`.toLowerCase().includes(search.toLowerCase()),
        );
      const first = page * ACCOUNTS_PER_PAGE;
      return { accounts: found.slice(first, first + ACCOUNTS_PER_PAGE), total: found.length };
    },
    async countAccounts({ weekAgo, monthAgo }) {
      await allow('countAccounts');
      const since = (moment: Date): number =>
        people
          .read()
          .filter(({ role, createdAt }) => role === 'user' && new Date(createdAt) >= moment).length;
      return { total: since(new Date(0)), thisWeek: since(weekAgo), thisMonth: since(monthAgo) };
    },
    async readAudit(before) {
      await allow('readAudit');
      const older = audit.filter(({ id }) => before === null || id < before);
      return older.slice(0, AUDIT_ENTRIES_PER_PAGE);
    },
    async exportAudit() {
      await allow('exportAudit');
      return '{"number":1}\n';
    },
    async readHealth() {
      await allow('readHealth');
      if (health === undefined) throw new BackendError('refused', 'There is none in this test.');
      return health;
    },
    async readBackupState() {
      await allow('readBackupState');
      return backups ?? null;
    },
    async createAccount({ fullName, email, password }) {
      await allow('createAccount');
      const createdAt = '2026-11-20T09:00:00Z';
      people.write([
        ...people.read(),
        { id: email, email, fullName, createdAt, password: password ?? '', role: 'user' },
      ]);
    },
    async deleteAccount(userId) {
      await allow('deleteAccount');
      people.write(people.read().filter(({ id }) => id !== userId));
    },
    async setTemporaryPassword(userId, password) {
      await allow('setTemporaryPassword');
      people.write(
        people.read().map((person) => (person.id === userId ? { ...person, password } : person)),
      );
    },
    async revokeApiTokens() {
      await allow('revokeApiTokens');
    },
    async changeRole(userId, role) {
      await allow('changeRole');
      people.write(
        people.read().map((person) => (person.id === userId ? { ...person, role } : person)),
      );
    },
  };
}
