/** Longer addresses are trackers or attacks; browsers and search engines stop here too. */
const ADDRESS_CHARACTERS_MAX = 2048;

/** Reads an http(s) address without user name; `null` for anything else, also for one that is absurdly long. */
export function webAddress(address: string, base?: string): URL | null {
  const url = address.length > ADDRESS_CHARACTERS_MAX ? null : parseUrl(address, base);
  const isWeb = url?.protocol === 'https:' || url?.protocol === 'http:';
  if (!isWeb || url.hostname === '') return null;
  url.username = '';
  url.password = '';
  return url;
}

/**
 * An address taken apart, or `null` when the text is no address. Never ask `URL.canParse`: once Node 20 has compiled the caller,
 * it refuses addresses with letters such as 'ü', so that the same address would be readable at first and not later.
 */
export function parseUrl(address: string, base?: string | URL): URL | null {
  try {
    return new URL(address, base);
  } catch {
    return null;
  }
}

/** An address as somebody types it, with a scheme: 'https://acme.example' for 'acme.example'. */
export function withScheme(typed: string): string {
  const address = typed.trim();
  return /^[a-z]+:\/\//iu.test(address) ? address : `https://${address}`;
}
