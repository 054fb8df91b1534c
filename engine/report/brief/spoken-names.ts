import { LEGAL_FORMS } from '../../names/companies/legal-forms.ts';
import { wordListOf } from '../../text/words.ts';

/** A company as people say it: 'Calloway Freight Systems' for 'Calloway Freight Systems, Inc.'. */
export function spokenCompany(company: string): string {
  const parts = company.trim().split(/\s+/u);
  const last = parts.findLastIndex((part) => !isLegalForm(part));
  const spoken = parts
    .slice(0, last + 1)
    .join(' ')
    .replace(/(?<![,;])[,;]+$/u, '');
  return spoken === '' ? company.trim() : spoken;
}

function isLegalForm(part: string): boolean {
  const words = wordListOf(part);
  return words.length === 0 || LEGAL_FORMS.has(words.join(''));
}
