import { afterEach, expect, test } from 'vitest';
import { BackendError } from '../backend-error.ts';
import type { Session, SessionEnding } from '../backend.ts';
import { SESSION_STORAGE_NAME } from '../stored-session.ts';
import { createSupabaseSession } from './session.ts';
import type { Signing } from './signing.ts';

const CONFIG = {
  supabaseUrl: 'https://backend.example',
  supabaseAnonKey: 'anon',
  services: { scraperapi: '', serpapi: '', firecrawl: '' },
  modelOrigins: [],
  scrapeConcurrency: 1,
  keyless: null,
  sources: null,
  crms: {},
  example: null,
  isNew: false,
  singleSignOn: null,
};

const MINUTE_S = 60;

function store(secondsLeft: number): void {
  const value = {
    access_token: 'stored-token',
    expires_at: Date.now() / 1000 + secondsLeft,
    user: { id: 'uma', email: 'uma@example.com' },
  };
  localStorage.setItem(SESSION_STORAGE_NAME, JSON.stringify(value));
}

afterEach(() => localStorage.removeItem(SESSION_STORAGE_NAME));

/** A session client, the tokens its calls carried, how often the authentication client was fetched, and what was reported. */
function opened() {
  const tokens: (string | null)[] = [];
  const seen: (readonly [string | null, SessionEnding | null])[] = [];
  const page = new EventTarget();
  const wanted = new Promise<void>((resolve) => {
    page.addEventListener('use', () => resolve());
  });
  let loads = 0;
  let isOver = false;
  let settle: { readonly end: () => void; readonly fail: (error: Error) => void };
  const signingOut = new Promise<void>((resolve, reject) => {
    settle = { end: resolve, fail: reject };
  });
  const signing: Signing = {
    watchSession(onChange) {
      onChange(null, 'over');
      return () => undefined;
    },
    signIn: async () => undefined,
    signOnAddress: async () => '',
    signOn: async () => undefined,
    signOut: () => signingOut,
    changePassword: async () => undefined,
    accessToken: async () => (isOver ? null : 'renewed-token'),
    dropSession: async () => undefined,
  };
  const { session, watchSession } = createSupabaseSession(CONFIG, {
    fetch: async (_input, init) => {
      tokens.push(new Headers(init?.headers).get('authorization'));
      return Response.json({ role: 'user' });
    },
    loadSigning: async () => {
      loads += 1;
      return signing;
    },
    wanted,
  });
  watchSession((next: Session | null, ending) => seen.push([next?.user.id ?? null, ending]));
  const readRole = () => session.readRole('uma', new AbortController().signal);
  const use = (): boolean => page.dispatchEvent(new Event('use'));
  return {
    tokens,
    seen,
    use,
    readRole,
    signOut: () => session.signOut(),
    endSession: () => {
      localStorage.removeItem(SESSION_STORAGE_NAME);
      isOver = true;
      settle.end();
    },
    refuseSignOut: () => settle.fail(new BackendError('unreachable', 'Away.')),
    loads: () => loads,
  };
}

test('a session that is still good is reported and used without the authentication client', async () => {
  store(30 * MINUTE_S);
  const { tokens, seen, readRole, loads } = opened();

  expect(seen).toEqual([['uma', null]]);
  expect(await readRole()).toBe('user');
  expect(tokens).toEqual(['Bearer stored-token']);
  expect(loads()).toBe(0);
});

test('the authentication client comes with the first use, once, and has the last word', async () => {
  store(30 * MINUTE_S);
  const { seen, use, loads } = opened();
  use();

  await expect.poll(() => seen.at(-1)).toEqual([null, 'over']);
  expect(loads()).toBe(1);
});

test.each([
  ['runs out within the minute', () => store(MINUTE_S)],
  ['is not there', () => undefined],
])('a session that %s needs the authentication client at once', async (_, prepare) => {
  prepare();
  const { tokens, seen, readRole, loads } = opened();

  await readRole();
  expect(tokens).toEqual(['Bearer renewed-token']);
  expect(seen).toEqual([[null, 'over']]);
  expect(loads()).toBe(1);
});

test('a call that begins while somebody signs out waits for it, and does not leave the browser once the session is over', async () => {
  store(30 * MINUTE_S);
  const { tokens, readRole, signOut, endSession } = opened();
  const signedOut = signOut();
  const role = readRole().catch((error: unknown) => error);
  endSession();

  await signedOut;
  expect(await role).toBeInstanceOf(BackendError);
  expect(tokens).toEqual([]);
});

test('a call that begins while somebody signs out is made after all where the sign-out fails', async () => {
  store(30 * MINUTE_S);
  const { tokens, readRole, signOut, refuseSignOut } = opened();
  const signedOut = signOut();
  const role = readRole();
  refuseSignOut();

  await expect(signedOut).rejects.toThrow('Away.');
  expect(await role).toBe('user');
  expect(tokens).toEqual(['Bearer stored-token']);
});
