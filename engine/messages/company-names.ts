import type { CompanyProfile } from '../model/prospect.ts';

/** Names that one sentence takes before it becomes a list. */
const NAMES_MAX = 4;

/** What was learned about the company's names, as a sentence; `null` when it goes by one name alone. */
export function companyNamesText(company: CompanyProfile): string | null {
  const { name, aliases, formerNames } = company;
  const also = aliases.slice(0, NAMES_MAX);
  const formerly = formerNames.slice(0, NAMES_MAX);
  const known = also.length === 0 ? '' : `${name} is also known as ${inWords(also)}`;
  const called = formerly.length === 0 ? '' : `was formerly called ${inWords(formerly)}`;
  if (known === '') return called === '' ? null : `${name} ${called} (Wikidata).`;
  return called === '' ? `${known} (Wikidata).` : `${known}, and ${called} (Wikidata).`;
}

function inWords(names: readonly string[]): string {
  const last = names.at(-1) ?? '';
  return names.length < 2 ? last : `${names.slice(0, -1).join(', ')} and ${last}`;
}
