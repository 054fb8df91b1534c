import { CircleAlert } from 'lucide-react';
import { useEffect, useState, type ReactElement } from 'react';
import { isMissingPart, whyMissing } from '../../missing-parts.ts';
import { Button } from '../../ui/button.tsx';
import { MessagePage } from '../../ui/layout/message-page.tsx';
import { Loading } from '../../ui/spinner.tsx';
import { uiTexts } from '../../ui/texts.ts';
import { appTexts } from '../texts.ts';
import { OfflinePage } from './offline-page.tsx';

/** What replaces a screen that failed. Without a connection that may be one whose code is not there yet, and comes with it. */
export function Crashed(props: {
  readonly error: unknown;
  readonly offlineRemedy?: string;
}): ReactElement {
  const { error, offlineRemedy = appTexts.offline.remedy } = props;
  const [cause, setCause] = useState(() => (isMissingPart(error) ? null : 'other'));
  useEffect(() => {
    if (cause === null) void whyMissing().then(setCause);
  }, [cause]);
  if (cause === null) return <Loading>{uiTexts.loading}</Loading>;
  if (cause === 'no connection') return <ScreenOffline remedy={offlineRemedy} />;
  const words = cause === 'new version' ? appTexts.newVersion : appTexts.crashed;
  return (
    <MessagePage
      icon={<CircleAlert aria-hidden className="size-5" />}
      title={words.title}
      action={
        <Button variant="primary" onClick={reload}>
          {appTexts.reload}
        </Button>
      }
    >
      <p>{words.remedy}</p>
    </MessagePage>
  );
}

function ScreenOffline({ remedy }: { readonly remedy: string }): ReactElement {
  const [hasTried, setHasTried] = useState(false);
  // A part that failed to load once is not requested again until the page is reloaded; without a connection that would end in
  // the browser's own page.
  const retry = async (): Promise<void> => {
    if ((await whyMissing()) === 'no connection') setHasTried(true);
    else reload();
  };
  return (
    <OfflinePage onOnline={reload} onRetry={() => void retry()}>
      <p role="alert">{remedy}</p>
      <output>{hasTried && appTexts.offline.still}</output>
    </OfflinePage>
  );
}

function reload(): void {
  globalThis.location.reload();
}
