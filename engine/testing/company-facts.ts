import type { AboutCompany, CompanyFact } from '../model/company-fact.ts';

/** A fact about the company of the tests; every part has a default. */
export function companyFact(part: Partial<CompanyFact> = {}): CompanyFact {
  return {
    kind: 'trust-centre',
    text: 'trust.quillfeather.example leads to a trust centre at Vanta.',
    quote: '',
    source: { name: 'DNS', url: 'https://trust.quillfeather.example' },
    happenedOn: null,
    observedOn: '2026-11-20',
    certainty: 'same',
    ...part,
  };
}

/** What public sources say about that company: a trust centre, and a vacancy with its own words that may be another's. */
export const ABOUT_QUILLFEATHER: AboutCompany = {
  domain: { name: 'quillfeather.example', origin: 'form' },
  facts: [
    companyFact(),
    companyFact({
      kind: 'vacancy',
      text: 'Quillfeather Insurance advertises for a third-party risk manager.',
      title: 'Third-Party Risk Manager',
      quote: 'You know DORA and ISO 27001.',
      source: { name: 'Greenhouse', url: 'https://boards.greenhouse.io/quillfeather/jobs/1' },
      happenedOn: { day: '2026-10-02', precision: 'day' },
      certainty: 'likely',
    }),
  ],
  unanswered: [{ source: 'Lever', reason: 'Lever: no response in time — try again later.' }],
};
