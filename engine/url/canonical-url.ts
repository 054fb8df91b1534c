import { wordSet } from '../lexicon/word-list.ts';
import { parseUrl, webAddress } from './web-address.ts';

/**
 * One name for all addresses of the same page, for recognising duplicates: without scheme differences, `www`, mobile and
 * AMP twins, tracking parameters, fragments, default ports and trailing slashes; parameters in alphabetical order. It is
 * a key to compare by, not an address to open. Idempotent; what is not a web address comes back trimmed.
 */
export function canonicalUrl(address: string): string {
  const url = webAddress(address.trim());
  if (url === null) return address.trim();
  const port = url.port === '' || DEFAULT_PORTS.has(url.port) ? '' : `:${url.port}`;
  const fragment = ROUTE_FRAGMENT.test(url.hash) ? url.hash.replace(/:~:.*$/, '') : '';
  const place = `${canonicalHost(url.hostname)}${port}${canonicalPath(url.pathname)}`;
  return `https://${place}${canonicalQuery(url)}${fragment}`;
}

/** Query parameters that say where a reader came from, never what is read; compared in lower case. */
const TRACKING_PARAMETERS = wordSet(
  '__twitter_impression _ga _gl _hsenc _hsmi amp amp_js_v campaign_id cmpid dclid fb_action_ids fbclid gad_source gbraid gclid guccounter guce_referrer guce_referrer_sig icid igsh igshid mc_cid mc_eid mkt_tok mod msclkid ncid ocid ref ref_src ref_url smid spm sref srsltid trk twclid usqp vero_id wbraid yclid',
);

const TRACKING_PREFIXES = ['utm_', 'pk_', 'mtm_', 'hsa_', 'at_'] as const;

const AMP_OUTPUTS: ReadonlySet<string> = new Set(['output=amp', 'outputtype=amp']);

/** Hosts that serve the same pages as the one without them. */
const TWIN_HOST_LABELS: ReadonlySet<string> = new Set(['www', 'm', 'mobile', 'amp']);
/** The last parts of a path that name the same page as the path before them. */
const TWIN_PATH_ENDS: ReadonlySet<string> = new Set([
  '',
  'amp',
  'index.html',
  'index.htm',
  'index.php',
]);
const AMP_EXTENSION = /\.amp(?:\.html)?$/;
const DEFAULT_PORTS: ReadonlySet<string> = new Set(['80', '443']);
/** A fragment that is a route of its own (`#!/story`, `#/story`), not a place on the page. */
const ROUTE_FRAGMENT = /^#!?\//;

function canonicalHost(host: string): string {
  const labels = host.replace(/\.$/, '').split('.');
  const isTwin = (label: string | undefined): boolean =>
    label !== undefined && TWIN_HOST_LABELS.has(label) && labels.length > 2;
  while (isTwin(labels[0])) labels.shift();
  return labels.join('.');
}

function canonicalPath(path: string): string {
  const upper = path.replaceAll(/%[0-9a-f]{2}/gi, (escape) => escape.toUpperCase());
  const parts = withoutDots(upper.split('/').slice(1));
  while (parts[0] === 'amp' && parts.length > 1) parts.shift();
  for (let last = parts.pop(); last !== undefined; last = parts.pop()) {
    const plain = last.replace(AMP_EXTENSION, '');
    if (plain !== last) parts.push(plain);
    else if (!TWIN_PATH_ENDS.has(last)) return `/${[...parts, last].join('/')}`;
  }
  return '/';
}

/** `URL` should have resolved them; Node 20's leaves `/.amp/..` as it is before a fragment. */
function withoutDots(parts: readonly string[]): string[] {
  const resolved: string[] = [];
  for (const part of parts) {
    if (part === '..') resolved.pop();
    else if (part !== '.') resolved.push(part);
  }
  return resolved;
}

function canonicalQuery(url: URL): string {
  const parameters = [...url.searchParams]
    .filter(([name, value]) => !isTrackingParameter(name, value))
    .toSorted(
      ([nameA, valueA], [nameB, valueB]) => compare(nameA, nameB) || compare(valueA, valueB),
    );
  return parameters.length === 0 ? '' : `?${new URLSearchParams(parameters).toString()}`;
}

/** By code unit, so that the order is the same in every locale. */
function compare(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}

/** Can the parameter be left out without reading another page? */
function isTrackingParameter(name: string, value: string): boolean {
  const lower = name.toLowerCase();
  if (TRACKING_PARAMETERS.has(lower)) return true;
  if (AMP_OUTPUTS.has(`${lower}=${value.toLowerCase()}`)) return true;
  return TRACKING_PREFIXES.some((prefix) => lower.startsWith(prefix));
}

/** The host by which a site is known: without `www`, mobile and AMP twins; '' for what is not an address. */
export function siteHost(address: string): string {
  return parseUrl(canonicalUrl(address))?.host ?? '';
}

/** The host that an address leads to, just as it is written; '' when it leads nowhere safe. */
export function linkedHost(address: string): string {
  return webAddress(address)?.host ?? '';
}
