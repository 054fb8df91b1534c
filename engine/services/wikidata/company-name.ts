import { LEGAL_FORMS } from '../../names/companies/legal-forms.ts';
import { wordListOf } from '../../text/words.ts';

/** 'Acme S.p.A.' is filed as 'Acme': the name as it was written, without the legal form at its end. */
export function withoutLegalForm(company: string): string {
  const words = company.trim().split(/\s+/u);
  const end = words.findLastIndex((word) => !LEGAL_FORMS.has(wordListOf(word).join('')));
  return words
    .slice(0, end + 1)
    .join(' ')
    .replace(/[,\s]+$/u, '');
}

/** Equal for two spellings of one company's name: no case, no accents, no punctuation, no legal form. */
export function companyNameKey(company: string): string {
  return wordListOf(withoutLegalForm(company)).join(' ');
}
