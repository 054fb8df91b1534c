/** What a run says when it ends. */
export const outcomeTexts = {
  completed: 'Search Completed',
  sampleData: 'Using sample data - please check your API keys',
  broken: 'Research Error',
  brokenReason: 'Failed to complete research. Using sample data.',
  brokenKept: 'Failed to complete research. Showing the results found so far.',
  offline: 'You are offline',
  offlineReason: 'No requests were sent and nothing was lost. Reconnect and try again.',
  complete: 'Research Complete!',
  found: (count: number, services: string): string =>
    `Found ${count} real insights using ${services}`,
  and: ' and ',
} as const;
