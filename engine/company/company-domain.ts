import type { CompanyProfile, Prospect } from '../model/prospect.ts';
import { companyNamesOf } from '../names/companies/company-aliases.ts';
import { domainLabel, ownedDomain, readAddress } from '../url/address.ts';
import { isPublicAddress } from '../url/public-address.ts';
import { withScheme } from '../url/web-address.ts';

/** What follows the host in the address of a company's first page: nothing, a language or country, or the page's plain name. */
const FIRST_PAGE =
  /^\/?(?:[a-z]{2}(?:[-_][a-z]{2,4})?\/?)?(?:(?:home|index|about(?:-us)?)(?:\.\w{3,5})?\/?)?$/iu;

/** The domain of the website that the user entered; '' when there is none, or it is only a page on somebody else's site. */
export function domainInForm(prospect: Prospect): string {
  return domainOf(prospect.companyUrl, prospect);
}

/** The domain of the official site that a directory has recorded; '' when it has none. */
export function domainOnRecord(prospect: Prospect, profile: CompanyProfile): string {
  return profile.website === null ? '' : domainOf(profile.website, prospect);
}

/** The first domain among these addresses that spells the company's whole name; '' for none. It is never made up from the name. */
export function domainAmong(prospect: Prospect, urls: readonly string[]): string {
  const hosts = urls.filter(isPublicAddress).map((url) => readAddress(url).host);
  return ownedDomain(hosts.find((host) => spellsCompany(host, prospect)) ?? '');
}

/** Is the address on the domain? */
export function isOnDomain(url: string, domain: string): boolean {
  return domain !== '' && ownedDomain(readAddress(url).host) === domain;
}

/** A site's first page shows whose domain it is. Further down, or on a host of its own, the domain must spell the company. */
function domainOf(website: string, prospect: Prospect): string {
  if (website.trim() === '') return '';
  const address = withScheme(website);
  if (!isPublicAddress(address)) return '';
  const { host, path } = readAddress(address);
  const domain = ownedDomain(host);
  const isFirstPage = host === domain && FIRST_PAGE.test(path);
  return isFirstPage || spellsCompany(host, prospect) ? domain : '';
}

/** Is the host's own label the company's whole name, or its letters? `nordvik-bank.example` is Nordvik Bank ASA's. */
function spellsCompany(host: string, prospect: Prospect): boolean {
  const { words, acronyms, shortName } = companyNamesOf({ ...prospect, companyUrl: '' });
  const label = domainLabel(host).replaceAll('-', '');
  const names = [words.join(''), shortName.toLowerCase(), ...acronyms];
  return label !== '' && names.includes(label);
}
