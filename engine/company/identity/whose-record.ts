import type { CompanyFact } from '../../model/company-fact.ts';
import { ownedDomain, readAddress } from '../../url/address.ts';
import { withScheme } from '../../url/web-address.ts';
import type { KnownCompany, RecordedCompany } from '../company-source.ts';
import { fullNameKey, isFullLegalName, legalFormOf, nameKey } from './company-names.ts';

/** A company as a register records it. */
export type CompanyRecord = RecordedCompany & {
  /** ISO 3166, two small letters; '' where the register does not say. */
  readonly country: string;
  readonly websites: readonly string[];
};

/** The company, and every name, number and symbol by which it is known for sure. */
export type NamedCompany = Pick<KnownCompany, 'name' | 'domain' | 'otherNames'> & {
  readonly codes: Omit<RecordedCompany, 'names'>;
};

/** The company with what a directory records of it. */
export async function namedCompany(known: KnownCompany): Promise<NamedCompany> {
  const { names, ...codes } = await known.recorded();
  const { name, domain, otherNames } = known;
  return { name, domain, otherNames: [...otherNames, ...names], codes };
}

/**
 * How sure it is that a record is this company's; `null` when nothing shows it. A number of its own, or its name with domain or
 * ticker, make it the same; its name alone a likely one, with the domain's country or the whole legal name.
 */
export function certaintyOfRecord(
  record: CompanyRecord,
  company: NamedCompany,
): CompanyFact['certainty'] | null {
  const { codes, domain } = company;
  if (isSameCode(record.lei, codes.lei) || isSameCode(record.cik, codes.cik)) return 'same';
  if (!isNamedAs(record, company)) return null;
  if (record.tickers.some((ticker) => codes.tickers.includes(ticker))) return 'same';
  if (domain !== '' && record.websites.length > 0) {
    const domains = record.websites.map((one) => ownedDomain(readAddress(withScheme(one)).host));
    return domains.includes(domain) ? 'same' : null;
  }
  return !isOtherForm(record, company) && isLikely(record, company) ? 'likely' : null;
}

/** Its country decides where both are known, else its whole legal name. */
function isLikely(record: CompanyRecord, company: NamedCompany): boolean {
  const country = countryOfDomain(company.domain);
  const areKnown = country !== '' && record.country !== '';
  return areKnown ? country === record.country : isNamedInFull(record, company);
}

/** Can anything but a website or a ticker show that a record is this company's? Else no register need be asked for it. */
export function canBeIdentified(company: NamedCompany): boolean {
  const { codes, domain } = company;
  return (
    codes.lei !== '' ||
    countryOfDomain(domain) !== '' ||
    companyNamesOf(company).some(isFullLegalName)
  );
}

/** Does the record have one of the company's names, whatever the legal forms? */
export function isNamedAs({ names }: Pick<CompanyRecord, 'names'>, company: NamedCompany): boolean {
  const known = new Set(companyNamesOf(company).map(nameKey));
  known.delete('');
  return names.some((name) => known.has(nameKey(name)));
}

/** Do both give a legal form, and share none? 'Acme Ltd' is not 'Acme Inc.'. */
function isOtherForm({ names }: Pick<CompanyRecord, 'names'>, company: NamedCompany): boolean {
  const own = formsIn(companyNamesOf(company));
  const theirs = formsIn(names);
  return own.length > 0 && theirs.length > 0 && !theirs.some((form) => own.includes(form));
}

/** The one record that is surely the company's, or else the only likely one; two likely ones are one too many. */
export function chosenRecord<Chosen extends { readonly certainty: CompanyFact['certainty'] }>(
  candidates: readonly Chosen[],
): Chosen | undefined {
  const same = candidates.filter(({ certainty }) => certainty === 'same');
  const [only, ...others] = same.length > 0 ? same : candidates;
  return others.length === 0 ? only : undefined;
}

function isNamedInFull({ names }: CompanyRecord, company: NamedCompany): boolean {
  const known = new Set(companyNamesOf(company).filter(isFullLegalName).map(fullNameKey));
  return names.some((name) => known.has(fullNameKey(name)));
}

function companyNamesOf({ name, otherNames }: NamedCompany): readonly string[] {
  return [name, ...otherNames];
}

function formsIn(names: readonly string[]): readonly string[] {
  return names.map(legalFormOf).filter((form) => form !== '');
}

function isSameCode(recorded: string, known: string): boolean {
  return known !== '' && recorded === known;
}

/** Country endings that differ from the country's own two letters. */
const COUNTRIES_OF_ENDINGS: Readonly<Record<string, string>> = { uk: 'gb' };

/** Endings of countries that companies of all countries have taken, and that of the European Union. */
const NO_COUNTRY: ReadonlySet<string> = new Set(
  'ac ag ai am bz cc co eu fm gg im io is la ly me nu sc sh so st to tv vc ws'.split(' '),
);

const COUNTRY_LETTERS = 2;

/** The country that a domain's ending names, as two small letters; '' where it names none, as '.com' and '.io'. */
export function countryOfDomain(domain: string): string {
  const ending = domain.split('.').at(-1) ?? '';
  const isCountry = ending.length === COUNTRY_LETTERS && !NO_COUNTRY.has(ending);
  return isCountry ? (COUNTRIES_OF_ENDINGS[ending] ?? ending) : '';
}
