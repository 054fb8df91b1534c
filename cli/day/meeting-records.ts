import { z } from 'zod';
import { prospectKey, type Meeting, type Prospect } from '#engine';
import { readOwnFile, replaceOwnFile } from '../../runtime/files.ts';
import { contentId, type Delivery } from '../channel/delivery.ts';

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

const meetingSchema = z.object({
  /** Which meeting of which day it is, as a hash; and its time, title and people in the same way. */
  key: z.string(),
  facts: z.string(),
  day: z.string(),
  /** `null` once it is delivered: then nothing of anybody is left. */
  undelivered: textsSchema.nullable(),
});

/** A meeting as it is delivered: made once and saved, so that what is sent again is the same to the letter. */
export type MeetingTexts = z.infer<typeof textsSchema>;

/** A meeting that has been delivered, or is about to be. */
export type MeetingRecord = z.infer<typeof meetingSchema>;

const fileSchema = z.object({ version: z.literal(1), meetings: z.array(meetingSchema) });

/** What is known of the meetings in a state folder; nothing where the file cannot be read. Throws `FileError`. */
export async function readMeetingRecords(file: string): Promise<readonly MeetingRecord[]> {
  const text = await readOwnFile(file);
  try {
    return text === null ? [] : fileSchema.parse(JSON.parse(text.toString())).meetings;
  } catch {
    // At worst the meetings of these days are delivered again.
    return [];
  }
}

/** Saves them all in one moment, so that a meeting is noted exactly when its delivery is. Throws `FileError`. */
export async function writeMeetingRecords(
  file: string,
  meetings: readonly MeetingRecord[],
): Promise<void> {
  await replaceOwnFile(file, JSON.stringify({ version: 1, meetings }));
}

/** Removes what is about to be delivered of a person, so that their meetings count as new; how many those were. Throws `FileError`. */
export async function forgetInMeetingRecords(
  file: string,
  person: Pick<Prospect, 'name' | 'company'>,
): Promise<number> {
  const all = await readMeetingRecords(file);
  const key = prospectKey(person);
  const rest = all.filter(({ undelivered }) => undelivered?.people.includes(key) !== true);
  if (rest.length < all.length) await writeMeetingRecords(file, rest);
  return all.length - rest.length;
}

/** Meetings, each with its key and a hash of its facts. The briefs are no part of those: every day finds other pages. */
export function identified(
  meetings: readonly Meeting[],
): readonly (Pick<MeetingRecord, 'key' | 'facts'> & { readonly meeting: Meeting })[] {
  const times = new Map<string, number>();
  return meetings.map((meeting) => {
    const { uid, title, day, begins, ends, people } = meeting;
    const name = JSON.stringify([uid || title, day]);
    // A series may come several times a day.
    const time = (times.get(name) ?? 0) + 1;
    times.set(name, time);
    const who = people.map(({ prospect }) => prospectKey(prospect));
    return { meeting, key: contentId([name, time]), facts: contentId([title, begins, ends, who]) };
  });
}

/** A meeting on its way. */
export function meetingDelivery(texts: MeetingTexts): Delivery {
  const { id, madeAt, json, markdown, message } = texts;
  return { id, madeAt, json, markdown: () => markdown, message: () => message };
}
