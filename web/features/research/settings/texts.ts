/** The texts of a run's options: its limit of credits, what it reuses, and the notification at its end. */
export const settingsTexts = {
  options: {
    title: 'Credits and reuse',
    limited: (amount: string): string => `stops at ${amount}`,
    unlimited: 'no limit',
    fresh: 'Fresh search',
    reusing: 'Uses cached pages',
  },
  notification: {
    label: 'Notify me when a run ends in the background',
    denied:
      'Your browser blocks notifications from this site. Allow them in the site settings next to the address bar, then switch this on again.',
    done: 'Research finished',
    other: 'Research ended',
  },
} as const;
