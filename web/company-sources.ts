import type { CatalogueName, CompanySourceName } from '#engine';

/** The job boards that browsers ask. Recruitee has a host per company, too many for the content-security policy (docs/decisions/084). */
export const BROWSER_JOB_BOARDS = [
  'greenhouse',
  'lever',
  'ashby',
  'smartrecruiters',
  'workable',
] as const satisfies readonly CompanySourceName[];

/** The sources that the server asks for the browser where it is set to, by family. */
const RELAYED_BY_FAMILY = {
  vacancies: ['recruitee'],
  registers: ['edgar', 'gleif', 'federal-register', 'gov-uk'],
} as const satisfies Readonly<Partial<Record<SourceFamily, readonly CompanySourceName[]>>>;

type RelayedFamily = keyof typeof RELAYED_BY_FAMILY;

/** A source that the server may ask for the browser. */
export type RelayedSource = (typeof RELAYED_BY_FAMILY)[RelayedFamily][number];

/** Those of a family that the server asks for the browser, or might where `relayed` is left out. */
export function relayedOf<Family extends RelayedFamily>(
  family: Family,
  relayed?: readonly RelayedSource[],
): readonly (typeof RELAYED_BY_FAMILY)[Family][number][] {
  const all: readonly (typeof RELAYED_BY_FAMILY)[Family][number][] = RELAYED_BY_FAMILY[family];
  return all.filter((name) => relayed?.includes(name) ?? true);
}

/** What the server says about public sources: where they are, and for which of them it has a relay. */
export type OfferedSources = Omit<CompanySourceAddresses, 'registers'> & {
  readonly relayed: readonly RelayedSource[];
};

/** Where public sources are, by the family that users switch on and off. */
export type CompanySourceAddresses = {
  /** The domain name system over HTTPS: who is asked first, and who is asked where that one does not answer. */
  readonly dns: { readonly first: string; readonly other: string };
  /** Job boards that are not at their public address. */
  readonly vacancies: Readonly<Partial<Record<(typeof BROWSER_JOB_BOARDS)[number], string>>>;
  /** Catalogues of what people have said and written; `contact` is the address that Crossref receives, '' for none. */
  readonly catalogues: Readonly<Record<BrowserCatalogue | 'contact', string>>;
  /** Registers and authorities, all of them behind the relay of the server. */
  readonly registers: readonly RelayedSource[];
};

/** The catalogues that browsers ask; the secret of the other one would lie in the page. */
type BrowserCatalogue = Exclude<CatalogueName, 'podcast-index'>;

/** A group of public sources that is switched on and off as one. */
export type SourceFamily = keyof CompanySourceAddresses;

/** Every family, the one that says most about a reason to write first. */
export const SOURCE_FAMILIES = [
  'vacancies',
  'registers',
  'dns',
  'catalogues',
] as const satisfies readonly SourceFamily[];

/** Is the family asked about the company? Catalogues are asked about the person. */
export function isAboutCompany(family: SourceFamily): boolean {
  return family !== 'catalogues';
}
