import * as z from 'zod/mini';
import { catch as otherwise } from 'zod/mini';
import {
  aboutCompanySchema,
  FAILURE_REASONS,
  prospectSchema,
  savedResultSchema,
  STAGES,
} from '#engine';
import { RUN_STATUSES, type ResearchRun, type RunStatus } from '../../research-run.ts';
import { savedCharge, savedService as service } from './answers.ts';

/** A run as it is saved in the browser. */
export type SavedRun = { readonly status: RunStatus; readonly run: ResearchRun };

const reason = z.enum(FAILURE_REASONS);

const failure = z.object({
  service,
  reason,
  message: z.string(),
  status: z.nullable(z.number()),
  retryAfterMs: z.exactOptional(z.number()),
  freeAgainAt: z.exactOptional(z.string()),
  needsRemedy: z.exactOptional(z.literal(true)),
  isAboutPage: z.exactOptional(z.literal(true)),
});

const link = z.object({
  url: z.string(),
  title: z.string(),
  snippet: z.string(),
  dateText: z.string(),
  siteName: z.string(),
  rank: z.number(),
  query: z.string(),
  service,
  alsoAt: z.exactOptional(z.array(z.string())),
});

const result = z.extend(savedResultSchema, {
  content: z.string(),
  // Runs saved before further pages could be read have none.
  origin: z.exactOptional(
    z.object({
      link,
      description: z.string(),
      metadata: z.record(z.string(), z.unknown()),
    }),
  ),
  // Samples are never saved.
  isSample: z.literal(false),
});

const outcome = z.union([
  z.object({
    status: z.literal('answered'),
    found: z.number(),
    elapsedMs: z.number(),
    charge: z.exactOptional(savedCharge),
    answeredAt: z.exactOptional(z.string()),
  }),
  z.object({
    status: z.literal('failed'),
    message: z.string(),
    charge: z.exactOptional(savedCharge),
    isUnasked: z.exactOptional(z.literal(true)),
  }),
]);

const call = z.object({
  id: z.number(),
  service,
  purpose: z.enum(['search', 'scrape']),
  subject: z.string(),
  outcome,
});

const savedRun = z.object({
  status: z.enum(RUN_STATUSES),
  run: z.object({
    prospect: prospectSchema,
    stage: z.enum(STAGES),
    researchedAt: otherwise(z.nullable(z.string()), null),
    startedAtMs: z.number(),
    stageEnteredAtMs: z.number(),
    lastEventAtMs: z.number(),
    calls: z.array(call),
    results: z.array(result),
    unread: z.prefault(z.array(result), []),
    failures: z.array(failure),
    rejected: z.array(z.object({ url: z.string(), reason: z.string() })),
    foundBy: z.nullable(service),
    companyNote: z.exactOptional(z.string()),
    aboutCompany: z.exactOptional(aboutCompanySchema),
  }),
});

/** The run as it can be saved: calls without an answer are left out, since nobody will ever answer them. */
export function storableRun({ status, run }: SavedRun): SavedRun {
  const calls = run.calls.filter((one) => outcome.safeParse(one.outcome).success);
  return { status, run: { ...run, calls } };
}

/** Reads what was saved, perhaps by an older version or by somebody's hand; `null` when it isn't a run. */
export function savedRunFrom(value: unknown): SavedRun | null {
  const read = savedRun.safeParse(value);
  return read.success ? read.data : null;
}
