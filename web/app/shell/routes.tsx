import { Suspense, type ReactElement } from 'react';
import { Navigate, Outlet, Route, Routes, useLocation } from 'react-router';
import { useAuthentication } from '../../backend/authentication.tsx';
import type { Config } from '../../config.ts';
import { SignInPage } from '../../features/sign-in/sign-in-page.tsx';
import { HAND_OVER, handedOverIn, paths } from '../../paths.ts';
import { Loading } from '../../ui/spinner.tsx';
import { uiTexts } from '../../ui/texts.ts';
import { NotFoundPage } from '../pages/not-found-page.tsx';
import { lazyScreen } from './lazy-screen.tsx';
import { useWipeAfterSignOut } from './use-wipe-after-sign-out.ts';
import { WaitingScreen } from './waiting-screen.tsx';

/** The routes and their guards (§2). */
export function AppRoutes({ config }: { readonly config: Config }): ReactElement {
  useWipeAfterSignOut();
  return (
    <Suspense fallback={<WaitingScreen />}>
      <Routes>
        <Route element={<OnlySignedOut />}>
          <Route
            path={paths.signIn}
            element={
              <SignInPage
                isNew={config.isNew}
                singleSignOn={config.singleSignOn}
                onSubmit={() => void preloadDashboard()}
              />
            }
          />
        </Route>
        <Route
          path={paths.setup}
          element={
            <setup.Screen onSubmit={() => void preloadDashboard()} notFound={<NotFoundPage />} />
          }
        />
        <Route element={<OnlySignedIn config={config} />}>
          <Route path={paths.dashboard} element={<dashboard.Screen />} />
          <Route path={paths.prospects} element={<manyProspects.Screen />} />
          <Route path={paths.reports} element={<reports.Screen />} />
          <Route path={`${paths.reports}/:id`} element={<savedReport.Screen />} />
          <Route element={<requireAdmin.Screen />}>
            <Route path={paths.admin} element={<admin.Screen />} />
            <Route path={paths.health} element={<health.Screen />} />
            <Route path={paths.settings} element={<settings.Screen />} />
          </Route>
        </Route>
        <Route path={paths.share} element={<Shared />} />
        <Route path="*" element={<NotFoundPage />} />
      </Routes>
    </Suspense>
  );
}

/** What another application shared goes on as what a page hands over. */
function Shared(): ReactElement {
  const { search } = useLocation();
  return <Navigate to={paths.dashboard + HAND_OVER + search.slice(1)} replace />;
}

/** Loads the first signed-in screen ahead of the session's look-up. Never rejects: showing the screen tries again. */
export async function preloadDashboard(): Promise<void> {
  await Promise.allSettled([signedIn.preload(), dashboard.preload()]);
}

const setup = lazyScreen(
  async () => (await import('../../features/setup/setup-page.tsx')).SetupPage,
);
const signedIn = lazyScreen(async () => (await import('./signed-in.tsx')).SignedIn);
const dashboard = lazyScreen(
  async () => (await import('../pages/dashboard-page.tsx')).DashboardPage,
);
const requireAdmin = lazyScreen(async () => (await import('./require-admin.tsx')).RequireAdmin);
const admin = lazyScreen(
  async () => (await import('../../features/admin/admin-page.tsx')).AdminPage,
);
const health = lazyScreen(
  async () => (await import('../../features/admin/health/health-page.tsx')).HealthPage,
);
const settings = lazyScreen(async () => (await import('../pages/settings-page.tsx')).SettingsPage);

const manyProspects = lazyScreen(
  async () => (await import('../pages/many-prospects-page.tsx')).ManyProspectsPage,
);
const reports = lazyScreen(async () => (await import('../pages/reports-page.tsx')).ReportsPage);
const savedReport = lazyScreen(
  async () => (await import('../pages/saved-report-page.tsx')).SavedReportPage,
);

function OnlySignedOut(): ReactElement {
  const { user, isLoading } = useAuthentication();
  if (isLoading) return <Loading>{uiTexts.loading}</Loading>;
  return user ? <Redirect to={paths.dashboard} /> : <Outlet />;
}

function OnlySignedIn({ config }: { readonly config: Config }): ReactElement {
  const { user, isLoading } = useAuthentication();
  if (isLoading) return <WaitingScreen />;
  if (!user) return <Redirect to={paths.signIn} />;
  // Another account gets a fresh tree: nothing of the former one's screens or cached answers is left.
  return <signedIn.Screen key={user.id} config={config} />;
}

/** Leads on, also when the next address comes before the last step was drawn. A prospect that another page handed over comes along. */
function Redirect({ to }: { readonly to: string }): ReactElement {
  const { pathname, search, hash } = useLocation();
  return <Navigate key={pathname + search + hash} to={to + handedOverIn(hash)} replace />;
}
