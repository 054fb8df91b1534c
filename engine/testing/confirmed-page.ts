import type { Prospect } from '../model/prospect.ts';
import type { ResearchResult } from '../model/research-event.ts';
import { reportResult } from './report-result.ts';

/** The prospect the tests of signals and briefs are about. */
export const MARLOW: Prospect = {
  name: 'Tessa Marlow',
  company: 'Quillfeather Insurance Ltd',
  companyUrl: 'https://www.quillfeather.example',
  position: 'Chief Compliance Officer',
  linkedinUrl: '',
  notes: '',
};

/** A page confirmed to be about the prospect, an article of 1 June 2026 and in English unless the test says otherwise. */
export function confirmedPage(content: string, more: Partial<ResearchResult> = {}): ResearchResult {
  return reportResult(more.id ?? 'page-1', {
    type: 'article',
    date: { day: '2026-06-01', precision: 'day', origin: 'metadata' },
    title: 'A page',
    content,
    ...more,
  });
}
