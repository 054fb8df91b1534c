import { join } from 'node:path';
import { prospectKey, type MeetingList, type Prospect, type ReportsByPerson } from '#engine';
import { openOutbox, outcomeTexts, type Target } from '../channel/outbox.ts';
import { EXIT, type CommandContext } from '../command.ts';
import { LIST_STATE } from '../lists/claim-folder.ts';
import { listExit } from '../lists/list-progress.ts';
import type { ListOutcome } from '../lists/work-on-list.ts';
import { localDay } from '../local-day.ts';
import { meetingTexts } from './meeting-delivery.ts';
import {
  identified,
  meetingDelivery,
  readMeetingRecords,
  MEETING_RECORDS,
  writeMeetingRecords,
  type MeetingRecord,
} from './meeting-records.ts';

/** Who was researched, and how far that got. */
export type DayResearch = { readonly reports: ReportsByPerson; readonly outcome: ListOutcome };

/** What delivering needs: a claimed folder for what has been delivered, and how people are researched. */
export type MeetingsOrder = {
  readonly folder: string;
  readonly target: Target;
  readonly list: MeetingList;
  readonly research: (prospects: readonly Prospect[]) => Promise<DayResearch>;
};

/**
 * Delivers each meeting once, and again when its time, title or people have changed. Only the people of such meetings are
 * researched. Answers the exit code. Throws `FileError`.
 */
export async function deliverMeetings(
  { folder, target, list, research }: MeetingsOrder,
  context: CommandContext,
): Promise<number> {
  const records = await openMeetingRecords(
    join(folder, LIST_STATE, MEETING_RECORDS),
    target,
    context,
  );
  await records.deliver();
  const changed = identified(list.meetings).filter(
    ({ key, facts }) => !records.isKnown(key, facts),
  );
  const wanted = new Set(
    changed.flatMap(({ meeting }) => meeting.people.map(({ prospect }) => prospectKey(prospect))),
  );
  if (changed.length === 0) return records.report(EXIT.report);
  const { reports, outcome } = await research(
    list.prospects.filter((prospect) => wanted.has(prospectKey(prospect))),
  );
  const isFinished = !context.signal.aborted && outcome.queue.status !== 'paused';
  // What could not be researched because everything stopped is delivered by the next run.
  const ready = changed.filter(
    ({ meeting }) =>
      isFinished || meeting.people.every(({ prospect }) => reports.has(prospectKey(prospect))),
  );
  const madeAt = context.now().toISOString();
  await records.note(
    ready.map(({ key, facts, meeting }) => ({
      key,
      facts,
      day: meeting.day,
      undelivered: meetingTexts(meeting, reports, { madeAt, isUpdate: records.isDelivered(key) }),
    })),
  );
  if (!context.signal.aborted) await records.deliver();
  return records.report(listExit(outcome.queue, context.signal));
}

type MeetingRecords = {
  readonly isKnown: (key: string, facts: string) => boolean;
  readonly isDelivered: (key: string) => boolean;
  /** Saves meetings in place of what was known of them, in the moment in which they stop being new. */
  readonly note: (meetings: readonly MeetingRecord[]) => Promise<void>;
  readonly deliver: () => Promise<void>;
  /** Says what came of it; answers the exit code, which is `code` unless something is left. */
  readonly report: (code: number) => Promise<number>;
};

async function openMeetingRecords(
  file: string,
  target: Target,
  context: CommandContext,
): Promise<MeetingRecords> {
  const { now, variables, stderr, signal } = context;
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
    isDelivered: (key) => all.some((one) => one.key === key && one.undelivered === null),
    async note(meetings) {
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
          all = all.map((one) => (left.has(one.key) ? one : { ...one, undelivered: null }));
          await writeMeetingRecords(file, all);
        },
      );
    },
    async report(code) {
      const kept = waiting().length;
      const texts = [
        missed === 0 ? '' : `${missed} not delivered before they were over.`,
        ...outcomeTexts(outbox, { kept, isNothing: kept === 0 }),
      ];
      for (const text of texts.filter((one) => one !== ''))
        await stderr.write(`legwork: ${text}\n`);
      return signal.aborted || kept === 0 ? code : EXIT.fault;
    },
  };
}
