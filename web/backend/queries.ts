import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { KeyedServiceName } from '#engine';
import { OFF_SCREEN_KEPT_MS, ROLE_CHECK_MS } from '../timings.ts';
import type { StatisticsWindows } from './accounts.ts';
import type { Backend } from './backend.ts';
import { type EarlierReportQuery, REPORTS_PER_PAGE } from './reports.ts';

/** Where answers are saved on this page: each key holds the one answer it names, or all that begin with it. */
export const queryKeys = {
  role: ['role'],
  ownPassword: ['password'],
  /** Everything about accounts. */
  accounts: ['accounts'],
  accountLists: ['accounts', 'list'],
  audit: ['audit'],
  backups: ['backups'],
  health: ['health'],
  recordOfUse: ['record-of-use'],
  privacySettings: ['privacy-settings'],
  tokens: ['tokens'],
  /** Everything about saved reports. */
  reports: ['reports'],
  reportLists: ['reports', 'list'],
  /** What a service said about its key. */
  verification: (service: KeyedServiceName) => ['verification', service] as const,
  /** What is left at a service after the run that started then, on the page's own clock. */
  creditsLeft: (service: KeyedServiceName, startedAtMs: number | null) =>
    ['credits-left', service, startedAtMs] as const,
} as const;

/** What is asked of the backend. Nothing is asked a second time by itself: the screens offer that. */
export const queries = {
  role: (backend: Backend, userId: string) =>
    queryOptions({
      queryKey: [...queryKeys.role, userId],
      queryFn: async ({ signal }) => (await backend.session()).readRole(userId, signal),
      refetchInterval: ROLE_CHECK_MS,
      retry: false,
      // Offline the role is unknown: wait for the connection rather than fail, or an administrator would be shown as restricted.
      networkMode: 'online',
    }),
  /** `windows` are taken at the moment of asking. */
  statistics: (backend: Backend, windows: () => StatisticsWindows) =>
    queryOptions({
      queryKey: [...queryKeys.accounts, 'statistics'],
      queryFn: async ({ signal }) => (await backend.accounts()).countAccounts(windows(), signal),
      retry: false,
    }),
  backupState: (backend: Backend) =>
    queryOptions({
      queryKey: queryKeys.backups,
      queryFn: async ({ signal }) => (await backend.accounts()).readBackupState(signal),
      retry: false,
    }),
  health: (backend: Backend) =>
    queryOptions({
      queryKey: queryKeys.health,
      queryFn: async ({ signal }) => (await backend.accounts()).readHealth(signal),
      retry: false,
    }),
  privacySettings: (backend: Backend) =>
    queryOptions({
      queryKey: queryKeys.privacySettings,
      queryFn: async ({ signal }) => (await backend.privacy()).privacySettings(signal),
      retry: false,
    }),
  tokens: (backend: Backend) =>
    queryOptions({
      queryKey: queryKeys.tokens,
      queryFn: async ({ signal }) => (await backend.tokens()).listTokens(signal),
      retry: false,
    }),
  reportList: (backend: Backend, search: string) =>
    infiniteQueryOptions({
      queryKey: [...queryKeys.reportLists, search],
      queryFn: async ({ pageParam, signal }) =>
        (await backend.reports()).listReports(
          { search, before: pageParam, limit: REPORTS_PER_PAGE },
          signal,
        ),
      initialPageParam: firstPage(),
      getNextPageParam: (page) =>
        page.length === REPORTS_PER_PAGE ? (page.at(-1)?.savedAt ?? null) : null,
      retry: false,
    }),
  report: (backend: Backend, id: string) =>
    queryOptions({
      queryKey: [...queryKeys.reports, 'one', id],
      async queryFn({ signal }) {
        const library = await backend.reports();
        const [document, shares] = await Promise.all([
          library.readReport(id, signal),
          library.readShares(id, signal),
        ]);
        return { document, shares };
      },
      retry: false,
    }),
  earlierReport: (backend: Backend, query: EarlierReportQuery) =>
    queryOptions({
      queryKey: [...queryKeys.reports, 'before', query],
      queryFn: async ({ signal }) => (await backend.reports()).readEarlierReport(query, signal),
      gcTime: OFF_SCREEN_KEPT_MS,
      retry: false,
    }),
} as const;

function firstPage(): string | null {
  return null;
}
