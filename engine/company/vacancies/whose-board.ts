import type { CompanyFact } from '../../model/company-fact.ts';
import { companyNameKey } from '../../names/companies/company-name-parts.ts';
import type { Board } from '../../services/job-boards/posting.ts';
import type { KnownCompany } from '../company-source.ts';
import { namesHostOf } from '../identity/company-names.ts';
import { countryOfDomain } from '../identity/whose-record.ts';

/**
 * How sure it is that a board is this company's; `null` when nothing shows it, since short names collide. A board that names
 * another company is never believed. One that a page of the company's own leads to, or whose postings name its domain, is. By
 * its name alone it is believed only where its posts are in the country of the domain, and then as a likely one.
 */
export function certaintyOfBoard(
  board: Board,
  company: KnownCompany,
  isLinked: boolean,
): CompanyFact['certainty'] | null {
  const names = [company.name, ...company.otherNames].map(companyNameKey);
  const isNamed = names.includes(companyNameKey(board.company));
  if (board.company !== '' && !isNamed) return null;
  if (isLinked || namesDomain(board, company.domain)) return 'same';
  return isNamed && isInCountry(board, company.domain) ? 'likely' : null;
}

function namesDomain({ postings }: Board, domain: string): boolean {
  return postings.some(({ url, body }) => [url, body].some((text) => namesHostOf(text, domain)));
}

function isInCountry({ postings }: Board, domain: string): boolean {
  const country = countryOfDomain(domain);
  return (
    country !== '' &&
    postings.length > 0 &&
    postings.every((posting) => posting.country === country)
  );
}
