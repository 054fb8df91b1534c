import { lazy, Suspense, type ReactElement } from 'react';
import { useLocation } from 'react-router';
import { ManyProspects } from '../../features/many-prospects/many-prospects.tsx';
import { manyTexts } from '../../features/many-prospects/texts.ts';
import { useFreeServices } from '../../features/research/free-services/use-free-services.ts';
import { paths, savedReportPath } from '../../paths.ts';
import { TitledPage } from '../../ui/layout/titled-page.tsx';
import { Loading } from '../../ui/spinner.tsx';
import { uiTexts } from '../../ui/texts.ts';
import { RequiresSessions } from '../sessions/lazy-sessions.tsx';
import { pageTexts } from './texts.ts';

const MeetingsPage = lazy(async () => ({
  default: (await import('./meetings-page.tsx')).MeetingsPage,
}));

/** Lists of prospects (/prospects), and the meetings of one that came from a calendar (/prospects#meetings). */
export function ManyProspectsPage(): ReactElement {
  const { pathname, hash } = useLocation();
  const loading = <Loading>{uiTexts.loading}</Loading>;
  return (
    <RequiresSessions fallback={loading}>
      <Suspense fallback={loading}>
        {pathname + hash === paths.meetings ? <MeetingsPage /> : <Lists />}
      </Suspense>
    </RequiresSessions>
  );
}

function Lists(): ReactElement {
  const { access } = useFreeServices();
  return (
    <TitledPage
      title={manyTexts.title}
      lead={manyTexts.lead}
      back={{ to: paths.dashboard, label: pageTexts.dashboard.back }}
    >
      <ManyProspects reportPath={savedReportPath} isFree={access === 'free services'} />
    </TitledPage>
  );
}
