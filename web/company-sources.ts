import type { CatalogueName, CompanySourceName } from '#engine';

/**
 * The job boards that answer browsers. Recruitee does, but has a host for each company: the content-security policy would
 * have to allow every host below its own.
 */
export const BROWSER_JOB_BOARDS = [
  'greenhouse',
  'lever',
  'ashby',
  'smartrecruiters',
  'workable',
] as const satisfies readonly CompanySourceName[];

/** Where public sources are, by the family that users switch on and off. */
export type CompanySourceAddresses = {
  /** The domain name system over HTTPS: who is asked first, and who is asked where that one does not answer. */
  readonly dns: { readonly first: string; readonly other: string };
  /** Job boards that are not at their public address. */
  readonly vacancies: Readonly<Partial<Record<(typeof BROWSER_JOB_BOARDS)[number], string>>>;
  /** Catalogues of what people have said and written; `contact` is the address that Crossref is told, '' for none. */
  readonly catalogues: Readonly<Record<BrowserCatalogue | 'contact', string>>;
};

/** The catalogues that browsers ask; the secret of the other one would lie in the page. */
type BrowserCatalogue = Exclude<CatalogueName, 'podcast-index'>;

/** A group of public sources that is switched on and off as one. */
export type SourceFamily = keyof CompanySourceAddresses;

/** Every family, the one that tells most about a reason to write first. */
export const SOURCE_FAMILIES = [
  'vacancies',
  'dns',
  'catalogues',
] as const satisfies readonly SourceFamily[];

/** Is the family asked about the company? Catalogues are asked about the person. */
export function isAboutCompany(family: SourceFamily): boolean {
  return family !== 'catalogues';
}
