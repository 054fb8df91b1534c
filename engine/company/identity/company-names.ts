import { LEGAL_FORM_SPELLINGS } from '../../lexicon/organisations/legal-forms.ts';
import { companyNameKey, withoutLegalForm } from '../../names/companies/company-name-parts.ts';
import { wordListOf } from '../../text/words.ts';

/** The legal form behind a name in one spelling: 'ltd' for 'Acme Limited', 'spa' for 'Acme S.p.A.'; '' where there is none. */
export function legalFormOf(company: string): string {
  const name = wordListOf(withoutLegalForm(company)).length;
  const form = wordListOf(company).slice(name).join('');
  return LEGAL_FORM_SPELLINGS[form] ?? form;
}

/** Two spellings of one company's name with its legal form have the same: 'Acme Bank plc', 'ACME BANK Public Limited Company'. */
export function fullNameKey(company: string): string {
  return `${companyNameKey(company)} ${legalFormOf(company)}`.trim();
}

/** Is this a company's whole legal name, which few others have: two words at least, and a legal form behind them? */
export function isFullLegalName(company: string): boolean {
  return legalFormOf(company) !== '' && companyNameKey(company).includes(' ');
}
