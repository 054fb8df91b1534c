import type { DraftFacts } from '../unsourced/sources.ts';

/** What may be written to somebody who does not exist: lines q1 (who) to q3 (their words), the form and the offer. */
export const ADA_FACTS: DraftFacts = {
  lines: (
    [
      ['who', 'Ada Okafor, Chief Risk Officer of Norvald Insurance, opened the afternoon session.'],
      ['event', 'Norvald Insurance was fined 2.4 million euros for late incident reports.'],
      ['words', 'We stopped asking 1,200 suppliers for questionnaires nobody reads.'],
    ] as const
  ).map(([kind, quote], index) => ({
    id: `q${index + 1}`,
    kind,
    text: 'What the brief says of it.',
    quote,
    resultId: `page-${index}`,
    url: `https://news.example/${index}`,
    date: { day: '2026-10-21', precision: 'day', origin: 'metadata' },
  })),
  prospect: {
    name: 'Ada Okafor',
    company: 'Norvald Insurance',
    position: 'Chief Risk Officer',
    companyUrl: 'https://norvald.example',
    linkedinUrl: '',
    notes: 'Prepares for NIS2.',
  },
  offer: 'a register of suppliers for DORA',
};
