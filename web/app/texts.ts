const PART_NOT_LOADED =
  'Part of this page could not be loaded. Reload the page when you are online.';

/** The texts that come with every page, the sign-in included: the start, failures, sessions, and what waits for the dashboard. */
export const appTexts = {
  checkingPermissions: 'Checking permissions...',
  reload: 'Reload',
  partNotLoaded: PART_NOT_LOADED,
  /** What is said of a dialog of that name that does not open when somebody asks for it. */
  dialog: (name: string) => ({
    failed: PART_NOT_LOADED,
    late: `“${name}” can be opened now. Choose it again.`,
  }),
  startFailed: {
    title: 'Legwork could not start',
    remedy: 'Check that the server is running, then try again.',
    unreachableRemedy:
      'Check your connection and that the server is running. Legwork opens as soon as it answers.',
  },
  offline: {
    title: 'You are offline',
    remedy: 'Legwork opens as soon as you are online. What this browser keeps is still there.',
    still: 'Still no connection.',
  },
  crashed: {
    title: 'This part of Legwork stopped working',
    remedy: 'Reload the page. What you typed is kept.',
  },
  newVersion: {
    title: 'A new version of Legwork is available',
    remedy: 'Reload the page to use it. What you typed is kept.',
  },
  notFound: { title: 'Oops! Page not found', code: '404', home: 'Return to Home' },
  restricted: {
    title: 'Access Restricted',
    reason:
      "You don't have permission to access this page. Only administrators can manage API settings.",
    back: 'Go Back',
  },
  signedOut: 'Signed out',
  sessionOver: 'Your session has ended. Please sign in again.',
  dashboard: {
    title: 'Prospect Research',
    lead: 'Enter a person and their company. Legwork searches the public web and reports what it finds about them.',
  },
} as const;
