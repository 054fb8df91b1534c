import { clsx } from 'clsx';
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
import { useRestAfter } from '../../../ui/use-rest-after.ts';
import { ResearchWithoutKeys } from '../free-services/research-without-keys.tsx';
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
  readonly isFree: boolean;
  readonly creditsLeft: CreditsLeft;
  readonly onCancel: () => void;
  readonly onResume: () => void;
  readonly onDiscard: () => void;
};

type HeadProps = RunPanelProps & {
  /** The run ended a moment ago: a press may have been meant for 'Cancel research'. */
  readonly isResting?: boolean;
};

/** How far the run is and the way to stop it (docs/decisions/003); it keeps its height when the run is over. */
export function RunPanel(props: RunPanelProps): ReactElement {
  const { status, run } = props;
  const panel = useRef<HTMLElement>(null);
  const isRunning = status === 'running';
  const isResting = useRestAfter(isRunning);
  // §4: done is 100 percent; a run that was cut short doesn't claim it.
  const isWhole = status === 'done' || status === 'sampled';

  // Where the form fills the view, the run that was just started is scrolled to, with its credits and first lines below.
  useEffect(() => {
    if (isRunning) panel.current?.scrollIntoView({ block: 'nearest' });
  }, [isRunning]);

  return (
    <section
      ref={panel}
      aria-label={titleOf(props)}
      className="grid scroll-mb-24 gap-2 rounded-lg border border-line bg-surface px-4 py-2.5 shadow-panel sm:px-5 print:hidden"
    >
      {isRunning ? (
        <Underway {...props} />
      ) : (
        <Head
          {...props}
          isResting={isResting}
          message={wasNobodyAsked(props) ? texts.askable : summaryOf(run)}
          percent={isWhole ? PROGRESS_DONE_PERCENT : null}
        />
      )}
      {/* The offer's place stays when a key is entered. */}
      <div
        className={clsx(
          'flex flex-wrap items-center justify-between gap-2',
          status === 'sampled' && 'min-h-9 max-sm:min-h-18 max-sm:content-start',
        )}
      >
        <SpentLine calls={run.calls} isRunning={isRunning} creditsLeft={props.creditsLeft} />
        {status === 'sampled' && <ResearchWithoutKeys />}
      </div>
    </section>
  );
}

function RunActions({
  status,
  isResting = false,
  onCancel,
  onResume,
  onDiscard,
}: HeadProps): ReactElement {
  if (status === 'running') {
    return (
      <Button size="sm" className="max-sm:order-1" icon={X} onClick={onCancel}>
        {texts.cancel}
      </Button>
    );
  }
  return (
    <div className="-mr-2 flex flex-wrap gap-2 max-sm:order-1 max-sm:[&>:only-child]:-ml-3">
      {status !== 'done' && status !== 'sampled' && (
        <Button
          size="sm"
          icon={RotateCw}
          aria-disabled={isResting}
          onClick={unless(isResting, onResume)}
        >
          {texts.resume}
        </Button>
      )}
      <Button
        size="sm"
        variant="quiet"
        aria-disabled={isResting}
        onClick={unless(isResting, onDiscard)}
      >
        {texts.discard[status]}
      </Button>
    </div>
  );
}

function unless(isResting: boolean, act: () => void): () => void {
  return () => {
    if (!isResting) act();
  };
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

/** Title, message and actions in one row, or below each other on a phone, with the bar under it; `percent` is `null` where there is none. */
function Head(
  props: HeadProps & { readonly message: string; readonly percent: number | null },
): ReactElement {
  const { message, percent } = props;
  return (
    <>
      <header className="flex min-h-8 flex-wrap items-center gap-x-3 gap-y-1">
        <h2 className="text-base font-semibold max-sm:flex-1">{titleOf(props)}</h2>
        <output className="min-w-0 flex-1 basis-40 text-sm text-muted max-sm:order-1 max-sm:basis-full">
          {message}
        </output>
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

function titleOf(props: RunPanelProps): string {
  return wasNobodyAsked(props) ? texts.nobodyAsked : texts.titles[props.status];
}

function wasNobodyAsked({ status, run }: RunPanelProps): boolean {
  return status === 'sampled' && run.calls.length === 0;
}

function summaryOf({ calls, startedAtMs, lastEventAtMs }: ResearchRun): string {
  const count = (purpose: 'search' | 'scrape'): number =>
    calls.filter((call) => call.purpose === purpose && !isUnasked(call)).length;
  const seconds = ((lastEventAtMs - startedAtMs) / MS_PER_S).toFixed(1);
  return texts.summary(count('search'), count('scrape'), seconds);
}

/** The bar as a whole percent from 0 to 96: 16 points over a stage's nominal second, then it waits for the real work (docs/decisions/003). */
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
