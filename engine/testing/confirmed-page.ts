import type { Prospect } from '../model/prospect.ts';
import type { ResearchResult } from '../model/research-event.ts';

/** The prospect the tests of signals and briefs are about. */
export const MARLOW: Prospect = {
  name: 'Tessa Marlow',
  company: 'Quillfeather Insurance Ltd',
  companyUrl: 'https://www.quillfeather.example',
  position: 'Chief Compliance Officer',
  linkedinUrl: '',
  notes: '',
};

/** A page confirmed to be about the prospect, of 1 June 2026 and in English unless told otherwise. */
export function confirmedPage(content: string, more: Partial<ResearchResult> = {}): ResearchResult {
  const id = more.id ?? 'page-1';
  return {
    id,
    relevance: 90,
    verdict: 'confirmed',
    reasons: [],
    aboutness: null,
    stated: [],
    type: 'article',
    date: { day: '2026-06-01', precision: 'day', origin: 'metadata' },
    language: 'en',
    readingMinutes: 1,
    title: 'A page',
    url: `https://news.example/${id}`,
    description: '',
    source: 'news.example',
    content,
    query: '',
    alsoAt: [],
    isSample: false,
    ...more,
  };
}
