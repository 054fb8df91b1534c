import { readAddress, registrableDomain } from '../../url/address.ts';
import { companyNameKey } from './company-name.ts';
import { valuesOf } from './item.ts';
import type { WikidataItem } from './item.ts';

/** The company that is meant: as the user entered it, and its website if the user knows one. */
export type CompanyQuestion = { readonly name: string; readonly website: string };

const INSTANCE_OF = 'P31';
const HUMAN = 'Q5';
export const OFFICIAL_SITE = 'P856';
/** Only organisations have these: exchange, ticker, identifiers, chief executive, parents, subsidiaries, legal form, industry. */
const ORGANISATION_PROPERTIES = [
  'P414',
  'P249',
  'P1278',
  'P5531',
  'P169',
  'P749',
  'P355',
  'P1454',
  'P452',
] as const;
/** Business, company, enterprise, public company, organisation, bank, nonprofit. */
const ORGANISATION_CLASSES: ReadonlySet<string> = new Set([
  'Q4830453',
  'Q783794',
  'Q6881511',
  'Q891723',
  'Q43229',
  'Q22687',
  'Q163740',
]);

/**
 * The one item that is the company, or `null`: a wrong company would turn pages about another one into evidence. A website
 * that the user entered decides alone; without one, exactly one organisation must bear the name.
 */
export function chooseCompany(
  items: readonly WikidataItem[],
  { name, website }: CompanyQuestion,
): WikidataItem | null {
  const organisations = items.filter((item) => isOrganisation(item));
  const domain = domainOf(website);
  const fitting =
    domain === ''
      ? organisations.filter((item) => bears(item, name))
      : organisations.filter((item) => isAt(item, domain));
  const [only, ...others] = fitting;
  return only !== undefined && others.length === 0 ? only : null;
}

function isOrganisation(item: WikidataItem): boolean {
  const classes = valuesOf(item, INSTANCE_OF).map(({ value }) => value);
  if (classes.includes(HUMAN)) return false;
  return (
    classes.some((one) => ORGANISATION_CLASSES.has(one)) ||
    ORGANISATION_PROPERTIES.some((property) => valuesOf(item, property).length > 0)
  );
}

function bears(item: WikidataItem, name: string): boolean {
  const key = companyNameKey(name);
  return key !== '' && [item.name, ...item.aliases].some((one) => companyNameKey(one) === key);
}

function isAt(item: WikidataItem, domain: string): boolean {
  return valuesOf(item, OFFICIAL_SITE).some(({ value }) => domainOf(value) === domain);
}

function domainOf(website: string): string {
  const address = website.trim();
  if (address === '') return '';
  const absolute = /^[a-z]+:\/\//iu.test(address) ? address : `https://${address}`;
  return registrableDomain(readAddress(absolute).host);
}
