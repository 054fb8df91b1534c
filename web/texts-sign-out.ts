/** The texts beside 'Sign Out'. */
export const signOutTexts = {
  options: 'Sign-out options',
  forget: 'Forget me on this browser when I sign out',
  forgetLead:
    'Removes your API keys, reports, lists and drafts from this browser. Your account stays as it is. For shared computers.',
  notRemembered: 'This browser refused to remember the choice. Allow site data for this page.',
} as const;
