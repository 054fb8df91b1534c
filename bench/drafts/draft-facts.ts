import type { DraftFacts, DraftLine, DraftLineKind } from '#engine';

type Person = {
  readonly name: string;
  readonly company: string;
  readonly position: string;
  readonly offer: string;
  /** Who they are, an event at the company, two things they said, a subject. */
  readonly quotes: readonly [
    who: string,
    event: string,
    said: string,
    saidToo: string,
    topic: string,
  ];
};

const KINDS: readonly DraftLineKind[] = ['who', 'event', 'words', 'words', 'topic'];

const PEOPLE: readonly Person[] = [
  {
    name: 'Ada Okafor',
    company: 'Norvald Insurance',
    position: 'Chief Risk Officer',
    offer: 'a register of suppliers that keeps evidence current',
    quotes: [
      'Ada Okafor, Chief Risk Officer of Norvald Insurance, opened the afternoon session.',
      'Norvald Insurance was fined 2.4 million euros in March for late incident reports.',
      'We stopped asking suppliers for questionnaires nobody reads.',
      'A register is only as good as the day it was last checked.',
      'Norvald Insurance is preparing its third-party register for DORA.',
    ],
  },
  {
    name: 'Tomasz Wrona',
    company: 'Baltika Energy',
    position: 'Head of Compliance',
    offer: 'audit preparation without spreadsheets',
    quotes: [
      'Tomasz Wrona leads compliance at Baltika Energy and sits on its ethics committee.',
      'Baltika Energy completed the acquisition of Solwind in September 2026.',
      'The audit trail has to exist before the auditor asks for it.',
      'I would rather have ten controls that work than a hundred on paper.',
      'Baltika Energy publishes its supplier code under NIS2.',
    ],
  },
  {
    name: 'Mei Lin Tan',
    company: 'Straits Harbour Bank',
    position: 'Director of Operational Resilience',
    offer: 'scenario testing for critical services',
    quotes: [
      'Mei Lin Tan is Director of Operational Resilience at Straits Harbour Bank in Singapore.',
      'Straits Harbour Bank launched a resilience programme with 40 scenarios this year.',
      'Nobody practises for the second hour of an outage.',
      'Our board asks for one page, so we learned to write one page.',
      'Straits Harbour Bank reports to MAS on its critical services.',
    ],
  },
  {
    name: 'Jürgen Falk',
    company: 'Ostwerk AG',
    position: 'Group Data Protection Officer',
    offer: 'records of processing that update themselves',
    quotes: [
      'Jürgen Falk has been Group Data Protection Officer of Ostwerk AG since 2019.',
      'Ostwerk AG appointed Carla Reuter to its board in June.',
      'A record of processing is a map, and maps age.',
      'I read every data subject request in the first week of the month myself.',
      'Ostwerk AG certified its cloud services to ISO 27701.',
    ],
  },
  {
    name: 'Renata Duarte',
    company: 'Cielo Pagamentos Norte',
    position: 'Chief Compliance Officer',
    offer: 'policy management in two languages',
    quotes: [
      'Renata Duarte joined Cielo Pagamentos Norte as Chief Compliance Officer.',
      'Cielo Pagamentos Norte raised 30 million dollars to expand into Peru.',
      'Policies that people cannot read are decoration.',
      'We rewrote forty policies before we bought a single tool.',
      'Cielo Pagamentos Norte answers to the Central Bank on anti-money laundering.',
    ],
  },
];

/** What may be used to write to five people who do not exist: lines q1 (who) to q5 (a subject), the form, the offer. */
export const DRAFT_FACTS: readonly DraftFacts[] = PEOPLE.map((person) => ({
  lines: person.quotes.map((quote, index) => draftLine(quote, index)),
  prospect: {
    name: person.name,
    company: person.company,
    position: person.position,
    companyUrl: '',
    linkedinUrl: '',
    notes: '',
  },
  offer: person.offer,
}));

function draftLine(quote: string, index: number): DraftLine {
  return {
    id: `q${index + 1}`,
    kind: KINDS[index] ?? 'topic',
    text: 'What the brief says of it.',
    quote,
    resultId: `https://news.example/${index}`,
    url: `https://news.example/${index}`,
    date: { day: '2026-10-14', precision: 'day', origin: 'metadata' },
  };
}
