import { CircleAlert } from 'lucide-react';
import type { ReactElement } from 'react';
import { hasNewVersion } from '../../lazy-loading.ts';
import { Button } from '../../ui/button.tsx';
import { MessagePage } from '../../ui/layout/message-page.tsx';
import { appTexts } from '../texts.ts';

/** What replaces a screen that failed, also when a chunk of an older version is gone. */
export function Crashed(): ReactElement {
  const words = hasNewVersion() ? appTexts.newVersion : appTexts.crashed;
  return (
    <MessagePage
      icon={<CircleAlert aria-hidden className="size-5" />}
      title={words.title}
      action={
        <Button variant="primary" onClick={() => globalThis.location.reload()}>
          {appTexts.reload}
        </Button>
      }
    >
      <p>{words.remedy}</p>
    </MessagePage>
  );
}
