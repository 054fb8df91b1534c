import { formatCount, plural } from '../../ui/format.ts';

const counted = (pages: number, events: number): string =>
  [
    ...(events > 0 ? [plural(events, 'event', 'events')] : []),
    ...(pages > 0 ? [plural(pages, 'page', 'pages')] : []),
  ].join(' and ');

/** The texts about watching people. */
export const watchTexts = {
  start: 'Tell me when there is something new',
  stop: 'Stop watching',
  stopOf: (name: string): string => `Stop watching ${name}`,
  notKept: 'This browser could not save it. Allow site data for this page.',
  tooMany: (count: number): string =>
    `This browser watches ${formatCount(count)} people already. Stop watching one of them first.`,

  watched: 'Watched while Legwork is open',
  how: (next: string): string =>
    `Legwork researches this person again at most once a day, only while it is open in a tab, and shows under the bell if there is something new. Next: ${next} at the earliest. Each time costs as much as other research, within your credit limit.`,
  commandLead: 'To watch with the browser closed, have this command run every day:',
  copy: 'Copy the command',
  copied: 'Command copied',
  copyFailed: 'Your browser blocked copying. Select the command and copy it manually.',

  bell: (news: number): string =>
    news === 0 ? 'Watched people' : `Watched people, ${formatCount(news)} new`,
  title: 'Watched people',
  lead: 'Researched again at most once a day, only while Legwork is open in a tab.',
  list: 'Watched people',
  nameBefore: (name: string): string => `${name},`,
  next: (moment: string): string => `Next: ${moment} at the earliest`,
  neverAsked: 'Not researched again yet',
  nothingNew: (moment: string): string => `Nothing new on ${moment}`,
  new: 'New',
  news: (pages: number, events: number, moment: string): string =>
    `${counted(pages, events)} found on ${moment}`,
  notSavedYet: 'The report is waiting in this browser to be saved.',
  notLoaded: 'This list could not be loaded. Reload the page when you are online.',
  trouble: (message: string): string => `Last time: ${message}`,
} as const;
