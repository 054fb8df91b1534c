const TRACKING = /^(?:utm_.+|gclid|fbclid|mc_[ce]id)$/;

/** Host, path and telling parameters: equal for addresses that a server would answer alike. */
export function addressKey(address: string): string | null {
  if (!URL.canParse(address)) return null;
  const url = new URL(address);
  const telling = [...url.searchParams].filter(([name]) => !TRACKING.test(name));
  const query = telling.map(([name, value]) => `?${name}=${value}`).join('');
  return `${url.host}${url.pathname.replace(/\/+$/, '')}${query}`.toLowerCase();
}
