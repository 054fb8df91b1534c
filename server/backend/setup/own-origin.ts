/**
 * Whether a page of this very installation sent the request. Browsers say so themselves in `Sec-Fetch-Site`, which no
 * page can forge; where they don't (plain HTTP on another machine), the page's host has to be the one that was asked.
 * The protocol is left out: behind a proxy with a certificate it is another one in here.
 */
export function fromOwnOrigin({ headers }: Request): boolean {
  const origin = headers.get('origin') ?? '';
  if (!URL.canParse(origin)) return false;
  const site = headers.get('sec-fetch-site');
  return site === null ? new URL(origin).host === headers.get('host') : site === 'same-origin';
}
