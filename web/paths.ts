/** Every route of the application (§2), and the only place that spells them. */
export const paths = {
  dashboard: '/',
  signIn: '/auth',
  setup: '/setup',
  admin: '/admin',
  health: '/admin/health',
  settings: '/settings',
  prospects: '/prospects',
  /** The meetings of a list that came from a calendar, with their briefs. */
  meetings: '/prospects#meetings',
  reports: '/reports',
  /** Where the system's share menu leads when Legwork is installed (`web/public/manifest.webmanifest`). */
  share: '/share',
} as const;

/** The address of one saved report. */
export function savedReportPath(id: string): string {
  return `${paths.reports}/${encodeURIComponent(id)}`;
}

/** The same for somebody who is elsewhere. */
export function savedReportAddress(id: string): string {
  return `${globalThis.location.origin}${savedReportPath(id)}`;
}

/** The state that comes along with a way to the dashboard which ends in the form's first field. */
export const ARRIVE_AT_FORM = 'form';

/** What begins the part of an address by which another page hands a prospect over. A fragment is in no log and no referrer. */
export const HAND_OVER = '#research?';

/** The prospect handed over in an address, as its fragment; '' when there is none. It stays while somebody signs in first. */
export function handedOverIn(hash: string): string {
  return hash.startsWith(HAND_OVER) ? hash : '';
}
