import {
  answeredText,
  jsonText,
  markdownText,
  meetingChanges,
  meetingMarkdown,
  meetingTitle,
  pageDayText,
  prospectKey,
  type Brief,
  type KnownMeeting,
  type Meeting,
  type MeetingList,
  type ReportDocument,
  type ReportsByPerson,
} from '#engine';
import { contentId } from '../../runtime/content-id.ts';
import { channelMessage, type ChannelItem } from '../channel/channel-message.ts';
import { hostOf } from '../watch/news-delivery.ts';
import type { MeetingTexts } from './meeting-records.ts';

/** What is read of a brief in the minute before a meeting. */
const EVENTS_MAX = 6;
const WORDS_MAX = 2;

/** When the message was made, and the meeting as it was delivered before; `null` the first time. */
type MeetingVersion = { readonly madeAt: string; readonly before: KnownMeeting | null };

/** A meeting as it is delivered, with what is known of its people. */
export function meetingTexts(
  meeting: Meeting,
  reports: ReportsByPerson,
  { madeAt, before }: MeetingVersion,
): MeetingTexts {
  const isUpdate = before !== null;
  const changes = isUpdate ? meetingChanges(before, meeting) : [];
  const content = {
    kind: 'meeting',
    isUpdate,
    changes,
    researchedAt: madeAt,
    meeting: meetingFacts(meeting, reports),
  };
  const id = contentId(content);
  return {
    id,
    madeAt,
    people: meeting.people.map(({ prospect }) => prospectKey(prospect)),
    json: jsonText({ ...content, id }),
    markdown: `${isUpdate ? `${['Changed:', ...changes].map(markdownText).join(' ')}\n\n` : ''}${meetingMarkdown(meeting, reports)}\n\n`,
    message: channelMessage({
      title: `${isUpdate ? 'Changed: ' : ''}${meetingTitle(meeting)}`,
      sections: meeting.people.map(({ prospect }) => ({
        heading: `${prospect.name}, ${prospect.company} (${prospect.companyUrl})`,
        items: briefItems(reports.get(prospectKey(prospect))),
      })),
      remarks: changes,
    }),
  };
}

const CANCELLED =
  'It is no longer in your calendar, you declined it, or nobody from outside is left.';

/** The notice that a delivered meeting has changed to `now`, or, where that is `null`, is cancelled; without briefs. */
export function changeNotice(
  before: KnownMeeting,
  now: KnownMeeting | null,
  madeAt: string,
): MeetingTexts {
  const [kind, word] =
    now === null ? ['meeting cancelled', 'Cancelled'] : ['meeting changed', 'Changed'];
  const meeting = now ?? before;
  const changes = now === null ? [CANCELLED] : meetingChanges(before, now);
  const content = { kind, changes, madeAt, meeting };
  const id = contentId(content);
  const title = `${word}: ${meetingTitle(meeting)}`;
  return {
    id,
    madeAt,
    people: [...before.people, ...meeting.people].map(({ prospect }) => prospectKey(prospect)),
    json: jsonText({ ...content, id }),
    markdown: `## ${markdownText(title)}\n\n${changes.map(markdownText).join(' ')}\n\n`,
    message: channelMessage({ title, sections: [], remarks: changes }),
  };
}

function briefItems(report: ReportDocument | undefined): readonly ChannelItem[] {
  if (report === undefined) return [bareItem('Not researched.')];
  const { who, whyNow, inTheirWords, openers }: Brief = report.brief;
  const lines = [
    ...who.slice(0, 1),
    ...whyNow.slice(0, EVENTS_MAX),
    ...inTheirWords.slice(0, WORDS_MAX).map((line) => ({
      ...line,
      // 'In their words', or 'In their words, in answer to “What stops on day two?”'.
      text: `In their words${answeredText(line).replace(/^[IA]/u, (first) => `, ${first.toLowerCase()}`)}`,
    })),
    ...openers.slice(0, 1).map((line) => ({ ...line, quote: '' })),
  ];
  if (lines.length === 0) return [bareItem('Nothing is proven.')];
  return lines.map(({ text, quote, url, date }) => ({
    text,
    quote,
    url,
    from: `${hostOf(url)}, ${pageDayText(date)}`,
  }));
}

function bareItem(text: string): ChannelItem {
  return { text, quote: '', url: '', from: '' };
}

/** The meetings of some days with the briefs on their people, as JSON. */
export function dayJson({ meetings, notes }: MeetingList, reports: ReportsByPerson): string {
  const page = {
    kind: 'day',
    notes,
    meetings: meetings.map((meeting) => meetingFacts(meeting, reports)),
  };
  return `${jsonText(page)}\n`;
}

/** A meeting with the briefs on its people, to be written as JSON. */
function meetingFacts(meeting: Meeting, reports: ReportsByPerson): object {
  return {
    ...meeting,
    people: meeting.people.map(({ prospect }) => ({
      prospect,
      brief: reports.get(prospectKey(prospect))?.brief ?? null,
    })),
  };
}
