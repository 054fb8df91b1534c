import { RotateCw, X } from 'lucide-react';
import { useEffect, useRef, useState, type ReactElement } from 'react';
import {
  FIRST_FREE_SERVICE,
  SERVICE_LABELS,
  STAGES,
  isKeyedService,
  type CallPurpose,
  type Stage,
} from '#engine';
import type { ResearchRun } from '../../../research-run.ts';
import { STAGE_DURATION_MS } from '../../../timings.ts';
import { Button } from '../../../ui/button.tsx';
import { ProgressBar } from '../../../ui/progress-bar.tsx';
import type { ResearchState } from '../run/research-state.ts';
import { SpentLine, type CreditsLeft } from './spent-line.tsx';
import { isUnasked } from './spent.ts';
import {
  requestTexts,
  freeStageMessages,
  stageMessages,
  waitingReasons,
  WAITING_REASON_OTHERWISE,
} from './texts.ts';

/** §9: what each stage adds to the bar. */
const STAGE_PERCENT = 16;

/** Points by which the bar moves: smooth enough to look at, and each is a picture that takes time from the work. */
const STEP_PERCENT = 2;

const texts = requestTexts.run;
const PROGRESS_DONE_PERCENT = 100;
const MS_PER_S = 1000;

type RunPanelProps = {
  readonly status: Exclude<ResearchState['status'], 'idle'>;
  readonly run: ResearchRun;
  /** Made without keys. */
  readonly isFree: boolean;
  readonly creditsLeft: CreditsLeft;
  readonly onCancel: () => void;
  /** Takes up a run that was cut short. */
  readonly onResume: () => void;
  /** Puts a finished run away. */
  readonly onDiscard: () => void;
};

/**
 * How far the run is and the way to stop it (docs/decisions/003). It keeps its place and height when the
 * run is over, so that the report below doesn't jump.
 */
export function RunPanel(props: RunPanelProps): ReactElement {
  const { status, run } = props;
  const panel = useRef<HTMLElement>(null);
  const isRunning = status === 'running';

  // Where the form fills the view, whoever starts a run wants to see it.
  useEffect(() => {
    if (isRunning) panel.current?.scrollIntoView({ block: 'nearest' });
  }, [isRunning]);

  return (
    <section
      ref={panel}
      aria-label={texts.titles[status]}
      className="grid gap-2 rounded-lg border border-line bg-surface px-4 py-2.5 shadow-panel sm:px-5 print:hidden"
    >
      {isRunning ? <Underway {...props} /> : <Over {...props} />}
      <SpentLine calls={run.calls} isRunning={isRunning} creditsLeft={props.creditsLeft} />
    </section>
  );
}

function RunActions({ status, onCancel, onResume, onDiscard }: RunPanelProps): ReactElement {
  if (status === 'running') {
    return (
      <Button size="sm" icon={X} onClick={onCancel}>
        {texts.cancel}
      </Button>
    );
  }
  return (
    <div className="-mr-2 flex flex-wrap gap-2">
      {status !== 'done' && status !== 'sampled' && (
        <Button size="sm" icon={RotateCw} onClick={onResume}>
          {texts.resume}
        </Button>
      )}
      <Button size="sm" variant="quiet" onClick={onDiscard}>
        {texts.discard[status]}
      </Button>
    </div>
  );
}

function Underway(props: RunPanelProps): ReactElement {
  const { run, isFree } = props;
  const percent = useProgress(run);
  const waiting = waitingWords(run);
  return (
    <>
      <Head {...props} message={stageMessageOf(run, isFree)} percent={percent} />
      {waiting !== '' && <p className="text-sm text-warning">{waiting}</p>}
    </>
  );
}

/** §4: done is 100 percent; a run that was cut short doesn't claim it. */
function Over(props: RunPanelProps): ReactElement {
  const { status, run } = props;
  const isWhole = status === 'done' || status === 'sampled';
  return (
    <Head {...props} message={summaryOf(run)} percent={isWhole ? PROGRESS_DONE_PERCENT : null} />
  );
}

/** Title, message and actions in one row, with the bar under it; `percent` is `null` where there is none. */
function Head(
  props: RunPanelProps & { readonly message: string; readonly percent: number | null },
): ReactElement {
  const { status, message, percent } = props;
  return (
    <>
      <header className="flex min-h-8 flex-wrap items-center gap-x-3 gap-y-1">
        <h2 className="text-base font-semibold">{texts.titles[status]}</h2>
        <output className="min-w-0 flex-1 basis-40 text-sm text-muted">{message}</output>
        {percent !== null && (
          <span className="text-sm text-muted tabular-nums">{texts.percent(percent)}</span>
        )}
        <RunActions {...props} />
      </header>
      {percent !== null && <ProgressBar label={texts.progress} percent={percent} />}
    </>
  );
}

const PURPOSES: Readonly<Partial<Record<Stage, CallPurpose>>> = {
  searching: 'search',
  scraping: 'scrape',
};

/** §4, unless free services are asked: then the one asked last is named. */
export function stageMessageOf(
  { stage, calls }: Pick<ResearchRun, 'stage' | 'calls'>,
  isFree: boolean,
): string {
  const purpose = PURPOSES[stage];
  const asked = calls.findLast((call) => call.purpose === purpose)?.service;
  // Before anybody was asked, the one who will be.
  const service = asked ?? (isFree ? FIRST_FREE_SERVICE : undefined);
  if (purpose === undefined || service === undefined || isKeyedService(service))
    return stageMessages[stage];
  return freeStageMessages[purpose](SERVICE_LABELS[service]);
}

/** What a run in trouble waits for, longest wait first; '' while nothing waits. */
function waitingWords({ calls }: ResearchRun): string {
  const waits = calls.flatMap(({ service, outcome }) =>
    outcome.status === 'waiting' ? [{ service, ...outcome }] : [],
  );
  const [longest] = waits.toSorted((one, other) => other.milliseconds - one.milliseconds);
  if (longest === undefined) return '';
  const why = waitingReasons[longest.reason] ?? WAITING_REASON_OTHERWISE;
  const seconds = Math.ceil(longest.milliseconds / MS_PER_S);
  return texts.waiting(SERVICE_LABELS[longest.service], why, seconds);
}

function summaryOf({ calls, startedAtMs, lastEventAtMs }: ResearchRun): string {
  const count = (purpose: 'search' | 'scrape'): number =>
    calls.filter((call) => call.purpose === purpose && !isUnasked(call)).length;
  const seconds = ((lastEventAtMs - startedAtMs) / MS_PER_S).toFixed(1);
  return texts.summary(count('search'), count('scrape'), seconds);
}

/**
 * How far the bar is, as a whole percent from 0 to 96: it eases through a stage's 16 points over the
 * stage's nominal second and then waits there for the real work (docs/decisions/003).
 */
export function progressPercent(stage: Stage, inStageMs: number): number {
  const share = Math.min(Math.max(inStageMs / STAGE_DURATION_MS, 0), 1);
  return Math.floor(STAGE_PERCENT * (STAGES.indexOf(stage) + share));
}

/** The bar's percent, step by step; never lower than it was, nor than where the stage begins. */
export function useProgress({
  stage,
  stageEnteredAtMs,
}: Pick<ResearchRun, 'stage' | 'stageEnteredAtMs'>): number {
  const [percent, setPercent] = useState(0);

  useEffect(() => {
    function draw(): void {
      const inStageMs = performance.now() - stageEnteredAtMs;
      const reached = progressPercent(stage, inStageMs);
      setPercent((shown) => Math.max(shown, reached));
      if (inStageMs >= STAGE_DURATION_MS) clearInterval(ticking);
    }
    const ticking = setInterval(draw, (STAGE_DURATION_MS / STAGE_PERCENT) * STEP_PERCENT);
    return () => clearInterval(ticking);
  }, [stage, stageEnteredAtMs]);

  // The first frame of a stage is drawn before any time in it has been measured.
  return Math.max(percent, progressPercent(stage, 0));
}
