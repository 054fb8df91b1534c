import type { ReportDocument, SavedResult } from '#engine';

/** A result as it is saved; every part has a default. */
export function savedResult(part: Partial<SavedResult> = {}): SavedResult {
  return {
    id: 'one',
    relevance: 90,
    verdict: 'confirmed',
    reasons: [],
    type: 'news',
    date: null,
    language: 'en',
    readingMinutes: 1,
    title: 'Acme appoints Jane Doe',
    url: 'https://news.example/one',
    description: 'Jane Doe joins Acme.',
    source: 'news.example',
    query: '',
    aboutness: null,
    stated: [],
    alsoAt: [],
    ...part,
  };
}

/** A report on Jane Doe at Acme with one result; every part has a default. */
export function reportDocument(part: Partial<ReportDocument> = {}): ReportDocument {
  return {
    version: 1,
    prospect: {
      name: 'Jane Doe',
      company: 'Acme',
      companyUrl: '',
      position: 'CISO',
      linkedinUrl: '',
      notes: '',
    },
    researchedAt: '2026-11-20T09:00:00.000Z',
    foundBy: 'scraperapi',
    results: [savedResult()],
    unread: [],
    brief: { who: [], whyNow: [], inTheirWords: [], topics: [], openers: [] },
    ...part,
  };
}
