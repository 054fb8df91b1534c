import type { SimulatedFiler, SimulatedFiling } from '../../simulators/registers/filers.ts';

/** How the company of these tests reports an incident. */
export const INCIDENT =
  'On November 3, 2026, Acme, Inc. (the “Company”) identified unauthorized access to its payroll systems.';

export const INCIDENT_FILING: SimulatedFiling = {
  form: '8-K',
  filedOn: '2026-11-06',
  items: ['1.05', '9.01'],
  text: `<p>${INCIDENT} Work goes on as usual.</p>`,
};

/** A company that has reported one incident, and whose documents show its domain. */
export const ACME_FILER: SimulatedFiler = {
  cik: 1_234,
  name: 'ACME INC /DE/',
  ticker: 'ACM',
  domain: 'acme.example',
  filings: [INCIDENT_FILING],
};
