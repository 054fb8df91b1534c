import type { TextExtent } from './report-text.ts';

/** Characters of an address that every mail program and browser in use accepts; Windows passes on 2,048 at most. */
export const MAILTO_CHARACTERS_MAX = 1900;

const EVERYTHING = { who: 8, whyNow: 10, inTheirWords: 8, topics: 8, openers: 8 } as const;

/** What a mail may hold, the most first. */
export const mailExtents: readonly TextExtent[] = [
  { lines: EVERYTHING, companyFacts: 8, hasQuotes: true, hasAllSources: true },
  { lines: EVERYTHING, companyFacts: 8, hasQuotes: false, hasAllSources: true },
  {
    lines: { who: 2, whyNow: 5, inTheirWords: 2, topics: 3, openers: 3 },
    companyFacts: 3,
    hasQuotes: false,
    hasAllSources: false,
  },
  {
    lines: { who: 1, whyNow: 3, inTheirWords: 1, topics: 0, openers: 2 },
    companyFacts: 1,
    hasQuotes: false,
    hasAllSources: false,
  },
  {
    lines: { who: 1, whyNow: 2, inTheirWords: 0, topics: 0, openers: 1 },
    companyFacts: 0,
    hasQuotes: false,
    hasAllSources: false,
  },
  {
    lines: { who: 1, whyNow: 1, inTheirWords: 0, topics: 0, openers: 0 },
    companyFacts: 0,
    hasQuotes: false,
    hasAllSources: false,
  },
];

/** What a note in a CRM holds. */
export const noteExtent: TextExtent = {
  lines: EVERYTHING,
  companyFacts: 12,
  hasQuotes: true,
  hasAllSources: true,
};

/** Characters of a HubSpot note (65,536) and of Salesforce's lead description (32,000), less some room for apostrophes. */
export const HUBSPOT_NOTE_CHARACTERS_MAX = 65_000;
export const SALESFORCE_DESCRIPTION_CHARACTERS_MAX = 31_000;
