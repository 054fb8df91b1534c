import type { CompanyFact } from '../../model/company-fact.ts';
import { companyNameKey } from '../../names/companies/company-name-parts.ts';
import type { Board } from '../../services/job-boards/posting.ts';
import type { KnownCompany } from '../company-source.ts';

/** Country endings that differ from the country's own two letters. */
const COUNTRIES_OF_ENDINGS: Readonly<Record<string, string>> = { uk: 'gb' };

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

const BETWEEN_HOSTS = /[^\w.-]+|\.{2,}/u;
const OUTER_DOT = /^\.|\.$/gu;

/** Does the text hold the domain or a host of it: 'x@acme.example.', 'www.acme.example/jobs', not 'notacme.example'? */
function namesHostOf(text: string, domain: string): boolean {
  return text
    .toLowerCase()
    .split(BETWEEN_HOSTS)
    .map((word) => word.replaceAll(OUTER_DOT, ''))
    .some((host) => host === domain || host.endsWith(`.${domain}`));
}

function isInCountry({ postings }: Board, domain: string): boolean {
  const ending = domain.split('.').at(-1) ?? '';
  const country = COUNTRIES_OF_ENDINGS[ending] ?? ending;
  return postings.length > 0 && postings.every((posting) => posting.country === country);
}
