import type { LeftOut } from './attendees.ts';
import type { Unread } from './occurrences.ts';
import type { OwnSide } from './own-side.ts';

/** What was left out of some days: meetings by number, people by what they are known as. */
export type MeetingCounts = {
  cancelled: number;
  /** That the user has declined. */
  refused: number;
  /** With nobody from outside who can be researched. */
  ownOnly: number;
  beyond: number;
  /** YYYY-MM-DD: the day of the first of these; '' where there are none. */
  beyondFrom: string;
  readonly people: Partial<Record<LeftOut, Set<string>>>;
};

const LEFT_OUT_PEOPLE: Readonly<Record<LeftOut, readonly [string, string]>> = {
  own: ['of your own people', 'of your own people'],
  room: ['room or resource', 'rooms or resources'],
  list: ['list or shared mailbox', 'lists or shared mailboxes'],
  freemail: ['private mailbox, which names no company', 'private mailboxes, which name no company'],
  nameless: ['person without a name', 'people without a name'],
  declined: ['person who declined', 'people who declined'],
  unaddressed: ['person without a mail address', 'people without a mail address'],
};

/** What was left out, and what had to be supposed, as sentences; counts are of the days that were asked for. */
export function leftOutTexts(found: {
  readonly counts: MeetingCounts;
  readonly unread: Unread;
  readonly own: OwnSide;
  readonly events: number;
}): readonly string[] {
  const { counts, unread, own, events } = found;
  const people = sentence(
    Object.entries(LEFT_OUT_PEOPLE).map(([reason, words]) =>
      counted(Object.entries(counts.people).find(([one]) => one === reason)?.[1].size ?? 0, words),
    ),
  );
  const meetings = sentence([
    counted(counts.cancelled, ['cancelled meeting', 'cancelled meetings']),
    counted(counts.refused, ['meeting that you declined', 'meetings that you declined']),
    counted(counts.ownOnly, [
      'meeting with nobody from outside to research',
      'meetings with nobody from outside to research',
    ]),
    counted(counts.beyond, [
      'meeting beyond what a list holds. Ask for fewer days',
      'meetings beyond what a list holds. Ask for fewer days',
    ]),
  ]);
  return [
    people,
    meetings,
    events === 0 ? 'This calendar has no events.' : '',
    ...unreadTexts(unread),
    own.isGuessed && own.domains.length > 0
      ? `${own.domains.join(', ')} was taken as your own domain, since the calendar belongs to it.`
      : '',
  ].filter((text) => text !== '');
}

function unreadTexts({ zone, zones, rules, dates }: Unread): readonly string[] {
  const once = rules === 1;
  return [
    zones === 0
      ? ''
      : `The time zone “${zone}” is unknown; its times are shown as they are written. Check when these meetings begin.`,
    rules === 0
      ? ''
      : `${counted(rules, ['series recurs', 'series recur'])} by a rule that cannot be read and may be missing. Look for ${once ? 'it' : 'them'} in your calendar.`,
    dates === 0
      ? ''
      : `${counted(dates, ['event has', 'events have'])} no date that can be read and may be missing.`,
  ];
}

function sentence(parts: readonly string[]): string {
  const said = parts.filter((part) => part !== '');
  return said.length === 0 ? '' : `Left out: ${said.join('; ')}.`;
}

function counted(count: number, [one, many]: readonly [string, string]): string {
  return count === 0 ? '' : `${count.toLocaleString('en-US')} ${count === 1 ? one : many}`;
}
