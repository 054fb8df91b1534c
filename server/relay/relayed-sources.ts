import type { Settings } from '../settings.ts';

/** One host that may be asked, and what it may be asked for. */
type RelayedSource = {
  /** Its public address. */
  readonly publicUrl: string;
  /** Companies have a host of their own below it (`acme.recruitee.com`), whose name comes first in the path. */
  readonly hasOwnHosts?: true;
  /** Paths that may be asked for, whole; where companies have own hosts, the first group is the company's. */
  readonly path: RegExp;
  /** Parameters that may be passed on. */
  readonly parameters: readonly string[];
  readonly bytesMax: number;
  /** Requests of everybody begin no closer together. Milliseconds. */
  readonly everyMs: number;
};

/** As DNS writes the name of a host (RFC 1123). */
const HOST_LABEL = String.raw`[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?`;

const EVERY_MS = 100;

/** All that is ever asked, by the name that follows `/relay/`. Whatever is not in here is not found. */
export const RELAYED_SOURCES = {
  recruitee: {
    publicUrl: 'https://recruitee.com',
    hasOwnHosts: true,
    path: new RegExp(`^/(${HOST_LABEL})/api/offers/$`, 'iu'),
    parameters: [],
    bytesMax: 4_000_000,
    everyMs: EVERY_MS,
  },
} as const satisfies Readonly<Record<string, RelayedSource>>;

/** The name of a host that may be asked. */
export type RelayedName = keyof typeof RELAYED_SOURCES;

const RELAYED_NAMES = ['recruitee'] as const satisfies readonly RelayedName[];

/** The hosts that this installation relays to: all of them with SOURCES=on, unless browsers may ask no source at all. */
export function relayedNames({ SOURCES, KEYLESS }: Settings): readonly RelayedName[] {
  return SOURCES === 'on' && KEYLESS === 'on' ? [...RELAYED_NAMES] : [];
}

/** Where hosts are reached that the operator has not left at their public address. */
export type ConfiguredAddresses = Readonly<Partial<Record<RelayedName, string | undefined>>>;

/** What a request to the relay asks for. */
export type RelayTarget = Pick<RelayedSource, 'bytesMax' | 'everyMs'> & {
  readonly name: RelayedName;
  readonly url: URL;
  /** The operator has entered this address, which may be inside the network. */
  readonly isConfigured: boolean;
};

const VALUE_LENGTH_MAX = 300;

/**
 * What a request to `/relay/<name>/<path>` asks for, put together from parts that are allowed one by one; `null` when any of
 * them is not.
 */
export function relayTarget(asked: URL, configured: ConfiguredAddresses): RelayTarget | null {
  const [, name = '', path = ''] = /^\/relay\/([a-z-]+)(\/.*)$/u.exec(asked.pathname) ?? [];
  if (!isRelayedName(name)) return null;
  const source: RelayedSource = RELAYED_SOURCES[name];
  const parameters = [...asked.searchParams];
  if (!source.path.test(path) || !areAllowed(parameters, source)) return null;
  const address = configured[name];
  const url = new URL(address === undefined ? publicAddress(source, path) : address + path);
  // A space as %20, as every one of the hosts reads it.
  url.search = new URLSearchParams(parameters).toString().replaceAll('+', '%20');
  const { bytesMax, everyMs } = source;
  return { name, url, bytesMax, everyMs, isConfigured: address !== undefined };
}

function publicAddress({ publicUrl, hasOwnHosts, path }: RelayedSource, asked: string): string {
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
  { parameters: allowed }: RelayedSource,
): boolean {
  const names = parameters.map(([name]) => name);
  return (
    new Set(names).size === names.length &&
    names.every((name) => allowed.includes(name)) &&
    parameters.every(([, value]) => value.length <= VALUE_LENGTH_MAX)
  );
}
