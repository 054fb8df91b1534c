import type { EntryExamples } from './entry-examples.ts';

/** Sentences that mention each entry, and sentences that only look like it. */
export const VOICE_EXAMPLES: readonly EntryExamples[] = [
  {
    id: 'grcvendor',
    speaks: ['uses OneTrust', 'AuditBoard customer', 'Archer, the GRC platform'],
    silent: ['archer fish', 'an archer in the woods', 'a diligent auditor'],
  },
  {
    id: 'speaker',
    speaks: [
      'keynote at RSA',
      'unser Gast in dieser Folge',
      'ponente en el congreso',
      'notre invité du jour',
    ],
    silent: ['a loud crowd'],
  },
  { id: 'event', speaks: ['IAPP Global Privacy Summit', 'RSAC 2026'], silent: [] },
];
