import { EMPTY_BRIEF, type ReportDocument, type SavedResult } from '#engine';
import { reportResult } from '../../engine/testing/report-result.ts';

/** A result as it is saved; every part has a default. */
export function savedResult(part: Partial<SavedResult> = {}): SavedResult {
  const {
    content: _page,
    isSample: _never,
    ...saved
  } = reportResult('one', {
    title: 'Acme appoints Jane Doe',
    description: 'Jane Doe joins Acme.',
    ...part,
  });
  return saved;
}

/** A report on Jane Doe at Acme with one result; every part has a default. */
export function libraryReport(part: Partial<ReportDocument> = {}): ReportDocument {
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
    aboutCompany: null,
    brief: EMPTY_BRIEF,
    ...part,
  };
}
