import { createContext, use } from 'react';
import type { AccountAdministration, AccountRole } from './accounts.ts';
import type { PrivacyBackend } from './privacy.ts';
import type { ReportLibrary } from './reports.ts';
import type { TokenBackend } from './tokens.ts';

/** Somebody who can sign in. */
export type Account = { readonly id: string; readonly email: string };

/** A signed-in visit. The tokens stay inside the backend client. */
export type Session = {
  readonly user: Account;
  /** Seconds since 1970, when the access token runs out; it is renewed before. */
  readonly expiresAt: number;
};

/** How a session that was there ended: `asked` for in this very page, or `over` for any other reason. */
export type SessionEnding = 'asked' | 'over';

/** Hears the session; `ending` is `null` while there is one, and where there was none. */
export type SessionWatcher = (session: Session | null, ending: SessionEnding | null) => void;

/** The account's own part of the backend. Every method throws `BackendError`. */
export type SessionBackend = {
  /** Throws with the service's own message when the e-mail or the password is wrong. */
  signIn(email: string, password: string): Promise<void>;
  /** Where the identity provider signs people on; `fragment` comes back with the browser. Throws with the server's own message. */
  signOnAddress(fragment: string): Promise<string>;
  /** Completes the sign-in of a user who has come back from there. Throws with the server's own message when the provider refused. */
  signOn(): Promise<void>;
  signOut(): Promise<void>;
  /** §6: read from the table `user_roles`, never from the token. */
  readRole(userId: string, signal: AbortSignal): Promise<AccountRole>;
  /** True while the account's password is one that somebody else chose. */
  mustChangePassword(userId: string, signal: AbortSignal): Promise<boolean>;
  changePassword(password: string): Promise<void>;
};

/** The hosted backend. Each part is loaded when it is first asked for; it rejects with `BackendError`, and the next call tries again. */
export type Backend = {
  /** Reports the session after the first look-up (§4), then every change of any tab. Returns the function that stops it. */
  readonly watchSession: (onChange: SessionWatcher) => () => void;
  readonly session: () => Promise<SessionBackend>;
  readonly accounts: () => Promise<AccountAdministration>;
  readonly reports: () => Promise<ReportLibrary>;
  readonly privacy: () => Promise<PrivacyBackend>;
  readonly tokens: () => Promise<TokenBackend>;
};

/** The backend in use; the application provides it once, tests provide their own implementation. */
export const BackendContext = createContext<Backend | null>(null);

/** The backend of this application. Throws outside of `BackendContext`, which is a programming error. */
export function useBackend(): Backend {
  const backend = use(BackendContext);
  if (!backend) throw new Error('useBackend needs a BackendContext around it.');
  return backend;
}
