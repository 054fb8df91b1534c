import { CircleAlert } from 'lucide-react';
import type { ReactElement } from 'react';
import { texts } from '../../texts.ts';
import { Button } from '../../ui/button.tsx';
import { MessagePage } from '../../ui/message-page.tsx';
import { hasNewVersion } from './new-version.ts';

/** What stands in for a screen that failed, also when a chunk of an older version is gone. */
export function Crashed(): ReactElement {
  const words = hasNewVersion() ? texts.newVersion : texts.crashed;
  return (
    <MessagePage
      icon={<CircleAlert aria-hidden className="size-5" />}
      title={words.title}
      action={
        <Button look="primary" onClick={() => globalThis.location.reload()}>
          {texts.reload}
        </Button>
      }
    >
      <p>{words.remedy}</p>
    </MessagePage>
  );
}
