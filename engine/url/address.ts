import { getDomain } from 'tldts';
import { parseUrl } from './web-address.ts';

/** What an address says by itself. Empty parts when it is not a readable http(s) address. */
export type WebAddressParts = {
  /** Lower case, without `www.` and without mobile prefixes. */
  readonly host: string;
  /** Decoded path and query, as text. */
  readonly path: string;
};

const NO_ADDRESS: WebAddressParts = { host: '', path: '' };
const HOST_PREFIX = /^(?:www\d?|m|mobile|amp)\./u;

/** Browsers and servers cut addresses at about this length; the rest is data. */
export const READ_ADDRESS_CHARACTERS_MAX = 2000;

/** Reads an address without ever throwing. */
export function readAddress(url: string): WebAddressParts {
  const parsed = parseUrl(url.slice(0, READ_ADDRESS_CHARACTERS_MAX));
  if (parsed?.protocol.startsWith('http') !== true) return NO_ADDRESS;
  const { hostname, pathname, search } = parsed;
  return {
    host: hostname.toLowerCase().replace(HOST_PREFIX, ''),
    path: decoded(pathname + search),
  };
}

/** The part of a host name that its owner registered, by the Public Suffix List: `news.bbc.co.uk` gives `bbc.co.uk`. */
export function registrableDomain(host: string): string {
  return getDomain(host) ?? host;
}

/** The same, or '' where nobody registered the host: an IP address, a bare name, a public suffix. */
export function ownedDomain(host: string): string {
  return getDomain(host) ?? '';
}

/** The distinctive label of a registrable domain: `bbc` of `bbc.co.uk`. */
export function domainLabel(host: string): string {
  return registrableDomain(host).split('.')[0] ?? '';
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path.replaceAll('+', ' '));
  } catch (error) {
    // A stray per cent sign is common in the wild; the raw path still holds its words.
    if (error instanceof URIError) return path;
    throw error;
  }
}
