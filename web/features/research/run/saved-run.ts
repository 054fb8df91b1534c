import { FAILURE_REASONS, prospectSchema, savedResultSchema } from '#engine';
import * as z from 'zod/mini';
import { catch as otherwise } from 'zod/mini';
import { keptCharge, keptService as service } from '../../../storage/answer-schemas.ts';
import type { Run } from './research-state.ts';

/** A run as it is kept in the browser. `running` means that the page went away while it was under way. */
export type SavedRun = {
  readonly status: 'running' | 'done' | 'cancelled' | 'broken' | 'interrupted';
  readonly run: Run;
};

const reason = z.enum(FAILURE_REASONS);

const failure = z.object({
  service,
  reason,
  message: z.string(),
  status: z.nullable(z.number()),
  retryAfterMs: z.exactOptional(z.number()),
  freeAgainAt: z.exactOptional(z.string()),
  isAboutPage: z.exactOptional(z.literal(true)),
});

const result = z.extend(savedResultSchema, {
  content: z.string(),
  // Samples are never saved.
  isSample: z.literal(false),
});

const outcome = z.union([
  z.object({
    status: z.literal('answered'),
    found: z.number(),
    elapsedMs: z.number(),
    charge: z.exactOptional(keptCharge),
    answeredAt: z.exactOptional(z.string()),
  }),
  z.object({
    status: z.literal('failed'),
    message: z.string(),
    charge: z.exactOptional(keptCharge),
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

const keptRun = z.object({
  status: z.enum(['running', 'done', 'cancelled', 'broken', 'interrupted']),
  run: z.object({
    prospect: prospectSchema,
    stage: z.enum([
      'initializing',
      'searching',
      'finding-links',
      'scraping',
      'processing',
      'analyzing',
    ]),
    researchedAt: otherwise(z.nullable(z.string()), null),
    startedAtMs: z.number(),
    stageEnteredAtMs: z.number(),
    lastEventAtMs: z.number(),
    calls: z.array(call),
    results: z.array(result),
    failures: z.array(failure),
    rejected: z.array(z.object({ url: z.string(), reason: z.string() })),
    foundBy: z.nullable(service),
  }),
});

/** The run as it can be kept: calls without an answer are left out, since nobody will ever answer them. */
export function keepable({ status, run }: SavedRun): SavedRun {
  const calls = run.calls.filter((one) => outcome.safeParse(one.outcome).success);
  return { status, run: { ...run, calls } };
}

/** Reads what was kept, perhaps by an older version or by somebody's hand; `null` when it isn't a run. */
export function savedRunFrom(value: unknown): SavedRun | null {
  const read = keptRun.safeParse(value);
  return read.success ? read.data : null;
}
