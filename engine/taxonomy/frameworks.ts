import { names, words, type TaxonomyEntry } from './pattern.ts';

const FRAMEWORK = { group: 'framework', weight: 0.5, isPersonal: false } as const;

/** Standards and attestations an organisation works by. */
export const FRAMEWORKS: readonly TaxonomyEntry[] = [
  {
    ...FRAMEWORK,
    id: 'soc2',
    label: 'SOC 2',
    patterns: [
      {
        match: names(
          'SOC[\\s-]?(?:2|II|TWO)(?:[\\s-]?Type[\\s-]?(?:1|2|I{1,2}))?|SSAE[\\s-]?18',
          'ISAE[\\s-]?3402|ISAE[\\s-]?3000',
        ),
      },
      { match: words('trust services criteria') },
    ],
  },
  {
    ...FRAMEWORK,
    id: 'iso27001',
    label: 'ISO/IEC 27001',
    patterns: [
      {
        match: words(
          'ISO(?:\\s?/\\s?IEC)?[\\s-]?2700[12](?::\\d{4})?|TISAX|BSI[\\s-]Grundschutz',
          'IT-Grundschutz',
        ),
      },
    ],
  },
  {
    ...FRAMEWORK,
    id: 'iso27701',
    label: 'ISO/IEC 27701',
    patterns: [{ match: words('ISO(?:\\s?/\\s?IEC)?[\\s-]?27701(?::\\d{4})?') }],
  },
  {
    ...FRAMEWORK,
    id: 'iso42001',
    label: 'ISO/IEC 42001 (AI)',
    patterns: [{ match: words('ISO(?:\\s?/\\s?IEC)?[\\s-]?42001(?::\\d{4})?') }],
  },
  {
    ...FRAMEWORK,
    id: 'iso22301',
    label: 'ISO 22301 (continuity)',
    patterns: [{ match: words('ISO[\\s-]?22301(?::\\d{4})?') }],
  },
  {
    ...FRAMEWORK,
    id: 'iso31000',
    label: 'ISO 31000 / COSO ERM',
    patterns: [{ match: names('ISO[\\s-]?31000(?::\\d{4})?|COSO(?:\\s+(?:ERM|framework))?') }],
  },
  {
    ...FRAMEWORK,
    id: 'iso37001',
    label: 'ISO 37001 / 37301 (anti-bribery, compliance)',
    patterns: [{ match: words('ISO[\\s-]?37(?:001|301|000|002)(?::\\d{4})?') }],
  },
  {
    ...FRAMEWORK,
    id: 'pcidss',
    label: 'PCI DSS',
    patterns: [
      { match: words('PCI[\\s-]?DSS(?:\\s*v?4(?:\\.0)?(?:\\.1)?)?|PCI\\s+complian(?:t|ce)') },
    ],
  },
  {
    ...FRAMEWORK,
    id: 'hipaa',
    label: 'HIPAA / HITRUST',
    patterns: [{ match: names('HIPAA|HITECH Act|HITRUST') }],
  },
  {
    ...FRAMEWORK,
    id: 'nistcsf',
    label: 'NIST CSF',
    patterns: [
      {
        match: words(
          'NIST\\s+(?:CSF|Cyber\\s?security Framework)(?:\\s*2\\.0)?',
          'NIST\\s+(?:SP\\s*)?800-(?:53|171|37|161)|NIST AI RMF',
        ),
      },
    ],
  },
  {
    ...FRAMEWORK,
    id: 'cmmc',
    label: 'CMMC / DFARS',
    patterns: [{ match: names('CMMC(?:\\s*2\\.0)?|DFARS(?:\\s*252\\.204-70\\d\\d)?') }],
  },
  {
    ...FRAMEWORK,
    id: 'fedramp',
    label: 'FedRAMP / FISMA',
    patterns: [{ match: words('Fed\\s?RAMP|(?:State|Tx)-?RAMP|FISMA|authority to operate') }],
  },
  {
    ...FRAMEWORK,
    id: 'cis',
    label: 'CIS Controls',
    patterns: [{ match: names('CIS (?:Critical Security )?Controls') }],
  },
  {
    ...FRAMEWORK,
    id: 'csastar',
    label: 'CSA STAR',
    patterns: [{ match: names('CSA STAR|Cloud Controls Matrix') }],
  },
  {
    ...FRAMEWORK,
    id: 'nydfs',
    label: 'NYDFS Part 500',
    patterns: [{ match: names('NY\\s?DFS|23 NYCRR(?: Part)? 500') }],
  },
];
