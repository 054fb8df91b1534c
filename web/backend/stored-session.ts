import { localArea, storedText } from '../storage/account-storage.ts';
import type { Session } from './backend.ts';

/** Where the session lies in local storage (§1). */
export const SESSION_STORAGE_NAME = 'legwork.session';

/** Whether this browser probably comes back signed in; asked before the backend's client is there. */
export function hasStoredSession(): boolean {
  return storedText(localArea, SESSION_STORAGE_NAME) !== null;
}

/**
 * The session as it lies in the browser, `null` when there is none or what lies there isn't one. While the backend is in
 * trouble this is all there is: nobody is signed out because a renewal has to wait.
 */
export function storedSession(): Session | null {
  return sessionFrom(storedFields());
}

/** A token that ends sooner than this is renewed before it is used, as the authentication client does it. */
const RENEWED_BEFORE_MS = 90_000;

/**
 * The access token as it lies in the browser, `null` when there is none or it is about to run out. The authentication
 * client reads the same entry, but waits in line behind every other look at the session.
 */
export function storedAccessToken(nowMs: number): string | null {
  const stored = storedFields();
  const { access_token: token, expires_at: expiresAt } = stored;
  if (typeof token !== 'string' || typeof expiresAt !== 'number') return null;
  return expiresAt * 1000 - nowMs > RENEWED_BEFORE_MS ? token : null;
}

/** Whether the browser holds a session that needs no renewal yet. */
export function hasLiveSession(): boolean {
  return storedSession() !== null && storedAccessToken(Date.now()) !== null;
}

function storedFields(): Readonly<Record<string, unknown>> {
  try {
    return fieldsOf(JSON.parse(storedText(localArea, SESSION_STORAGE_NAME) ?? 'null'));
  } catch {
    return {};
  }
}

/** Reads a session of the authentication client, which hands on whatever lay in storage. */
export function sessionFrom(value: unknown): Session | null {
  const { user, expires_at: expiresAt } = fieldsOf(value);
  const { id, email } = fieldsOf(user);
  if (typeof id !== 'string' || id === '') return null;
  return {
    user: { id, email: typeof email === 'string' ? email : '' },
    expiresAt: typeof expiresAt === 'number' ? expiresAt : 0,
  };
}

function fieldsOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null
    ? Object.fromEntries(Object.entries(value))
    : {};
}
