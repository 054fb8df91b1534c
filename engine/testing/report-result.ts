import type { ResearchResult } from '../model/research-event.ts';

/** An item of a report: confirmed news in English without a date, unless the test says otherwise. */
export function reportResult(id: string, more: Partial<ResearchResult> = {}): ResearchResult {
  return {
    id,
    relevance: 90,
    verdict: 'confirmed',
    reasons: [],
    aboutness: null,
    stated: [],
    type: 'news',
    date: null,
    language: 'en',
    readingMinutes: 1,
    title: `Page ${id}`,
    url: `https://news.example/${id}`,
    description: '',
    source: 'news.example',
    content: '',
    query: '',
    alsoAt: [],
    isSample: false,
    ...more,
  };
}
