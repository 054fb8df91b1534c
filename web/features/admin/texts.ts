import { formatCount } from '../../ui/format.ts';

/** The texts of the admin dashboard. */
export const adminTexts = {
  title: 'Admin Dashboard',
  lead: 'Who uses Legwork, and the way to let somebody in or out.',
  tabsLabel: 'Administration',
  tabs: { dashboard: 'Dashboard', users: 'User Management' },
  statistics: {
    total: 'Total Users',
    totalNote: 'Active user accounts',
    week: 'New This Week',
    weekNote: 'Users added in last 7 days',
    month: 'New This Month',
    monthNote: 'Users added in last 30 days',
    status: 'System Status',
    statusValue: 'Active',
    statusNote: 'All systems operational',
    loading: 'Loading...',
    failed: (message: string): string => `The numbers could not be read: ${message}`,
    unknown: 'Unknown',
  },
  quickActions: {
    title: 'Quick Actions',
    users: 'Manage users',
    usersNote: 'Create accounts, find people, remove access',
    settings: 'API Settings',
    settingsNote: 'Connect the search and scraping services',
    research: 'Research a prospect',
    researchNote: 'Back to the research dashboard',
  },
  create: {
    title: 'Create User',
    lead: 'They sign in with this password and are then asked to choose their own.',
    fullName: 'Full Name',
    email: 'Email',
    password: 'Password',
    passwordHint: 'At least 6 characters',
    submit: 'Create User',
    fullNameMissing: 'Please enter a name.',
    emailMissing: 'Please enter an email address.',
    emailOdd: 'An email address looks like name@company.com.',
    passwordShort: 'Please enter a password of at least 6 characters.',
    created: 'User Created',
    createdFor: (email: string): string => `Successfully created account for ${email}`,
    failed: (message: string): string => `Failed to create user: ${message}`,
  },
  list: {
    title: (count: number): string => `User Accounts (${formatCount(count)})`,
    search: 'Search by name or email',
    loading: 'Loading users...',
    empty: 'No user accounts created yet',
    noneFound: (search: string): string => `Nobody matches “${search}”.`,
    failed: (message: string): string => `Failed to load users: ${message}`,
    columns: { name: 'Name', email: 'Email', role: 'Role', created: 'Created', actions: 'Actions' },
    role: 'Search Only',
    nameless: 'No name',
    copy: (email: string): string => `Copy ${email}`,
    copied: 'Email copied',
    copyFailed: 'The browser refused to copy.',
    range: (first: number, last: number, total: number): string =>
      `${first}–${last} of ${formatCount(total)}`,
    pages: 'Pages of accounts',
    previous: 'Previous page',
    next: 'Next page',
  },
  remove: {
    action: (email: string): string => `Delete ${email}`,
    title: 'Delete account',
    question: (email: string): string =>
      `Are you sure you want to delete the account for ${email}?`,
    consequence: 'They are signed out everywhere at once. This cannot be undone.',
    confirm: 'Delete',
    removed: 'User Deleted',
    failed: (message: string): string => `Failed to delete user: ${message}`,
  },
  roles: {
    promote: (email: string): string => `Make ${email} an administrator`,
    promoteTitle: 'Make administrator',
    promoteQuestion: (email: string): string =>
      `${email} will be able to manage users and see API Settings. Continue?`,
    promoteConfirm: 'Make administrator',
    demote: (email: string): string => `Take administrator rights from ${email}`,
    demoteTitle: 'Take administrator rights',
    demoteQuestion: (email: string): string => `${email} will only be able to research. Continue?`,
    demoteConfirm: 'Take rights',
    changed: 'Role Changed',
    failed: (message: string): string => `Failed to change the role: ${message}`,
  },
  audit: {
    title: 'Recent Activity',
    lead: 'Who did what to whom. Entries are written by the database and cannot be changed.',
    loading: 'Loading activity...',
    empty: 'Nothing has been recorded yet.',
    failed: (message: string): string => `The activity could not be read: ${message}`,
    label: 'Recorded activity',
    pages: 'Pages of activity',
    page: (page: number): string => `Page ${page}`,
    newer: 'Newer',
    older: 'Older',
    somebody: 'somebody',
    theServer: 'The server',
    actions: {
      signed_in: (_actor: string, target: string): string => `${target} signed in`,
      sign_in_failed: (_actor: string, target: string): string =>
        `Somebody failed to sign in as ${target}`,
      password_changed: (_actor: string, target: string): string =>
        `${target} changed their password`,
      account_created: (actor: string, target: string): string =>
        `${actor} created the account of ${target}`,
      account_deleted: (actor: string, target: string): string =>
        `${actor} deleted the account of ${target}`,
      role_changed: (actor: string, target: string, role: string): string =>
        role === 'admin'
          ? `${actor} made ${target} an administrator`
          : `${actor} took administrator rights from ${target}`,
      prospect_forgotten: (actor: string): string => `${actor} had a person forgotten`,
      retention_changed: (actor: string, _target: string, days: string): string =>
        `${actor} set the days that reports are kept to ${days}`,
    },
  },
  administrators: {
    title: 'Administrators',
    lead: 'They can create and delete users. The last administrator always stays.',
    you: 'You',
    loading: 'Loading administrators...',
    failed: (message: string): string => `Failed to load administrators: ${message}`,
  },
  retention: {
    title: 'Privacy',
    lead: 'How long reports and the record of use are kept.',
    retention: 'Days until reports and records are deleted',
    retentionHint: 'From 1 to 3650. What is older is hidden at once and deleted within minutes.',
    retentionOdd: 'Please enter a whole number from 1 to 3650.',
    save: 'Save',
    saved: 'Retention changed',
    savedFor: (days: number): string =>
      days === 1
        ? 'Everything is deleted after a day.'
        : `Everything is deleted after ${days} days.`,
    saveFailed: (message: string): string => `The retention could not be changed: ${message}`,
    shortenTitle: 'Keep everything shorter?',
    shorten: (days: number): string =>
      days === 1
        ? 'Reports and records older than a day are deleted now, in every account.'
        : `Reports and records older than ${days} days are deleted now, in every account.`,
    shortenConsequence: 'It cannot be undone.',
    shortenConfirm: 'Delete older ones',
    loading: 'Loading...',
    failed: (message: string): string => `The retention could not be read: ${message}`,
  },
  research: {
    title: 'Record of use',
    lead: 'Who researched whom. Reports themselves are seen by nobody but their owner.',
    label: 'Recorded research',
    loading: 'Loading the record...',
    failed: (message: string): string => `The record could not be read: ${message}`,
    empty: 'Nobody has been researched yet.',
    sentence: (user: string, name: string, company: string): string =>
      `${user} researched ${company === '' ? name : `${name}, ${company}`}`,
    pages: 'Pages of the record',
    page: (page: number): string => `Page ${page}`,
    newer: 'Newer',
    older: 'Older',
  },
} as const;
