import { isGoogleHost } from '../../url/exclusion-reason.ts';
import { webAddress } from '../../url/web-address.ts';

/** Wrappers inside wrappers (`/url?q=…/url?q=…`) are followed this deep. */
const WRAPPERS_MAX = 3;

/**
 * Where a link of a results page leads: `direct` with the real address, `opaque` when Google keeps it to itself
 * (`/goto` tokens), `internal` for Google's own pages (more searches, images, ads) and for what is not a web address.
 */
export type Destination =
  | { readonly kind: 'direct'; readonly url: string }
  | { readonly kind: 'opaque' }
  | { readonly kind: 'internal' };

const RESULTS_PAGE_ORIGIN = 'https://www.google.com';

/** Google's redirecting paths and the parameters that may hold the destination, already decoded once by `get`. */
const WRAPPERS: Readonly<Record<string, readonly string[]>> = {
  '/url': ['q', 'url'],
  '/goto': ['url', 'q'],
  '/interstitial': ['url'],
};
const AMP_VIEWER = /^\/amp\/(s\/)?(.+)$/;

/** Unwraps one `href` of a results page (or a link that SerpApi reports). Never throws. */
export function linkDestination(href: string): Destination {
  let address = webAddress(href.trim(), RESULTS_PAGE_ORIGIN);
  for (let wrappers = 0; wrappers <= WRAPPERS_MAX && address !== null; wrappers += 1) {
    if (!isGoogleHost(address.hostname)) return { kind: 'direct', url: withoutHighlight(address) };
    const inner = unwrapped(address);
    if (inner === 'own page') return ownPage(address);
    if (inner === 'hidden') return { kind: 'opaque' };
    address = inner;
  }
  return { kind: 'internal' };
}

/** The address inside a wrapper, or why there is none. */
function unwrapped(address: URL): URL | 'own page' | 'hidden' {
  const amp = AMP_VIEWER.exec(address.pathname);
  if (amp !== null)
    return webAddress(`${amp[1] === undefined ? 'http' : 'https'}://${amp[2]}`) ?? 'own page';
  const parameters = WRAPPERS[address.pathname];
  if (parameters === undefined) return 'own page';
  const values = parameters.flatMap((name) => address.searchParams.get(name) ?? []);
  const inner = values.map((value) => webAddress(value, undefined)).find((url) => url !== null);
  if (inner !== undefined) return inner;
  // `/url?q=/search?…` is Google's own page; `/goto?url=CAES…` hides another site's.
  return values.some((value) => /^[\w-]+=*$/.test(value)) ? 'hidden' : 'own page';
}

/** A page on a Google host that isn't the search itself (`cloud.google.com`) is a real address, to be left out by its host. */
function ownPage(address: URL): Destination {
  const isSearch = address.origin === RESULTS_PAGE_ORIGIN || address.pathname === '/aclk';
  return isSearch ? { kind: 'internal' } : { kind: 'direct', url: withoutHighlight(address) };
}

/** Google adds the words to highlight (`#:~:text=…`) to featured answers; they are not part of the address. */
function withoutHighlight(address: URL): string {
  const [fragment = ''] = address.hash.split(':~:');
  address.hash = fragment === '#' ? '' : fragment;
  return address.href;
}
