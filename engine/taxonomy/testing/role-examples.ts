import type { EntryExamples } from './entry-examples.ts';

/** Sentences that mention each entry, and sentences that only look like it. */
export const ROLE_EXAMPLES: readonly EntryExamples[] = [
  {
    id: 'ciso',
    speaks: [
      'Acme appoints Jane Doe as CISO',
      'VP of Security',
      'Leiterin der Informationssicherheit',
      'la RSSI du groupe',
      'hoofd informatiebeveiliging',
    ],
    silent: ['San Francisco', 'cisco router'],
  },
  {
    id: 'cco',
    speaks: [
      'Chief Compliance Officer',
      'head of compliance',
      'MLRO',
      'directeur de la conformité',
      'Geldwäschebeauftragter',
      'hoofd compliance',
      'delegated to the MLRO',
    ],
    silent: ['CCO of sales and marketing', 'CCO of the orchestra'],
  },
  {
    id: 'cro_risk',
    speaks: [
      'Chief Risk Officer',
      'head of enterprise risk',
      'Chief Risk Officer da seguradora',
      'directrice des risques',
    ],
    silent: ['CRO (chief revenue officer)', 'CRO clinical trial contract research'],
  },
  {
    id: 'gc',
    speaks: [
      'general counsel',
      'Chief Legal Officer',
      'Chefsyndikus der Bank',
      'directeur juridique',
    ],
    silent: ['GC says: January 10'],
  },
  {
    id: 'dpo',
    speaks: [
      'data protection officer',
      'Chief Privacy Officer',
      'delegada de protección de datos',
      'functionaris voor gegevensbescherming',
      'Datenschutzbeauftragte',
    ],
    silent: ['certified pre-owned CPO cars', 'DPO days payable outstanding'],
  },
  {
    id: 'cae',
    speaks: [
      'Chief Audit Executive',
      'Leiter der Internen Revision',
      'responsabile Internal Audit',
    ],
    silent: ['CAE flight simulators'],
  },
  {
    id: 'headgrc',
    speaks: [
      'Head of GRC',
      'GRC Manager',
      'Director of Governance, Risk & Compliance',
      'dirige la gouvernance, les risques et la conformité',
    ],
    silent: ['head of the table'],
  },
  { id: 'board', speaks: ['audit and risk committee'], silent: [] },
  { id: 'cai', speaks: ['Chief Trust Officer'], silent: [] },
];
