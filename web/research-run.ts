import type {
  AboutCompany,
  CallPurpose,
  Charge,
  FailureReason,
  Prospect,
  ResearchReport,
  ServiceName,
  Stage,
} from '#engine';

/** Every status a run can have. */
export const RUN_STATUSES = ['running', 'done', 'cancelled', 'broken', 'interrupted'] as const;

/** The state of a run. In a saved one, `running` means that the page went away meanwhile; `interrupted` comes of that. */
export type RunStatus = (typeof RUN_STATUSES)[number];

/** One call of the run, as the list of requests shows it. */
export type RunCall = {
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
        /** The run's own limit of credits prevented it, and nothing was asked. */
        readonly isUnasked?: true;
      };
};

/** What a run has found so far; saved whatever happens to the run afterwards. */
export type ResearchRun = Omit<ResearchReport, 'credits'> & {
  readonly prospect: Prospect;
  readonly stage: Stage;
  /** The day and moment of the research, ISO 8601 in UTC; `null` in runs saved before it was noted. */
  readonly researchedAt: string | null;
  /** These three on the page's own clock, in milliseconds. */
  readonly startedAtMs: number;
  readonly stageEnteredAtMs: number;
  readonly lastEventAtMs: number;
  readonly calls: readonly RunCall[];
  /** Under which other names the company is known, as a sentence; only where that was asked and answered. */
  readonly companyNote?: string;
  /** What public sources say about the company; only where they were asked and something is known or unanswered. */
  readonly aboutCompany?: AboutCompany;
};
