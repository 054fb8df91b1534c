/** The texts of the frame around the features: header, sessions, failures, and the pages of the application. */
export const appTexts = {
  checkingPermissions: 'Checking permissions...',
  reload: 'Load again',
  skipToContent: 'Skip to content',
  partNotLoaded: 'A part of this page could not be loaded. Reload the page when you are online.',
  startFailed: {
    title: 'Legwork could not start',
    remedy: 'Check that the server is running, then try again.',
  },
  crashed: {
    title: 'This part of Legwork stopped working',
    remedy: 'Load the page again. What you typed is kept.',
  },
  newVersion: {
    title: 'Legwork has a new version',
    remedy: 'Load the page again to use it. What you typed is kept.',
  },
  notifications: { open: 'Notifications', title: 'Notifications', none: 'Nothing was said yet.' },
  notFound: { title: 'Oops! Page not found', code: '404', home: 'Return to Home' },
  restricted: {
    title: 'Access Restricted',
    reason:
      "You don't have permission to access this page. Only administrators can manage API settings.",
    back: 'Go Back',
  },
  signedOut: 'Signed out',
  sessionOver: 'Your session has ended. Please sign in again.',
  signOutFailed: 'Failed to sign out. Please try again.',
  signOut: {
    options: 'Sign-out options',
    forget: 'Forget me on this browser when I sign out',
    forgetLead:
      'Removes your API keys, reports, lists and drafts from this browser. Your account stays as it is. For shared computers.',
    notRemembered: 'This browser refused to remember the choice. Allow site data for this page.',
  },
  header: {
    home: 'Legwork, dashboard',
    navigation: 'Main',
    admin: 'Admin Dashboard',
    settings: 'API Settings',
    manyProspects: 'Many prospects',
    reports: 'Reports',
    signOut: 'Sign Out',
    role: { admin: 'Admin', user: 'User' },
  },
  dashboard: {
    title: 'Prospect Research',
    tabTitles: {
      idle: 'Prospect Research',
      running: 'Researching...',
      done: 'Report ready',
      cancelled: 'Research cancelled',
      broken: 'Research interrupted',
      interrupted: 'Research interrupted',
      sampled: 'Sample report',
    },
    lead: 'Enter a person and their company. Legwork reads the open web and reports what concerns them.',
  },
  settings: {
    title: 'API Settings',
    back: 'Back to Dashboard',
    lead: 'Connect the three services that Legwork searches and reads the web with.',
    privacyTitle: 'Your keys stay with you',
    privacy:
      "API keys are stored in your browser's local storage and are not sent to our servers. Each key goes only to its own service, and only while you research. Other accounts on this browser don't see them.",
  },
} as const;
