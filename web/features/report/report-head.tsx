import { Check, CircleAlert, Printer, TriangleAlert } from 'lucide-react';
import type { ReactElement, ReactNode, Ref } from 'react';
import { dayText, type Brief, type Enough, type Prospect, type WhoLine } from '#engine';
import { Badge, type BadgeTone } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { formatMoment } from '../../ui/format.ts';
import { reportTexts } from './texts.ts';

const texts = reportTexts.head;

type ReportHeadProps = {
  readonly prospect: Prospect;
  /** ISO 8601; `null` when it was not recorded. */
  readonly researchedAt: string | null;
  /** `null` while it is being written: its lines hold their places. */
  readonly brief: Brief | null;
  /** A page of its own, or a part of the dashboard. */
  readonly level: 1 | 2;
  readonly isRunning?: boolean;
  /** Beside 'Print'. */
  readonly exportMenu: ReactNode;
  /** What is new in this report; it holds its place. */
  readonly news: ReactNode;
  readonly headingRef?: Ref<HTMLHeadingElement> | undefined;
};

/** Whose report it is, on the screen and on paper: name, post, whether there is enough to write, and the ways to take it along. */
export function ReportHead(props: ReportHeadProps): ReactElement {
  const { prospect, researchedAt, brief, level, isRunning = false, headingRef } = props;
  const { name, company } = prospect;
  const Heading = level === 1 ? 'h1' : 'h2';
  return (
    <header className="report-head grid gap-2">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <Heading
          ref={headingRef}
          tabIndex={headingRef ? -1 : undefined}
          className="min-w-0 flex-1 basis-60 text-2xl font-semibold wrap-anywhere outline-none"
        >
          {company === '' ? name : texts.nameBefore(name)}
          {company !== '' && <span className="font-normal text-muted">{company}</span>}
        </Heading>
        <div className="flex min-h-8 gap-2 print:hidden">
          {!isRunning && (
            <>
              {props.exportMenu}
              <Button
                size="sm"
                aria-label={texts.printLabel}
                icon={Printer}
                onClick={() => globalThis.print()}
              >
                {texts.print}
              </Button>
            </>
          )}
        </div>
      </div>
      <JobTitleLine who={brief?.who ?? null} company={company} />
      <EnoughLine brief={brief} />
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1 text-sm text-muted">
        {researchedAt !== null && (
          <time dateTime={researchedAt}>{texts.researched(formatMoment(researchedAt))}</time>
        )}
        {props.news}
      </div>
    </header>
  );
}

/** The post that the newest sure statement gives, as of when; `null` while nobody knows. */
function JobTitleLine(props: {
  readonly who: readonly WhoLine[] | null;
  readonly company: string;
}): ReactElement {
  const { who, company } = props;
  const latest = who?.find(({ standing }) => standing === 'latest');
  const isDisputed = who?.some(({ standing }) => standing === 'conflict') ?? false;
  return (
    <div className="flex min-h-6 flex-wrap items-center gap-x-2 gap-y-1">
      {latest && <PostOf line={latest} company={company} />}
      {who !== null && latest === undefined && (
        <span className="text-muted">{texts.postUnknown}</span>
      )}
      {isDisputed && (
        <Badge tone="warning">
          <TriangleAlert aria-hidden className="size-3" />
          {texts.conflict}
        </Badge>
      )}
    </div>
  );
}

const TONES: Readonly<Record<NonNullable<WhoLine['status']>, BadgeTone>> = {
  current: 'accent',
  left: 'warning',
  leaving: 'warning',
  joining: 'info',
  unknown: 'neutral',
};

function PostOf(props: { readonly line: WhoLine; readonly company: string }): ReactElement {
  const { status, title, company: employer, asOf, text } = props.line;
  const tone = status === null ? 'neutral' : TONES[status];
  const isElsewhere = employer !== '' && employer !== props.company;
  return (
    <>
      <span className="inline-block text-lg font-medium wrap-anywhere first-letter:uppercase">
        {title === '' ? text : isElsewhere ? texts.at(title, employer) : title}
      </span>
      {status !== null && (
        <Badge tone={tone}>
          {tone === 'warning' && <TriangleAlert aria-hidden className="size-3" />}
          {texts.status[status](props.company)}
        </Badge>
      )}
      {asOf !== null && title !== '' && (
        <span className="text-sm text-muted">{texts.asOf(dayText(asOf))}</span>
      )}
    </>
  );
}

/** Whether there is enough to write; reports saved before it was said have no such line. */
function EnoughLine({ brief }: { readonly brief: Brief | null }): ReactElement | null {
  if (brief === null) return <p className="min-h-5" />;
  return brief.enough && <EnoughWords enough={brief.enough} />;
}

function EnoughWords({ enough }: { readonly enough: Enough }): ReactElement {
  const Icon = enough.isEnough ? Check : CircleAlert;
  return (
    <p className="flex items-start gap-1.5 text-sm">
      <Icon
        aria-hidden
        className={`mt-0.5 size-4 shrink-0 ${enough.isEnough ? 'text-accent' : 'text-warning'}`}
      />
      <span className="wrap-anywhere">{enough.text}</span>
    </p>
  );
}
