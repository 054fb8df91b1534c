import { edgarUserAgent } from '../../runtime/service-address.ts';
import type { Settings } from '../settings.ts';
import type { RelayableSource } from './relayable-source.ts';
import { RELAYED_CRMS } from './relayed-crms.ts';

/** As DNS writes the name of a host (RFC 1123). */
const HOST_LABEL = String.raw`[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?`;

/** All that is ever asked, by the name that follows `/relay/`. Whatever is not in here is not found. */
export const RELAYED_SOURCES = {
  recruitee: {
    hosts: [
      {
        publicUrl: 'https://recruitee.com',
        hasOwnHosts: true,
        path: new RegExp(`^/(${HOST_LABEL})/api/offers/$`, 'iu'),
      },
    ],
    bytesMax: 4_000_000,
    everyMs: 100,
  },
  edgar: {
    hosts: [
      { publicUrl: 'https://www.sec.gov', path: /^\/files\/company_tickers\.json$/u },
      {
        publicUrl: 'https://www.sec.gov',
        path: /^\/Archives\/edgar\/data\/\d{1,10}\/\d{18}\/\w[\w.-]{0,99}$/u,
      },
      { publicUrl: 'https://data.sec.gov', path: /^\/submissions\/CIK\d{10}\.json$/u },
      {
        publicUrl: 'https://efts.sec.gov',
        path: /^\/LATEST\/search-index$/u,
        parameters: ['q', 'dateRange', 'startdt', 'enddt', 'ciks', 'forms', 'from'],
      },
    ],
    bytesMax: 8_000_000,
    // Ten a second are allowed over all of its hosts, and several processes may share an address.
    everyMs: 200,
    refusal: { status: 403, seconds: 600 },
  },
  gleif: {
    hosts: [
      {
        publicUrl: 'https://api.gleif.org',
        path: /^\/api\/v1\/lei-records$/u,
        parameters: ['filter[entity.legalName]', 'filter[fulltext]', 'filter[lei]', 'page[size]'],
      },
      {
        publicUrl: 'https://api.gleif.org',
        path: /^\/api\/v1\/lei-records\/[A-Z\d]{20}\/(?:direct|ultimate)-parent$/u,
      },
    ],
    accept: 'application/vnd.api+json',
    bytesMax: 2_000_000,
    // Sixty a minute are allowed; seldom more than four are asked for in a row.
    everyMs: 500,
  },
  'federal-register': {
    hosts: [
      {
        publicUrl: 'https://www.federalregister.gov',
        path: /^\/api\/v1\/documents\.json$/u,
        parameters: ['conditions[term]', 'per_page', 'order'],
      },
    ],
    bytesMax: 2_000_000,
    everyMs: 100,
  },
  'gov-uk': {
    hosts: [
      {
        publicUrl: 'https://www.gov.uk',
        path: /^\/api\/search\.json$/u,
        parameters: ['q', 'count', 'order', 'fields'],
      },
    ],
    bytesMax: 2_000_000,
    everyMs: 100,
  },
  ...RELAYED_CRMS,
} as const satisfies Readonly<Record<string, RelayableSource>>;

/** The name of a source that may be asked. */
export type RelayedName = keyof typeof RELAYED_SOURCES;

/** The name of a public source that may be asked. */
export type RelayedSourceName = Exclude<RelayedName, RelayedCrmName>;

type RelayedCrmName = keyof typeof RELAYED_CRMS;

const RELAYED_NAMES: readonly RelayedSourceName[] = [
  'recruitee',
  'edgar',
  'gleif',
  'federal-register',
  'gov-uk',
];

/** The sources that this installation relays to: with SOURCES=on all that can be asked, the SEC only with an address for it. */
export function relayedNames(settings: Settings): readonly RelayedSourceName[] {
  const { SOURCES, KEYLESS, EDGAR_CONTACT } = settings;
  if (SOURCES !== 'on' || KEYLESS === 'off') return [];
  return RELAYED_NAMES.filter((name) => name !== 'edgar' || EDGAR_CONTACT !== undefined);
}

/** The CRMs that this installation relays to. */
export function relayedCrms({ HUBSPOT, PIPEDRIVE, ATTIO }: Settings): readonly RelayedCrmName[] {
  const switches = { hubspot: HUBSPOT, pipedrive: PIPEDRIVE, attio: ATTIO };
  return (['hubspot', 'pipedrive', 'attio'] as const).filter((name) => switches[name] === 'on');
}

/** How a source is reached that the operator has set something for. */
type Reach = {
  /** Where it is reached instead of its public addresses. */
  readonly url?: string | undefined;
  readonly userAgent?: string | null;
};

/** How the sources are reached that are relayed; no other one is asked. */
export type RelayedReach = Readonly<Partial<Record<RelayedName, Reach>>>;

/** How this installation reaches them. */
export function relayedReach(settings: Settings): RelayedReach {
  const { EDGAR_CONTACT = '' } = settings;
  const reach: Readonly<Record<RelayedName, Reach>> = {
    recruitee: { url: settings.RECRUITEE_URL },
    edgar: { url: settings.EDGAR_URL, userAgent: edgarUserAgent(EDGAR_CONTACT) },
    gleif: { url: settings.GLEIF_URL },
    'federal-register': { url: settings.FEDERAL_REGISTER_URL },
    'gov-uk': { url: settings.GOV_UK_URL },
    hubspot: { url: settings.HUBSPOT_URL },
    pipedrive: { url: settings.PIPEDRIVE_URL },
    attio: { url: settings.ATTIO_URL },
  };
  const names: readonly RelayedName[] = [...relayedNames(settings), ...relayedCrms(settings)];
  return Object.fromEntries(names.map((name) => [name, reach[name]]));
}
