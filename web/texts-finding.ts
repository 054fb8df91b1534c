/** Texts about where a result was found. */
export const findingTexts = {
  alsoAt: 'Also published at',
  separator: ', ',
  copyOf: (title: string, host: string): string => `${title} (${host}, new tab)`,
} as const;
