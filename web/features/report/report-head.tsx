import { clsx } from 'clsx';
import { Check, CircleAlert, Printer, TriangleAlert } from 'lucide-react';
import type { ReactElement, ReactNode, Ref } from 'react';
import { dayText, isBriefWritten, type Brief, type Prospect, type WhoLine } from '#engine';
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
  readonly level: 1 | 2;
  readonly isRunning?: boolean;
  readonly exportMenu: ReactNode;
  readonly news: ReactNode;
  readonly headingRef?: Ref<HTMLHeadingElement> | undefined;
};

/** On a phone, where what is known so far may need as much: what is below never moves. */
const TWO_LINES_EACH = 'max-sm:grid-rows-[minmax(3.25rem,auto)_minmax(2.5rem,auto)]';

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
        {!isRunning && (
          <div className="flex min-h-8 gap-2 max-sm:basis-full print:hidden">
            {props.exportMenu}
            <Button
              size="sm"
              aria-label={texts.printLabel}
              icon={Printer}
              onClick={() => globalThis.print()}
            >
              {texts.print}
            </Button>
          </div>
        )}
      </div>
      <div className={clsx('grid gap-2', isRunning && TWO_LINES_EACH)}>
        <JobTitleLine brief={brief} company={company} />
        <EnoughLine brief={brief} />
      </div>
      <div className="flex min-h-6 flex-wrap items-center gap-x-4 gap-y-1 text-sm text-muted">
        {researchedAt !== null && (
          <time dateTime={researchedAt}>
            {texts.researched(formatMoment(researchedAt), isRunning)}
          </time>
        )}
        {props.news}
      </div>
    </header>
  );
}

/** The post that the newest sure statement gives, as of when; nothing while the brief is not written. */
function JobTitleLine(props: {
  readonly brief: Brief | null;
  readonly company: string;
}): ReactElement {
  const { brief, company } = props;
  const who = brief?.who;
  const isWritten = brief !== null && isBriefWritten(brief);
  const latest = who?.find(({ standing }) => standing === 'latest');
  const isDisputed = who?.some(({ standing }) => standing === 'conflict') ?? false;
  return (
    <div className="flex min-h-6 flex-wrap items-center gap-x-2 gap-y-1">
      {latest && <PostOf line={latest} company={company} />}
      {isWritten && latest === undefined && <span className="text-muted">{texts.postUnknown}</span>}
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
        <span className="text-sm text-muted">
          {(status === 'current' ? texts.asOf : texts.lastSeen)(dayText(asOf))}
        </span>
      )}
    </>
  );
}

/** Whether there is enough to write; reports saved before it was said have no such line. */
function EnoughLine({ brief }: { readonly brief: Brief | null }): ReactElement | null {
  if (brief === null) return <p className="min-h-5" />;
  const { enough } = brief;
  if (!enough) return null;
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
