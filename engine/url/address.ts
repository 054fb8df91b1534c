import { READ_ADDRESS_CHARACTERS_MAX } from '../text/text-weights.ts';

/** What an address says by itself. Empty parts when it is not a readable http(s) address. */
export type Address = {
  /** Lower case, without `www.` and without mobile prefixes. */
  readonly host: string;
  /** Decoded path and query, as text. */
  readonly path: string;
};

const NO_ADDRESS: Address = { host: '', path: '' };
const HOST_PREFIX = /^(?:www\d?|m|mobile|amp)\./u;

/** Reads an address without ever throwing. */
export function readAddress(url: string): Address {
  const start = url.slice(0, READ_ADDRESS_CHARACTERS_MAX);
  if (!URL.canParse(start)) return NO_ADDRESS;
  const { hostname, pathname, search, protocol } = new URL(start);
  if (!protocol.startsWith('http')) return NO_ADDRESS;
  return {
    host: hostname.toLowerCase().replace(HOST_PREFIX, ''),
    path: decoded(pathname + search),
  };
}

/** Second-level names under which a country registers, so that `example.co.uk` is one site. */
const SHARED_SECOND_LEVELS: ReadonlySet<string> = new Set(
  'co com org net gov edu ac gob govt or ne go mil nhs asn'.split(' '),
);
const COUNTRY_CODE_LENGTH = 2;
const LABELS_UNDER_SHARED = 3;
const LABELS_USUAL = 2;

/** The part of a host name that its owner registered: `news.bbc.co.uk` gives `bbc.co.uk`. */
export function registrableDomain(host: string): string {
  const labels = host.split('.');
  const top = labels.at(-1) ?? '';
  const isShared =
    top.length === COUNTRY_CODE_LENGTH &&
    SHARED_SECOND_LEVELS.has(labels[labels.length - LABELS_USUAL] ?? '');
  return labels.slice(-(isShared ? LABELS_UNDER_SHARED : LABELS_USUAL)).join('.');
}

/** The telling label of a registrable domain: `bbc` of `bbc.co.uk`. */
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
