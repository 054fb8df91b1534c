/** One vacancy, as its company published it. */
export type SimulatedPosting = {
  readonly title: string;
  /** ISO 8601; undated when left out. */
  readonly publishedAt?: string;
  readonly place?: string;
  /** Two letters. */
  readonly country?: string;
  /** Plain text with HTML tags, as companies write it. */
  readonly description?: string;
  readonly url?: string;
  /** A draft, where the vendor has them. */
  readonly isDraft?: true;
};

/** A company's board: the name it states, where its vendor lets boards state one, and what it publishes. */
export type SimulatedBoard = {
  readonly company: string;
  readonly postings: readonly SimulatedPosting[];
};

/** By vendor and the company's part of the address: 'greenhouse acme'. */
export type SimulatedBoards = Readonly<Record<string, SimulatedBoard>>;

/** The boards of the demo world's companies, with vacancies of the last weeks before `now`. */
export function demoBoards(now: Date): SimulatedBoards {
  const daysAgo = (days: number): string =>
    new Date(now.getTime() - days * 86_400_000).toISOString();
  return {
    'greenhouse nordvikbank': {
      company: 'Nordvik Bank',
      postings: [
        {
          title: 'Third-Party Risk Manager',
          publishedAt: daysAgo(20),
          place: 'Oslo',
          description:
            '<p>You will run our register of suppliers under DORA.</p><p>Write to jobs@nordvikbank.example.</p>',
        },
        { title: 'Barista', publishedAt: daysAgo(3), place: 'Bergen' },
      ],
    },
    'lever castellan-foods': {
      company: 'Castellan Foods plc',
      postings: [
        {
          title: 'Internal Audit Manager',
          publishedAt: daysAgo(41),
          place: 'Leeds',
          country: 'GB',
          description: '<p>SOX testing. Apply at https://careers.castellanfoods.example.</p>',
        },
      ],
    },
  };
}
