import { formatCount } from '../../../ui/format.ts';

/** The texts of a run's options: its limit of credits, what it reuses, and the notification at its end. */
export const settingsTexts = {
  options: {
    title: 'Credits and reuse',
    limited: (amount: string): string => `stops at ${amount}`,
    unlimited: 'no limit',
    fresh: 'Fresh search',
    reusing: 'Uses cached pages',
    freshLabel: 'Ignore cached results',
    freshHint:
      'Otherwise, pages read in the last 7 days and searches from the last 24 hours are reused at no cost.',
    limitLabel: 'Stop at this many credits',
    limitHint: (amount: string): string =>
      `Leave empty for no limit. The limit covers all services together; a run usually takes ${amount}.`,
    limitInvalid: (max: number): string =>
      `Please enter a whole number from 1 to ${formatCount(max)}, or leave the field empty.`,
  },
  notification: {
    label: 'Notify me when a run ends in the background',
    denied:
      'Your browser blocks notifications from this site. Allow them in the site settings next to the address bar, then switch this on again.',
    done: 'Research finished',
    other: 'Research ended',
  },
} as const;
