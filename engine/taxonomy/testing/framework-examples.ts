import type { EntryExamples } from './entry-examples.ts';

/** Sentences that mention each entry, and sentences that only look like it. */
export const FRAMEWORK_EXAMPLES: readonly EntryExamples[] = [
  {
    id: 'soc2',
    speaks: [
      'achieves SOC 2 Type II',
      'SOC2 compliant',
      'SSAE 18 report',
      'an ISAE 3402 report for its clients',
    ],
    silent: ['SoC 2 GHz chip maker'],
  },
  {
    id: 'iso27001',
    speaks: [
      'ISO 27001 certified',
      'ISO/IEC 27001:2022',
      'nach ISO/IEC 27001:2022 zertifiziert',
      'TISAX assessment',
    ],
    silent: ['ISO 9001', 'ISO 100 film'],
  },
  { id: 'iso27701', speaks: ['ISO/IEC 27701'], silent: [] },
  { id: 'iso42001', speaks: ['ISO 42001:2023'], silent: [] },
  { id: 'iso22301', speaks: ['ISO 22301'], silent: [] },
  { id: 'iso31000', speaks: ['ISO 31000', 'COSO ERM framework'], silent: ['Peru coso'] },
  { id: 'iso37001', speaks: ['ISO 37001'], silent: [] },
  {
    id: 'pcidss',
    speaks: ['PCI DSS v4.0.1', 'PCI-DSS 4.0', 'PCI compliance'],
    silent: ['PCI Express slot'],
  },
  { id: 'hipaa', speaks: ['HIPAA breach', 'HITRUST r2'], silent: ['hip replacement'] },
  {
    id: 'nistcsf',
    speaks: ['NIST CSF 2.0', 'NIST SP 800-53', 'NIST Cybersecurity Framework'],
    silent: ['CSF leak (cerebrospinal fluid)'],
  },
  { id: 'cmmc', speaks: ['CMMC Level 2', 'DFARS 252.204-7012'], silent: [] },
  {
    id: 'fedramp',
    speaks: ['FedRAMP High authorization', 'FISMA'],
    silent: ['federal ramp meter'],
  },
  { id: 'cis', speaks: ['CIS Controls v8'], silent: ['CIS countries'] },
  { id: 'csastar', speaks: ['CSA STAR Level 2'], silent: [] },
  { id: 'nydfs', speaks: ['23 NYCRR 500', 'NYDFS fines'], silent: [] },
];
