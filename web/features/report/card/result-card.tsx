import { clsx } from 'clsx';
import {
  ArrowUpRight,
  Target,
  FileText,
  Mic,
  Newspaper,
  Video,
  UserCheck,
  UserX,
  type LucideIcon,
} from 'lucide-react';
import { Fragment, type ReactElement } from 'react';
import { aboutnessText, type ContentType, type Mark, type Prospect, type Verdict } from '#engine';
import { Badge, type BadgeTone } from '../../../ui/badge.tsx';
import { buttonStyle } from '../../../ui/button.tsx';
import { ExternalLink } from '../../../ui/external-link.tsx';
import { formatPageAge, formatPublicationDate, languageName } from '../../../ui/format.ts';
import { uiTexts } from '../../../ui/texts.ts';
import type { OnMark } from '../marks/use-mark-actions.ts';
import type { ReadMoreControl, ReportResult } from '../report.ts';
import { reportTexts, typeNames } from '../texts.ts';
import { NotRead, ReadButton } from '../unread/unread-item.tsx';
import { AlsoAt } from './also-at.tsx';
import { Monogram } from './monogram.tsx';
import { RelevanceReasons } from './relevance-reasons.tsx';
import { safeLinkFor } from './safe-link.ts';

const texts = reportTexts.marks;

const MARKS = [
  { mark: 'them', icon: UserCheck, pressed: 'text-accent bg-accent-soft' },
  { mark: 'other', icon: UserX, pressed: 'text-danger bg-danger-soft' },
] as const;

type MarkButtonsProps = {
  readonly title: string;
  readonly mark: Mark | null;
  /** `null` takes the mark back. */
  readonly onMark: (mark: Mark | null) => void;
};

const LOOKS: Readonly<
  Record<ContentType, { readonly icon: LucideIcon; readonly tone: BadgeTone }>
> = {
  news: { icon: Newspaper, tone: 'info' },
  article: { icon: FileText, tone: 'accent' },
  podcast: { icon: Mic, tone: 'violet' },
  video: { icon: Video, tone: 'rose' },
};

const VERDICT_TONES: Readonly<Record<Verdict, BadgeTone>> = {
  confirmed: 'accent',
  possible: 'neutral',
  other: 'warning',
};

/** From here on an item is confirmed to be about this person (docs/decisions/001). */
const CONFIRMED_PERCENT = 80;

export type ResultCardProps = {
  readonly result: ReportResult;
  readonly mark: Mark | null;
  /** Why the page matters, in words; '' when that isn't known. */
  readonly highlight: string;
  readonly now: Date;
  readonly prospect: Prospect;
  /** Absent where nothing can be marked. */
  readonly onMark?: OnMark | undefined;
  /** Reads the page of a result that could not be read; absent where that cannot be done. */
  readonly further?: ReadMoreControl | undefined;
};

/** One item: type, date, relevance, title, description, source and the way to it (§2). All foreign text is text. */
export function ResultCard(props: ResultCardProps): ReactElement {
  const { result, mark, highlight, now, prospect, onMark, further } = props;
  return (
    <article className="grid gap-2 px-4 py-4 sm:px-5">
      <CardHead result={result} now={now} />
      <h3
        lang={result.language ?? undefined}
        className="text-lg leading-snug font-semibold text-pretty wrap-anywhere"
      >
        <CardTitle result={result} />
      </h3>
      {highlight !== '' && <HighlightLine words={highlight} />}
      <p
        lang={result.language ?? undefined}
        className="max-w-prose text-base text-muted wrap-anywhere empty:hidden"
      >
        {result.description}
      </p>
      <NotRead result={result} />
      <AlsoAt title={result.title} addresses={result.alsoAt} />
      <PrintedLink url={result.url} />
      <div className="flex flex-wrap items-start gap-x-2 gap-y-1">
        <RelevanceReasons result={result} prospect={prospect} />
        {/* On a phone the way to the page stands beside the reasons, and the marks below. */}
        <div className="ml-auto flex flex-wrap items-center justify-end gap-2 max-sm:contents">
          {onMark && result.isSample !== true && (
            <MarkButtons
              title={result.title}
              mark={mark}
              onMark={(next) => onMark(result, next, mark)}
            />
          )}
          {result.notRead !== undefined && <ReadButton result={result} further={further} />}
          <ViewContent result={result} />
        </div>
      </div>
    </article>
  );
}

/** Source, kind, match and date; on a narrow screen the source has a line of its own. */
function CardHead({ result, now }: Pick<ResultCardProps, 'result' | 'now'>): ReactElement {
  return (
    <div className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-2 gap-y-0.5 sm:gap-x-3">
      <div className="row-span-2">
        <Monogram source={result.source} />
      </div>
      <div className="flex min-w-0 flex-wrap items-center gap-x-1.5 gap-y-1 sm:gap-x-2">
        <span
          title={result.source}
          className="max-w-full truncate text-sm font-medium text-muted max-sm:basis-full"
        >
          {result.source}
        </span>
        <TypeBadge type={result.type} />
        {result.isSample === true && <Badge tone="warning">{reportTexts.sample}</Badge>}
        {result.isSample !== true && (
          <Badge tone={VERDICT_TONES[result.verdict]}>{reportTexts.verdicts[result.verdict]}</Badge>
        )}
        <RelevanceMeter percent={result.relevance} />
      </div>
      <Provenance result={result} now={now} />
    </div>
  );
}

function Provenance(props: { readonly result: ReportResult; readonly now: Date }): ReactElement {
  const { date, language, readingMinutes, type, verdict } = props.result;
  const age = formatPageAge(date, props.now);
  // How long a podcast or a video lasts is not in the words of its page.
  const isRead = type === 'news' || type === 'article';
  const parts = [
    readingMinutes === null || !isRead ? '' : reportTexts.minutes(readingMinutes),
    language === null || language === 'en' ? '' : reportTexts.inLanguage(languageName(language)),
    // A page about somebody else says nothing of them.
    verdict === 'other' ? '' : aboutnessText(props.result),
  ].filter((part) => part !== '');
  return (
    <p className="text-sm text-faint">
      {date ? (
        <time dateTime={date.day}>{formatPublicationDate(date)}</time>
      ) : (
        <span>{formatPublicationDate(null)}</span>
      )}
      {/* Paper grows old, and the date stays. */}
      {age !== '' && (
        <span className="print:hidden">
          <span aria-hidden>{` ${reportTexts.separator} `}</span>
          <span className="whitespace-nowrap">{age}</span>
        </span>
      )}
      {parts.map((part) => (
        <Fragment key={part}>
          <span aria-hidden>{` ${reportTexts.separator} `}</span>
          <span className="whitespace-nowrap">{part}</span>
        </Fragment>
      ))}
    </p>
  );
}

function HighlightLine({ words }: { readonly words: string }): ReactElement {
  return (
    <p className="flex items-start gap-1.5 text-sm font-medium text-accent">
      <Target aria-hidden className="mt-0.5 size-4 shrink-0" />
      <span className="sr-only">{reportTexts.highlights.whyItMatters}</span>
      <span className="wrap-anywhere">{words}</span>
    </p>
  );
}

/** The way to the page; plain words where its address is not a safe one. */
function CardTitle({ result }: { readonly result: ReportResult }): ReactElement {
  const link = safeLinkFor(result.url);
  if (!link) return <>{result.title}</>;
  return (
    <ExternalLink href={link.href} className="rounded-sm hover:underline">
      {result.title}
    </ExternalLink>
  );
}

/** On paper the address itself. */
function PrintedLink({ url }: { readonly url: string }): ReactElement | null {
  const link = safeLinkFor(url);
  return link && <p className="hidden text-sm text-faint wrap-anywhere print:block">{link.href}</p>;
}

function ViewContent({ result }: { readonly result: ReportResult }): ReactElement {
  const link = safeLinkFor(result.url);
  if (!link) return <span className="text-sm text-faint">{uiTexts.noLink}</span>;
  return (
    <ExternalLink
      href={link.href}
      label={reportTexts.viewOf(result.title, link.host)}
      className={buttonStyle({ size: 'sm', className: 'max-sm:ml-auto print:hidden' })}
    >
      {reportTexts.view}
      <ArrowUpRight aria-hidden className="size-3.5" />
    </ExternalLink>
  );
}

/** How surely an item is about the person, in percent with a short bar. */
function RelevanceMeter({ percent }: { readonly percent: number }): ReactElement {
  return (
    <span className="flex items-center gap-2 text-sm font-medium tabular-nums sm:ml-auto">
      <span aria-hidden className="h-1 w-12 overflow-hidden rounded-full bg-hover max-sm:hidden">
        <span
          className={clsx(
            'block h-full rounded-full',
            percent >= CONFIRMED_PERCENT ? 'bg-accent' : 'bg-edge',
          )}
          style={{ width: `${percent}%` }}
        />
      </span>
      {reportTexts.relevance(percent)}
    </span>
  );
}

function TypeBadge({ type }: { readonly type: ContentType }): ReactElement {
  const { icon: Icon, tone } = LOOKS[type];
  return (
    <Badge tone={tone}>
      <Icon aria-hidden className="size-3" />
      {typeNames[type]}
    </Badge>
  );
}

/** 'This is the one' and 'Not this person'; pressing the active one again takes the mark back. */
function MarkButtons({ title, mark: said, onMark }: MarkButtonsProps): ReactElement {
  return (
    <div className="flex flex-wrap gap-1 max-sm:order-last max-sm:-ml-2 max-sm:w-full print:hidden">
      {MARKS.map(({ mark, icon: Icon, pressed }) => (
        <button
          key={mark}
          type="button"
          data-mark={mark}
          aria-pressed={said === mark}
          aria-label={texts.markOf(texts[mark], title)}
          onClick={() => onMark(said === mark ? null : mark)}
          className={buttonStyle({
            variant: 'quiet',
            size: 'sm',
            className: `gap-1.5 px-2 ${said === mark ? pressed : ''}`,
          })}
        >
          <Icon aria-hidden className="size-4" />
          {texts[mark]}
        </button>
      ))}
    </div>
  );
}
