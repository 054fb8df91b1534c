/** Words that every screen may need. */
export const uiTexts = {
  product: 'Legwork',
  loading: 'Loading...',
  error: 'Error',
  tryAgain: 'Try again',
  cancel: 'Cancel',
  close: 'Close',
  showMore: (count: number): string => `Show ${count} more`,
  showLess: 'Show less',
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  dateUnknown: 'Date unknown',
  justNow: 'a moment ago',
  toasts: 'New notifications',
  noLink: 'No safe link',
} as const;
