import { parseUrl } from './parse-url.ts';

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
