import { localArea, storedText } from '../storage/account-storage.ts';
import { fieldsOf } from '../unknown-fields.ts';
import type { Session } from './backend.ts';

/** Where the session lies in local storage (§1). */
export const SESSION_STORAGE_NAME = 'legwork.session';

/** Whether this browser probably comes back signed in; asked before the backend's client is there. */
export function hasStoredSession(): boolean {
  return storedText(localArea, SESSION_STORAGE_NAME) !== null;
}

/** The stored session, `null` when there is none. It is believed while the backend is in trouble: a renewal that has to wait signs nobody out. */
export function storedSession(): Session | null {
  return sessionFrom(storedFields());
}

/** A token that ends sooner than this is renewed before it is used, as the authentication client does it. */
const RENEWED_BEFORE_MS = 90_000;

/** The stored access token, `null` when there is none or it is about to run out. Unlike the authentication client, it waits for nothing. */
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
