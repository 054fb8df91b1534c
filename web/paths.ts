/** Every route of the application (§2), and the only place that spells them. */
export const paths = {
  dashboard: '/',
  signIn: '/auth',
  setup: '/setup',
  admin: '/admin',
  settings: '/settings',
  prospects: '/prospects',
  reports: '/reports',
} as const;

/** The address of one saved report. */
export function savedReportPath(id: string): string {
  return `${paths.reports}/${encodeURIComponent(id)}`;
}

/** The state that comes along with a way to the dashboard which ends in the form's first field. */
export const ARRIVE_AT_FORM = 'form';
