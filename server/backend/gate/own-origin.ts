import { parseAddress } from '../../../runtime/service-address.ts';
import type { Refusal } from './refusal.ts';

/** What a request of another site's page is answered. */
export const FOREIGN_ORIGIN: Refusal = {
  status: 403,
  code: 'foreign_origin',
  message: 'This request comes from another site.',
};

/**
 * Whether a page of this very installation sent the request. Browsers say so themselves in `Sec-Fetch-Site`, which no
 * page can forge; where they don't (plain HTTP on another machine), the page's host has to be the one that was asked.
 * The protocol is left out: behind a proxy with a certificate it is another one in here.
 */
export function fromOwnOrigin({ headers }: Request): boolean {
  const origin = parseAddress(headers.get('origin') ?? '');
  if (origin === null) return false;
  const site = headers.get('sec-fetch-site');
  return site === null ? origin.host === headers.get('host') : site === 'same-origin';
}
