import { paths } from '../../paths.ts';

/** The tabs of the admin dashboard (§2). */
export type AdminTab = 'dashboard' | 'users';

const TAB_PARAMETER = 'tab';

/** The address of a tab, so that it can be linked to. */
export function adminTabPath(tab: AdminTab): string {
  return tab === 'dashboard' ? paths.admin : `${paths.admin}?${TAB_PARAMETER}=${tab}`;
}

/** The tab that an address asks for. */
export function adminTabIn(parameters: URLSearchParams): AdminTab {
  return parameters.get(TAB_PARAMETER) === 'users' ? 'users' : 'dashboard';
}
