/**
 * An address taken apart, or `null` when it is none. Never ask `URL.canParse`: once Node 20 has compiled the caller, it
 * refuses addresses with letters such as 'ü', so that the same address would be readable at first and not later.
 */
export function parseUrl(address: string, base?: string | URL): URL | null {
  try {
    return new URL(address, base);
  } catch {
    return null;
  }
}
