import { LEGAL_FORMS } from '../../lexicon/organisations/legal-forms.ts';
import { wordListOf } from '../../text/words.ts';

/** 'Acme S.p.A.' is filed as 'Acme': the name as it was written, without the legal form at its end. */
export function withoutLegalForm(company: string): string {
  const words = company.trim().split(/\s+/u);
  const end = words.findLastIndex(
    (word) => word !== ',' && !LEGAL_FORMS.has(wordListOf(word).join('')),
  );
  const name = words.slice(0, end + 1).join(' ');
  // 'Acme, Inc.': the comma goes with the form.
  return name.endsWith(',') ? name.slice(0, -1) : name;
}

/** Equal for two spellings of one company's name: no case, no accents, no punctuation, no legal form. */
export function companyNameKey(company: string): string {
  return wordListOf(withoutLegalForm(company)).join(' ');
}
