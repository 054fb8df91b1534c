import { join } from 'node:path';
import {
  prospectKey,
  type KnownMeeting,
  type MeetingList,
  type Prospect,
  type ReportsByPerson,
} from '#engine';
import { openOutbox, outcomeTexts, type Target } from '../channel/outbox.ts';
import { say, type CommandContext } from '../command.ts';
import { EXIT } from '../exit-codes.ts';
import { LIST_STATE } from '../lists/claim-folder.ts';
import { listExit } from '../lists/list-progress.ts';
import type { ListOutcome } from '../lists/work-on-list.ts';
import { localDay } from '../local-day.ts';
import { changeNotice, meetingTexts } from './meeting-delivery.ts';
import {
  identified,
  knownMeeting,
  meetingDelivery,
  readMeetingRecords,
  MEETING_RECORDS,
  writeMeetingRecords,
  type MeetingRecord,
} from './meeting-records.ts';

/** No hash of any facts. */
const CANCELLED = '';

/** Who was researched, and how far that got. */
export type DayResearch = { readonly reports: ReportsByPerson; readonly outcome: ListOutcome };

/** What delivering needs: a claimed folder for what has been delivered, and how people are researched. */
export type MeetingsOrder = {
  readonly folder: string;
  readonly target: Target;
  readonly list: MeetingList;
  /** The same calendar from today on, for a month: what it says about meetings that have been delivered. */
  readonly readAround: () => MeetingList;
  /** Which calendar it is, as a hash. */
  readonly calendar: string;
  /** YYYY-MM-DD: the day after those of the list. */
  readonly until: string;
  readonly research: (prospects: readonly Prospect[]) => Promise<DayResearch>;
};

/** Delivers each meeting once, again when it has changed, once more when cancelled. Answers the exit code. Throws `FileError`. */
export async function deliverMeetings(
  order: MeetingsOrder,
  context: CommandContext,
): Promise<number> {
  const { folder, target, list, calendar, research } = order;
  const file = join(folder, LIST_STATE, MEETING_RECORDS);
  const records = await openMeetingRecords(file, target, context);
  const madeAt = context.now().toISOString();
  await records.deliver();
  const asked = identified(list.meetings);
  const changed = asked.filter(({ key, facts }) => !records.isKnown(key, facts));
  await records.note(changeNotices(records.delivered(), asked, order, madeAt));
  await records.deliver();
  if (changed.length === 0) return records.report(EXIT.report);
  const people = changed.flatMap(({ meeting }) => meeting.people.map(({ prospect }) => prospect));
  const wanted = new Set(people.map(prospectKey));
  const { reports, outcome } = await research(
    list.prospects.filter((prospect) => wanted.has(prospectKey(prospect))),
  );
  const isFinished = !context.signal.aborted && outcome.queue.status !== 'paused';
  // What could not be researched because everything stopped is delivered by the next run.
  const ready = changed.filter(
    ({ meeting }) =>
      isFinished || meeting.people.every(({ prospect }) => reports.has(prospectKey(prospect))),
  );
  const delivered = new Map(records.delivered().map((one) => [one.key, one.told]));
  await records.note(
    ready.map(({ key, facts, meeting }) => {
      const before = delivered.get(key) ?? null;
      return {
        key,
        facts,
        calendar,
        day: meeting.day,
        isLast: false,
        noted: knownMeeting(meeting),
        told: before,
        undelivered: meetingTexts(meeting, reports, { madeAt, before }),
      };
    }),
  );
  if (!context.signal.aborted) await records.deliver();
  return records.report(listExit(outcome.queue, context.signal));
}

/** What is to be said about delivered meetings that are not, or no longer, among those asked for. */
function changeNotices(
  delivered: readonly DeliveredMeeting[],
  asked: readonly { readonly key: string }[],
  { readAround, calendar, until }: MeetingsOrder,
  madeAt: string,
): readonly MeetingRecord[] {
  const keys = new Set(asked.map(({ key }) => key));
  const own = delivered.filter((one) => one.calendar === calendar && !keys.has(one.key));
  if (own.length === 0) return [];
  const { meetings, whole } = readAround();
  const around = new Map(identified(meetings).map((one) => [one.key, one]));
  return own.flatMap((record) => {
    const { key, told, facts } = record;
    const found = around.get(key);
    if (found !== undefined) {
      // Beyond the days asked for it comes as a new one when they are.
      const isLast = found.meeting.day >= until;
      const noted = knownMeeting(found.meeting);
      const undelivered = changeNotice(told, noted, madeAt);
      const changed = { ...record, facts: found.facts, noted, isLast, undelivered };
      return found.facts === facts ? [] : changed;
    }
    const isGone = told.day >= whole.from && told.day < whole.until;
    if (!isGone || facts === CANCELLED) return [];
    const undelivered = changeNotice(told, null, madeAt);
    return { ...record, facts: CANCELLED, noted: null, isLast: true, undelivered };
  });
}

type MeetingRecords = {
  readonly isKnown: (key: string, facts: string) => boolean;
  /** Those of which something has been delivered. */
  readonly delivered: () => readonly DeliveredMeeting[];
  /** Saves meetings in place of what was known of them, in the moment in which they stop being new. */
  readonly note: (meetings: readonly MeetingRecord[]) => Promise<void>;
  readonly deliver: () => Promise<void>;
  /** Says what came of it; answers the exit code, which is `code` unless something is left. */
  readonly report: (code: number) => Promise<number>;
};

type DeliveredMeeting = MeetingRecord & { readonly told: KnownMeeting };

async function openMeetingRecords(
  file: string,
  target: Target,
  context: CommandContext,
): Promise<MeetingRecords> {
  const { now, variables, signal } = context;
  const outbox = openOutbox(target, context);
  const saved = await readMeetingRecords(file);
  const today = localDay(now(), variables);
  let all = saved.filter(({ day }) => day >= today);
  const missed = saved.filter(({ day, undelivered }) => day < today && undelivered !== null).length;
  if (all.length < saved.length) await writeMeetingRecords(file, all);
  const waiting = () =>
    all.flatMap(({ key, undelivered }) => (undelivered === null ? [] : [{ key, undelivered }]));

  return {
    isKnown: (key, facts) => all.some((one) => one.key === key && one.facts === facts),
    delivered: () => all.flatMap((one) => (one.told === null ? [] : [{ ...one, told: one.told }])),
    async note(meetings) {
      if (meetings.length === 0) return;
      const keys = new Set(meetings.map(({ key }) => key));
      all = [...all.filter(({ key }) => !keys.has(key)), ...meetings];
      await writeMeetingRecords(file, all);
    },
    async deliver() {
      await outbox.deliver(
        waiting(),
        ({ undelivered }) => meetingDelivery(undelivered),
        async (rest) => {
          const left = new Set(rest.map(({ key }) => key));
          all = all.flatMap((one) => {
            if (left.has(one.key) || one.undelivered === null) return one;
            return one.isLast ? [] : { ...one, undelivered: null, told: one.noted };
          });
          await writeMeetingRecords(file, all);
        },
      );
    },
    async report(code) {
      const kept = waiting().length;
      const late = missed === 0 ? '' : `${missed} not delivered before they were over.`;
      await say(context, late, ...outcomeTexts(outbox, { kept, isNothing: kept === 0 }));
      return signal.aborted || kept === 0 ? code : EXIT.fault;
    },
  };
}
