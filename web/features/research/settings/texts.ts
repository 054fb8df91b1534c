import { formatCount } from '../../../ui/format.ts';

/** The texts of a run's options: its limit of credits, what it reuses, and the notification at its end. */
export const settingsTexts = {
  options: {
    title: 'Credits and reuse',
    limited: (amount: string): string => `stops at ${amount}`,
    unlimited: 'no limit',
    fresh: 'Asks anew',
    reusing: 'Reuses what was read',
    freshLabel: 'Ask anew for everything',
    freshHint:
      'Otherwise pages read in the last 7 days and searches of the last 24 hours are reused, which costs nothing.',
    limitLabel: 'Stop at this many credits',
    limitHint: (amount: string): string =>
      `Empty for no limit. All services count together; a run usually takes ${amount}.`,
    limitInvalid: (max: number): string =>
      `Please enter a whole number from 1 to ${formatCount(max)}, or nothing.`,
  },
  notification: {
    label: 'Notify me when a run ends in the background',
    denied:
      'This browser blocks notifications for this site. Allow them in the site settings beside the address, then switch this on again.',
    done: 'Research finished',
    other: 'Research ended',
  },
} as const;
