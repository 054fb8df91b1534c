import { formatCount } from '../../../ui/format.ts';

/** What the page on the installation says. */
export const healthTexts = {
  title: 'Health',
  lead: "The state of this installation. Nobody's research is counted here.",
  back: 'Back to Admin Dashboard',
  loading: 'Loading...',
  failed: (message: string): string => `Could not load the state of the installation: ${message}`,
  installation: 'Installation',
  version: 'Legwork version',
  database: 'Database',
  homes: {
    embedded: (version: string): string => `Embedded in the server (PostgreSQL ${version})`,
    postgresql: (version: string): string => `Your own PostgreSQL ${version}`,
    supabase: (version: string): string => `A Supabase project (PostgreSQL ${version})`,
  },
  size: 'Size',
  megabytes: (count: number): string => `${formatCount(count)} MB`,
  kept: 'Reports and research log are kept',
  noBackups: {
    embedded: 'Legwork has taken no backup yet.',
    postgresql: 'Taken where your PostgreSQL is: Legwork backs up the embedded database only.',
    supabase: 'Taken by Supabase.',
  },
  deliveries:
    'The server sends nothing by itself, so no delivery can wait here: the command line keeps what it could not deliver and tries again.',
  failedSignIns: 'Failed sign-ins',
  lastDay: 'Last 24 hours',
  lastWeek: 'Last 7 days',
  countedBySupabase: 'Supabase records them, under Authentication → Audit logs.',
  audit: 'Audit log',
  auditLead: 'Keep the digest elsewhere: it proves later that no entry up to here was changed.',
  entries: 'Entries',
  range: (first: number, last: number): string => `${formatCount(first)} to ${formatCount(last)}`,
  since: 'Since',
  digest: 'Digest of the newest',
} as const;
