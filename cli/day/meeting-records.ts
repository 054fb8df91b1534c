import { z } from 'zod';
import {
  namedMeetings,
  parsedJson,
  prospectKey,
  type KnownMeeting,
  type Meeting,
  type Prospect,
} from '#engine';
import { contentId } from '../../runtime/content-id.ts';
import { readOwnFile, replaceOwnFile } from '../../runtime/files/files.ts';
import type { Delivery } from '../channel/channel-message.ts';

/** The file in the folder of Legwork's own state. */
export const MEETING_RECORDS = 'meetings.json';

const itemSchema = z.object({
  text: z.string(),
  quote: z.string(),
  url: z.string(),
  from: z.string(),
});

const textsSchema = z.object({
  id: z.string(),
  madeAt: z.string(),
  /** The `prospectKey`s of those who are in it. */
  people: z.array(z.string()).readonly(),
  json: z.string(),
  markdown: z.string(),
  message: z.object({
    title: z.string(),
    sections: z
      .array(z.object({ heading: z.string(), items: z.array(itemSchema).readonly() }))
      .readonly(),
    remarks: z.array(z.string()).readonly(),
  }),
});

/** A meeting as it was delivered: enough to say later what has changed, or that it is cancelled. */
const knownSchema = z.object({
  title: z.string(),
  day: z.string(),
  begins: z.string(),
  ends: z.string(),
  people: z
    .array(z.object({ prospect: z.object({ name: z.string(), company: z.string() }) }))
    .readonly(),
});

const meetingSchema = z.object({
  /** The meeting and its day as a hash; `facts` is a hash of its time, title and people. */
  key: z.string(),
  facts: z.string(),
  day: z.string(),
  /** The calendar it is in, as a hash: only that calendar can cancel it. '' where an earlier version saved it. */
  calendar: z.string().default(''),
  /** The meeting as noted, and as delivered last (`told`, a stored name): `null` before, and where an earlier version saved it. */
  noted: knownSchema.nullable().default(null),
  told: knownSchema.nullable().default(null),
  /** Is this the last message about it? */
  isLast: z.boolean().default(false),
  /** `null` once it is delivered. */
  undelivered: textsSchema.nullable(),
});

/** A meeting as it is delivered: made once and saved, so that what is sent again is the same to the letter. */
export type MeetingTexts = z.infer<typeof textsSchema>;

/** A meeting that has been delivered, or is about to be; it is kept until its day is over. */
export type MeetingRecord = z.infer<typeof meetingSchema>;

const fileSchema = z.object({ version: z.literal(1), meetings: z.array(meetingSchema) });

/** What is known of the meetings in a state folder; nothing where the file cannot be read. Throws `FileError`. */
export async function readMeetingRecords(file: string): Promise<readonly MeetingRecord[]> {
  const text = String(await readOwnFile(file));
  // At worst the meetings of these days are delivered again.
  return fileSchema.safeParse(parsedJson(text)).data?.meetings ?? [];
}

/** Saves them all in one moment, so that a meeting is noted exactly when its delivery is. Throws `FileError`. */
export async function writeMeetingRecords(
  file: string,
  meetings: readonly MeetingRecord[],
): Promise<void> {
  await replaceOwnFile(file, JSON.stringify({ version: 1, meetings }));
}

/** Removes a person; what is about to be delivered then counts as new. Answers how many meetings had them. Throws `FileError`. */
export async function forgetInMeetingRecords(
  file: string,
  person: Pick<Prospect, 'name' | 'company'>,
): Promise<number> {
  const all = await readMeetingRecords(file);
  const key = prospectKey(person);
  const rest = all
    .filter(({ undelivered }) => undelivered?.people.includes(key) !== true)
    .map((record) => {
      const [noted, told] = [without(record.noted, person), without(record.told, person)];
      return noted === record.noted && told === record.told ? record : { ...record, noted, told };
    });
  const count = all.filter((record) => !rest.includes(record)).length;
  if (count > 0) await writeMeetingRecords(file, rest);
  return count;
}

function without(
  meeting: KnownMeeting | null,
  person: Pick<Prospect, 'name' | 'company'>,
): KnownMeeting | null {
  if (meeting === null) return null;
  const key = prospectKey(person);
  const people = meeting.people.filter(({ prospect }) => prospectKey(prospect) !== key);
  const isNamed = paddedName(meeting.title).includes(paddedName(person.name));
  return people.length === meeting.people.length && !isNamed
    ? meeting
    : { ...meeting, title: '', people };
}

/** The words of a text as the key of a person spells them, set off by blanks. */
function paddedName(text: string): string {
  return ` ${prospectKey({ name: text, company: '' }).replace('|', '')} `;
}

/** A meeting as far as it is remembered. */
export function knownMeeting({ title, day, begins, ends, people }: Meeting): KnownMeeting {
  const names = people.map(({ prospect: { name, company } }) => ({ prospect: { name, company } }));
  return { title, day, begins, ends, people: names };
}

/** Meetings, each with its key and a hash of its facts. The briefs are not part of those: every day finds other pages. */
export function identified(
  meetings: readonly Meeting[],
): readonly (Pick<MeetingRecord, 'key' | 'facts'> & { readonly meeting: Meeting })[] {
  return namedMeetings(meetings).map(({ name, meeting }) => {
    const { title, day, begins, ends, people } = meeting;
    const who = people.map(({ prospect }) => prospectKey(prospect));
    return { meeting, key: contentId(name), facts: contentId([title, day, begins, ends, who]) };
  });
}

/** A meeting on its way. */
export function meetingDelivery(texts: MeetingTexts): Delivery {
  const { id, madeAt, json, markdown, message } = texts;
  return { id, madeAt, json, markdown: () => markdown, message: () => message };
}
