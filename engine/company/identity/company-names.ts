import { LEGAL_FORM_SPELLINGS } from '../../lexicon/organisations/legal-forms.ts';
import { withoutLegalForms } from '../../names/companies/legal-form.ts';
import { wordListOf } from '../../text/words.ts';

/** A company's name taken apart, both in normalised words: 'acme bank' and 'plc' for 'ACME BANK Public Limited Company'. */
type NameParts = { readonly name: string; readonly form: string };

function partsOf(company: string): NameParts {
  const words = wordListOf(company);
  const name = withoutLegalForms(words);
  const start = words.findIndex((_, index) => name.every((word, at) => words[index + at] === word));
  const form = [...words.slice(0, start), ...words.slice(start + name.length)].join('');
  return { name: name.join(' '), form: LEGAL_FORM_SPELLINGS[form] ?? form };
}

/** The same for spellings of one company's name with any legal form or none. */
export function nameKey(company: string): string {
  return partsOf(company).name;
}

/** The legal form of a name in one spelling: 'ltd' for 'Acme Limited', 'spa' for 'Acme S.p.A.'; '' where there is none. */
export function legalFormOf(company: string): string {
  return partsOf(company).form;
}

/** The same for spellings of one company's name with its legal form: 'Acme Bank plc', 'ACME BANK Public Limited Company'. */
export function fullNameKey(company: string): string {
  const { name, form } = partsOf(company);
  return `${name} ${form}`.trim();
}

/** Is this a company's whole legal name, which few others have: two words at least, and a legal form? */
export function isFullLegalName(company: string): boolean {
  const { name, form } = partsOf(company);
  return form !== '' && name.includes(' ');
}

const BETWEEN_HOSTS = /[^\w.-]+|\.{2,}/u;
const OUTER_DOT = /^\.|\.$/gu;

/** Does the text hold the domain or a host of it: 'x@acme.example.', 'www.acme.example/jobs', not 'notacme.example'? */
export function namesHostOf(text: string, domain: string): boolean {
  if (domain === '') return false;
  const small = text.toLowerCase();
  if (!small.includes(domain)) return false;
  return small
    .split(BETWEEN_HOSTS)
    .map((word) => word.replaceAll(OUTER_DOT, ''))
    .some((host) => host === domain || host.endsWith(`.${domain}`));
}
