/** The texts about research without keys; those of the explanation come with it. */
export const freeServicesTexts = {
  offer: 'Research without keys',
  on: 'Free services are on. You can add API keys at any time.',
  off: 'Free services are off. You can switch them on under “Credits and reuse”.',
  dialog: {
    late: 'The explanation can be opened now. Choose it again.',
    failed: 'The explanation could not be loaded. Try again when you are online.',
  },
  summary: 'free services on',
} as const;

/** The texts of a run's options: its credit limit, what it reuses, and the notification at its end. */
export const settingsTexts = {
  options: {
    title: 'Credits and reuse',
    limited: (amount: string): string => `stops at ${amount}`,
    unlimited: 'no credit limit',
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
