import {
  SERVICE_LABELS,
  STAGES,
  type ResearchEvent,
  type ServiceCredits,
  type Stage,
} from '#engine';
import type { RunCalls, RunRecord } from '../runtime/run-record.ts';
import type { Output } from './command.ts';

const STAGE_TEXTS: Readonly<Record<Stage, string>> = {
  initializing: 'Starting',
  searching: 'Searching',
  'finding-links': 'Choosing links',
  scraping: 'Reading pages',
  processing: 'Comparing pages',
  analyzing: 'Writing the report',
};

/** The progress of a run on standard error: one line that changes on a terminal, a line per stage elsewhere. */
export type Progress = {
  readonly show: (event: ResearchEvent, record: RunRecord) => void;
  /** Ends the live line and says what the run has cost, and which source about the company gave no answer. */
  readonly end: (record: RunRecord) => Promise<void>;
};

/** Shows nothing when `isQuiet`. */
export function openProgress(stderr: Output, { isQuiet }: { readonly isQuiet: boolean }): Progress {
  const isLive = stderr.isTerminal;
  let stage: Stage = STAGES[0];
  let shown = '';

  function show(record: RunRecord): void {
    const line = `${STAGE_TEXTS[stage]} · ${callsText(record.calls())} · ${spentText(record.credits())}`;
    if (line === shown) return;
    shown = line;
    void stderr.rewriteLine(line);
  }

  return {
    show(event, record) {
      if (isQuiet) return;
      if (event.kind === 'stage') {
        ({ stage } = event);
        if (!isLive) void stderr.write(`${STAGE_TEXTS[stage]}…\n`);
      }
      if (isLive) show(record);
    },
    async end(record) {
      if (isQuiet) return;
      if (isLive) await stderr.rewriteLine('');
      await stderr.write(`${callsText(record.calls())}, ${spentText(record.credits())}.\n`);
      for (const { reason } of record.aboutCompany()?.unanswered ?? []) {
        await stderr.write(`${reason}\n`);
      }
    },
  };
}

/** What was charged, in words: 'ScraperAPI 75 credits, Firecrawl about 5 credits'. */
function spentText(credits: readonly ServiceCredits[]): string {
  const paid = credits.filter((one) => one.credits > 0);
  if (paid.length === 0) return 'no credits';
  return paid
    .map(({ service, credits: amount, isEstimate }) => {
      const unit = service === 'serpapi' ? 'search' : 'credit';
      const plural = unit === 'search' ? 'searches' : 'credits';
      return `${SERVICE_LABELS[service]} ${isEstimate ? 'about ' : ''}${amount} ${amount === 1 ? unit : plural}`;
    })
    .join(', ');
}

/** '1 call', '12 calls', '12 calls, 9 of them answered from saved answers'. */
export function callsText({ all, saved }: RunCalls): string {
  const calls = all === 1 ? '1 call' : `${all} calls`;
  return saved === 0 ? calls : `${calls}, ${saved} of them answered from saved answers`;
}
