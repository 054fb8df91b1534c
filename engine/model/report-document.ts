import * as z from 'zod/mini';
import { EVENT_KINDS, POST_STATUSES, type Brief } from './brief.ts';
import { aboutCompanySchema, type AboutCompany } from './company-fact.ts';
import { type Draft, DRAFT_LINE_KINDS } from './draft.ts';
import { FACT_KINDS } from './judgement.ts';
import { prospectSchema, type Prospect } from './prospect.ts';
import { reasonSchema } from './reason.ts';
import type { ResearchResult } from './research-event.ts';
import { SERVICE_NAMES, type ServiceName } from './service-failure.ts';

/** An item as it is saved and exported: without the page's own text, which is not ours to keep. */
export type SavedResult = Omit<ResearchResult, 'content' | 'isSample' | 'origin'> & {
  /** Why the page matters, which its text alone shows; absent where nothing was found, and in older reports. */
  readonly highlights?: readonly SavedHighlight[];
};

/** A subject of governance, risk and compliance that a page mentions, with the group of the taxonomy it belongs to. */
export type SavedHighlight = {
  readonly label: string;
  readonly group: 'framework' | 'law' | 'domain' | 'role' | 'trigger' | 'voice';
};

const highlight: z.ZodMiniType<SavedHighlight> = z.object({
  label: z.string(),
  group: z.enum(['framework', 'law', 'domain', 'role', 'trigger', 'voice']),
});

/** A finished report as it is saved, compared and exported: without samples, keys, or more of a page than snippet and quotes. */
export type ReportDocument = {
  readonly version: 1;
  readonly prospect: Prospect;
  /** The moment of the research, ISO 8601 in UTC. */
  readonly researchedAt: string;
  readonly foundBy: ServiceName | null;
  /** Best first. */
  readonly results: readonly SavedResult[];
  /** Found and not read, the most promising first. */
  readonly unread: readonly SavedResult[];
  readonly brief: Brief;
  /** What public sources say about the company; `null` when nothing is known, or nobody was asked. */
  readonly aboutCompany: AboutCompany | null;
  /** What a language model of the user's own made of the brief; absent when none was asked. */
  readonly draft?: Draft | undefined;
};

const day = z.object({
  day: z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/)),
  precision: z.enum(['day', 'month', 'year']),
});

const date = z.nullable(
  z.extend(day, { origin: z.enum(['metadata', 'address', 'byline', 'search result', 'text']) }),
);

const citation = z.object({ quote: z.string(), resultId: z.string(), url: z.string(), date });

const line = z.extend(citation, { text: z.string(), question: z.exactOptional(z.string()) });

const statedDay = z.prefault(z.nullable(day), null);

// Reports saved before posts had a status and events a kind know neither.
const whoLine = z.extend(line, {
  standing: z.enum(['latest', 'earlier', 'conflict']),
  status: z.prefault(z.nullable(z.enum(POST_STATUSES)), null),
  title: z.prefault(z.string(), ''),
  company: z.prefault(z.string(), ''),
  asOf: statedDay,
});

const eventLine = z.extend(line, {
  kind: z.prefault(z.enum(EVENT_KINDS), 'other'),
  subject: z.prefault(z.enum(['person', 'company']), 'company'),
  happenedOn: statedDay,
  sources: z.prefault(z.array(citation), []),
});

/** One result as it is exported and saved in the browser: without the text of its page (`SavedResult`). */
export const savedResultSchema = z.object({
  id: z.string(),
  relevance: z.number(),
  verdict: z.enum(['confirmed', 'possible', 'other']),
  reasons: z.array(reasonSchema),
  // Reports saved before it was judged don't know.
  aboutness: z.prefault(z.nullable(z.enum(['about', 'mentions'])), null),
  stated: z.prefault(z.array(z.object({ kind: z.enum(FACT_KINDS), text: z.string() })), []),
  type: z.enum(['news', 'article', 'podcast', 'video']),
  date,
  language: z.nullable(z.string()),
  readingMinutes: z.nullable(z.number()),
  title: z.string(),
  url: z.string(),
  description: z.string(),
  source: z.string(),
  query: z.string(),
  // Reports saved before copies were noted have none.
  alsoAt: z.prefault(z.array(z.string()), []),
  notRead: z.exactOptional(z.string()),
  highlights: z.exactOptional(z.array(highlight)),
});

const sentences = z.array(
  z.object({
    parts: z.array(
      z.discriminatedUnion('kind', [
        z.object({ kind: z.literal('text'), text: z.string() }),
        z.object({ kind: z.literal('unsourced'), text: z.string() }),
        z.object({ kind: z.literal('quote'), lineId: z.string() }),
        z.object({ kind: z.literal('missing-quote'), lineId: z.string() }),
      ]),
    ),
    // Drafts saved before users decided about sentences hold those alone that a stricter check had let through.
    choice: z.prefault(z.nullable(z.enum(['kept', 'left out'])), null),
    isEdited: z.prefault(z.boolean(), false),
    changedAt: z.exactOptional(z.string()),
  }),
);

const draft = z.object({
  model: z.string(),
  host: z.string(),
  lines: z.array(z.extend(line, { id: z.string(), kind: z.enum(DRAFT_LINE_KINDS) })),
  mails: z.object({ plain: sentences, warm: sentences, short: sentences }),
  summary: sentences,
  order: z.array(z.string()),
  // Drafts saved before it was noted don't say.
  offer: z.prefault(z.string(), ''),
  tokens: z.nullable(z.object({ prompt: z.number(), completion: z.number() })),
  // Drafts saved before costs were noted have none.
  costUsd: z.prefault(z.nullable(z.number()), null),
  elapsedMs: z.number(),
  // Drafts saved before it was noted don't say.
  changedAt: z.exactOptional(z.string()),
});

/** A report as it is saved, exported and sent to a server (`ReportDocument`). */
export const reportDocumentSchema = z.object({
  version: z.literal(1),
  prospect: prospectSchema,
  researchedAt: z.iso.datetime(),
  foundBy: z.nullable(z.enum(SERVICE_NAMES)),
  results: z.array(savedResultSchema),
  // Reports saved before it was have none.
  unread: z.prefault(z.array(savedResultSchema), []),
  brief: z.object({
    who: z.array(whoLine),
    whyNow: z.array(eventLine),
    inTheirWords: z.array(line),
    topics: z.array(line),
    openers: z.array(z.extend(line, { warm: z.prefault(z.string(), '') })),
    enough: z.prefault(z.nullable(z.object({ isEnough: z.boolean(), text: z.string() })), null),
  }),
  // Reports saved before public sources were asked know nothing of the company.
  aboutCompany: z.prefault(z.nullable(aboutCompanySchema), null),
  draft: z.optional(z.unknown()),
});

/**
 * Reads what was saved or exported, perhaps by an older version or by somebody's hand; `null` when it isn't a report.
 * What a report doesn't know is dropped, so that a page's text or a key put in by hand doesn't travel on.
 */
export function reportDocumentFrom(value: unknown): ReportDocument | null {
  const read = reportDocumentSchema.safeParse(value);
  if (!read.success) return null;
  // A draft that cannot be read is left out: the report counts more.
  const { draft: written, ...report } = read.data;
  const readDraft = draft.safeParse(written);
  return readDraft.success ? { ...report, draft: readDraft.data } : report;
}
