import { useEffect, useEffectEvent, useState, type ReactElement } from 'react';
import {
  agendaChanges,
  CALENDAR_DAYS_MAX,
  type Agenda,
  type Meeting,
  type MeetingChange,
  type MeetingList,
} from '#engine';
import { prospectKeysIn } from '../../../storage/erase/erase.ts';
import { watchForgotten, type Forgotten } from '../../../storage/erase/forgotten.ts';
import { TextField } from '../../../ui/forms/text-field.tsx';
import { Notice } from '../../../ui/layout/notice.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { StartForm } from '../start-form.tsx';
import { MeetingChanges } from './meeting-changes.tsx';
import { calendarTexts as texts } from './texts.ts';
import {
  keyedMeetings,
  optionsOf,
  tomorrowFrom,
  useCalendar,
  type CalendarChoice,
  type ReadCalendar,
} from './use-calendar.ts';

/** Whom to research for which meetings, and what became of those before. */
export type CalendarList = Agenda & Pick<MeetingList, 'prospects'>;

/** The meetings of a calendar on the chosen days, who is to be researched for them, and who is left out: before anything is asked. */
export function CalendarPreview(props: {
  readonly bytes: Uint8Array;
  /** The meetings of the calendar that was read before this one. */
  readonly before: readonly Meeting[];
  readonly isFree: boolean;
  /** The address that the user is signed in with. */
  readonly userAddress: string;
  readonly onStart: (list: CalendarList, creditsMax: number | null) => void;
  /** Somebody in it is forgotten: it cannot be taken apart, and goes. */
  readonly onForgotten: () => void;
  readonly read?: ReadCalendar;
}): ReactElement {
  const [choice, setChoice] = useState<CalendarChoice>(() => ({
    firstDay: tomorrowFrom(new Date()),
    days: '1',
    ownDomains: null,
  }));
  const reading = useCalendar(props.bytes, choice, props.userAddress, props.read);
  const list = reading && 'list' in reading ? reading.list : null;
  const problem = problemOf(reading);
  const forget = useEffectEvent(({ key }: Forgotten): void => {
    if (list && prospectKeysIn(list.meetings).includes(key)) props.onForgotten();
  });
  useEffect(() => watchForgotten(forget), []);

  return (
    <Panel title={texts.title} lead={texts.lead}>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <ChoiceFields choice={choice} list={list} onChoice={setChoice} />
        {reading === null && <output className="text-muted">{texts.reading}</output>}
        <p role="alert" className={problem === null ? 'sr-only' : 'text-danger'}>
          {problem}
        </p>
        {list && (
          <Meetings
            list={list}
            changes={agendaChanges(props.before, list)}
            isFree={props.isFree}
            onStart={props.onStart}
          />
        )}
      </div>
    </Panel>
  );
}

function problemOf(reading: ReturnType<typeof useCalendar>): string | null {
  if (reading === undefined) return texts.failed;
  return reading !== null && 'problem' in reading ? reading.problem : null;
}

type ChoiceFieldsProps = {
  readonly choice: CalendarChoice;
  readonly list: MeetingList | null;
  readonly onChoice: (choice: CalendarChoice) => void;
};

function ChoiceFields(props: ChoiceFieldsProps): ReactElement {
  const { choice, onChoice } = props;
  const isRead = optionsOf(choice) !== null;
  return (
    <div className="grid gap-3 sm:grid-cols-[minmax(0,1fr)_6rem_minmax(0,2fr)]">
      <TextField
        type="date"
        label={texts.firstDay}
        value={choice.firstDay}
        error={choice.firstDay === '' ? texts.noDay : undefined}
        onChange={({ currentTarget }) => onChoice({ ...choice, firstDay: currentTarget.value })}
      />
      <TextField
        label={texts.days}
        inputMode="numeric"
        autoComplete="off"
        value={choice.days}
        error={isRead || choice.firstDay === '' ? undefined : texts.daysInvalid(CALENDAR_DAYS_MAX)}
        onChange={({ currentTarget }) => onChoice({ ...choice, days: currentTarget.value })}
      />
      <DomainsField {...props} />
    </div>
  );
}

/** The own side, as the calendar shows it until somebody corrects it. */
function DomainsField({ choice, list, onChoice }: ChoiceFieldsProps): ReactElement {
  const isUnknown = list !== null && list.prospects.length > 0 && list.ownDomains.length === 0;
  return (
    <TextField
      label={texts.ownDomains}
      autoComplete="off"
      spellCheck={false}
      autoCapitalize="none"
      value={choice.ownDomains ?? list?.ownDomains.join(', ') ?? ''}
      hint={choice.ownDomains === null && !isUnknown ? texts.domainsFound : texts.domainsHint}
      error={isUnknown ? texts.domainsMissing : undefined}
      onChange={({ currentTarget }) => onChoice({ ...choice, ownDomains: currentTarget.value })}
    />
  );
}

function Meetings(props: {
  readonly list: MeetingList;
  readonly changes: readonly MeetingChange[];
  readonly isFree: boolean;
  readonly onStart: (list: CalendarList, creditsMax: number | null) => void;
}): ReactElement {
  const { list, changes, isFree, onStart } = props;
  const { meetings, prospects, notes, ownDomains } = list;
  return (
    <>
      <MeetingChanges changes={changes} />
      {notes.length > 0 && (
        <Notice tone="info">
          {notes.map((note) => (
            <p key={note} className="wrap-anywhere">
              {note}
            </p>
          ))}
        </Notice>
      )}
      <output>
        {prospects.length === 0 ? texts.none : texts.found(meetings.length, prospects.length)}
      </output>
      <ol aria-label={texts.meetings} className="grid gap-3 empty:hidden">
        {keyedMeetings(meetings).map(({ key, heading, meeting }) => (
          <li key={key} className="grid gap-0.5 rounded-md border border-line px-3 py-2">
            <p className="font-medium wrap-anywhere">{heading}</p>
            {meeting.people.map(({ prospect }) => (
              <p key={`${prospect.name} ${prospect.companyUrl}`} className="wrap-anywhere">
                {prospect.name}{' '}
                <span className="text-muted">
                  {texts.at(prospect.company, prospect.companyUrl)}
                </span>
              </p>
            ))}
          </li>
        ))}
      </ol>
      {prospects.length > 0 && (
        <StartForm
          count={prospects.length}
          isFree={isFree}
          lack={ownDomains.length === 0 ? texts.domainsFirst : undefined}
          onStart={(creditsMax) => onStart({ prospects, meetings, notes, changes }, creditsMax)}
        />
      )}
    </>
  );
}
