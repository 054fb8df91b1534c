/** The texts around every screen of signed-in users. */
export const shellTexts = {
  skipToContent: 'Skip to content',
  signOutFailed: 'Failed to sign out. Please try again.',
  screenOffline:
    'This page has not been opened before; it opens as soon as you are online. Pages you have opened before still work.',
  header: {
    home: 'Legwork, dashboard',
    navigation: 'Main',
    menu: 'Menu',
    research: 'Research',
    admin: 'Admin Dashboard',
    settings: 'API Settings',
    lists: 'Lists',
    reports: 'Reports',
    signOut: 'Sign Out',
    role: { admin: 'Admin', user: 'User' },
  },
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
    lead: "Drag this to your bookmarks, or copy its address into one. Used on a profile, a CRM record or a team page, it opens the form with what the page's title and address say. It reads nothing else.",
    name: 'Research in Legwork',
    dragTitle: 'Drag it to your bookmarks bar',
    drag: 'Or copy its address and save that as a bookmark.',
    copy: 'Copy its address',
    copied: 'Copied. Save it as the address of a bookmark.',
    notCopied: 'This browser could not copy it. Drag the button instead.',
  },
  notifications: { title: 'Notifications', none: 'No notifications yet.' },
} as const;
