import type { Prospect } from '../model/prospect.ts';
import { withoutLegalForm } from '../names/companies/company-name-parts.ts';

type NameAndCompany = Pick<Prospect, 'name' | 'company'>;

/** §7: the three queries, with the literal quotation marks. */
export const RESULTS_PAGE_QUERIES = [
  ({ name, company }: NameAndCompany): string => `"${name}" ${company} news`,
  ({ name }: NameAndCompany): string => `"${name}" interview podcast`,
  ({ name, company }: NameAndCompany): string => `${company} "${name}" article`,
] as const;

/** The three searches of §7, sent to ScraperAPI and to SerpApi. */
export function queriesFor(prospect: Prospect): readonly string[] {
  const { name, company } = trimmed(prospect);
  return RESULTS_PAGE_QUERIES.map((query) => query({ name, company }));
}

/** The single query of the last fallback of §7, sent to Firecrawl's own search. */
export function fallbackQueryFor(prospect: Prospect): string {
  const { name, company } = trimmed(prospect);
  return `${name} ${company} news interview podcast article`;
}

/** What catalogues are asked: the name in quotation marks and the company, without its legal form. */
export function catalogueQueryFor(prospect: NameAndCompany): string {
  const { name, company } = trimmed(prospect);
  return `"${name}" ${withoutLegalForm(company)}`;
}

function trimmed(prospect: NameAndCompany): NameAndCompany {
  return { name: prospect.name.trim(), company: prospect.company.trim() };
}
