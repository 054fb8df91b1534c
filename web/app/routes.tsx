import { lazy, Suspense } from 'react';
import type { ReactElement } from 'react';
import { Navigate, Outlet, Route, Routes } from 'react-router';
import { useAuthentication } from '../backend/authentication.tsx';
import type { Config } from '../config.ts';
import { SignInPage } from '../features/sign-in/sign-in-page.tsx';
import { paths } from '../paths.ts';
import { texts } from '../texts.ts';
import { Loading } from '../ui/loading.tsx';
import { NotFoundPage } from './not-found-page.tsx';

const loadSignedIn = () => import('./signed-in.tsx');
const SignedIn = lazy(async () => ({ default: (await loadSignedIn()).SignedIn }));
const RequireAdmin = lazy(async () => ({
  default: (await import('./require-admin.tsx')).RequireAdmin,
}));
const loadDashboard = () => import('./dashboard-page.tsx');
const DashboardPage = lazy(async () => ({ default: (await loadDashboard()).DashboardPage }));
const AdminPage = lazy(async () => ({ default: (await import('./admin-page.tsx')).AdminPage }));
const SettingsPage = lazy(async () => ({
  default: (await import('./settings-page.tsx')).SettingsPage,
}));

const ManyProspectsPage = lazy(async () => ({
  default: (await import('./many-prospects-page.tsx')).ManyProspectsPage,
}));
const ReportsPage = lazy(async () => ({
  default: (await import('./reports-page.tsx')).ReportsPage,
}));
const SavedReportPage = lazy(async () => ({
  default: (await import('./saved-report-page.tsx')).SavedReportPage,
}));

/** Starts loading the first signed-in screen, so that it doesn't wait for the session to be looked up. */
export function preloadDashboard(): void {
  void loadSignedIn();
  void loadDashboard();
}

/** The routes and their guards (§2). */
export function AppRoutes({ config }: { readonly config: Config }): ReactElement {
  return (
    <Suspense fallback={<Loading>{texts.loading}</Loading>}>
      <Routes>
        <Route element={<OnlySignedOut />}>
          <Route path={paths.signIn} element={<SignInPage onSubmit={preloadDashboard} />} />
        </Route>
        <Route element={<OnlySignedIn config={config} />}>
          <Route path={paths.dashboard} element={<DashboardPage />} />
          <Route path={paths.prospects} element={<ManyProspectsPage />} />
          <Route path={paths.reports} element={<ReportsPage />} />
          <Route path={`${paths.reports}/:id`} element={<SavedReportPage />} />
          <Route element={<RequireAdmin />}>
            <Route path={paths.admin} element={<AdminPage />} />
            <Route path={paths.settings} element={<SettingsPage />} />
          </Route>
        </Route>
        <Route path="*" element={<NotFoundPage />} />
      </Routes>
    </Suspense>
  );
}

function OnlySignedOut(): ReactElement {
  const { user, isLoading } = useAuthentication();
  if (isLoading) return <Loading>{texts.loading}</Loading>;
  return user ? <Navigate to={paths.dashboard} replace /> : <Outlet />;
}

function OnlySignedIn({ config }: { readonly config: Config }): ReactElement {
  const { user, isLoading } = useAuthentication();
  if (isLoading) return <Loading>{texts.loading}</Loading>;
  if (!user) return <Navigate to={paths.signIn} replace />;
  // Another account gets a fresh tree: nothing of the former one's screens or cached answers is left.
  return <SignedIn key={user.id} config={config} />;
}
