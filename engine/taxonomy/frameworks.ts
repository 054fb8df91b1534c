import { createEntry, names, type TaxonomyEntry, words } from './pattern.ts';

const FRAMEWORK = { group: 'framework', weight: 0.5, isPersonal: false } as const;

/** Standards and attestations an organisation works by. */
export const FRAMEWORKS: readonly TaxonomyEntry[] = [
  createEntry(FRAMEWORK, 'soc2', 'SOC 2', [
    names(
      'SOC[\\s-]?(?:2|II|TWO)(?:[\\s-]?Type[\\s-]?(?:1|2|I{1,2}))?|SSAE[\\s-]?18',
      'ISAE[\\s-]?3402|ISAE[\\s-]?3000',
    ),
    words('trust services criteria'),
  ]),
  createEntry(FRAMEWORK, 'iso27001', 'ISO/IEC 27001', [
    words(
      'ISO(?:\\s?/\\s?IEC)?[\\s-]?2700[12](?::\\d{4})?|TISAX|BSI[\\s-]Grundschutz',
      'IT-Grundschutz',
    ),
  ]),
  createEntry(FRAMEWORK, 'iso27701', 'ISO/IEC 27701', [
    words('ISO(?:\\s?/\\s?IEC)?[\\s-]?27701(?::\\d{4})?'),
  ]),
  createEntry(FRAMEWORK, 'iso42001', 'ISO/IEC 42001 (AI)', [
    words('ISO(?:\\s?/\\s?IEC)?[\\s-]?42001(?::\\d{4})?'),
  ]),
  createEntry(FRAMEWORK, 'iso22301', 'ISO 22301 (continuity)', [
    words('ISO[\\s-]?22301(?::\\d{4})?'),
  ]),
  createEntry(FRAMEWORK, 'iso31000', 'ISO 31000 / COSO ERM', [
    names('ISO[\\s-]?31000(?::\\d{4})?|COSO(?:\\s+(?:ERM|framework))?'),
  ]),
  createEntry(FRAMEWORK, 'iso37001', 'ISO 37001 / 37301 (anti-bribery, compliance)', [
    words('ISO[\\s-]?37(?:001|301|000|002)(?::\\d{4})?'),
  ]),
  createEntry(FRAMEWORK, 'pcidss', 'PCI DSS', [
    words('PCI[\\s-]?DSS(?:\\s*v?4(?:\\.0)?(?:\\.1)?)?|PCI\\s+complian(?:t|ce)'),
  ]),
  createEntry(FRAMEWORK, 'hipaa', 'HIPAA / HITRUST', [names('HIPAA|HITECH Act|HITRUST')]),
  createEntry(FRAMEWORK, 'nistcsf', 'NIST CSF', [
    words(
      'NIST\\s+(?:CSF|Cyber\\s?security Framework)(?:\\s*2\\.0)?',
      'NIST\\s+(?:SP\\s*)?800-(?:53|171|37|161)|NIST AI RMF',
    ),
  ]),
  createEntry(FRAMEWORK, 'cmmc', 'CMMC / DFARS', [
    names('CMMC(?:\\s*2\\.0)?|DFARS(?:\\s*252\\.204-70\\d\\d)?'),
  ]),
  createEntry(FRAMEWORK, 'fedramp', 'FedRAMP / FISMA', [
    words('Fed\\s?RAMP|(?:State|Tx)-?RAMP|FISMA|authority to operate'),
  ]),
  createEntry(FRAMEWORK, 'cis', 'CIS Controls', [names('CIS (?:Critical Security )?Controls')]),
  createEntry(FRAMEWORK, 'csastar', 'CSA STAR', [names('CSA STAR|Cloud Controls Matrix')]),
  createEntry(FRAMEWORK, 'nydfs', 'NYDFS Part 500', [names('NY\\s?DFS|23 NYCRR(?: Part)? 500')]),
];
