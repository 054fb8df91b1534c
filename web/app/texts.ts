/** The texts of the frame around the features: header, sessions, failures, and the pages of the application. */
export const appTexts = {
  checkingPermissions: 'Checking permissions...',
  reload: 'Reload',
  skipToContent: 'Skip to content',
  partNotLoaded: 'Part of this page could not be loaded. Reload the page when you are online.',
  startFailed: {
    title: 'Legwork could not start',
    remedy: 'Check that the server is running, then try again.',
    offline: 'You are offline',
    offlineRemedy:
      'Legwork opens as soon as you are online. What this browser keeps is still there.',
  },
  crashed: {
    title: 'This part of Legwork stopped working',
    remedy: 'Reload the page. What you typed is kept.',
  },
  newVersion: {
    title: 'A new version of Legwork is available',
    remedy: 'Reload the page to use it. What you typed is kept.',
  },
  notifications: { title: 'Notifications', none: 'No notifications yet.' },
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
  account: {
    title: 'Account',
    of: (email: string): string => `Account: ${email}`,
    forget: 'Forget me on this browser when I sign out',
    forgetLead:
      'Removes your API keys, reports, lists and drafts from this browser. Your account is not affected. Recommended on shared computers.',
    notRemembered: 'This browser could not save your choice. Allow site data for this page.',
  },
  bookmark: {
    title: 'Start from any page',
    lead: 'Drag this to your bookmarks bar. Used on a profile, a CRM record or a team page, it opens the form with what the page’s title and address say. It reads nothing else.',
    name: 'Research in Legwork',
    dragTitle: 'Drag it to your bookmarks bar',
    drag: 'Or copy its address and save that as a bookmark.',
    copy: 'Copy its address',
    copied: 'Copied. Save it as the address of a bookmark.',
    notCopied: 'This browser could not copy it. Drag the button instead.',
  },
  header: {
    home: 'Legwork, dashboard',
    navigation: 'Main',
    menu: 'Menu',
    admin: 'Admin Dashboard',
    settings: 'API Settings',
    lists: 'Lists',
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
    /** Also the name of the file that the report is printed to. */
    reportTitle: (name: string, company: string): string =>
      [name, company, 'Legwork report'].filter((part) => part !== '').join(' – '),
    lead: 'Enter a person and their company. Legwork searches the public web and reports what it finds about them.',
  },
  settings: {
    title: 'API Settings',
    back: 'Back to Dashboard',
    lead: 'Connect the three services that Legwork uses to search and read the web.',
    privacyTitle: 'Your keys stay with you',
    privacy:
      "API keys are stored in your browser's local storage and are not sent to our servers. Each key is sent only to its own service, and only during research. Other accounts on this browser can't see it.",
  },
} as const;
