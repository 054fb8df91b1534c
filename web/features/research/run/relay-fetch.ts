import type { RelayedSource } from '../../../company-sources.ts';

/** The relay address of each of these sources, by name. */
export function relayAddresses(
  sources: readonly RelayedSource[],
): Readonly<Partial<Record<RelayedSource, string>>> {
  return Object.fromEntries(sources.map((name) => [name, `${relayRoot()}${name}`]));
}

/** A `fetch` that sends the access token to our own server's relay and to no other address. */
export function createRelayFetch(
  fetch: typeof globalThis.fetch,
  accessToken: string,
): typeof globalThis.fetch {
  return (input, init) => {
    const url = input instanceof Request ? input.url : String(input);
    if (!url.startsWith(relayRoot())) return fetch(input, init);
    const headers = new Headers(init?.headers);
    headers.set('Authorization', `Bearer ${accessToken}`);
    return fetch(input, { ...init, headers });
  };
}

function relayRoot(): string {
  return `${globalThis.location.origin}/relay/`;
}
