import type { EntryExamples } from './entry-examples.ts';

/** Sentences that mention each entry, and sentences that only look like it. */
export const DOMAIN_EXAMPLES: readonly EntryExamples[] = [
  { id: 'grc', speaks: ['GRC platform', 'governance, risk and compliance'], silent: [] },
  {
    id: 'tprm',
    speaks: [
      'third-party risk management',
      'TPRM',
      'vendor risk',
      'prüfen die zwanzig kritischen Dienstleister vor Ort',
      'riskanalysen för NIS2 men inte med leverantörerna',
    ],
    silent: ['a supplier of flour'],
  },
  {
    id: 'erm',
    speaks: [
      'enterprise risk management',
      'three lines model',
      'risk appetite',
      'a nova declaração de apetite ao risco',
      'la cartographie des risques',
    ],
    silent: ['at risk of rain'],
  },
  {
    id: 'intaudit',
    speaks: [
      'audit committee chair',
      'material weakness in internal controls',
      'die interne Revision',
      'il Comitato Controllo e Rischi',
      'un test dei controlli',
    ],
    silent: ['Newsquest’s audited local newspaper network'],
  },
  {
    id: 'privacy',
    speaks: [
      'data protection impact assessment',
      'privacy program',
      'una evaluación de impacto de los contadores',
      'een DPIA vóór elke test',
    ],
    silent: ['read our privacy policy'],
  },
  { id: 'aigov', speaks: ['AI governance'], silent: [] },
  {
    id: 'continuity',
    speaks: [
      'operational resilience',
      'o plano de continuidade',
      'der Notfallplan',
      'le plan de continuité d’activité',
    ],
    silent: [],
  },
  {
    id: 'complianceprog',
    speaks: [
      'regulatory compliance',
      'compliance program',
      'le dispositif de conformité',
      'samle etterlevelse, personvern og varsling i én avdeling',
    ],
    silent: ['moderator for compliance with the Rules'],
  },
];
