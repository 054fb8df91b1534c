import type { IdentityProvider } from '../../simulators/identity-provider/identity-provider.ts';
import { openSingleSignOn } from '../backend/single-sign-on/single-sign-on.ts';
import { createApp } from '../http/app.ts';
import { browserConfig } from '../http/browser-config.ts';
import { listen } from '../http/listen.ts';
import type { Log } from '../log.ts';
import { readSettings } from '../settings.ts';
import { singleSignOnOf } from '../single-sign-on-settings.ts';
import type { OpenTestServer } from './open-test-server.ts';
import { anonymousClient, restClient, type TestTarget } from './test-clients.ts';

/** A server process with single sign-on, on the database of another one. */
export type SignOnSite = TestTarget & AsyncDisposable & { readonly logged: readonly string[] };

/** Opens one; `settings` come on top of those of the provider. */
export async function openSignOnSite(
  { backend, publishableKey }: OpenTestServer,
  provider: Pick<IdentityProvider, 'settings'>,
  given: Readonly<Record<string, string>> = {},
): Promise<SignOnSite> {
  const settings = readSettings({ ...provider.settings, ...given });
  const logged: string[] = [];
  const log: Log = { say: (line) => logged.push(line), warn: (line) => logged.push(line) };
  const wanted = singleSignOnOf(settings);
  const app = createApp({
    webFiles: new Map(),
    config: browserConfig(settings, publishableKey),
    gate: backend.fetch,
    setup: undefined,
    singleSignOn: wanted && openSingleSignOn(wanted, backend, log),
    publicUrl: settings.PUBLIC_URL,
    trustedProxies: settings.TRUST_PROXY,
    log,
  });
  const address = { host: '127.0.0.1', port: 0 };
  const listener = await listen((request, connection) => app.fetch(request, connection), address);
  return {
    url: listener.url,
    publishableKey,
    logged,
    [Symbol.asyncDispose]: () => listener.close(),
  };
}

/** A browser as far as signing on needs one: it keeps cookies and stops at every redirect. */
export type SignOnBrowser = {
  readonly cookies: Map<string, string>;
  readonly post: (path: string, body?: unknown, headers?: Headers) => Promise<Response>;
  readonly get: (address: string) => Promise<Response>;
  /** Asks where to go and goes there; answers the address that the provider sends the browser back to. */
  readonly begin: (fragment?: string) => Promise<string>;
  /** Fetches the session that the way back has left; answers the refresh token, or why there is none. */
  readonly fetchSession: () => Promise<{ readonly token?: string; readonly refusal?: string }>;
};

type Headers = Readonly<Record<string, string>>;

/** A browser on one site that has not been there before. */
export function openBrowser({ url }: { readonly url: string }): SignOnBrowser {
  const cookies = new Map<string, string>();
  const send = async (address: string, init: RequestInit = {}, headers: Headers = {}) => {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const answer = await fetch(address, {
      ...init,
      redirect: 'manual',
      headers: { cookie, ...headers },
    });
    for (const line of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (/Max-Age=0/.test(line)) cookies.delete(name);
      else cookies.set(name, value);
    }
    return answer;
  };
  const post = (path: string, body: unknown = {}, headers: Headers = {}) =>
    send(
      url + path,
      { method: 'POST', body: JSON.stringify(body) },
      { origin: url, 'content-type': 'application/json', ...headers },
    );
  const get = (address: string) => send(address);
  return {
    cookies,
    post,
    get,
    async begin(fragment = '') {
      const { address } = textsIn(await (await post('/sso/start', { fragment })).json());
      const back = await fetch(address ?? '', { redirect: 'manual' });
      return back.headers.get('location') ?? '';
    },
    async fetchSession() {
      const { refresh_token: token, message: refusal } = textsIn(
        await (await post('/sso/session')).json(),
      );
      return { ...(token !== undefined && { token }), ...(refusal !== undefined && { refusal }) };
    },
  };
}

/** Goes the whole way in a browser of its own. */
export async function tryToSignOn(site: TestTarget): ReturnType<SignOnBrowser['fetchSession']> {
  const browser = openBrowser(site);
  await browser.get(await browser.begin());
  return browser.fetchSession();
}

/** Signs on whoever sits at the provider. Throws what the page would show when that is refused. */
export async function signOn(site: TestTarget) {
  const { token, refusal } = await tryToSignOn(site);
  if (token === undefined) throw new Error(refusal);
  const { auth } = anonymousClient(site);
  const { data, error } = await auth.refreshSession({ refresh_token: token });
  if (error) throw error;
  const { session, user } = data;
  if (!session || !user) throw new Error('A session without a user.');
  const rest = restClient(site, session.access_token);
  return { auth, rest, userId: user.id, email: user.email, accessToken: session.access_token };
}

/** The texts of an answer, by name. */
export function textsIn(value: unknown): Readonly<Record<string, string>> {
  return typeof value === 'object' && value !== null
    ? Object.fromEntries(Object.entries(value).filter(([, held]) => typeof held === 'string'))
    : {};
}

/** Tells a server of a log-out as the provider does. */
export function postLogout({ url }: { readonly url: string }, token: string): Promise<Response> {
  const body = new URLSearchParams({ logout_token: token });
  return fetch(`${url}/sso/logout`, { method: 'POST', body });
}
