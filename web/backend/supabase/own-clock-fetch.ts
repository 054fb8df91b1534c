/**
 * A `fetch` for the authentication client under which sessions run out by this device's own clock. The client believes
 * the server's `expires_at` and compares it with the device's time: on a device a day ahead every look at the session
 * would renew it. Without the field it counts `expires_in` from now, which is right whatever the clock says.
 */
export function createOwnClockFetch(fetch: typeof globalThis.fetch): typeof globalThis.fetch {
  return async (input, init) => {
    const response = await fetch(input, init);
    if (!response.ok || !isTokenAddress(input)) return response;
    const body: unknown = await response.json();
    return Response.json(withoutExpiry(body), { status: response.status });
  };
}

function isTokenAddress(input: RequestInfo | URL): boolean {
  const address = input instanceof Request ? input.url : String(input);
  return new URL(address).pathname.endsWith('/auth/v1/token');
}

function withoutExpiry(body: unknown): unknown {
  if (typeof body !== 'object' || body === null) return body;
  return Object.fromEntries(Object.entries(body).filter(([name]) => name !== 'expires_at'));
}
