import type { ReportDocument } from '#engine';
import * as z from 'zod/mini';

const service = z.enum(['scraperapi', 'serpapi', 'firecrawl']);

const publicationDate = z.object({
  day: z.string(),
  precision: z.enum(['day', 'month', 'year']),
  origin: z.enum(['metadata', 'address', 'byline', 'search result', 'text']),
});

const savedResult = z.object({
  id: z.string(),
  relevance: z.number(),
  verdict: z.enum(['confirmed', 'possible', 'other']),
  reasons: z.array(z.object({ text: z.string(), effect: z.enum(['for', 'against']) })),
  type: z.enum(['news', 'article', 'podcast', 'video']),
  date: z.nullable(publicationDate),
  language: z.nullable(z.string()),
  readingMinutes: z.nullable(z.number()),
  title: z.string(),
  url: z.string(),
  description: z.string(),
  source: z.string(),
  query: z.string(),
});

const line = {
  quote: z.string(),
  resultId: z.string(),
  url: z.string(),
  date: z.nullable(publicationDate),
  text: z.string(),
};

/** A stored report as this build reads it: written by an older version, or by somebody's hand, it may be anything. */
export const reportDocumentSchema: z.ZodMiniType<ReportDocument> = z.object({
  version: z.literal(1),
  prospect: z.object({
    name: z.string(),
    company: z.string(),
    companyUrl: z.string(),
    position: z.string(),
    linkedinUrl: z.string(),
    notes: z.string(),
  }),
  researchedAt: z.string(),
  foundBy: z.nullable(service),
  results: z.array(savedResult),
  brief: z.object({
    who: z.array(z.object({ ...line, standing: z.enum(['latest', 'earlier', 'conflict']) })),
    whyNow: z.array(z.object(line)),
    inTheirWords: z.array(z.object(line)),
    topics: z.array(z.object(line)),
    openers: z.array(z.object(line)),
  }),
});
