/** The texts around one's own password. */
export const accountTexts = {
  change: 'Change password',
  lead: 'Your other devices are signed out.',
  current: 'Current password',
  next: 'New password',
  hint: 'At least 6 characters; a few words make a good one',
  submit: 'Change password',
  currentMissing: 'Please enter your current password.',
  nextShort: 'Please enter a password of at least 6 characters.',
  changed: 'Password changed',
  failed: (message: string): string => `Failed to change the password: ${message}`,
  first: {
    title: 'Choose your own password',
    lead: 'Somebody else chose the password you signed in with. Choose one that only you know, then go on.',
  },
} as const;
