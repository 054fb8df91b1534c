import * as z from 'zod/mini';
import { catch as otherwise } from 'zod/mini';
import {
  FAILURE_REASONS,
  prospectSchema,
  savedResultSchema,
  type CallPurpose,
  type Charge,
  type FailureReason,
  type Prospect,
  type RejectedLink,
  type ResearchResult,
  type ServiceFailure,
  type ServiceName,
  type Stage,
} from '#engine';
import { savedCharge, savedService as service } from './answers.ts';

const RUN_STATUSES = ['running', 'done', 'cancelled', 'broken', 'interrupted'] as const;

/**
 * How a run stands. `cancelled`, `broken` and `interrupted` (by a reload of the page) keep what it had brought; as it is
 * saved, `running` means that the page went away while the run was under way.
 */
export type RunStatus = (typeof RUN_STATUSES)[number];

/** One call of the run, as its timeline shows it. */
export type Call = {
  readonly id: number;
  readonly service: ServiceName;
  readonly purpose: CallPurpose;
  readonly subject: string;
  readonly outcome:
    | { readonly status: 'open' }
    | { readonly status: 'stopped' }
    | {
        readonly status: 'waiting';
        readonly reason: FailureReason;
        readonly milliseconds: number;
      }
    | {
        readonly status: 'answered';
        readonly found: number;
        readonly elapsedMs: number;
        /** Missing in runs saved by versions that did not count. */
        readonly charge?: Charge;
        /** Only where the answer was there already: when the service gave it, ISO 8601. */
        readonly answeredAt?: string;
      }
    | {
        readonly status: 'failed';
        readonly message: string;
        /** Only where the call was billed all the same. */
        readonly charge?: Charge;
        /** The run's own limit of credits stood in the way, and nothing was asked. */
        readonly isUnasked?: true;
      };
};

/** What a run has brought so far; saved whatever happens to the run afterwards. */
export type Run = {
  readonly prospect: Prospect;
  readonly stage: Stage;
  /** The day and moment of the research, ISO 8601 in UTC; `null` in runs saved before it was noted. */
  readonly researchedAt: string | null;
  /** These three on the page's own clock, in milliseconds. */
  readonly startedAtMs: number;
  readonly stageEnteredAtMs: number;
  readonly lastEventAtMs: number;
  readonly calls: readonly Call[];
  /** Best first; a judgement that changes replaces the earlier one. */
  readonly results: readonly ResearchResult[];
  /** Found and not read, the most promising first. */
  readonly unread: readonly ResearchResult[];
  readonly failures: readonly ServiceFailure[];
  readonly rejected: readonly RejectedLink[];
  readonly foundBy: ServiceName | null;
  /** Under which other names the company is known, as a sentence; only where that was asked and is known. */
  readonly companyNote?: string;
};

/** A run as it is saved in the browser. */
export type SavedRun = { readonly status: RunStatus; readonly run: Run };

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
    unread: z.prefault(z.array(result), []),
    failures: z.array(failure),
    rejected: z.array(z.object({ url: z.string(), reason: z.string() })),
    foundBy: z.nullable(service),
    companyNote: z.exactOptional(z.string()),
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
