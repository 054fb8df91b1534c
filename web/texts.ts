import type { ContentType, DateOrigin, FailureReason, Stage } from '#engine';

/** Every text of the application. Those of the specification stand here to the letter (§2, §4, §5, §8). */
export const texts = {
  product: 'Legwork',
  loading: 'Loading...',
  checkingPermissions: 'Checking permissions...',
  error: 'Error',
  tryAgain: 'Try again',
  reload: 'Load again',
  cancel: 'Cancel',
  close: 'Close',
  skipToContent: 'Skip to content',

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

  signIn: {
    title: 'Sign in to Legwork',
    lead: 'Know the person before you write to them.',
    email: 'Email',
    password: 'Password',
    submit: 'Sign In',
    showPassword: 'Show password',
    hidePassword: 'Hide password',
    emailMissing: 'Please enter your email address.',
    passwordShort: 'Please enter a password of at least 6 characters.',
    failed: 'Sign In Failed',
    unexpected: 'An unexpected error occurred. Please try again.',
    welcome: 'Welcome back!',
    signedOut: 'Signed out',
    sessionOver: 'Your session has ended. Please sign in again.',
    signOutFailed: 'Failed to sign out. Please try again.',
    pitch: 'A dated, sourced report on the very person you are about to contact.',
    points: [
      'News, articles, podcasts and videos from the open web',
      'Every item checked: is it really this person?',
      'Your API keys never leave your browser',
    ],
  },

  partNotLoaded: 'A part of this page could not be loaded. Reload the page when you are online.',

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

/** §4: the message of each stage, in order. */
export const stageMessages: Readonly<Record<Stage, string>> = {
  initializing: 'Initializing enhanced search...',
  searching: 'Searching with ScraperAPI...',
  'finding-links': 'Finding relevant URLs...',
  scraping: 'Scraping content with Firecrawl...',
  processing: 'Processing results...',
  analyzing: 'Analyzing findings...',
};

/** One item of each kind, as its card says. */
export const typeNames: Readonly<Record<ContentType, string>> = {
  news: 'News',
  article: 'Article',
  podcast: 'Podcast',
  video: 'Video',
};

/** How a date was found, after 'Date'. */
export const dateOrigins: Readonly<Record<DateOrigin, string>> = {
  metadata: "from the page's metadata",
  address: "from the page's address",
  byline: 'from the byline',
  'search result': 'from the search result',
  text: 'from the text',
};

/** Why a call waits before it is made again, after the name of the service. */
export const waitingReasons: Readonly<Partial<Record<FailureReason, string>>> = {
  'rate-limited': 'is busy',
  'timed-out': 'took too long',
};

/** The same for every other reason. */
export const WAITING_REASON_OTHERWISE = 'has trouble answering';
