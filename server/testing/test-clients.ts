import { GoTrueClient } from '@supabase/auth-js';
import { PostgrestClient } from '@supabase/postgrest-js';

/** The two client libraries the browser uses, pointed at one server. */
export type TestClient = {
  readonly auth: GoTrueClient;
  readonly rest: PostgrestClient;
};

/** Where a server is and what its browser sends as key. */
export type TestTarget = { readonly url: string; readonly publishableKey: string };

/** A client that has not signed in. */
export function anonymousClient({ url, publishableKey }: TestTarget): TestClient {
  const headers = { apikey: publishableKey };
  const auth = new GoTrueClient({
    url: `${url}/auth/v1`,
    headers,
    autoRefreshToken: false,
    persistSession: false,
    storageKey: crypto.randomUUID(),
  });
  return { auth, rest: new PostgrestClient(`${url}/rest/v1`, { headers }) };
}

/** A client signed in with a password. Throws the service's error when that fails. */
export async function signedInClient(
  target: TestTarget,
  credentials: { readonly email: string; readonly password: string },
): Promise<TestClient & { readonly accessToken: string; readonly userId: string }> {
  const { auth } = anonymousClient(target);
  const { data, error } = await auth.signInWithPassword(credentials);
  if (error) throw error;
  const accessToken = data.session.access_token;
  return { auth, rest: restClient(target, accessToken), accessToken, userId: data.user.id };
}

/** Speaks to the tables with the given access token, whatever it is worth. */
export function restClient({ url, publishableKey }: TestTarget, accessToken: string) {
  return new PostgrestClient(`${url}/rest/v1`, {
    headers: { apikey: publishableKey, authorization: `Bearer ${accessToken}` },
  });
}

/** Sends any request as it is, for what no client library would ever send. GET and HEAD carry no body. */
export function sendRequest(
  { url, publishableKey }: TestTarget,
  method: string,
  address: string,
  { body, token }: { readonly body?: string; readonly token?: string } = {},
): Promise<Response> {
  const mayCarry = method !== 'GET' && method !== 'HEAD';
  return fetch(url + address, {
    method,
    headers: {
      apikey: publishableKey,
      'content-type': 'application/json',
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    },
    ...(mayCarry && body !== undefined ? { body } : {}),
  });
}
