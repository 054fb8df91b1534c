import type { SourceFamily } from '../../company-sources.ts';
import { formatCount } from '../../ui/format.ts';

/** Families of public sources, as the record of use names them; one of a later version keeps its name. */
const SOURCE_WORDS: Readonly<Record<string, string>> = {
  dns: 'DNS',
  vacancies: 'job boards',
  registers: 'registers and authorities',
  catalogues: 'catalogues of podcasts and articles',
} satisfies Readonly<Record<SourceFamily, string>>;

function daysText(days: number): string {
  return days === 1 ? '1 day' : `${days} days`;
}

/** The texts of the admin dashboard. */
export const adminTexts = {
  title: 'Admin Dashboard',
  lead: 'See who uses Legwork and manage their access.',
  tabsLabel: 'Administration',
  tabs: { dashboard: 'Dashboard', users: 'User Management' },
  statistics: {
    total: { title: 'Total Users', note: 'Active user accounts' },
    week: { title: 'New This Week', note: 'Users added in last 7 days' },
    month: { title: 'New This Month', note: 'Users added in last 30 days' },
    status: { title: 'System Status', note: 'All systems operational', value: 'Active' },
    loading: 'Loading...',
    failed: (message: string): string => `Could not load the statistics: ${message}`,
    unknown: 'Unknown',
  },
  quickActions: {
    title: 'Quick Actions',
    users: 'Manage users',
    usersNote: 'Create accounts, find people, remove access',
    health: 'Health',
    healthNote: 'Database, backups, failed sign-ins',
    settings: 'API Settings',
    settingsNote: 'Connect the search and scraping services',
    research: 'Research a prospect',
    researchNote: 'Back to the research dashboard',
  },
  create: {
    title: 'Create User',
    lead: 'They sign in with this password and are then asked to choose their own.',
    leadWithoutPassword: (provider: string): string =>
      `They sign in with ${provider}, which must know them by this email address. No password is needed.`,
    fullName: 'Full Name',
    email: 'Email',
    password: 'Password',
    submit: 'Create User',
    fullNameMissing: 'Please enter a name.',
    emailMissing: 'Please enter an email address.',
    created: 'User Created',
    createdFor: (email: string): string => `Successfully created account for ${email}`,
    failed: (message: string): string => `Failed to create user: ${message}`,
  },
  list: {
    titleUncounted: 'User Accounts',
    title: (count: number): string => `User Accounts (${formatCount(count)})`,
    search: 'Search by name or email',
    loading: 'Loading users...',
    empty: 'No user accounts created yet',
    noneFound: (search: string): string => `No users match “${search}”.`,
    failed: (message: string): string => `Failed to load users: ${message}`,
    columns: { name: 'Name', email: 'Email', role: 'Role', created: 'Created', actions: 'Actions' },
    role: 'Search Only',
    nameless: 'No name',
    copy: (email: string): string => `Copy ${email}`,
    copied: 'Email copied',
    copyFailed: 'Your browser blocked copying.',
    range: (first: number, last: number, total: number): string =>
      `${first}–${last} of ${formatCount(total)}`,
    pages: 'Account pages',
    previous: 'Previous page',
    next: 'Next page',
  },
  remove: {
    action: (email: string): string => `Delete ${email}`,
    title: 'Delete account',
    question: (email: string): string =>
      `Are you sure you want to delete the account for ${email}?`,
    consequence: 'They will be signed out everywhere immediately. This cannot be undone.',
    confirm: 'Delete',
    done: 'User Deleted',
    failed: (message: string): string => `Failed to delete user: ${message}`,
  },
  promote: {
    action: (email: string): string => `Make ${email} an administrator`,
    title: 'Make administrator',
    question: (email: string): string =>
      `${email} will be able to manage users and see API Settings. Continue?`,
    confirm: 'Make administrator',
  },
  demote: {
    action: (email: string): string => `Remove administrator rights from ${email}`,
    title: 'Remove administrator rights',
    question: (email: string): string => `${email} will only be able to run research. Continue?`,
    confirm: 'Remove admin rights',
  },
  roleChange: {
    done: 'Role Changed',
    failed: (message: string): string => `Failed to change the role: ${message}`,
  },
  revokeTokens: {
    action: (email: string): string => `Revoke the API tokens of ${email}`,
    title: 'Revoke API tokens',
    question: (email: string): string =>
      `All API tokens of ${email} will stop working immediately. Continue?`,
    consequence: 'They stay signed in, and can create new tokens.',
    confirm: 'Revoke',
    done: 'API Tokens Revoked',
    failed: (message: string): string => `Failed to revoke the API tokens: ${message}`,
  },
  setPassword: {
    action: (email: string): string => `Set a new password for ${email}`,
    title: 'Set a new password',
    lead: (email: string): string =>
      `${email} is signed out everywhere, signs in with this password once, and then chooses their own.`,
    password: 'Temporary password',
    submit: 'Set password',
    done: 'Password Set',
    doneFor: (email: string): string => `Tell ${email} the password; it is not shown again.`,
    failed: (message: string): string => `Failed to set the password: ${message}`,
  },
  backups: {
    title: 'Backups',
    lead: 'Copies of the database in the data folder of the server.',
    lastGood: (moment: string): string => `The last good backup is from ${moment}.`,
    checked:
      'Its file was read back after it was written. To be sure that it restores, restore it into an empty data folder.',
    noneGood: 'There is no good backup yet.',
    failing: 'Backups fail',
    failed: (moment: string, reason: string): string => `The backup of ${moment} failed: ${reason}`,
    notLoaded: (message: string): string => `Could not load the state of the backups: ${message}`,
  },
  log: {
    page: (page: number): string => `Page ${page}`,
    newer: 'Newer',
    older: 'Older',
  },
  administrators: {
    title: 'Administrators',
    lead: 'They can create and delete users. The last administrator cannot be removed.',
    you: 'You',
    loading: 'Loading administrators...',
    failed: (message: string): string => `Failed to load administrators: ${message}`,
  },
  retention: {
    title: 'Privacy',
    lead: 'How long reports and the research log are kept.',
    retention: 'Days until reports and log entries are deleted',
    retentionHint:
      'From 1 to 3650. Anything older is hidden immediately and deleted within minutes.',
    retentionOdd: 'Please enter a whole number from 1 to 3650.',
    save: 'Save',
    saved: 'Retention period changed',
    savedFor: (days: number): string =>
      `Reports and log entries are deleted after ${daysText(days)}.`,
    saveFailed: (message: string): string => `Could not change the retention period: ${message}`,
    shortenTitle: 'Shorten the retention period?',
    shorten: (days: number): string =>
      `Reports and log entries older than ${daysText(days)} will be deleted now, in every account.`,
    shortenConsequence: 'This cannot be undone.',
    shortenConfirm: 'Delete older data',
    loading: 'Loading...',
    failed: (message: string): string => `Could not load the retention period: ${message}`,
  },
  research: {
    title: 'Research log',
    lead: 'Who researched whom. Only their owner, and whoever they share one with, can see the reports themselves.',
    label: 'Recorded research',
    loading: 'Loading the log...',
    failed: (message: string): string => `Could not load the research log: ${message}`,
    empty: 'No research has been recorded yet.',
    sentence: (user: string, name: string, company: string): string =>
      `${user} researched ${company === '' ? name : `${name}, ${company}`}`,
    free: 'without keys, by the free services of Firecrawl, Tavily and Exa',
    sources: (families: readonly string[]): string =>
      `, asking ${families.map((family) => SOURCE_WORDS[family] ?? family).join(', ')}`,
    pages: 'Research log pages',
  },
} as const;
