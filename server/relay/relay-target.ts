import type { RelayableSource, RelayedHost } from './relayable-source.ts';
import { RELAYED_SOURCES, type RelayedName, type RelayedReach } from './relayed-sources.ts';

/** What a request to the relay asks for. */
export type RelayTarget = Omit<RelayableSource, 'hosts'> & {
  readonly [Part in 'method' | 'isNote' | 'body' | 'maxBytes']: RelayedHost[Part] | undefined;
} & {
  readonly name: RelayedName;
  readonly url: URL;
  readonly userAgent: string;
  /** The operator has entered this address, which may be inside the network. */
  readonly isConfigured: boolean;
};

const USER_AGENT = 'Legwork';
const VALUE_LENGTH_MAX = 300;

/** What a request to `/relay/<name>/<path>` asks for, of parts that are allowed one by one; `null` when any is not. */
export function relayTarget(
  asked: URL,
  reached: RelayedReach,
  askedMethod = 'GET',
): RelayTarget | null {
  const [, name = '', path = ''] = /^\/relay\/([a-z-]+)(\/.*)$/u.exec(asked.pathname) ?? [];
  const reach = isRelayedName(name) ? reached[name] : undefined;
  if (!isRelayedName(name) || reach === undefined) return null;
  const { hosts, ...manners }: RelayableSource = RELAYED_SOURCES[name];
  const host = hosts.find(
    (one) =>
      one.path.test(path) &&
      (one.method ?? 'GET') === askedMethod &&
      areAllowed([...asked.searchParams], one),
  );
  if (host === undefined) return null;
  const { url: configured, userAgent } = reach;
  const url = new URL(addressOf(host, path, configured));
  // Encoded anew, with a space as %20, as every one of the hosts reads it.
  url.search = new URLSearchParams([...asked.searchParams]).toString().replaceAll('+', '%20');
  const isConfigured = configured !== undefined;
  const { method, isNote, body, maxBytes } = host;
  const sent = { method, isNote, body, maxBytes };
  return { ...manners, ...sent, name, url, userAgent: userAgent ?? USER_AGENT, isConfigured };
}

function addressOf(
  { publicUrl, hasOwnHosts, path }: RelayedHost,
  asked: string,
  configured: string | undefined,
): string {
  if (configured !== undefined) return configured + asked;
  if (hasOwnHosts !== true) return publicUrl + asked;
  const [, company = ''] = path.exec(asked) ?? [];
  return publicUrl.replace('://', `://${company}.`) + asked.slice(`/${company}`.length);
}

function isRelayedName(name: string): name is RelayedName {
  return Object.hasOwn(RELAYED_SOURCES, name);
}

/** Each at most once, and none too long. */
function areAllowed(
  parameters: readonly (readonly [string, string])[],
  { parameters: allowed = [] }: RelayedHost,
): boolean {
  const names = parameters.map(([name]) => name);
  return (
    new Set(names).size === names.length &&
    names.every((name) => allowed.includes(name)) &&
    parameters.every(([, value]) => value.length <= VALUE_LENGTH_MAX)
  );
}
