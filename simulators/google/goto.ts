import { createHash } from 'node:crypto';
import type { World } from '../world/world.ts';

/** The opaque token of a 2026 results page: nobody but the search engine can tell the address from it. */
export function gotoToken(address: string): string {
  return `CAES${createHash('sha256').update(address).digest('base64url')}`;
}

/** The address behind `https://www.google.com/goto?url=…`, or `null` when it is no such link of this world. */
export function resolveGoto(world: World, address: string): string | null {
  if (!URL.canParse(address)) return null;
  const url = new URL(address);
  if (!isGoogle(url) || url.pathname !== '/goto') return null;
  const token = url.searchParams.get('url');
  return world.addresses.find((known) => gotoToken(known) === token) ?? null;
}

/** Whether the address belongs to the search engine, by host name. */
export function isGoogle(url: URL): boolean {
  return /(?:^|\.)google\.[a-z.]{2,6}$/.test(url.hostname);
}
