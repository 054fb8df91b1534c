/** The texts of the account menu's entries, and for changing one's password. */
export const accountTexts = {
  change: 'Change password',
  tokens: 'API tokens',
  lead: 'You will be signed out on your other devices.',
  current: 'Current password',
  next: 'New password',
  submit: 'Change password',
  currentWrong: 'That is not your current password. Nothing was changed.',
  currentMissing: 'Please enter your current password.',
  changed: 'Password changed',
  failed: (message: string): string => `Failed to change the password: ${message}`,
  first: {
    title: 'Choose your own password',
    lead: 'Someone else chose the password you signed in with. Choose one that only you know to continue.',
  },
} as const;
