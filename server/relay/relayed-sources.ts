import { edgarUserAgent } from '../../runtime/edgar-user-agent.ts';
import type { Settings } from '../settings.ts';

/** One host, and what it may be asked for. */
type RelayedHost = {
  /** Its public address. */
  readonly publicUrl: string;
  /** Companies have a host of their own below it (`acme.recruitee.com`), whose name is the first group of the path. */
  readonly hasOwnHosts?: true;
  /** Paths that may be asked for, whole. */
  readonly path: RegExp;
  /** Parameters that may be passed on. */
  readonly parameters?: readonly string[];
};

/** A source, and with what manners it is asked. */
type RelayedSource = {
  readonly hosts: readonly RelayedHost[];
  readonly bytesMax: number;
  /** Requests of everybody begin no closer together. Milliseconds. */
  readonly everyMs: number;
  /** It refuses whoever asks too often so long, with this status as well as 429. */
  readonly refusal?: { readonly status: number; readonly seconds: number };
};

/** As DNS writes the name of a host (RFC 1123). */
const HOST_LABEL = String.raw`[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?`;

/** All that is ever asked, by the name that follows `/relay/`. Whatever is not in here is not found. */
export const RELAYED_SOURCES = {
  recruitee: {
    hosts: [
      {
        publicUrl: 'https://recruitee.com',
        hasOwnHosts: true,
        path: new RegExp(`^/(${HOST_LABEL})/api/offers/$`, 'iu'),
      },
    ],
    bytesMax: 4_000_000,
    everyMs: 100,
  },
  edgar: {
    hosts: [
      { publicUrl: 'https://www.sec.gov', path: /^\/files\/company_tickers\.json$/u },
      {
        publicUrl: 'https://www.sec.gov',
        path: /^\/Archives\/edgar\/data\/\d{1,10}\/\d{18}\/\w[\w.-]{0,99}$/u,
      },
      { publicUrl: 'https://data.sec.gov', path: /^\/submissions\/CIK\d{10}\.json$/u },
      {
        publicUrl: 'https://efts.sec.gov',
        path: /^\/LATEST\/search-index$/u,
        parameters: ['q', 'dateRange', 'startdt', 'enddt', 'ciks', 'forms', 'from'],
      },
    ],
    bytesMax: 8_000_000,
    // Ten a second are allowed over all of its hosts, and several processes may share an address.
    everyMs: 200,
    refusal: { status: 403, seconds: 600 },
  },
} as const satisfies Readonly<Record<string, RelayedSource>>;

/** The name of a source that may be asked. */
export type RelayedName = keyof typeof RELAYED_SOURCES;

/**
 * The sources that this installation relays to: with SOURCES=on all that can be asked, unless browsers may ask no source at
 * all. The SEC answers only where it is told whom to write to.
 */
export function relayedNames(settings: Settings): readonly RelayedName[] {
  const { SOURCES, KEYLESS, EDGAR_CONTACT } = settings;
  if (SOURCES !== 'on' || KEYLESS === 'off') return [];
  return EDGAR_CONTACT === undefined ? ['recruitee'] : ['recruitee', 'edgar'];
}

/** How a source is reached that the operator has set something for. */
type Reach = {
  /** Where it is reached instead of its public addresses. */
  readonly url?: string | undefined;
  readonly userAgent?: string | null;
};

/** How the sources are reached that are relayed; no other one is asked. */
export type RelayedReach = Readonly<Partial<Record<RelayedName, Reach>>>;

/** How this installation reaches them. */
export function relayedReach(settings: Settings): RelayedReach {
  const { RECRUITEE_URL, EDGAR_URL, EDGAR_CONTACT = '' } = settings;
  const reach = {
    recruitee: { url: RECRUITEE_URL },
    edgar: { url: EDGAR_URL, userAgent: edgarUserAgent(EDGAR_CONTACT) },
  };
  return Object.fromEntries(relayedNames(settings).map((name) => [name, reach[name]]));
}

/** What a request to the relay asks for. */
export type RelayTarget = Omit<RelayedSource, 'hosts'> & {
  readonly name: RelayedName;
  readonly url: URL;
  readonly userAgent: string;
  /** The operator has entered this address, which may be inside the network. */
  readonly isConfigured: boolean;
};

const USER_AGENT = 'Legwork';
const VALUE_LENGTH_MAX = 300;

/**
 * What a request to `/relay/<name>/<path>` asks for, put together from parts that are allowed one by one; `null` when any of
 * them is not.
 */
export function relayTarget(asked: URL, reached: RelayedReach): RelayTarget | null {
  const [, name = '', path = ''] = /^\/relay\/([a-z-]+)(\/.*)$/u.exec(asked.pathname) ?? [];
  const reach = isRelayedName(name) ? reached[name] : undefined;
  if (!isRelayedName(name) || reach === undefined) return null;
  const { hosts, ...manners }: RelayedSource = RELAYED_SOURCES[name];
  const host = hosts.find((one) => one.path.test(path));
  const parameters = [...asked.searchParams];
  if (host === undefined || !areAllowed(parameters, host)) return null;
  const { url: address, userAgent } = reach;
  const url = new URL(address === undefined ? publicAddress(host, path) : address + path);
  // A space as %20, as every one of the hosts reads it.
  url.search = new URLSearchParams(parameters).toString().replaceAll('+', '%20');
  const isConfigured = address !== undefined;
  return { ...manners, name, url, userAgent: userAgent ?? USER_AGENT, isConfigured };
}

function publicAddress({ publicUrl, hasOwnHosts, path }: RelayedHost, asked: string): string {
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
