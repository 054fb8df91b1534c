import { Check, CircleSlash, FileX, History, TriangleAlert } from 'lucide-react';
import { useId, useState, type ReactElement } from 'react';
import { type CallPurpose, SERVICE_LABELS } from '#engine';
import type { RunCall } from '../../../research-run.ts';
import { formatAge } from '../../../ui/format.ts';
import { Panel } from '../../../ui/layout/panel.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import { UnfoldButton } from '../../../ui/unfolding/unfold-button.tsx';
import { amountWords, isUnasked, spentOn, chargeOf, isReused } from './spent.ts';
import { requestTexts, waitingReasons, WAITING_REASON_OTHERWISE } from './texts.ts';

const MS_PER_S = 1000;
const SCHEME = /^https?:\/\//;

type Answered = Extract<RunCall['outcome'], { readonly status: 'answered' }>;

const texts = requestTexts.list;
const PURPOSES: readonly CallPurpose[] = ['search', 'scrape'];

/** Every step of the run by kind, with totals. Open while the run goes on, and closed at its end. */
export function RequestList(props: {
  readonly calls: readonly RunCall[];
  readonly isRunning: boolean;
  /** What was learned beside the searches of who the company is. */
  readonly company?: string | undefined;
  /** The public sources about the company that gave no answer, each as a sentence. */
  readonly unanswered?: readonly string[] | undefined;
}): ReactElement | null {
  const { calls, isRunning, company, unanswered = [] } = props;
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  const isShown = isOpen || isRunning;
  if (calls.length === 0) return null;
  return (
    <Panel
      title={texts.title}
      className="print:hidden"
      aside={
        !isRunning && (
          <UnfoldButton
            isOpen={isShown}
            controls={id}
            className="-mr-2"
            onToggle={() => setIsOpen(!isOpen)}
          >
            {isShown ? texts.hide : texts.show}
          </UnfoldButton>
        )
      }
    >
      <div id={id} className="grid gap-5 text-sm">
        <CompanySteps company={company} unanswered={unanswered} />
        {PURPOSES.map((purpose) => (
          <Group
            key={purpose}
            purpose={purpose}
            calls={calls.filter((call) => call.purpose === purpose)}
            isShown={isShown}
          />
        ))}
      </div>
    </Panel>
  );
}

/** What was learned of the company, and which source did not answer. */
function CompanySteps(props: {
  readonly company: string | undefined;
  readonly unanswered: readonly string[];
}): ReactElement | null {
  const { company, unanswered } = props;
  if (company === undefined && unanswered.length === 0) return null;
  return (
    <div className="grid gap-1">
      <h3 className="font-semibold">{texts.company}</h3>
      {company !== undefined && <p className="text-muted wrap-anywhere">{company}</p>}
      {unanswered.map((sentence) => (
        <p key={sentence} className="text-xs text-warning wrap-anywhere">
          {sentence}
        </p>
      ))}
    </div>
  );
}

/** The totals stay when the steps are hidden. */
function Group(props: {
  readonly purpose: CallPurpose;
  readonly calls: readonly RunCall[];
  readonly isShown: boolean;
}): ReactElement | null {
  const { purpose, calls, isShown } = props;
  if (calls.length === 0) return null;
  return (
    <div className="grid gap-2.5">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h3 className="font-semibold">{texts[purpose]}</h3>
        <p className="text-xs text-muted tabular-nums">
          {totalsOf(purpose, calls).join(texts.separator)}
        </p>
      </div>
      {isShown && (
        <ol>
          {calls.map((call) => (
            <RequestStep key={call.id} call={call} />
          ))}
        </ol>
      )}
    </div>
  );
}

function totalsOf(purpose: CallPurpose, calls: readonly RunCall[]): readonly string[] {
  const found = calls.reduce(
    (sum, { outcome }) => sum + (outcome.status === 'answered' ? outcome.found : 0),
    0,
  );
  const unasked = calls.filter(isUnasked).length;
  const failed = calls.filter(({ outcome }) => outcome.status === 'failed').length - unasked;
  return [
    purpose === 'search' ? texts.links(found) : texts.pages(found),
    ...(failed > 0 ? [texts.failures(failed)] : []),
    ...(unasked > 0 ? [texts.unaskedCount(unasked)] : []),
    ...spentOn(calls).map(amountWords),
  ];
}

/** One call: what was asked of whom, what came of it, what it cost, how long it took. */
function RequestStep({ call }: { readonly call: RunCall }): ReactElement {
  const { outcome, purpose, subject } = call;
  return (
    <li className="group relative grid grid-cols-[1rem_minmax(0,1fr)_auto] gap-x-3 pb-3 last:pb-0">
      <span
        aria-hidden
        className="absolute top-6 bottom-0.5 left-[7.5px] w-px bg-line group-last:hidden"
      />
      <span className="mt-0.5">
        <StepIcon call={call} />
      </span>
      <span className="text-ink wrap-anywhere">
        <span className="sr-only">{`${texts.states[isUnasked(call) ? 'unasked' : outcome.status]} `}</span>
        {purpose === 'search' ? subject : subject.replace(SCHEME, '')}
      </span>
      <Duration outcome={outcome} />
      <span className="col-start-2 col-end-4 text-xs text-muted tabular-nums wrap-anywhere">
        {detailsOf(call).join(texts.separator)}
      </span>
      {outcome.status === 'failed' && !isUnasked(call) && (
        <span className="col-start-2 col-end-4 text-xs text-warning wrap-anywhere">
          {outcome.message}
        </span>
      )}
    </li>
  );
}

const ICONS = {
  stopped: [CircleSlash, 'text-faint'],
  unasked: [CircleSlash, 'text-warning'],
  failed: [TriangleAlert, 'text-warning'],
  gone: [FileX, 'text-faint'],
  reused: [History, 'text-accent'],
  answered: [Check, 'text-accent'],
} as const;

function StepIcon({ call }: { readonly call: RunCall }): ReactElement {
  const { status } = call.outcome;
  if (status === 'open' || status === 'waiting') return <Spinner />;
  const shown = isGone(call) ? 'gone' : isReused(call) ? 'reused' : status;
  const [Icon, colour] = ICONS[isUnasked(call) ? 'unasked' : shown];
  return <Icon aria-hidden className={`size-4 ${colour}`} />;
}

/** A service that was asked for a page and found none. */
function isGone({ purpose, outcome }: RunCall): boolean {
  return purpose === 'scrape' && outcome.status === 'answered' && outcome.found === 0;
}

/** An answer that was there already took no time worth showing. */
function Duration({ outcome }: Pick<RunCall, 'outcome'>): ReactElement {
  if (outcome.status !== 'answered' || outcome.answeredAt !== undefined) return <span />;
  const seconds = (outcome.elapsedMs / MS_PER_S).toFixed(1);
  return (
    <span className="text-xs leading-5 text-faint tabular-nums">
      <span aria-hidden>{texts.seconds(seconds)}</span>
      <span className="sr-only">{texts.secondsRead(seconds)}</span>
    </span>
  );
}

function detailsOf(call: RunCall): readonly string[] {
  const charge = chargeOf(call);
  const cost =
    charge === null || (charge.credits === 0 && !isReused(call))
      ? []
      : [
          charge.credits === 0
            ? requestTexts.none
            : amountWords({ service: call.service, ...charge }),
        ];
  return [SERVICE_LABELS[call.service], ...outcomeWords(call), ...cost];
}

function outcomeWords({ outcome, purpose }: RunCall): readonly string[] {
  switch (outcome.status) {
    case 'open':
      return [texts.asking[purpose]];
    case 'stopped':
      return [texts.stopped];
    case 'waiting': {
      const why = waitingReasons[outcome.reason] ?? WAITING_REASON_OTHERWISE;
      return [texts.waits(why, Math.ceil(outcome.milliseconds / MS_PER_S))];
    }
    case 'failed':
      return [isUnasked({ outcome }) ? texts.unasked : texts.failed];
    case 'answered':
      break;
  }
  const page = outcome.found === 0 ? texts.gone : texts.read;
  return [purpose === 'search' ? texts.links(outcome.found) : page, ...originWords(outcome)];
}

/** What the run itself had paid for before it was interrupted is not what it found in the cache. */
function originWords({ answeredAt, charge }: Answered): readonly string[] {
  if (answeredAt === undefined) return [];
  const age = formatAge(answeredAt, new Date());
  const isOwn = charge !== undefined && charge.credits > 0;
  return [isOwn ? texts.continued(age) : texts.reused(age)];
}
