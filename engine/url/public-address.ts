import { wordList } from '../lexicon/word-list.ts';
import { webAddress } from './web-address.ts';

/**
 * May the address be handed to a scraping service? Only http(s) on a public host: no loopback, private, link-local
 * or metadata address in any notation (`URL` has already written 0x7f.1 and 2130706433 as 127.0.0.1), no bare host names.
 */
export function isPublicAddress(address: string): boolean {
  const url = webAddress(address);
  if (url === null) return false;
  const host = url.hostname.replace(/\.$/, '');
  if (host.startsWith('[')) return PUBLIC_IPV6.test(host) && !IPV6_SPECIAL.test(host);
  return IPV4.test(host) ? isPublicIpv4(host) : isPublicName(host);
}

/** Names that resolve inside a network, never on the public web; a leading dot matches the name and all below it. */
const PRIVATE_NAMES = wordList(
  'localhost localdomain local internal lan intranet corp home arpa onion invalid',
);

/** Every IPv4 block that is not public (RFC 6890), cloud metadata included. */
const PRIVATE_BLOCKS = wordList(
  '0.0.0.0/8 10.0.0.0/8 100.64.0.0/10 127.0.0.0/8 169.254.0.0/16 172.16.0.0/12 192.0.0.0/24 192.0.2.0/24 192.168.0.0/16 198.18.0.0/15 198.51.100.0/24 203.0.113.0/24 224.0.0.0/3',
);

/** The IPv6 block given out to the public, 2000::/3, without its examples and the tunnels that carry IPv4 addresses. */
const PUBLIC_IPV6 = /^\[[23][0-9a-f]{3}:/;
const IPV6_SPECIAL = /^\[200(?:1:0?:|1:db8:|2:)/;
const IPV4 = /^\d{1,3}(?:\.\d{1,3}){3}$/;

function isPublicName(host: string): boolean {
  const isPrivate = PRIVATE_NAMES.some((name) => host === name || host.endsWith(`.${name}`));
  return host.includes('.') && !isPrivate;
}

function isPublicIpv4(host: string): boolean {
  const address = ipv4Number(host);
  return !PRIVATE_BLOCKS.some((block) => {
    const [first = '', prefixBits = ''] = block.split('/');
    const start = ipv4Number(first);
    return address >= start && address < start + 2 ** (IPV4_BITS - Number(prefixBits));
  });
}

const IPV4_BITS = 32;
const BYTE_VALUES = 256;

function ipv4Number(host: string): number {
  return host.split('.').reduce((number, part) => number * BYTE_VALUES + Number(part), 0);
}
