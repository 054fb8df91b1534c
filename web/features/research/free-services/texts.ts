/** The texts about research without keys; those of the explanation come with it. */
export const freeServicesTexts = {
  offer: 'Research without keys',
  on: 'Free services are on. You can add API keys at any time.',
  off: "Free services are off. You can switch them on under 'Credits and reuse'.",
  notLoaded: 'The explanation could not be loaded. Try again when you are online.',
  switchLabel: 'Use free services when no API key is set',
  switchHint:
    'Firecrawl, Tavily and Exa then learn the name and company you research. While this is on, Wikidata learns the company, also with keys.',
  summary: 'free services on',
} as const;
