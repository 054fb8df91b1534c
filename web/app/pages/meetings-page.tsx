import { useQueries, type UseQueryResult } from '@tanstack/react-query';
import { CalendarOff, FileText, Printer } from 'lucide-react';
import type { ReactElement } from 'react';
import { Link } from 'react-router';
import {
  dayMarkdown,
  prospectKey,
  type Agenda,
  type Prospect,
  type Queue,
  type QueueRow,
  type ReportDocument,
} from '#engine';
import { useBackend } from '../../backend/backend.ts';
import { queries } from '../../backend/queries.ts';
import { BriefPanel } from '../../features/brief/brief-panel.tsx';
import { MeetingChanges } from '../../features/many-prospects/calendar/meeting-changes.tsx';
import { calendarTexts } from '../../features/many-prospects/calendar/texts.ts';
import {
  usersDay,
  keyedMeetings,
  tomorrowFrom,
} from '../../features/many-prospects/calendar/use-calendar.ts';
import { useQueue, useQueueSession } from '../../features/many-prospects/queue-context.ts';
import { paths, savedReportPath } from '../../paths.ts';
import { Button, buttonStyle } from '../../ui/button.tsx';
import { MessagePage } from '../../ui/layout/message-page.tsx';
import { Panel } from '../../ui/layout/panel.tsx';
import { BackLink, PageLayout } from '../../ui/layout/titled-page.tsx';
import { useDocumentTitle } from '../../ui/layout/use-document-title.ts';
import { QuotedPages } from '../../ui/quoted-pages.ts';
import { saveFile } from '../../ui/save-file.ts';
import { Loading } from '../../ui/spinner.tsx';
import { uiTexts } from '../../ui/texts.ts';
import { useDay } from '../../ui/use-day.ts';

const texts = calendarTexts.page;

/** The meetings of a list that came from a calendar, with a brief on everybody from outside. */
export function MeetingsPage(): ReactElement {
  const queue = useQueue(useQueueSession());
  useDocumentTitle(texts.titles.other);
  if (queue === undefined) return <Loading>{uiTexts.loading}</Loading>;
  if (queue?.agenda !== undefined) return <Meetings rows={queue.rows} agenda={queue.agenda} />;
  return (
    <MessagePage
      icon={<CalendarOff aria-hidden className="size-5" />}
      title={texts.noMeetings}
      action={
        <Link to={paths.prospects} className={buttonStyle({ variant: 'primary' })}>
          {texts.back}
        </Link>
      }
    >
      <p>{texts.noMeetingsReason}</p>
    </MessagePage>
  );
}

/** Of one person: the state of the research, and their report once it is there. */
type Known = {
  readonly row: QueueRow;
  readonly report: UseQueryResult<{ readonly document: ReportDocument | null }> | null;
};

function Meetings(props: { readonly rows: Queue['rows']; readonly agenda: Agenda }): ReactElement {
  const { notes, changes = [] } = props.agenda;
  // A meeting may have nobody left after people were forgotten.
  const meetings = props.agenda.meetings.filter(({ people }) => people.length > 0);
  const now = useDay();
  const known = useKnown(props.rows);
  const title = meetingsTitle(meetings, now);

  function save(): void {
    const reports = new Map(
      [...known].flatMap(([key, { report }]) =>
        report?.data?.document ? [[key, report.data.document] as const] : [],
      ),
    );
    const text = dayMarkdown({ meetings, notes, changes }, reports, title);
    saveFile(texts.fileName(meetings[0]?.day ?? ''), 'text/markdown', text);
  }

  return (
    <PageLayout isNarrow>
      <BackLink to={paths.prospects} className="-mb-1 print:hidden">
        {texts.back}
      </BackLink>
      <DayHead title={title} onSave={save} />
      <MeetingChanges changes={changes} />
      {peopleInOrder(meetings).map(({ key, heading, people }) => (
        <section key={key} aria-label={heading} className="grid gap-3">
          <h2 className="text-lg font-semibold wrap-anywhere break-after-avoid">{heading}</h2>
          {people.map(({ prospect, isFirst }) => (
            <MetPerson
              key={prospectKey(prospect)}
              prospect={prospect}
              known={known.get(prospectKey(prospect))}
              isFirst={isFirst}
            />
          ))}
        </section>
      ))}
      {notes.map((note) => (
        <p key={note} className="text-sm text-muted wrap-anywhere">
          {note}
        </p>
      ))}
    </PageLayout>
  );
}

function DayHead(props: { readonly title: string; readonly onSave: () => void }): ReactElement {
  return (
    <div className="flex flex-wrap items-start justify-between gap-2">
      <h1 className="text-2xl font-semibold">{props.title}</h1>
      <div className="flex gap-2 print:hidden">
        <Button size="sm" icon={FileText} onClick={props.onSave}>
          {texts.markdown}
        </Button>
        <Button size="sm" icon={Printer} onClick={() => globalThis.print()}>
          {texts.print}
        </Button>
      </div>
    </div>
  );
}

/** Everybody of the list by `prospectKey`, with the reports that are saved. */
function useKnown(rows: Queue['rows']): ReadonlyMap<string, Known> {
  const backend = useBackend();
  const saved = rows.filter(({ reportId }) => reportId !== null);
  const reports = useQueries({
    queries: saved.map(({ reportId }) => queries.report(backend, reportId ?? '')),
  });
  return new Map(
    rows.map((row) => [
      prospectKey(row.prospect),
      { row, report: reports[saved.indexOf(row)] ?? null },
    ]),
  );
}

/** The meetings with their people. Somebody met twice has their brief at the first meeting only. */
function peopleInOrder(meetings: Agenda['meetings']) {
  const shown = new Set<string>();
  return keyedMeetings(meetings).map(({ key, heading, meeting }) => ({
    key,
    heading,
    people: meeting.people.map(({ prospect }) => {
      const isFirst = !shown.has(prospectKey(prospect));
      shown.add(prospectKey(prospect));
      return { prospect, isFirst };
    }),
  }));
}

function MetPerson(props: {
  readonly prospect: Prospect;
  readonly known: Known | undefined;
  readonly isFirst: boolean;
}): ReactElement {
  const { prospect, known, isFirst } = props;
  const title = `${prospect.name}, ${prospect.company}`;
  const report = known?.report?.data?.document;
  if (isFirst && report) {
    const path = savedReportPath(known?.row.reportId ?? '');
    return (
      <QuotedPages value={report.results}>
        <BriefPanel
          title={title}
          lead={<BriefLead report={report} path={path} />}
          control={{ state: { status: 'written', brief: report.brief } }}
          draft={report.draft}
        />
      </QuotedPages>
    );
  }
  return (
    <Panel title={title} className="brief">
      <p className="text-muted">{isFirst ? stateText(known) : texts.above}</p>
    </Panel>
  );
}

function BriefLead(props: {
  readonly report: ReportDocument;
  readonly path: string;
}): ReactElement {
  const { brief, prospect } = props.report;
  return (
    <>
      {brief.enough?.text}
      {brief.enough && <span className="print:hidden">{` ${texts.separator} `}</span>}
      <Link
        to={props.path}
        aria-label={texts.openOf(prospect.name)}
        className="text-accent underline underline-offset-2 hover:no-underline print:hidden"
      >
        {texts.openReport}
      </Link>
    </>
  );
}

function loadingText({ error, data }: NonNullable<Known['report']>): string {
  if (error) return texts.failed(error.message);
  return data?.document === null ? texts.missing : texts.loading;
}

function stateText(known: Known | undefined): string {
  if (known === undefined) return texts.leftOut;
  const { row, report } = known;
  if (report) return loadingText(report);
  if (row.status === 'failed') return row.message;
  if (row.status === 'done') return row.insights === 0 ? texts.nothing : texts.unsaved;
  return row.status === 'left out' ? texts.leftOut : texts.toCome;
}

function meetingsTitle(meetings: Agenda['meetings'], now: Date): string {
  const days = new Set(meetings.map(({ day }) => day));
  const [day] = days;
  if (days.size === 1 && day === tomorrowFrom(now)) return texts.titles.tomorrow;
  return days.size === 1 && day === usersDay(now) ? texts.titles.today : texts.titles.other;
}
