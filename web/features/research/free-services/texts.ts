/** The texts about research without keys; those of the explanation come with it. */
export const freeServicesTexts = {
  offer: 'Research without keys',
  on: 'Free services are on. You can add API keys at any time.',
  off: "Free services are off. You can switch them on under 'Credits and reuse'.",
  notLoaded: 'The explanation could not be loaded. Try again when you are online.',
  summary: 'free services on',
} as const;
