import type { AboutCompany, CompanyFact } from '../model/company-fact.ts';
import { dayText } from './day-text.ts';

/** Facts that are shown before the rest is asked for. */
export const COMPANY_FACTS_FIRST = 3;

/** The heading of what public sources say about the company: 'About Acme'. */
export function aboutCompanyTitle(company: string): string {
  return `About ${company.trim()}`;
}

/** The day of a fact in words: its own, or else the day on which it was seen: '2 October 2026', 'observed on 3 October 2026'. */
export function companyFactDay({ happenedOn, observedOn }: CompanyFact): string {
  return happenedOn === null
    ? `observed on ${dayText({ day: observedOn, precision: 'day' })}`
    : dayText(happenedOn);
}

/** That a fact may be about another company, as words to put beside it; '' where it is sure. */
export function companyCertaintyText({ certainty }: Pick<CompanyFact, 'certainty'>): string {
  return certainty === 'same' ? '' : 'may be another company of this name';
}

/** Source, day and doubt of a fact in one line: 'Greenhouse · 2 October 2026 · may be another company of this name'. */
export function companyFactOrigin(fact: CompanyFact): string {
  return [fact.source.name, companyFactDay(fact), companyCertaintyText(fact)]
    .filter((part) => part !== '')
    .join(' · ');
}

/** How the company's domain became known, as a sentence; `null` where none is. */
export function companyDomainText({ domain }: AboutCompany): string | null {
  if (domain === null) return null;
  const { name, origin } = domain;
  const how = {
    form: 'the website you entered',
    wikidata: "the company's site according to Wikidata",
    'own page': 'the site of a page about this person',
  };
  return `Looked up for ${name}, ${how[origin]}.`;
}
